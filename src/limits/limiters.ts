import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import {
  RateLimiterMemory,
  RateLimiterPostgres,
  RateLimiterRedis,
  type RateLimiterAbstract,
  type RateLimiterRes,
} from 'rate-limiter-flexible';

/** Beyond what anybody sends in a minute: limiters count, and never refuse. */
const WINDOW = { points: 2 ** 31 - 1, duration: 60 } as const;
/** The braces keep it beside the queue's keys on a Redis cluster. */
const REDIS_PREFIX = '{easel}:rate';
const POSTGRES_TABLE = 'rate_limits';

/** For a process that is alone. */
export function createMemoryLimiter(): RateLimiterAbstract {
  return new RateLimiterMemory(WINDOW);
}

/**
 * For processes that share a Redis. While it is away each process counts for itself: callers are neither refused nor
 * let through without limit, and a key may send its rate to every process. `onOutage` is told of every such count.
 */
export function createRedisLimiter(client: Redis, onOutage: () => void): RateLimiterAbstract {
  return new RateLimiterRedis({
    ...WINDOW,
    storeClient: client,
    keyPrefix: REDIS_PREFIX,
    rejectIfRedisNotReady: true,
    insuranceLimiter: new Insurance(onOutage),
  });
}

/** The same for processes that share a PostgreSQL. Makes its table where there is none. */
export function createPostgresLimiter(pool: Pool, onOutage: () => void): Promise<RateLimiterAbstract> {
  return new Promise((resolve, reject) => {
    const limiter: RateLimiterAbstract = new RateLimiterPostgres(
      {
        ...WINDOW,
        storeClient: pool,
        storeType: 'pool',
        keyPrefix: 'rate',
        tableName: POSTGRES_TABLE,
        insuranceLimiter: new Insurance(onOutage),
      },
      (error?: Error) => (error ? reject(error) : resolve(limiter)),
    );
  });
}

/** Counts in memory, and tells that it had to. */
class Insurance extends RateLimiterMemory {
  constructor(private readonly onOutage: () => void) {
    super(WINDOW);
  }

  override consume(key: string | number, points?: number): Promise<RateLimiterRes> {
    this.onOutage();
    return super.consume(key, points);
  }
}
