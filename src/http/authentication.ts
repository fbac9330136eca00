import type { FastifyReply, FastifyRequest } from 'fastify';
import { ApiError } from '../contract/errors.js';
import type { Caller, Keys } from '../records/keys.js';
import type { Scope } from '../records/records.js';

declare module 'fastify' {
  interface FastifyRequest {
    caller: Caller | null;
  }
}

const CHALLENGE = { 'www-authenticate': 'Bearer realm="easel"' };

/** A hook that lets only keys through that have one of the scopes. It runs before the body is read. */
export function requireKey(keys: Keys, ...scopes: readonly Scope[]) {
  return async (request: FastifyRequest, _reply: FastifyReply): Promise<void> => {
    const header = request.headers.authorization;
    if (header === undefined || header === '') {
      throw new ApiError('missing_key', 'Send your API key as "Authorization: Bearer <API_KEY>".', {
        headers: CHALLENGE,
      });
    }
    const key = /^(?:Bearer|Key) +(\S{1,512}) *$/i.exec(header)?.[1];
    const caller = key === undefined ? undefined : await keys.recognise(key);
    if (caller === undefined) {
      throw new ApiError('invalid_key', 'The API key is unknown, revoked or expired.', {
        headers: { 'www-authenticate': `${CHALLENGE['www-authenticate']}, error="invalid_token"` },
      });
    }
    if (!caller.scopes.includes('admin') && !scopes.some((scope) => caller.scopes.includes(scope))) {
      throw new ApiError('missing_scope', `The API key lacks the scope ${scopes.join(' or ')}.`);
    }
    request.caller = caller;
  };
}

export function callerOf(request: FastifyRequest): Caller {
  if (request.caller === null) throw new Error('the route has no key check');
  return request.caller;
}
