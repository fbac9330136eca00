/** What Easel remembers: API keys, requests, usage and webhook deliveries. */
import type { DeliveryStore } from './delivery-store.js';
import type { RequestStore } from './request-store.js';
import type { UsageStore } from './usage-store.js';

export const SCOPES = ['generate', 'read', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

/** What a key may do; null where the service's own limit holds. */
export interface KeyLimits {
  readonly requestsPerMinute: number | null;
  /** Waiting and running together. */
  readonly concurrentRequests: number | null;
  readonly imagesPerDay: number | null;
  /** Its share of the workers beside others, 1 to 100. */
  readonly weight: number | null;
}

export const NO_LIMITS: KeyLimits = {
  requestsPerMinute: null,
  concurrentRequests: null,
  imagesPerDay: null,
  weight: null,
};

export interface KeyRecord {
  readonly id: string;
  readonly name: string;
  /** Hexadecimal SHA-256 of the secret; the secret itself is kept nowhere. */
  readonly hash: string;
  readonly scopes: readonly Scope[];
  /** ISO 8601, as every time here. */
  readonly createdAt: string;
  readonly expiresAt: string | null;
  readonly revokedAt: string | null;
  readonly limits: KeyLimits;
}

/** What support wants to know of a generation, refused ones included. Never holds a face photo, its address or a key. */
export interface RequestRecord {
  /** `X-Request-Id`. */
  readonly requestId: string;
  readonly keyId: string;
  readonly model: string;
  readonly createdAt: string;
  readonly status: number;
  readonly errorCode: string | null;
  readonly engine: string | null;
  readonly prompt: string;
  readonly seed: number | null;
  readonly width: number;
  readonly height: number;
  readonly queueSeconds: number | null;
  readonly inferenceSeconds: number | null;
  readonly totalSeconds: number;
  readonly warnings: readonly string[];
  /** Verdicts of the safety checker: category, score, threshold and model of each. */
  readonly safety: readonly unknown[];
  /** What the engine understood of the prompt, per picture. */
  readonly explanation: readonly unknown[];
}

export interface Records {
  addKey(key: KeyRecord): Promise<void>;
  findKey(id: string): Promise<KeyRecord | undefined>;
  listKeys(): Promise<readonly KeyRecord[]>;
  /** False when there is no such key. Revoking twice keeps the first time. */
  revokeKey(id: string, at: string): Promise<boolean>;
  /** Changes what a key may do; false when there is no such key. */
  limitKey(id: string, limits: KeyLimits): Promise<boolean>;
  /** Accepted requests. */
  readonly requests: RequestStore;
  readonly usage: UsageStore;
  readonly deliveries: DeliveryStore;
  /** One that was refused. Returns at once; the record is written soon, in a batch. */
  addRefused(request: RequestRecord): void;
  /** The newest record of an `X-Request-Id`. */
  findRequest(requestId: string): Promise<RequestRecord | undefined>;
  /** Deletes records made before then, but for those on their way, and what belongs to them; returns how many. */
  forgetRequestsBefore(time: string): Promise<number>;
  /** The secret of that name that all processes share; the candidate becomes it when there is none yet. */
  keepSecret(name: string, candidate: string): Promise<string>;
  /** Writes what waits. */
  flush(): Promise<void>;
  /** Rejects when nothing can be written now. */
  check(): Promise<void>;
  close(): Promise<void>;
}
