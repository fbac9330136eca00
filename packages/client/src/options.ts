import type { RequestStatus } from './request-status.js';

export interface EaselOptions {
  /** `ek_…` */
  readonly apiKey: string;
  /** Where the service is; `http://127.0.0.1:8080` unless told. */
  readonly baseUrl?: string;
  /** How often a call is tried again after a failure that may pass; 2 unless told. */
  readonly maxRetries?: number;
  /** How long one attempt may take; 10 minutes unless told. */
  readonly timeoutMilliseconds?: number;
  readonly fetch?: typeof globalThis.fetch;
}

export interface CallOptions {
  /** Stops waiting, and what is being drawn as well. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>>;
}

/** Told how far it is, and what there is so far as a small picture in a `data:` URL, where the engine shows it. */
export type OnProgress = (status: RequestStatus, preview?: string) => void;

export interface GenerateOptions extends CallOptions {
  /** Called while the picture is drawn. */
  readonly onProgress?: OnProgress;
  /** The same call with the same key is carried out once. Made for you unless given. */
  readonly idempotencyKey?: string;
  /** Cancel the work after this long, wherever it is: `30s`, `5m`. */
  readonly cancelAfter?: string;
}
