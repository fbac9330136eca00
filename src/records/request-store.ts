import type { RequestState } from '../contract/request-status.js';
import type { StoredFile } from '../storage/storage.js';
import type { RequestOutcome } from './outcome.js';

export type SettledState = Extract<RequestState, 'COMPLETED' | 'FAILED' | 'CANCELED'>;

/** A promise that the same call, made twice, is carried out once. */
export interface IdempotencyClaim {
  /** What the caller sent. It belongs to this API key and this path only. */
  readonly key: string;
  readonly path: string;
  /** SHA-256 of the body, hexadecimal. */
  readonly bodyHash: string;
  /** When the key may be used for something else. */
  readonly expiresAt: string;
}

/** A request that was checked and accepted: everything that a worker of any machine needs to carry it out. */
export interface NewRequest {
  /** The service's own, unguessable. */
  readonly id: string;
  /** `X-Request-Id`, which the caller may have chosen. */
  readonly traceId: string;
  readonly keyId: string;
  readonly model: string;
  readonly createdAt: string;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly imageCount: number;
  /** JSON that the worker understands (see `requests/job-input.ts`). */
  readonly input: string;
  /** The face photo, kept in storage until the request settles. */
  readonly photo: StoredFile | null;
  /** From when on the request is canceled by itself. */
  readonly cancelAt: string | null;
  readonly webhookUrl: string | null;
  /** How large the key's share of the workers is, 1 to 100. */
  readonly weight: number;
  readonly idempotency?: IdempotencyClaim;
  /** What its key may have; absent when it may have any number. */
  readonly allowance?: AllowanceLimits | undefined;
  /** When a worker took it up, where that was before this record is written. */
  readonly startedAt?: string;
}

/** A request as it stands. */
export interface StoredRequest {
  readonly id: string;
  readonly traceId: string;
  readonly keyId: string;
  readonly model: string;
  readonly state: RequestState;
  readonly createdAt: string;
  readonly startedAt: string | null;
  readonly finishedAt: string | null;
  readonly prompt: string;
  readonly width: number;
  readonly height: number;
  readonly imageCount: number;
  readonly input: string;
  readonly photo: StoredFile | null;
  readonly cancelAt: string | null;
  readonly webhookUrl: string | null;
  readonly turn: number;
  /** How many workers took it up without putting it back: one that is killed never does. */
  readonly starts: number;
  /** Set as soon as the state is settled. */
  readonly outcome: RequestOutcome | null;
}

/** The idempotency key is taken: by that request, with the same body or another one. */
export interface Claimed {
  readonly existing: StoredRequest;
  readonly sameBody: boolean;
}

export type Acceptance = { readonly accepted: true; readonly turn: number } | ({ readonly accepted: false } & Claimed);

/** How a request ended, with what is counted and what support wants to know. */
export interface Settlement {
  readonly state: SettledState;
  readonly finishedAt: string;
  readonly outcome: RequestOutcome;
  readonly engine: string | null;
  readonly seed: number | null;
  readonly queueSeconds: number | null;
  readonly inferenceSeconds: number | null;
  readonly totalSeconds: number;
  readonly warnings: readonly string[];
  readonly safety: readonly unknown[];
  readonly explanation: readonly unknown[];
  /** What is kept of the request's input from now on, where it is less than was needed to carry it out. */
  readonly input?: string;
}

/** What is left to do after settling. */
export interface Settled {
  readonly photo: StoredFile | null;
  /** The delivery that the queue `webhooks` must carry. */
  readonly deliveryId: string | null;
}

export interface RequestPage {
  readonly keyId: string;
  readonly limit: number;
  readonly state?: RequestState;
  /** Only those older than this one, which comes from the page before. */
  readonly before?: { readonly createdAt: string; readonly id: string };
}

/** What is in front of a request that waits. */
export interface QueuePlace {
  /** Requests. */
  readonly ahead: number;
  /** The pictures that they ask for, and how large those are together. */
  readonly images: number;
  readonly megapixels: number;
}

/** How much a key may have; null where nothing limits it. */
export interface AllowanceLimits {
  /** Waiting and running together. */
  readonly concurrentRequests: number | null;
  readonly imagesPerDay: number | null;
}

/** What a key has, for its limits. */
export interface KeyStanding {
  /** On their way, and the pictures that they ask for. */
  readonly requests: number;
  readonly images: number;
  /** Pictures of the day that are done. */
  readonly drawn: number;
}

/** The first limit that one more request, of so many pictures, would break. */
export function exceededBy(
  { requests, images, drawn }: KeyStanding,
  wanted: number,
  { concurrentRequests, imagesPerDay }: AllowanceLimits,
): keyof AllowanceLimits | undefined {
  if (concurrentRequests !== null && requests + 1 > concurrentRequests) return 'concurrentRequests';
  return imagesPerDay !== null && drawn + images + wanted > imagesPerDay ? 'imagesPerDay' : undefined;
}

/** Why a request was not accepted. */
export class AllowanceExceeded extends Error {
  override readonly name = 'AllowanceExceeded';
  constructor(readonly limit: keyof AllowanceLimits) {
    super(`the key has as much as it may: ${limit}`);
  }
}

/**
 * The truth about requests. Every change of state is a compare-and-set on the record, so that it does not matter how
 * many processes try, how often, or in which order.
 */
export interface RequestStore {
  /**
   * Writes the record and claims the idempotency key, both or neither, and gives the request its turn. Rejects with
   * `AllowanceExceeded` when the key has as much as it may; however many ask at once, in whatever processes.
   */
  accept(request: NewRequest): Promise<Acceptance>;
  /** A worker takes it up, perhaps again. Undefined when it is settled or gone: there is nothing left to do. */
  start(id: string, at: string): Promise<StoredRequest | undefined>;
  /** Back into the line: its worker stops without having finished, and through no fault of the request. */
  putBack(id: string): Promise<void>;
  /** Back into the line: its worker died. */
  returnToLine(id: string): Promise<void>;
  /**
   * Settles it, counts its usage and makes its webhook delivery, in one step. Undefined when somebody else has settled
   * it, or it is gone: nothing was counted.
   */
  settle(id: string, settlement: Settlement): Promise<Settled | undefined>;
  /**
   * Takes an acceptance back in one step, as if it had never been, its idempotency key included. Undefined when somebody
   * has taken the request up or settled it.
   */
  withdraw(id: string): Promise<Pick<Settled, 'photo'> | undefined>;
  find(id: string): Promise<StoredRequest | undefined>;
  /** Which of these are settled or gone. */
  settledAmong(ids: readonly string[]): Promise<readonly string[]>;
  /** Who holds the idempotency key now. */
  findClaim(keyId: string, claim: Omit<IdempotencyClaim, 'expiresAt'>, at: string): Promise<Claimed | undefined>;
  /** The key's own, newest first. */
  list(page: RequestPage): Promise<readonly StoredRequest[]>;
  /** What waits in front of it; undefined when it does not wait. */
  position(id: string): Promise<QueuePlace | undefined>;
  /** What the key has now and has drawn on that day. */
  standing(keyId: string, day: string): Promise<KeyStanding>;
  /** Requests that were accepted before then and are not settled: the queue must know them. */
  listUnsettled(
    acceptedBefore: string,
    limit: number,
  ): Promise<readonly Pick<StoredRequest, 'id' | 'state' | 'turn'>[]>;
  /** Ids of unsettled requests whose time is over. */
  listOverdue(now: string, limit: number): Promise<readonly string[]>;
  /** Forgets a settled request; false when there is none. */
  remove(id: string): Promise<boolean>;
  /** Forgets idempotency keys that have run out; returns how many. */
  forgetIdempotencyKeysBefore(time: string): Promise<number>;
}
