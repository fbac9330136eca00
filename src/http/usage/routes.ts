import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import { usageSchema } from '../../contract/usage.js';
import type { Keys } from '../../records/keys.js';
import type { UsageStore } from '../../records/usage-store.js';
import { readUsageRange } from '../../requests/usage-range.js';
import { callerOf, requireKey } from '../authentication.js';
import { errorResponses } from '../openapi.js';

export interface UsageRoutesOptions {
  readonly usage: UsageStore;
  readonly keys: Keys;
}

/** What a key used. */
export function addUsageRoutes(app: FastifyInstance, { usage, keys }: UsageRoutesOptions): void {
  const day = z.string().optional().meta({ format: 'date', description: 'Inclusive, in UTC.' });
  app.get(
    '/v1/usage',
    {
      onRequest: requireKey(keys, 'read', 'generate'),
      schema: {
        operationId: 'usage',
        summary: 'Usage',
        description: 'What the key used, per day and model. Without `from` and `to`, the last 30 days.',
        tags: ['usage'],
        security: [{ apiKey: [] }],
        querystring: z.object({ from: day, to: day }),
        response: { 200: usageSchema, ...errorResponses(401, 403, 422) },
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request) => {
      const range = readUsageRange(request.query as Record<string, unknown>);
      const rows = await usage.listUsage({ ...range, keyId: callerOf(request).keyId });
      return { object: 'list', ...range, data: rows.map(({ keyId: _keyId, ...row }) => row) };
    },
  );
}
