import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_TABLE } from '../contract/errors.js';

/** Told once of every request, when its answer is out or its caller has gone. */
export type AnswerEnd = (request: FastifyRequest, reply: FastifyReply, status: number) => void;

/** One listener per answer for everybody who wants to know of its end. */
export function onAnswerEnd(app: FastifyInstance, ends: readonly AnswerEnd[]): void {
  app.addHook('onRequest', (request, reply, done) => {
    reply.raw.once('close', () => {
      const status = reply.raw.writableFinished ? reply.statusCode : ERROR_TABLE.client_gone.status;
      for (const end of ends) end(request, reply, status);
    });
    done();
  });
}
