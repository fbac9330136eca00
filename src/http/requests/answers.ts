import type { FastifyReply } from 'fastify';
import { toResponse } from '../../contract/responses.js';
import { REPLAYED, type Answered, type Submitted } from '../../requests/request-service.js';

/** The answer of a synchronous call. */
export function sendAnswer(reply: FastifyReply, { result, replayed }: Answered): unknown {
  reply.header('x-engine', result.engine);
  if (replayed) reply.headers(REPLAYED);
  return toResponse(result);
}

/** The answer of an asynchronous call: where to ask. */
export function sendAccepted(reply: FastifyReply, { status, replayed }: Submitted): unknown {
  reply.code(202).headers({ 'preference-applied': 'respond-async', location: status.status_url });
  if (replayed) reply.headers(REPLAYED);
  const { request_id, queue_position } = status;
  const { status_url, response_url, cancel_url, events_url } = status;
  return { request_id, status: status.status, queue_position, status_url, response_url, cancel_url, events_url };
}
