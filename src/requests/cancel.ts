import type { ApiError } from '../contract/errors.js';
import type { Queue } from '../queue/queue.js';
import type { StoredRequest } from '../records/request-store.js';
import { errorOutcome, settle, settlementOf, type SettlePorts } from './settle.js';

/** Settles first: whoever works on it finds that nobody wants it, even if the queue does not tell. */
export async function cancelRequest(
  stored: StoredRequest,
  reason: ApiError,
  ports: SettlePorts & { readonly queue: Queue },
): Promise<boolean> {
  const settled = await settle(stored, settlementOf(stored, 'CANCELED', errorOutcome(reason)), ports);
  if (settled) {
    await ports.queue
      .cancel(stored.id)
      .catch((error: unknown) => ports.log.warn({ err: error, id: stored.id }, 'a job was not canceled'));
  }
  return settled;
}
