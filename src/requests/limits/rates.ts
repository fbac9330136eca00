import { RateLimiterMemory, RateLimiterRes, type RateLimiterAbstract } from 'rate-limiter-flexible';

/** How many requests a key may send in a minute. */
export interface Rates {
  /** Counts one more. */
  take(keyId: string, perMinute: number): Promise<Rate>;
}

export interface Rate {
  readonly allowed: boolean;
  readonly limit: number;
  readonly remaining: number;
  readonly resetSeconds: number;
}

/** Counts for one limit; the store behind it is shared by all processes of a fleet. */
export type CreateLimiter = (options: {
  readonly points: number;
  readonly duration: number;
  readonly keyPrefix: string;
}) => RateLimiterAbstract;

const MINUTE_SECONDS = 60;
const MOST_LIMITERS = 1_000;

export function createRates(createLimiter: CreateLimiter = (options) => new RateLimiterMemory(options)): Rates {
  const limiters = new Map<number, RateLimiterAbstract>();
  const limiterOf = (points: number): RateLimiterAbstract => {
    const known = limiters.get(points);
    if (known) return known;
    if (limiters.size >= MOST_LIMITERS) limiters.clear();
    const limiter = createLimiter({ points, duration: MINUTE_SECONDS, keyPrefix: `easel-rate-${points}` });
    limiters.set(points, limiter);
    return limiter;
  };
  return {
    async take(keyId, perMinute) {
      const show = ({ remainingPoints, msBeforeNext }: RateLimiterRes, allowed: boolean): Rate => ({
        allowed,
        limit: perMinute,
        remaining: Math.max(0, remainingPoints),
        resetSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
      });
      try {
        return show(await limiterOf(perMinute).consume(keyId), true);
      } catch (refused) {
        if (refused instanceof RateLimiterRes) return show(refused, false);
        throw refused;
      }
    },
  };
}
