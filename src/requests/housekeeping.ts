import { ApiError } from '../contract/errors.js';
import type { Queue } from '../queue/queue.js';
import type { DeliveryStore } from '../records/delivery-store.js';
import type { RequestStore, StoredRequest } from '../records/request-store.js';
import { cancelRequest } from './cancel.js';
import { JOB_SHAPE } from './job-input.js';
import { DELIVERY_SHAPE, type SettlePorts } from './settle.js';

/** Keeps records and queue in step. Every API process may do it at once: each step is a compare-and-set. */
export interface Housekeeping {
  /** Ends what was to end by itself. */
  endOverdue(): Promise<void>;
  /** Brings back what the queue has lost: its server forgot, or a process died between record and queue. */
  reconcile(): Promise<void>;
  close(): void;
}

export interface HousekeepingPorts extends SettlePorts {
  readonly queue: Queue;
  readonly deliveries: DeliveryStore;
}

const OVERDUE_MILLISECONDS = 1_000;
const RECONCILE_MILLISECONDS = 15_000;
/** Younger ones may be on their way into the queue. */
const YOUNG_MILLISECONDS = 10_000;
const PAGE = 200;
const MOST_UNSETTLED = 200_000;

export function createHousekeeping(ports: HousekeepingPorts): Housekeeping {
  const { requests, queue, deliveries, webhookQueue, log } = ports;
  const busy = new Set<string>();
  let first = true;

  /** One at a time of each kind; a database that is away is asked again next time. */
  const once = (name: string, work: () => Promise<void>) => async (): Promise<void> => {
    if (busy.has(name)) return;
    busy.add(name);
    try {
      await work();
    } catch (error) {
      log.warn({ err: error }, `${name} failed`);
    } finally {
      busy.delete(name);
    }
  };

  const endOverdue = once('ending overdue requests', async () => {
    for (const id of await requests.listOverdue(new Date().toISOString(), PAGE)) {
      const stored = await requests.find(id);
      if (stored) await cancelRequest(stored, overdue(stored), ports);
    }
  });

  const reconcile = once('reconciling requests', async () => {
    // A process that has just started asks for all of them: those may be its own, from before it was killed.
    const before = new Date(Date.now() - (first ? 0 : YOUNG_MILLISECONDS)).toISOString();
    for (const stored of await requests.listUnsettled(before, MOST_UNSETTLED)) await bringBack(stored, requests, queue);
    for (const { id } of await deliveries.listDueDeliveries(before, PAGE)) {
      if ((await webhookQueue.stateOf(id)) === undefined)
        await webhookQueue.add({ id, shape: DELIVERY_SHAPE, turn: 0 });
    }
    first = false;
  });

  const timers = [
    setInterval(() => void endOverdue(), OVERDUE_MILLISECONDS).unref(),
    setInterval(() => void reconcile(), RECONCILE_MILLISECONDS).unref(),
  ];
  return {
    endOverdue,
    reconcile,
    close() {
      for (const timer of timers) clearInterval(timer);
    },
  };
}

async function bringBack(
  { id, turn, state }: Pick<StoredRequest, 'id' | 'turn' | 'state'>,
  requests: RequestStore,
  queue: Queue,
): Promise<void> {
  const place = await queue.stateOf(id);
  if (place === 'running') return;
  // Its worker died: it waits again, whatever the record says.
  if (state === 'IN_PROGRESS') await requests.returnToLine(id);
  if (place === undefined) await queue.add({ id, shape: JOB_SHAPE, turn });
}

function overdue({ createdAt, cancelAt }: StoredRequest): ApiError {
  const seconds = Math.round((Date.parse(cancelAt ?? createdAt) - Date.parse(createdAt)) / 1000);
  return new ApiError('deadline_exceeded', `The picture was not ready within the ${seconds} seconds of Cancel-After.`);
}
