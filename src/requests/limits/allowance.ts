import { ApiError } from '../../contract/errors.js';
import type { KeyLimits } from '../../records/records.js';
import type { RequestStore } from '../../records/request-store.js';
import type { UsageStore } from '../../records/usage-store.js';

/** How much a key may have on its way at once, and may draw in a day. */
export interface Allowance {
  /** Throws when the key may not ask for so many more pictures now; else counts them until the record does. */
  take(keyId: string, limits: KeyLimits | undefined, images: number): Promise<() => void>;
}

export interface AllowancePorts {
  readonly requests: RequestStore;
  readonly usage: UsageStore;
  /** What holds for keys that have no limits of their own. */
  readonly defaults: Pick<KeyLimits, 'concurrentRequests' | 'imagesPerDay'>;
}

const DAY_MILLISECONDS = 86_400_000;

export function createAllowance({ requests, usage, defaults }: AllowancePorts): Allowance {
  /** Those that were let through and are not yet in the records. */
  const coming = new Map<string, { requests: number; images: number }>();

  const count = (keyId: string, by: number, images: number): void => {
    const { requests: already = 0, images: before = 0 } = coming.get(keyId) ?? {};
    if (already + by === 0) coming.delete(keyId);
    else coming.set(keyId, { requests: already + by, images: before + by * images });
  };

  return {
    async take(keyId, limits, images) {
      const concurrentRequests = limits?.concurrentRequests ?? defaults.concurrentRequests;
      const imagesPerDay = limits?.imagesPerDay ?? defaults.imagesPerDay;
      if (concurrentRequests === null && imagesPerDay === null) return () => undefined;
      // Counted before asking, so that many who ask at once see each other.
      count(keyId, 1, images);
      let held = true;
      const leave = (): void => {
        if (held) count(keyId, -1, images);
        held = false;
      };
      try {
        const stored = await requests.inFlight(keyId);
        const here = coming.get(keyId) ?? { requests: 0, images: 0 };
        if (concurrentRequests !== null && stored.requests + here.requests > concurrentRequests)
          throw tooMany(concurrentRequests);
        if (imagesPerDay !== null) {
          const today = new Date().toISOString().slice(0, 10);
          const rows = await usage.listUsage({ from: today, to: today, keyId });
          const drawn = rows.reduce((sum, row) => sum + row.images, 0);
          if (drawn + stored.images + here.images > imagesPerDay) throw spent(imagesPerDay);
        }
        return leave;
      } catch (error) {
        leave();
        throw error;
      }
    },
  };
}

function tooMany(limit: number): ApiError {
  const message = `This key may have ${limit} requests on their way at once; wait until one has ended.`;
  return new ApiError('concurrency_exceeded', message, { retryAfter: 1 });
}

function spent(limit: number): ApiError {
  const message = `The quota of this key, ${limit} pictures a day, is spent; the next day begins at 00:00 UTC.`;
  const retryAfter = (DAY_MILLISECONDS - (Date.now() % DAY_MILLISECONDS)) / 1000;
  return new ApiError('quota_exceeded', message, { retryAfter });
}
