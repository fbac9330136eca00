/** A few places that many wait for, of which one caller can never hold all unless that is wanted. */
export interface FairPlaces {
  /** Does the work when a place is free, first come, first served among those who may. Rejects with the signal's reason. */
  run<Result>(caller: string, signal: AbortSignal, work: () => Promise<Result>): Promise<Result>;
}

interface Waiting {
  readonly caller: string;
  readonly start: () => void;
}

export function createFairPlaces(places: number, mostPerCaller = Math.max(1, places - 1)): FairPlaces {
  const waiting = new Set<Waiting>();
  const held = new Map<string, number>();
  let running = 0;

  function startNext(): void {
    for (const entry of waiting) {
      if (running >= places) return;
      const own = held.get(entry.caller) ?? 0;
      if (own >= mostPerCaller) continue;
      waiting.delete(entry);
      running += 1;
      held.set(entry.caller, own + 1);
      entry.start();
    }
  }

  function leave(caller: string): void {
    running -= 1;
    const own = (held.get(caller) ?? 1) - 1;
    if (own === 0) held.delete(caller);
    else held.set(caller, own);
    startNext();
  }

  function enter(caller: string, signal: AbortSignal): Promise<void> {
    return new Promise((resolve, reject) => {
      const entry = {
        caller,
        start() {
          signal.removeEventListener('abort', onAbort);
          resolve();
        },
      };
      const onAbort = (): void => {
        waiting.delete(entry);
        reject(signal.reason as Error);
      };
      signal.throwIfAborted();
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.add(entry);
      startNext();
    });
  }

  return {
    async run(caller, signal, work) {
      await enter(caller, signal);
      try {
        return await work();
      } finally {
        leave(caller);
      }
    },
  };
}
