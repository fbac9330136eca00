import type { Queue, QueueEvent } from '../queue/queue.js';

/** The queue's events, sorted by job, so that a thousand listeners do not each hear of everything. */
export interface Feed {
  /** Returns how to stop listening. */
  follow(id: string, listener: (event: QueueEvent) => void): () => void;
  close(): void;
}

export function createFeed(queue: Queue): Feed {
  const followers = new Map<string, Set<(event: QueueEvent) => void>>();
  const stop = queue.listen((event) => {
    for (const listener of followers.get(event.id) ?? []) listener(event);
  });
  return {
    follow(id, listener) {
      const listeners = followers.get(id) ?? new Set();
      followers.set(id, listeners.add(listener));
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0 && followers.get(id) === listeners) followers.delete(id);
      };
    },
    close() {
      stop();
      followers.clear();
    },
  };
}
