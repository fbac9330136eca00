import type { Queue } from '../queue/queue.js';
import type { RequestStore, StoredRequest } from '../records/request-store.js';

/** Tells those who wait that a request is settled, in whatever process that happened. */
export interface Settlements {
  /** Settled here just now. */
  announce(request: StoredRequest): void;
  /** Resolves with the settled request, or with undefined when it is gone; rejects with the signal's reason. */
  wait(id: string, signal: AbortSignal): Promise<StoredRequest | undefined>;
  close(reason: Error): void;
}

export interface SettlementsOptions {
  readonly queue: Queue;
  readonly requests: RequestStore;
  readonly onError: (error: unknown) => void;
  readonly pollMilliseconds?: number;
}

interface Waiter {
  resolve(request: StoredRequest | undefined): void;
  reject(reason: Error): void;
}

const MOST_PER_POLL = 500;
const MOST_REMEMBERED = 10_000;

export function createSettlements(options: SettlementsOptions): Settlements {
  const { queue, requests, onError, pollMilliseconds = 1_000 } = options;
  const waiting = new Map<string, Set<Waiter>>();
  /** A quick worker may be done before the caller begins to wait. */
  const leftAlready = new Set<string>();

  function resolve(id: string, request: StoredRequest | undefined): void {
    const waiters = waiting.get(id);
    waiting.delete(id);
    for (const waiter of waiters ?? []) waiter.resolve(request);
  }

  async function look(id: string): Promise<void> {
    const request = await requests.find(id);
    if (request === undefined || request.outcome !== null) resolve(id, request);
  }

  const stopListening = queue.listen(({ kind, id }) => {
    if (kind !== 'left') return;
    if (waiting.has(id)) look(id).catch(onError);
    else {
      if (leftAlready.size >= MOST_REMEMBERED) leftAlready.clear();
      leftAlready.add(id);
    }
  });

  // Events may be lost with a connection; the record never is.
  const poll = async (): Promise<void> => {
    const ids = [...waiting.keys()].slice(0, MOST_PER_POLL);
    for (const id of await requests.settledAmong(ids)) await look(id);
    // Those that were asked for go to the end, so that everybody's turn comes.
    for (const id of ids) {
      const waiters = waiting.get(id);
      if (waiters && waiting.delete(id)) waiting.set(id, waiters);
    }
  };
  const poller = setInterval(() => {
    if (waiting.size > 0) poll().catch(onError);
  }, pollMilliseconds).unref();

  return {
    announce: (request) => resolve(request.id, request),
    wait(id, signal) {
      return new Promise((onSettled, onFailed) => {
        if (signal.aborted) return onFailed(signal.reason as Error);
        const leave = (): void => {
          const waiters = waiting.get(id);
          waiters?.delete(waiter);
          if (waiters?.size === 0) waiting.delete(id);
        };
        const onAbort = (): void => {
          leave();
          onFailed(signal.reason as Error);
        };
        const waiter: Waiter = {
          resolve(request) {
            signal.removeEventListener('abort', onAbort);
            onSettled(request);
          },
          reject(reason) {
            signal.removeEventListener('abort', onAbort);
            onFailed(reason);
          },
        };
        signal.addEventListener('abort', onAbort, { once: true });
        const waiters = waiting.get(id) ?? new Set();
        waiting.set(id, waiters.add(waiter));
        if (leftAlready.delete(id)) look(id).catch(onError);
      });
    },
    close(reason) {
      stopListening();
      clearInterval(poller);
      for (const waiters of waiting.values()) for (const waiter of waiters) waiter.reject(reason);
      waiting.clear();
    },
  };
}
