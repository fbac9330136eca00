import Fastify, { type FastifyInstance } from 'fastify';
import type { Log } from '../telemetry/log.js';
import type { Metrics } from '../telemetry/metrics.js';
import { answerClientError, answerErrors, notFound, sendError } from './errors.js';
import { addHealthRoutes, type HealthRoutesOptions } from './health-routes.js';
import { requestIdOf } from './request-id.js';
import { onAnswerEnd } from './answer-end.js';
import { logAnswers } from './request-log.js';
import { watchRequests } from './telemetry.js';

export interface WorkerServerOptions extends HealthRoutesOptions {
  readonly log: Log;
  readonly metrics: Metrics;
}

/** The server of a process that only draws: it says how it is, and nothing else. */
export async function createWorkerServer(options: WorkerServerOptions): Promise<FastifyInstance> {
  const { log } = options;
  const app = Fastify({
    logger: false,
    genReqId: requestIdOf,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, log),
    return503OnClosing: false,
  });
  app.setValidatorCompiler(() => () => true);
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  answerErrors(app, log);
  onAnswerEnd(app, [watchRequests(app, options.metrics), logAnswers(log)]);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done(request.is404 ? notFound(request) : undefined);
  });
  addHealthRoutes(app, options);
  await app.ready();
  return app;
}
