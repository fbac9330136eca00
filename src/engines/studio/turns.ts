/** So many at once; the others wait, first come, first served. */
export interface Turns {
  /** Resolves when it is the caller's turn, with what ends it. Rejects with the signal's reason. */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createTurns(most: number): Turns {
  const waiting = new Set<() => void>();
  let running = 0;

  function end(): void {
    const [next] = waiting;
    if (next) next();
    else running -= 1;
  }

  return {
    async take(signal) {
      signal.throwIfAborted();
      if (running < most) running += 1;
      else
        await new Promise<void>((resolve, reject) => {
          const leave = (): void => {
            waiting.delete(start);
            signal.removeEventListener('abort', giveUp);
          };
          const start = (): void => {
            leave();
            resolve();
          };
          const giveUp = (): void => {
            leave();
            reject(signal.reason as Error);
          };
          waiting.add(start);
          signal.addEventListener('abort', giveUp, { once: true });
        });
      return end;
    },
  };
}
