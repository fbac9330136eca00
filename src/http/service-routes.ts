import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { catalogueWithin } from '../contract/catalogue.js';
import type { Limits } from '../contract/limits.js';
import { describeModel, modelsResponseSchema } from '../contract/models.js';
import type { EngineRegistry } from '../engines/registry.js';
import type { Keys } from '../records/keys.js';
import { requireKey } from './authentication.js';
import { errorResponses } from './openapi.js';

export interface ServiceRoutesOptions {
  readonly limits: Limits;
  readonly keys: Keys;
  readonly registry: EngineRegistry;
}

/** What is no generation: the catalogue. */
export function addServiceRoutes(app: FastifyInstance, options: ServiceRoutesOptions): void {
  const { limits, keys, registry } = options;

  app.get(
    '/v1/models',
    {
      onRequest: requireKey(keys, 'read', 'generate'),
      schema: {
        operationId: 'list_models',
        summary: 'List models',
        description: 'The catalogue, with limits, defaults and who draws.',
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
}
