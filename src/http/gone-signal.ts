import type { FastifyReply } from 'fastify';
import { ApiError } from '../contract/errors.js';

/** Aborts when the connection closes before the answer is out: nobody is left to draw for. */
export function goneSignal(reply: FastifyReply): AbortSignal {
  const controller = new AbortController();
  reply.raw.once('close', () => {
    if (!reply.raw.writableFinished)
      controller.abort(new ApiError('client_gone', 'The client closed the connection before the answer.'));
  });
  return controller.signal;
}
