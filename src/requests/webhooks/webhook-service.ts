import { ApiError } from '../../contract/errors.js';
import type { Queue } from '../../queue/queue.js';
import type { Delivery, DeliveryStore } from '../../records/delivery-store.js';
import { readCursor, writeCursor } from '../cursor.js';
import { DELIVERY_SHAPE } from '../settle.js';
import { createSecret } from './signature.js';

/** What a key may see and do of its webhooks. */
export interface WebhookService {
  secret(keyId: string): Promise<string>;
  list(
    keyId: string,
    options: { readonly limit: number; readonly cursor?: string | undefined },
  ): Promise<{ readonly deliveries: readonly Delivery[]; readonly nextCursor: string | null }>;
  /** Sends it again, now. */
  replay(keyId: string, id: string): Promise<Delivery>;
}

export interface WebhookServicePorts {
  readonly deliveries: DeliveryStore;
  readonly webhookQueue: Queue;
}

export function createWebhookService({ deliveries, webhookQueue }: WebhookServicePorts): WebhookService {
  const owned = async (keyId: string, id: string): Promise<Delivery> => {
    const delivery = await deliveries.findDelivery(id);
    if (delivery?.keyId === keyId) return delivery;
    throw new ApiError('unknown_delivery', 'There is no such delivery, or it belongs to another key.');
  };
  return {
    secret: (keyId) => deliveries.webhookSecret(keyId, createSecret()),
    async list(keyId, { limit, cursor }) {
      const before = cursor === undefined ? undefined : readCursor(cursor);
      const found = await deliveries.listDeliveries({ keyId, limit, ...(before ? { before } : {}) });
      const last = found.at(-1);
      return { deliveries: found, nextCursor: last && found.length === limit ? writeCursor(last) : null };
    },
    async replay(keyId, id) {
      await owned(keyId, id);
      await deliveries.replayDelivery(id, new Date().toISOString());
      // One that waits for its next attempt would wait on.
      await webhookQueue.cancel(id);
      await webhookQueue.add({ id, shape: DELIVERY_SHAPE, turn: 0 });
      return owned(keyId, id);
    },
  };
}
