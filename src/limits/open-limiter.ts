import type { Redis } from 'ioredis';
import type { Pool } from 'pg';
import type { RateLimiterAbstract } from 'rate-limiter-flexible';
import type { Log } from '../telemetry/log.js';
import { createMemoryLimiter, createPostgresLimiter, createRedisLimiter } from './limiters.js';

export interface SharedServers {
  readonly redis?: Redis | undefined;
  readonly postgres?: Pool | undefined;
}

const TELL_AGAIN_MILLISECONDS = 60_000;

/** Where the processes of a fleet count together: in its Redis, else in its PostgreSQL; a single process in memory. */
export async function openLimiter({ redis, postgres }: SharedServers, log: Log): Promise<RateLimiterAbstract> {
  let told = -Infinity;
  const onOutage = (): void => {
    const now = performance.now();
    if (now - told < TELL_AGAIN_MILLISECONDS) return;
    told = now;
    log.warn('rates are counted by each process for itself: the server that they share does not answer');
  };
  if (redis) return createRedisLimiter(redis, onOutage);
  return postgres ? createPostgresLimiter(postgres, onOutage) : createMemoryLimiter();
}
