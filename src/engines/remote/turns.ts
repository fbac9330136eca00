/** Lets so many at a time through, in order of arrival. */
export interface Turns {
  /** Waits for a turn; the result gives it back, and may be called again without harm. */
  take(signal: AbortSignal): Promise<() => void>;
}

export function createTurns(limit: number): Turns {
  let free = limit;
  const waiting: (() => void)[] = [];

  const pass = () => {
    const next = waiting.shift();
    if (next) next();
    else free += 1;
  };

  return {
    take(signal) {
      return new Promise((resolve, reject) => {
        if (signal.aborted) return reject(signal.reason as Error);
        if (free > 0) {
          free -= 1;
          return resolve(once(pass));
        }
        const go = () => {
          signal.removeEventListener('abort', leave);
          resolve(once(pass));
        };
        const leave = () => {
          waiting.splice(waiting.indexOf(go), 1);
          reject(signal.reason as Error);
        };
        waiting.push(go);
        signal.addEventListener('abort', leave, { once: true });
      });
    },
  };
}

function once(work: () => void): () => void {
  let open = true;
  return () => {
    if (open) work();
    open = false;
  };
}
