import type { KeyLimits } from '../records/records.js';
import type { IdempotencyClaim } from '../records/request-store.js';

/** Who asks, from where, and how the answer is wanted. */
export interface RequestContext {
  /** `X-Request-Id`. */
  readonly requestId: string;
  /** The id to give to the request, where it is as unguessable as one of the service's own; else a new one is made. */
  readonly ownId?: string;
  readonly keyId: string;
  /** What the key may do, where it differs from the service's own limits. */
  readonly limits?: KeyLimits;
  /** Where the caller reaches the service: scheme and host, perhaps a path, no slash at the end. */
  readonly baseUrl: string;
  /** Aborts when the caller has gone. */
  readonly signal: AbortSignal;
  readonly idempotency?: Omit<IdempotencyClaim, 'expiresAt'>;
  /** How long somebody waits for the answer; absent when nobody does. */
  readonly deadlineSeconds?: number;
  readonly cancelAfterSeconds?: number;
  readonly webhookUrl?: string;
}
