import { JobStopped, type JobHandler, type JobProgress, type JobState, type Queue, type QueueEvent } from '../queue.js';
import { createHeap } from './heap.js';
import { openJobTable, type JobRow } from './job-table.js';
import { createWriteBehind } from './write-behind.js';

export interface EmbeddedQueueOptions {
  /** File of the database. */
  readonly path: string;
  /** Several queues may share a file. */
  readonly name: string;
  /** Told when something fails that no caller waits for. */
  readonly onError?: (error: unknown) => void;
  readonly now?: () => number;
}

const ATTEND_MILLISECONDS = 5_000;
const STUBBORN_MILLISECONDS = 2_000;
const SHORTEST_PAUSE_MILLISECONDS = 250;
const LONGEST_PAUSE_MILLISECONDS = 60_000;
const LONGEST_TIMER_MILLISECONDS = 60_000;

interface Entry extends JobRow {
  attempt: number;
  notBefore: number | null;
  sequence: number;
  state: JobState;
  controller?: AbortController;
  progress?: JobProgress;
}

/**
 * The queue of a single machine: this process hands out, SQLite remembers. The line itself is in memory, so that it
 * does not matter how long it is; the table follows within a moment, and what a killed process did not write there is
 * brought back from the records.
 */
export function createEmbeddedQueue({ path, name, onError = () => {}, now = Date.now }: EmbeddedQueueOptions): Queue {
  const table = openJobTable({ path, name, now });
  const memory = createWriteBehind(table, (error) => onError(error));
  const entries = new Map<string, Entry>();
  // One that was taken away stays in its heap until its turn comes; its state tells.
  const line = createHeap<Entry>((one, other) =>
    one.turn === other.turn ? one.sequence < other.sequence : one.turn < other.turn,
  );
  const later = createHeap<Entry>((one, other) => (one.notBefore ?? 0) < (other.notBefore ?? 0));
  const listeners = new Set<(event: QueueEvent) => void>();
  const counts = { waiting: 0, delayed: 0, running: 0 };
  let sequence = 0;
  let handler: JobHandler | undefined;
  let concurrency = 0;
  let closing = false;
  let closed = false;
  let woken = false;
  let alarm: NodeJS.Timeout | undefined;
  let onIdle: (() => void) | undefined;

  const tell = (event: QueueEvent): void => {
    for (const listener of listeners) listener(event);
  };

  function become(entry: Entry, state: JobState): void {
    if (entries.get(entry.id) === entry) counts[entry.state] -= 1;
    else entries.set(entry.id, entry);
    counts[state] += 1;
    entry.state = state;
    if (state === 'waiting') line.push(entry);
    else if (state === 'delayed') later.push(entry);
  }

  function leave(entry: Entry): void {
    if (entries.get(entry.id) !== entry) return;
    entries.delete(entry.id);
    counts[entry.state] -= 1;
    memory.remove(entry.id);
    tell({ kind: 'left', id: entry.id });
  }

  function enter(row: JobRow): void {
    sequence += 1;
    const delayed = row.notBefore !== null && row.notBefore > now();
    const state: JobState = delayed ? 'delayed' : 'waiting';
    become({ ...row, sequence, state }, state);
  }

  const isCurrent = (entry: Entry, state: JobState): boolean =>
    entries.get(entry.id) === entry && entry.state === state;

  /** Makes those wait for a worker whose time has come, and sets the alarm for the next. */
  function promote(): void {
    clearTimeout(alarm);
    for (let next = later.peek(); next; next = later.peek()) {
      const due = (next.notBefore ?? 0) - now();
      if (isCurrent(next, 'delayed') && due > 0) {
        alarm = setTimeout(wake, Math.min(LONGEST_TIMER_MILLISECONDS, due));
        alarm.unref();
        return;
      }
      later.pop();
      if (isCurrent(next, 'delayed')) become(next, 'waiting');
    }
  }

  function pump(): void {
    woken = false;
    if (closing || handler === undefined) return;
    if (counts.delayed > 0) promote();
    while (counts.running < concurrency) {
      const next = line.pop();
      if (next === undefined) return;
      if (isCurrent(next, 'waiting')) void run(next, handler);
    }
  }

  function wake(): void {
    if (woken || closing) return;
    woken = true;
    setImmediate(pump);
  }

  async function run(entry: Entry, work: JobHandler): Promise<void> {
    const { id, shape, turn } = entry;
    const { signal } = (entry.controller = new AbortController());
    entry.attempt += 1;
    become(entry, 'running');
    tell({ kind: 'started', id });
    let putBack: number | undefined;
    try {
      const verdict = await work(
        { id, shape, turn, attempt: entry.attempt },
        {
          signal,
          onProgress(progress) {
            if (!isCurrent(entry, 'running')) return;
            entry.progress = progress;
            tell({ kind: 'progress', id, progress });
          },
        },
      );
      if (typeof verdict === 'object') putBack = verdict.putBackMilliseconds;
    } catch (error) {
      const pause = SHORTEST_PAUSE_MILLISECONDS * 2 ** Math.min(entry.attempt, 10);
      putBack = signal.aborted ? 0 : Math.min(LONGEST_PAUSE_MILLISECONDS, pause);
      if (!signal.aborted) onError(error);
    }
    if (closed) return;
    const canceled = signal.aborted && (signal.reason as JobStopped).reason === 'canceled';
    if (putBack === undefined || canceled) leave(entry);
    else {
      delete entry.progress;
      entry.notBefore = putBack > 0 ? now() + putBack : null;
      become(entry, putBack > 0 ? 'delayed' : 'waiting');
      memory.put(entry);
    }
    if (counts.running === 0) onIdle?.();
    wake();
  }

  /** Takes over what dead processes left; a table that cannot be read now can be later. */
  function attend(): void {
    try {
      for (const row of table.attend()) if (!entries.has(row.id)) adopt(row);
    } catch (error) {
      onError(error);
    }
    wake();
  }

  function adopt(row: JobRow): void {
    memory.put(row);
    enter(row);
  }

  const attending = setInterval(attend, ATTEND_MILLISECONDS).unref();
  for (const row of table.attend()) adopt(row);

  return {
    local: true,
    async add({ id, shape, turn, delayMilliseconds = 0 }) {
      if (entries.has(id)) return;
      const notBefore = delayMilliseconds > 0 ? now() + delayMilliseconds : null;
      const row: JobRow = { id, shape, turn, attempt: 0, notBefore };
      memory.put(row);
      enter(row);
      wake();
    },
    work(work, options) {
      if (handler) throw new Error(`the queue ${name} has its worker`);
      handler = work;
      concurrency = options.concurrency;
      wake();
    },
    async cancel(id) {
      const entry = entries.get(id);
      if (entry?.state === 'running') entry.controller?.abort(new JobStopped('canceled'));
      else if (entry) leave(entry);
    },
    stateOf: async (id) => entries.get(id)?.state ?? (table.isElsewhere(id) ? 'running' : undefined),
    progressOf: async (id) => entries.get(id)?.progress,
    counts: async () => ({ ...counts }),
    listen(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    check: async () => memory.flush(),
    async close(graceSeconds) {
      if (closing) return;
      closing = true;
      clearInterval(attending);
      clearTimeout(alarm);
      if (counts.running > 0) {
        const idle = new Promise<void>((resolve) => {
          onIdle = resolve;
        });
        let timer = setTimeout(() => {
          for (const { controller } of entries.values()) controller?.abort(new JobStopped('closing'));
          // One that ignores its signal has had its chance; it stays in the table for whoever comes next.
          timer = setTimeout(() => onIdle?.(), STUBBORN_MILLISECONDS);
        }, graceSeconds * 1000);
        await idle;
        clearTimeout(timer);
      }
      closed = true;
      memory.close();
      try {
        memory.flush();
      } catch (error) {
        onError(error);
      }
      table.close();
    },
  };
}
