import type { HandedOutJob, JobContext, JobHandler } from '../../queue/queue.js';
import type { DeliveryState, DeliveryStore } from '../../records/delivery-store.js';
import type { RequestStore } from '../../records/request-store.js';
import type { AnswerPorts } from '../answer.js';
import { DELIVERY_SHAPE } from '../settle.js';
import { messageOf } from './message.js';
import { pauseAfter } from './schedule.js';
import type { Send } from './send.js';
import { createSecret, signMessage } from './signature.js';

export interface DeliverPorts extends AnswerPorts {
  readonly deliveries: DeliveryStore;
  readonly requests: RequestStore;
  readonly send: Send;
}

const UNKNOWN_SHAPE_MILLISECONDS = 5_000;
/** The receiver wants no more of this. */
const GONE = 410;

/** Sends webhook messages; one that is not taken is put back for its next attempt, in seconds at first, then hours. */
export function createDeliverer(ports: DeliverPorts): JobHandler {
  const { deliveries, requests, send } = ports;
  return async ({ id, shape }: HandedOutJob, { signal }: JobContext) => {
    if (shape !== DELIVERY_SHAPE) return { putBackMilliseconds: UNKNOWN_SHAPE_MILLISECONDS };
    const delivery = await deliveries.findDelivery(id);
    const settled = delivery && (await requests.find(delivery.requestId));
    if (delivery?.state !== 'pending' || settled === undefined) return 'done';
    const body = await messageOf(delivery, settled, ports);
    const secret = await deliveries.webhookSecret(delivery.keyId, createSecret());
    const signed = signMessage(secret, id, Math.floor(Date.now() / 1000), body);
    const headers = { 'content-type': 'application/json', 'user-agent': 'Easel', ...signed };
    const { status, error } = await send(delivery.url, headers, body, signal);
    const pause = error === null || status === GONE ? undefined : pauseAfter(delivery.attempts + 1);
    const state: DeliveryState = error === null ? 'delivered' : pause === undefined ? 'failed' : 'pending';
    const now = Date.now();
    const nextAttemptAt = pause === undefined ? null : new Date(now + pause).toISOString();
    await deliveries.recordAttempt(id, { at: new Date(now).toISOString(), state, status, error, nextAttemptAt });
    return pause === undefined ? 'done' : { putBackMilliseconds: pause };
  };
}
