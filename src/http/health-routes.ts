import { setTimeout as delay } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import { ApiError } from '../contract/errors.js';
import type { EngineRegistry } from '../engines/registry.js';
import { isOutage } from '../outage/outage.js';
import { storageFault } from '../storage/storage-failure.js';
import { errorResponses } from './openapi.js';

export interface HealthRoutesOptions {
  readonly registry: EngineRegistry;
  /** What the process cannot do without, by what cannot be done without it; each rejects when it is out of reach. */
  readonly needs: Readonly<Record<string, () => Promise<void>>>;
  readonly version: string;
}

const PATIENCE_MILLISECONDS = 3_000;

export const healthSchema = z
  .object({ status: z.literal('ok'), version: z.string(), uptime_seconds: z.number() })
  .meta({ id: 'Health' });

export const readySchema = z
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
        summary: 'Health',
        description: 'Whether the process is alive.',
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
        summary: 'Readiness',
        description: 'Whether an engine can draw and pictures can be stored.',
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
      const failures = await failuresOf(needs);
      if (failures.length > 0) {
        const message = failures.map(({ text }) => text).join(' ');
        throw new ApiError('not_ready', message, { retryAfter: 5, cause: failures[0]?.cause });
      }
      return { status: 'ready', engines };
    },
  );
}

interface Failure {
  readonly text: string;
  readonly cause: unknown;
}

/** Asks all of them at once. Who asks whether a process is ready has little patience: silence is an answer too. */
async function failuresOf(needs: HealthRoutesOptions['needs']): Promise<Failure[]> {
  const found = await Promise.all(
    Object.entries(needs).map(async ([failure, check]): Promise<Failure | undefined> => {
      const silence = new AbortController();
      try {
        const patience = delay(PATIENCE_MILLISECONDS, undefined, { signal: silence.signal, ref: false });
        const outcome = await Promise.race([check().then(() => 'well' as const), patience]);
        if (outcome === 'well') return undefined;
        const reason = `no answer within ${PATIENCE_MILLISECONDS / 1000} seconds`;
        return { text: because(failure, reason), cause: new Error(reason) };
      } catch (error) {
        return { text: because(failure, reasonOf(error)), cause: error };
      } finally {
        silence.abort();
      }
    }),
  );
  return found.filter((one) => one !== undefined);
}

const because = (failure: string, reason: string | undefined): string =>
  reason === undefined ? failure : `${failure.replace(/\.$/, '')}: ${reason}.`;

function reasonOf(error: unknown): string | undefined {
  if (ApiError.isInstance(error) && isOutage(error)) return 'the server does not answer';
  return storageFault(error);
}
