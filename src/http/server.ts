import cors from '@fastify/cors';
import Fastify, { type FastifyInstance } from 'fastify';
import type { Config } from '../config/schema.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { Keys } from '../records/keys.js';
import type { UsageStore } from '../records/usage-store.js';
import type { Rates } from '../limits/rates.js';
import type { RequestService } from '../requests/request-service.js';
import type { WebhookService } from '../requests/webhooks/webhook-service.js';
import type { SignedFiles } from '../storage/signed-files.js';
import type { Storage } from '../storage/storage.js';
import type { Log } from '../telemetry/log.js';
import type { Metrics } from '../telemetry/metrics.js';
import { onAnswerEnd } from './answer-end.js';
import { createBaseUrl } from './base-url.js';
import { closePromptly } from './closing.js';
import { answerClientError, answerConnect, answerErrors, answerExpectation, notFound, sendError } from './errors.js';
import { addFiles } from './files.js';
import { createBodyMemory } from './body/body-memory.js';
import { readJsonBodies } from './body/json-body.js';
import { addMcpRoute } from './mcp.js';
import { addMetricsRoute } from './metrics-route.js';
import { refuseOtherMethods } from './methods.js';
import { describeApi } from './openapi.js';
import { addOpenAiRoutes } from './openai/routes.js';
import { addOperations } from './operations.js';
import { addPlayground } from './playground.js';
import { requestIdOf } from './request-id.js';
import { addRequestRoutes } from './requests/routes.js';
import { addHealthRoutes } from './health-routes.js';
import { logAnswers } from './request-log.js';
import { addSecurityHeaders } from './security-headers.js';
import { addServiceRoutes } from './service-routes.js';
import { watchRequests } from './telemetry.js';
import { addUsageRoutes } from './usage/routes.js';
import { addWebhookRoutes } from './webhooks/routes.js';

export interface ServerOptions {
  readonly config: Config;
  readonly version: string;
  readonly requests: RequestService;
  readonly webhooks: WebhookService;
  readonly usage: UsageStore;
  readonly rates: Rates;
  readonly keys: Keys;
  readonly registry: EngineRegistry;
  readonly storage: Storage;
  readonly signedFiles: SignedFiles;
  /** What the process cannot do without; see `addHealthRoutes`. */
  readonly needs: Readonly<Record<string, () => Promise<void>>>;
  readonly log: Log;
  readonly metrics: Metrics;
}

const REQUEST_ARRIVAL_MILLISECONDS = 60_000;

export async function createServer(options: ServerOptions): Promise<FastifyInstance> {
  const { config, version, log } = options;
  const app = Fastify({
    logger: false,
    genReqId: requestIdOf,
    trustProxy: config.server.trustProxy,
    requestTimeout: REQUEST_ARRIVAL_MILLISECONDS,
    clientErrorHandler: answerClientError,
    frameworkErrors: (error, request, reply) => void sendError(error, request, reply, log),
    // Node would refuse a missing Host with an empty 400 of its own; the base URL copes without one.
    return503OnClosing: false,
    http: { requireHostHeader: false },
    routerOptions: { ignoreTrailingSlash: true, maxParamLength: 200 },
    bodyLimit: config.limits.bodyBytes,
  });
  app.setValidatorCompiler(() => () => true); // the handlers read their bodies themselves, to answer in the one shape
  app.setSerializerCompiler(() => (body) => JSON.stringify(body));
  app.decorateRequest('caller', null);
  answerErrors(app, log);
  const closeBody = readJsonBodies(app, {
    memory: createBodyMemory(config.server.bodyMemoryBytes),
    keptBytes: config.limits.bodyBytes,
  });
  onAnswerEnd(app, [closeBody, watchRequests(app, options.metrics), logAnswers(log)]);
  app.addHook('onRequest', (request, reply, done) => {
    reply.header('x-request-id', request.id);
    done(request.is404 ? notFound(request) : undefined);
  });
  addSecurityHeaders(app);
  closePromptly(app);
  const finishMethods = refuseOtherMethods(app);
  if (config.server.corsOrigins.length > 0) {
    await app.register(cors, {
      origin: config.server.corsOrigins.includes('*') ? '*' : [...config.server.corsOrigins],
      exposedHeaders: [
        'X-Request-Id',
        'X-Engine',
        'X-Ignored-Fields',
        'Retry-After',
        'Location',
        'Preference-Applied',
        'Idempotent-Replayed',
        'RateLimit-Limit',
        'RateLimit-Remaining',
        'RateLimit-Reset',
      ],
    });
  }
  await describeApi(app, version);
  const baseUrl = createBaseUrl(config.server.publicUrl);
  const rate = { rates: options.rates, requestsPerMinute: config.keys.requestsPerMinute ?? null };
  await addOperations(app, { ...options, limits: config.limits, baseUrl, rate });
  await addRequestRoutes(app, { ...options, baseUrl });
  await addWebhookRoutes(app, options);
  addUsageRoutes(app, options);
  await addOpenAiRoutes(app, {
    ...options,
    limits: config.limits,
    aliases: new Map(Object.entries(config.openai.models)),
    baseUrl,
    rate,
  });
  addFiles(app, options);
  addPlayground(app);
  addMcpRoute(app, { keys: options.keys, limits: config.limits, version });
  addServiceRoutes(app, { ...options, limits: config.limits });
  addHealthRoutes(app, options);
  addMetricsRoute(app, options);
  finishMethods();
  app.server.on('checkExpectation', answerExpectation);
  app.server.on('connect', answerConnect);
  await app.ready();
  return app;
}
