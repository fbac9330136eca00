import type { RateLimiterAbstract } from 'rate-limiter-flexible';

/** How many requests a key may send in a minute. */
export interface Rates {
  /** Counts one more. Never rejects because a server is away: see `limiters.ts`. */
  take(keyId: string, perMinute: number): Promise<Rate>;
}

export interface Rate {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/**
 * The limiter only counts, in windows of a minute that begin with a key's first request; what the count means is
 * decided here. So one limiter serves keys of any limit, and a limit that is changed holds at once.
 */
export function createRates(limiter: Pick<RateLimiterAbstract, 'consume'>): Rates {
  return {
    async take(keyId, perMinute) {
      const { consumedPoints, msBeforeNext } = await limiter.consume(keyId);
      return {
        allowed: consumedPoints <= perMinute,
        limit: perMinute,
        remaining: Math.max(0, perMinute - consumedPoints),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      };
    },
  };
}
