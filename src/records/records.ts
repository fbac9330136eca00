/** What Easel remembers: API keys and one record per request. */

export const SCOPES = ['generate', 'read', 'admin'] as const;
export type Scope = (typeof SCOPES)[number];

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
}

/** What happened to one generation. Never holds a face photo, its address or a key. */
export interface RequestRecord {
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
  /** Returns at once; the record is written soon, in a batch. */
  addRequest(request: RequestRecord): void;
  /** The newest record of a request id. */
  findRequest(requestId: string): Promise<RequestRecord | undefined>;
  /** Deletes records made before then; returns how many. */
  forgetRequestsBefore(time: string): Promise<number>;
  /** Writes what waits. */
  flush(): Promise<void>;
  close(): Promise<void>;
}
