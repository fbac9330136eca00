import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import { ApiError } from '../contract/errors.js';
import type { EngineRegistry } from '../engines/registry.js';
import { storageFault } from '../storage/storage-failure.js';
import { errorResponses } from './openapi.js';

export interface HealthRoutesOptions {
  readonly registry: EngineRegistry;
  /** What the process cannot do without, by what cannot be done without it; each rejects when it is out of reach. */
  readonly needs: Readonly<Record<string, () => Promise<void>>>;
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

/** Whether the process is alive and able: what load balancers and orchestrators ask, of every role. */
export function addHealthRoutes(app: FastifyInstance, { registry, needs, version }: HealthRoutesOptions): void {
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
      for (const [failure, check] of Object.entries(needs)) {
        try {
          await check();
        } catch (error) {
          const reason = storageFault(error);
          const message = reason === undefined ? failure : `${failure.replace(/\.$/, '')}: ${reason}.`;
          throw new ApiError('not_ready', message, { retryAfter: 5, cause: error });
        }
      }
      return { status: 'ready', engines };
    },
  );
}
