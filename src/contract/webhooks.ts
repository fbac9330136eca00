import { z } from 'zod';

const time = z.string().meta({ format: 'date-time' });

/** What a receiver is sent, and whether it took it. */
export const deliverySchema = z
  .object({
    id: z.string().meta({ description: '`webhook-id`: the same in every attempt.' }),
    request_id: z.string(),
    type: z.enum(['request.completed', 'request.failed', 'request.canceled']),
    url: z.string(),
    state: z.enum(['pending', 'delivered', 'failed']),
    created_at: time,
    attempts: z.int(),
    last_attempt_at: time.nullable(),
    last_status: z.int().nullable().meta({ description: 'What the receiver answered last.' }),
    last_error: z.string().nullable(),
    next_attempt_at: time.nullable(),
  })
  .meta({ id: 'WebhookDelivery' });

export type DeliveryView = z.output<typeof deliverySchema>;

export const deliveryListSchema = z
  .object({ object: z.literal('list'), data: z.array(deliverySchema), next_cursor: z.string().nullable() })
  .meta({ id: 'WebhookDeliveryList', description: "The key's own deliveries, newest first." });

export const webhookSecretSchema = z
  .object({ secret: z.string().meta({ description: 'Begins with `whsec_`; signs what this key is sent.' }) })
  .meta({ id: 'WebhookSecret' });
