import { ApiError, showReceived } from '../contract/errors.js';

const DEFAULT_LIMIT = 20;
const HIGHEST_LIMIT = 100;

export interface PageQuery {
  readonly limit: number;
  readonly cursor?: string;
}

/** `limit` and `cursor`, as every list takes them. */
export function readPageQuery({ limit, cursor }: Readonly<Record<string, unknown>>): PageQuery {
  const wanted =
    limit === undefined
      ? DEFAULT_LIMIT
      : typeof limit === 'string' && /^\d{1,4}$/.test(limit)
        ? Number(limit)
        : Number.NaN;
  if (!(wanted >= 1 && wanted <= HIGHEST_LIMIT))
    throw refuseQuery('limit', `must be a whole number from 1 to ${HIGHEST_LIMIT}`, limit);
  if (cursor === undefined) return { limit: wanted };
  if (typeof cursor !== 'string') throw refuseQuery('cursor', 'must be given once', cursor);
  return { limit: wanted, cursor };
}

export function refuseQuery(name: string, rule: string, received: unknown): ApiError {
  return new ApiError('invalid_header', `${name} ${rule}; received ${showReceived(received)}.`, { param: name });
}
