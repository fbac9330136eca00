import { ApiError } from '../contract/errors.js';

/** Work that waits for its turn. It must settle soon after its signal aborts. */
export type Job<Result> = (signal: AbortSignal) => Promise<Result>;

export interface LineState {
  readonly running: number;
  readonly waiting: number;
}

/** A bounded line in front of something that can do only so much at once. */
export interface Line {
  /**
   * Runs the jobs side by side as places become free, and answers in their order. All of them are taken or none:
   * a full line throws `overloaded` at once. The first failure, or the signal, aborts the others.
   */
  run<Result>(jobs: readonly Job<Result>[], options: { readonly signal: AbortSignal }): Promise<Result[]>;
  /** Throws `overloaded` when that many jobs would not be taken now. */
  requireRoom(count: number): void;
  state(): LineState;
  /** Takes nothing more, lets what is inside finish for so long, then aborts it. */
  close(graceSeconds: number): Promise<void>;
}

export interface LineOptions {
  /** How many jobs run at once. */
  readonly concurrency: number;
  /** How many more may wait. */
  readonly capacity: number;
}

interface Entry {
  start(): void;
}

/** How strongly the newest job moves the average duration, from which `Retry-After` is estimated. */
const AVERAGE_WEIGHT = 0.2;
const LONGEST_RETRY_SECONDS = 60;
const STUBBORN_MILLISECONDS = 2_000;

/** First come, first served, in memory: for what needs no better memory than the process has. */
export function createLine({ concurrency, capacity }: LineOptions): Line {
  const waiting = new Set<Entry>();
  const groups = new Set<AbortController>();
  let running = 0;
  let closed = false;
  let averageSeconds = 1;
  let onIdle: (() => void) | undefined;

  function startNext(): void {
    for (const entry of waiting) {
      if (running >= concurrency) return;
      waiting.delete(entry);
      running += 1;
      entry.start();
    }
    if (running === 0) onIdle?.();
  }

  function finish(startedAt: number): void {
    running -= 1;
    averageSeconds += AVERAGE_WEIGHT * ((performance.now() - startedAt) / 1000 - averageSeconds);
    startNext();
  }

  /** The caller hears of an abort at once; the place is free only when the job has really ended. */
  function enqueue<Result>(job: Job<Result>, signal: AbortSignal): Promise<Result> {
    return new Promise<Result>((resolve, reject) => {
      const entry: Entry = {
        start() {
          const startedAt = performance.now();
          void (async () => {
            try {
              resolve(await job(signal));
            } catch (error) {
              reject(error);
            } finally {
              signal.removeEventListener('abort', onAbort);
              finish(startedAt);
            }
          })();
        },
      };
      const onAbort = (): void => {
        if (waiting.delete(entry) && running === 0) onIdle?.();
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', onAbort, { once: true });
      waiting.add(entry);
    });
  }

  function requireRoom(count: number): void {
    if (closed) throw new ApiError('not_ready', 'The service is shutting down; try again shortly.', { retryAfter: 5 });
    const free = Math.max(0, concurrency - running);
    if (waiting.size + count <= free + capacity) return;
    const seconds = ((waiting.size + running) * averageSeconds) / concurrency;
    const message = `The queue is full: ${running} running, ${waiting.size} waiting. Try again later.`;
    throw new ApiError('overloaded', message, { retryAfter: Math.min(LONGEST_RETRY_SECONDS, seconds) });
  }

  return {
    async run(jobs, { signal }) {
      signal.throwIfAborted();
      requireRoom(jobs.length);
      const group = new AbortController();
      const onAbort = (): void => group.abort(signal.reason);
      signal.addEventListener('abort', onAbort, { once: true });
      groups.add(group);
      const results = jobs.map((job) => enqueue(job, group.signal));
      startNext();
      try {
        return await Promise.all(results);
      } catch (error) {
        group.abort(error);
        await Promise.allSettled(results);
        throw error;
      } finally {
        groups.delete(group);
        signal.removeEventListener('abort', onAbort);
      }
    },
    requireRoom,
    state: () => ({ running, waiting: waiting.size }),
    async close(graceSeconds) {
      closed = true;
      if (running + waiting.size === 0) return;
      const idle = new Promise<void>((resolve) => {
        onIdle = resolve;
      });
      let timer = setTimeout(() => {
        const message = 'The service shut down before the picture was ready.';
        for (const group of groups) group.abort(new ApiError('not_ready', message, { retryAfter: 5 }));
        // A job that ignores its signal has had its chance.
        timer = setTimeout(() => onIdle?.(), STUBBORN_MILLISECONDS);
      }, graceSeconds * 1000);
      await idle;
      clearTimeout(timer);
    },
  };
}
