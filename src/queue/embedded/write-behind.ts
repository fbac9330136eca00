import type { JobRow, JobTable } from './job-table.js';

/** Brings changes to the table many at a time: what comes and goes within a moment is never written. */
export interface WriteBehind {
  put(row: JobRow): void;
  remove(id: string): void;
  /** Writes what waits, now. Throws when the table cannot be written; nothing is lost by that. */
  flush(): void;
  close(): void;
}

const WRITE_AFTER_MILLISECONDS = 200;
const RETRY_AFTER_MILLISECONDS = 1_000;

export function createWriteBehind(table: JobTable, onError: (error: unknown) => void): WriteBehind {
  /** What the table should hold; undefined where it should hold nothing. */
  let wanted = new Map<string, JobRow | undefined>();
  /** Those that the table may hold already. */
  const written = new Set<string>();
  let timer: NodeJS.Timeout | undefined;

  function flush(): void {
    clearTimeout(timer);
    timer = undefined;
    if (wanted.size === 0) return;
    const changes = [...wanted];
    const added = changes.flatMap(([, row]) => row ?? []);
    const removed = changes.flatMap(([id, row]) => (row === undefined ? [id] : []));
    table.write({ added, removed });
    wanted = new Map();
    for (const { id } of added) written.add(id);
    for (const id of removed) written.delete(id);
  }

  function schedule(milliseconds: number): void {
    timer ??= setTimeout(() => {
      try {
        flush();
      } catch (error) {
        onError(error);
        schedule(RETRY_AFTER_MILLISECONDS);
      }
    }, milliseconds).unref();
  }

  return {
    put(row) {
      wanted.set(row.id, row);
      schedule(WRITE_AFTER_MILLISECONDS);
    },
    remove(id) {
      if (written.has(id)) wanted.set(id, undefined);
      else wanted.delete(id);
      schedule(WRITE_AFTER_MILLISECONDS);
    },
    flush,
    close: () => clearTimeout(timer),
  };
}
