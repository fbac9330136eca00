import { ApiError } from '../contract/errors.js';
import type { Queue } from '../queue/queue.js';
import type { RequestOutcome } from '../records/outcome.js';
import type { RequestStore, Settlement, StoredRequest } from '../records/request-store.js';
import { storageFailure } from '../storage/storage-failure.js';
import type { Storage } from '../storage/storage.js';
import type { Log } from '../telemetry/log.js';
import type { PromptPrivacy } from './prompt-privacy.js';
import type { Settlements } from './settlements.js';

export interface SettlePorts {
  readonly requests: RequestStore;
  readonly storage: Storage;
  /** Carries the deliveries of webhooks. */
  readonly webhookQueue: Queue;
  readonly settlements: Settlements;
  readonly privacy: PromptPrivacy;
  readonly log: Log;
  /** Told of every request that ends here. */
  readonly onSettled?: (stored: StoredRequest, settlement: Settlement) => void;
}

export const DELIVERY_SHAPE = 1;

/** Ends a request, once: usage is counted, the photo is gone, whoever waits is told. False when it had ended before. */
export async function settle(stored: StoredRequest, settlement: Settlement, ports: SettlePorts): Promise<boolean> {
  const { requests, storage, webhookQueue, settlements, privacy, log } = ports;
  // Whoever waits is told everything; what is kept may be less.
  const settled = await requests.settle(stored.id, privacy.ofSettled(stored, withoutAddresses(settlement)));
  if (settled === undefined) return false;
  ports.onSettled?.(stored, settlement);
  const { state, finishedAt, outcome } = settlement;
  settlements.announce({ ...stored, state, finishedAt, outcome });
  const { photo, deliveryId } = settled;
  // Neither can be lost: photos expire, and housekeeping finds deliveries that no queue knows.
  if (photo) await storage.remove(photo).catch((error: unknown) => log.warn({ err: error }, 'a photo was not removed'));
  if (deliveryId !== null) {
    await webhookQueue
      .add({ id: deliveryId, shape: DELIVERY_SHAPE, turn: 0 })
      .catch((error: unknown) => log.warn({ err: error, deliveryId }, 'a webhook delivery was not queued'));
  }
  return true;
}

/** The address of a picture is the permission to see it, and is made anew from its name for whoever may have it. */
function withoutAddresses(settlement: Settlement): Settlement {
  const { outcome } = settlement;
  if (outcome.kind !== 'pictures') return settlement;
  const pictures = outcome.pictures.map(({ url: _url, ...picture }) => picture);
  return { ...settlement, outcome: { ...outcome, pictures } };
}

/** A settlement of something that was never drawn. */
export function settlementOf(
  stored: Pick<StoredRequest, 'createdAt'>,
  state: Settlement['state'],
  outcome: RequestOutcome,
  notes: Partial<Settlement> = {},
): Settlement {
  const finishedAt = new Date();
  return {
    engine: null,
    seed: null,
    queueSeconds: null,
    inferenceSeconds: null,
    warnings: [],
    safety: [],
    explanation: [],
    ...notes,
    totalSeconds: Math.max(0, (finishedAt.getTime() - Date.parse(stored.createdAt)) / 1000),
    state,
    finishedAt: finishedAt.toISOString(),
    outcome,
  };
}

/** An error as it is kept: what the caller may know, nothing of the inside. */
export function errorOutcome(error: unknown): RequestOutcome {
  const { code, message, param, details, headers } = ApiError.isInstance(error)
    ? error
    : (storageFailure(error) ?? new ApiError('internal_error', 'Something went wrong inside Easel.'));
  return { kind: 'error', code, message, param, details, headers };
}
