import {
  JobStopped,
  type HandedOutJob,
  type JobHandler,
  type JobProgress,
  type Queue,
  type QueueEvent,
} from '../queue.js';
import { openJobTable } from './job-table.js';

export interface EmbeddedQueueOptions {
  /** File of the database. */
  readonly path: string;
  /** Several queues may share a file. */
  readonly name: string;
  /** Told when the database fails in a moment that no caller waits for. */
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

const ATTEND_MILLISECONDS = 5_000;
const STUBBORN_MILLISECONDS = 2_000;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
const LONGEST_TIMER_MILLISECONDS = 60_000;

interface Running {
  readonly controller: AbortController;
  progress?: JobProgress;
}

/** The queue of a single machine: SQLite remembers, this process works. Needs no server. */
export function createEmbeddedQueue({ path, name, onError = () => {}, now = Date.now }: EmbeddedQueueOptions): Queue {
  const table = openJobTable({ path, name, now });
  const running = new Map<string, Running>();
  const listeners = new Set<(event: QueueEvent) => void>();
  let handler: JobHandler | undefined;
  let concurrency = 0;
  let closing = false;
  let closed = false;
  let pumping = false;
  let alarm: NodeJS.Timeout | undefined;
  let onIdle: (() => void) | undefined;

  const tell = (event: QueueEvent): void => {
    for (const listener of listeners) listener(event);
  };

  /** What the database refuses now is tried again when it is attended to. */
  const guarded = (work: () => void): void => {
    try {
      work();
    } catch (error) {
      if (!closed) onError(error);
    }
  };

  function pump(): void {
    pumping = false;
    if (closing || handler === undefined) return;
    guarded(() => {
      setAlarm();
      while (running.size < concurrency) {
        const job = table.take();
        if (job === undefined) return;
        void run(job);
      }
    });
  }

  function wake(): void {
    if (pumping || closing) return;
    pumping = true;
    setImmediate(pump);
  }

  function setAlarm(): void {
    clearTimeout(alarm);
    const next = table.promote();
    if (next === undefined || closing) return;
    alarm = setTimeout(wake, Math.min(LONGEST_TIMER_MILLISECONDS, Math.max(1, next - now())));
    alarm.unref();
  }

  async function run(job: HandedOutJob): Promise<void> {
    const { id } = job;
    const entry: Running = { controller: new AbortController() };
    const { signal } = entry.controller;
    running.set(id, entry);
    tell({ kind: 'started', id });
    let putBack: number | undefined;
    try {
      const verdict = await handler?.(job, {
        signal,
        onProgress(progress) {
          if (!running.has(id)) return;
          entry.progress = progress;
          tell({ kind: 'progress', id, progress });
        },
      });
      if (typeof verdict === 'object') putBack = verdict.putBackMilliseconds;
    } catch (error) {
      putBack = signal.aborted ? 0 : Math.min(LONGEST_PAUSE_MILLISECONDS, 250 * 2 ** Math.min(job.attempt, 10));
      if (!signal.aborted) onError(error);
    }
    running.delete(id);
    if (closed) return;
    const canceled = signal.aborted && (signal.reason as JobStopped).reason === 'canceled';
    guarded(() => {
      if (putBack === undefined || canceled) {
        table.remove(id);
        tell({ kind: 'left', id });
      } else table.putBack(id, putBack);
    });
    if (running.size === 0) onIdle?.();
    wake();
  }

  const attend = (): void => {
    guarded(() => table.attend(new Set(running.keys())));
    wake();
  };
  const attending = setInterval(attend, ATTEND_MILLISECONDS).unref();
  table.attend(new Set());

  return {
    async add(job) {
      if (table.add(job)) wake();
    },
    work(work, options) {
      if (handler) throw new Error(`the queue ${name} has its worker`);
      handler = work;
      concurrency = options.concurrency;
      wake();
    },
    async cancel(id) {
      const entry = running.get(id);
      if (entry) entry.controller.abort(new JobStopped('canceled'));
      else if (table.removeWaiting(id)) tell({ kind: 'left', id });
    },
    stateOf: async (id) => (running.has(id) ? 'running' : table.stateOf(id)),
    progressOf: async (id) => running.get(id)?.progress,
    counts: async () => ({ ...table.counts(), running: running.size }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: async () => table.check(),
    async close(graceSeconds) {
      if (closing) return;
      closing = true;
      clearInterval(attending);
      clearTimeout(alarm);
      if (running.size > 0) {
        const idle = new Promise<void>((resolve) => {
          onIdle = resolve;
        });
        let timer = setTimeout(() => {
          for (const { controller } of running.values()) controller.abort(new JobStopped('closing'));
          // One that ignores its signal has had its chance; it stays in the table for whoever comes next.
          timer = setTimeout(() => onIdle?.(), STUBBORN_MILLISECONDS);
        }, graceSeconds * 1000);
        await idle;
        clearTimeout(timer);
      }
      closed = true;
      table.close();
    },
  };
}
