import type { FastifyInstance } from 'fastify';
import type { FastifyZodOpenApiSchema } from 'fastify-zod-openapi';
import { z } from 'zod';
import { deliveryListSchema, deliverySchema, webhookSecretSchema, type DeliveryView } from '../../contract/webhooks.js';
import type { Delivery } from '../../records/delivery-store.js';
import type { Keys } from '../../records/keys.js';
import type { WebhookService } from '../../requests/webhooks/webhook-service.js';
import { callerOf, requireKey } from '../authentication.js';
import { ignoreBodies } from '../body/no-body.js';
import { errorResponses } from '../openapi.js';
import { readPageQuery } from '../page-query.js';

export interface WebhookRoutesOptions {
  readonly webhooks: WebhookService;
  readonly keys: Keys;
}

/** What became of webhook messages, sending one again, and the secret that signs them. */
export async function addWebhookRoutes(app: FastifyInstance, { webhooks, keys }: WebhookRoutesOptions): Promise<void> {
  const described = { tags: ['webhooks'], security: [{ apiKey: [] }] };

  app.get(
    '/v1/webhooks/deliveries',
    {
      onRequest: requireKey(keys, 'read', 'generate'),
      schema: {
        operationId: 'list_webhook_deliveries',
        summary: 'List deliveries',
        description: "What was sent to the key's webhooks, newest first, and what the receivers said.",
        querystring: z.object({ limit: z.int().optional(), cursor: z.string().optional() }),
        response: { 200: deliveryListSchema, ...errorResponses(401, 403, 422) },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request) => {
      const query = readPageQuery(request.query as Record<string, unknown>);
      const { deliveries, nextCursor } = await webhooks.list(callerOf(request).keyId, query);
      return { object: 'list', data: deliveries.map(view), next_cursor: nextCursor };
    },
  );

  await app.register(async (scope) => {
    ignoreBodies(scope);
    scope.post<{ Params: { id: string } }>(
      '/v1/webhooks/deliveries/:id/replay',
      {
        onRequest: requireKey(keys, 'generate'),
        schema: {
          operationId: 'replay_webhook_delivery',
          summary: 'Send it again',
          description: 'The same message, now, with the same webhook-id.',
          params: z.object({ id: z.string() }),
          response: { 202: deliverySchema, ...errorResponses(401, 403, 404) },
          ...described,
        } satisfies FastifyZodOpenApiSchema,
      },
      async (request, reply) =>
        reply.code(202).send(view(await webhooks.replay(callerOf(request).keyId, request.params.id))),
    );
  });

  app.get(
    '/v1/webhooks/secret',
    {
      onRequest: requireKey(keys, 'generate'),
      schema: {
        operationId: 'webhook_secret',
        summary: 'Signing secret',
        description: 'Signs the messages of this key; receivers check them with it.',
        response: { 200: webhookSecretSchema, ...errorResponses(401, 403) },
        ...described,
      } satisfies FastifyZodOpenApiSchema,
    },
    async (request, reply) => {
      reply.header('cache-control', 'no-store');
      return { secret: await webhooks.secret(callerOf(request).keyId) };
    },
  );
}

function view(delivery: Delivery): DeliveryView {
  return {
    id: delivery.id,
    request_id: delivery.requestId,
    type: delivery.type as DeliveryView['type'],
    url: delivery.url,
    state: delivery.state,
    created_at: delivery.createdAt,
    attempts: delivery.attempts,
    last_attempt_at: delivery.lastAttemptAt,
    last_status: delivery.lastStatus,
    last_error: delivery.lastError,
    next_attempt_at: delivery.nextAttemptAt,
  };
}
