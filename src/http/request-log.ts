import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { ERROR_TABLE } from '../contract/errors.js';
import type { Log } from '../telemetry/log.js';

/** One line per request, with the route instead of the address: addresses of pictures carry their permission. */
export function logRequests(app: FastifyInstance, log: Log): void {
  const write = (request: FastifyRequest, reply: FastifyReply, status: number): void => {
    log.info(
      {
        requestId: request.id,
        method: request.method,
        path: request.routeOptions.url ?? null,
        status,
        milliseconds: Math.round(reply.elapsedTime * 10) / 10,
        keyId: request.caller?.keyId,
      },
      'request',
    );
  };
  app.addHook('onRequest', async (request, reply) => {
    reply.raw.once('close', () => {
      if (!reply.raw.writableFinished) write(request, reply, ERROR_TABLE.client_gone.status);
    });
  });
  app.addHook('onResponse', async (request, reply) => write(request, reply, reply.statusCode));
}
