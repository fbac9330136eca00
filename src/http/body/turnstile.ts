/** Work of many that must not hold the event loop: so much of it in one turn, the rest in the order in which it came. */
export interface Turnstile {
  /** Does the work now or in a later turn, and passes on what it throws. */
  pass(work: () => void): Promise<void>;
}

export function createTurnstile(millisecondsPerTurn: number): Turnstile {
  const waiting = new Set<() => void>();
  let spent = 0;
  let turning = false;

  function timed(work: () => void): void {
    const startedAt = performance.now();
    try {
      work();
    } finally {
      spent += performance.now() - startedAt;
    }
  }

  function nextTurn(): void {
    turning = false;
    spent = 0;
    for (const start of waiting) {
      if (spent >= millisecondsPerTurn) break;
      waiting.delete(start);
      start();
    }
    turnLater();
  }

  function turnLater(): void {
    if (turning || (spent === 0 && waiting.size === 0)) return;
    turning = true;
    setImmediate(nextTurn);
  }

  return {
    async pass(work) {
      if (waiting.size === 0 && spent < millisecondsPerTurn) timed(work);
      else {
        await new Promise<void>((resolve, reject) => {
          waiting.add(() => {
            try {
              timed(work);
              resolve();
            } catch (error) {
              reject(error);
            }
          });
          turnLater();
        });
      }
      turnLater();
    },
  };
}
