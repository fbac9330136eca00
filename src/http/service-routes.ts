import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import { catalogueWithin } from '../contract/catalogue.js';
import { ApiError } from '../contract/errors.js';
import type { Limits } from '../contract/limits.js';
import { describeModel, modelsResponseSchema } from '../contract/models.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { Keys } from '../records/keys.js';
import type { Storage } from '../storage/storage.js';
import { requireKey } from './authentication.js';
import { errorResponses } from './openapi.js';

export interface ServiceRoutesOptions {
  readonly limits: Limits;
  readonly keys: Keys;
  readonly registry: EngineRegistry;
  readonly storage: Storage;
  readonly version: string;
}

const healthSchema = z
  .object({ status: z.literal('ok'), version: z.string(), uptime_seconds: z.number() })
  .meta({ id: 'Health' });

const readySchema = z
  .object({
    status: z.literal('ready'),
    engines: z.array(z.object({ id: z.string(), version: z.string(), ok: z.boolean(), detail: z.string() })),
  })
  .meta({ id: 'Ready' });

/** What is no generation: the catalogue, and whether the service is alive and able. */
export function addServiceRoutes(app: FastifyInstance, options: ServiceRoutesOptions): void {
  const { limits, keys, registry, storage, version } = options;

  app.get(
    '/v1/models',
    {
      onRequest: requireKey(keys, 'read', 'generate'),
      schema: {
        operationId: 'list_models',
        summary: 'The catalogue, with limits and defaults',
        tags: ['service'],
        security: [{ apiKey: [] }],
        response: { 200: modelsResponseSchema, ...errorResponses(401, 403) },
      } satisfies FastifyZodOpenApiSchema,
    },
    () => ({
      object: 'list',
      data: catalogueWithin(limits).map((row) => {
        const engines = registry.route(row.model).map((engine) => engine.id);
        return describeModel(row, limits, engines);
      }),
    }),
  );

  app.get(
    '/health',
    {
      schema: {
        operationId: 'health',
        summary: 'Alive',
        tags: ['service'],
        response: { 200: healthSchema },
      } satisfies FastifyZodOpenApiSchema,
    },
    () => ({ status: 'ok', version, uptime_seconds: Math.round(process.uptime()) }),
  );

  app.get(
    '/ready',
    {
      schema: {
        operationId: 'ready',
        summary: 'Able to render and to store',
        tags: ['service'],
        response: { 200: readySchema, ...errorResponses(503) },
      } satisfies FastifyZodOpenApiSchema,
    },
    async () => {
      const engines = await registry.health();
      if (!engines.some((engine) => engine.ok)) {
        const reasons = engines.map(({ id, detail }) => `${id}: ${detail}`).join('; ');
        throw new ApiError('not_ready', `No engine can render (${reasons || 'none is configured'}).`, {
          retryAfter: 5,
        });
      }
      try {
        await storage.check();
      } catch (error) {
        throw new ApiError('not_ready', 'Pictures cannot be stored.', { retryAfter: 5, cause: error });
      }
      return { status: 'ready', engines };
    },
  );
}
