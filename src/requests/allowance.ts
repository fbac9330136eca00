import { ApiError } from '../contract/errors.js';
import type { KeyLimits } from '../records/records.js';
import { AllowanceExceeded, exceededBy, type AllowanceLimits, type RequestStore } from '../records/request-store.js';

/** How much a key may have on its way at once, and may draw in a day. */
export interface Allowance {
  /** What holds for a key; undefined when it may do as it likes. */
  of(limits: KeyLimits | undefined): AllowanceLimits | undefined;
  /**
   * Throws when the key may not ask for so many more pictures now: before any work is done for it. What decides is the
   * same question inside `RequestStore.accept`, where no two processes can ask it at once.
   */
  check(keyId: string, limits: AllowanceLimits | undefined, images: number): Promise<void>;
}

export interface AllowancePorts {
  readonly requests: RequestStore;
  /** What holds for keys that have no limits of their own. */
  readonly defaults: AllowanceLimits;
}

const DAY_MILLISECONDS = 86_400_000;

export function createAllowance({ requests, defaults }: AllowancePorts): Allowance {
  return {
    of(limits) {
      const concurrentRequests = limits?.concurrentRequests ?? defaults.concurrentRequests;
      const imagesPerDay = limits?.imagesPerDay ?? defaults.imagesPerDay;
      return concurrentRequests === null && imagesPerDay === null ? undefined : { concurrentRequests, imagesPerDay };
    },
    async check(keyId, limits, images) {
      if (limits === undefined) return;
      const today = new Date().toISOString().slice(0, 10);
      const exceeded = exceededBy(await requests.standing(keyId, today), images, limits);
      if (exceeded) throw refusal(exceeded, limits);
    },
  };
}

/** The store's refusal as the error of the wire; any other error as it is. */
export function explainRefusal(error: unknown, limits: AllowanceLimits | undefined): unknown {
  return error instanceof AllowanceExceeded && limits ? refusal(error.limit, limits) : error;
}

function refusal(exceeded: AllowanceExceeded['limit'], limits: AllowanceLimits): ApiError {
  if (exceeded === 'concurrentRequests') {
    const message = `This key may have ${limits.concurrentRequests} requests on their way at once; wait until one has ended.`;
    return new ApiError('concurrency_exceeded', message, { retryAfter: 1 });
  }
  const message = `The quota of this key, ${limits.imagesPerDay} pictures a day, is spent; the next day begins at 00:00 UTC.`;
  const retryAfter = (DAY_MILLISECONDS - (Date.now() % DAY_MILLISECONDS)) / 1000;
  return new ApiError('quota_exceeded', message, { retryAfter });
}
