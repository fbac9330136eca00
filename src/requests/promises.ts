import type { Backlog } from '../generation/backlog.js';
import type { Cost } from '../generation/estimate.js';
import type { Queue } from '../queue/queue.js';

/** Keeps the backlog in step with the queue: what was accepted counts until its job has left. */
export interface Promises {
  /** Throws `overloaded` when a caller who waits so long would wait in vain. */
  make(cost: Cost, deadlineSeconds: number | undefined): Promised;
  close(): void;
}

export interface Promised {
  /** The request goes into the queue under this id. */
  keepFor(id: string): void;
  /** Nothing came of it; without effect once it is kept. */
  takeBack(): void;
}

export function createPromises(queue: Queue, backlog: Backlog): Promises {
  const kept = new Map<string, () => void>();
  const stop = queue.listen((event) => {
    if (event.kind !== 'left') return;
    kept.get(event.id)?.();
    kept.delete(event.id);
  });
  return {
    make(cost, deadlineSeconds) {
      const leave = backlog.enter(cost, deadlineSeconds);
      let pending = true;
      return {
        keepFor(id) {
          pending = false;
          kept.set(id, leave);
        },
        takeBack() {
          if (pending) leave();
        },
      };
    },
    close: stop,
  };
}
