import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.js';
import type { Rates } from '../limits/rates.js';
import { callerOf } from './authentication.js';

export interface RateLimitOptions {
  readonly rates: Rates;
  /** For keys that have no rate of their own. */
  readonly requestsPerMinute: number | null;
}

/** A hook that counts a key's generations and refuses those beyond its rate. It runs after the key was recognised. */
export function limitRate({ rates, requestsPerMinute }: RateLimitOptions) {
  return async (request: FastifyRequest, reply: FastifyReply): Promise<void> => {
    const { keyId, limits } = callerOf(request);
    const perMinute = limits.requestsPerMinute ?? requestsPerMinute;
    if (perMinute === null) return;
    const { allowed, limit, remaining, resetSeconds } = await rates.take(keyId, perMinute);
    reply.headers({
      'ratelimit-limit': String(limit),
      'ratelimit-remaining': String(remaining),
      'ratelimit-reset': String(resetSeconds),
    });
    if (allowed) return;
    const message = `This key may ask for ${limit} generations a minute; try again in ${resetSeconds} seconds.`;
    throw new ApiError('rate_limited', message, { retryAfter: resetSeconds });
  };
}
