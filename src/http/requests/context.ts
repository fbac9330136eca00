import type { FastifyReply, FastifyRequest } from 'fastify';
import type { GenerationRequest } from '../../contract/requests.js';
import { hashRequest } from '../../requests/request-hash.js';
import type { RequestContext } from '../../requests/request-context.js';
import { callerOf } from '../authentication.js';
import type { BaseUrl } from '../base-url.js';
import { goneSignal } from '../gone-signal.js';
import { readPreferences } from './preferences.js';

/** Who asks, and how the answer is wanted, from the headers of a generation. */
export function contextOf(
  wanted: GenerationRequest,
  request: FastifyRequest,
  reply: FastifyReply,
  baseUrl: BaseUrl,
): RequestContext & { readonly respondAsync: boolean } {
  const { keyId, limits } = callerOf(request);
  const { idempotencyKey, ...preferences } = readPreferences(request);
  const path = request.routeOptions.url ?? '';
  return {
    requestId: request.id,
    // An id that the caller chose could be guessed by others.
    ...(request.headers['x-request-id'] === request.id ? {} : { ownId: request.id }),
    keyId,
    limits,
    baseUrl: baseUrl(request),
    signal: goneSignal(reply),
    ...preferences,
    ...(idempotencyKey === undefined
      ? {}
      : { idempotency: { key: idempotencyKey, path, bodyHash: hashRequest(wanted) } }),
  };
}
