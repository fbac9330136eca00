/** Runs what has the same name one after the other, in the order in which it came. */
export type InTurn = <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;

/**
 * Whoever waits for a lock in the database holds a connection meanwhile. Waiting here first, a key that sends a
 * thousand requests at once takes one connection of this process, and leaves the others to other keys.
 */
export function createInTurn(): InTurn {
  const last = new Map<string, Promise<unknown>>();
  return async (name, work) => {
    const before = last.get(name);
    const result = (async () => {
      await Promise.allSettled([before]);
      return work();
    })();
    last.set(name, result);
    try {
      return await result;
    } finally {
      if (last.get(name) === result) last.delete(name);
    }
  };
}
