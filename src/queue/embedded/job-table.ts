import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from '@photostructure/sqlite';

/** A job as the table keeps it. */
export interface JobRow {
  readonly id: string;
  readonly shape: number;
  readonly turn: number;
  /** How often it was handed out. */
  readonly attempt: number;
  /** Unix milliseconds before which it is not handed out. */
  readonly notBefore: number | null;
}

/**
 * The jobs of one queue in a SQLite file. Every job belongs to the process that added it, which alone hands it out; a
 * process that starts takes over what dead ones left behind. So several processes may share the file, and a job that
 * was running when its process was killed runs again.
 */
export interface JobTable {
  /** All of it, or nothing. Adding one that is there changes it. */
  write(changes: { readonly added: Iterable<JobRow>; readonly removed: Iterable<string> }): void;
  /** Whether some other process has it. */
  isElsewhere(id: string): boolean;
  /** Says that this process lives, and takes over from those that do not: what it takes over is returned, in order. */
  attend(): readonly JobRow[];
  /** Leaves what there is to whoever comes next. */
  close(): void;
}

export interface JobTableOptions {
  readonly path: string;
  readonly name: string;
  /** Unix milliseconds. */
  readonly now: () => number;
}

/** A process of another machine that was silent for this long is given up. */
const SILENCE_MILLISECONDS = 30_000;

/** Those of this process. */
const livingOwners = new Set<string>();

const SCHEMA = `
  create table if not exists jobs (
    sequence integer primary key autoincrement,
    queue text not null,
    id text not null,
    shape integer not null,
    turn integer not null,
    attempt integer not null,
    not_before integer,
    owner text not null,
    unique (queue, id)
  );
  create table if not exists owners (id text primary key, host text not null, pid integer not null, seen_at integer not null);
`;

export function openJobTable({ path, name, now }: JobTableOptions): JobTable {
  const connection = new DatabaseSync(path);
  if (path !== ':memory:') chmodSync(path, 0o600);
  // Without a sync per commit: a killed process loses nothing, a power cut at most the last moments.
  connection.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  connection.exec('PRAGMA wal_autocheckpoint = 8000;');
  connection.exec(SCHEMA);
  const owner = randomBytes(8).toString('hex');
  livingOwners.add(owner);
  const add = connection.prepare(
    `insert into jobs (queue, id, shape, turn, attempt, not_before, owner) values ('${name}', ?, ?, ?, ?, ?, '${owner}')
     on conflict (queue, id) do update set attempt = excluded.attempt, not_before = excluded.not_before`,
  );
  const remove = connection.prepare(`delete from jobs where queue = '${name}' and id = ?`);
  const elsewhere = connection.prepare(`select 1 from jobs where queue = '${name}' and id = ? and owner <> '${owner}'`);
  const seen = connection.prepare(
    `insert into owners (id, host, pid, seen_at) values ('${owner}', ?, ?, ?)
     on conflict (id) do update set seen_at = excluded.seen_at`,
  );
  const others = connection.prepare(`select id, host, pid, seen_at from owners where id <> '${owner}'`);
  const left = connection.prepare(
    `select id, shape, turn, attempt, not_before as "notBefore" from jobs where queue = '${name}' and owner = ? order by sequence`,
  );
  const adopt = connection.prepare(`update jobs set owner = '${owner}' where queue = '${name}' and owner = ?`);
  const forget = connection.prepare(
    'delete from owners where id = ? and not exists (select 1 from jobs where owner = owners.id)',
  );
  const leave = connection.prepare(`update jobs set owner = '' where queue = '${name}' and owner = '${owner}'`);

  function inTransaction<Result>(work: () => Result): Result {
    connection.exec('begin immediate');
    try {
      const result = work();
      connection.exec('commit');
      return result;
    } catch (error) {
      connection.exec('rollback');
      throw error;
    }
  }

  return {
    write: ({ added, removed }) =>
      inTransaction(() => {
        for (const { id, shape, turn, attempt, notBefore } of added) add.run(id, shape, turn, attempt, notBefore);
        for (const id of removed) remove.run(id);
      }),
    isElsewhere: (id) => elsewhere.get(id) !== undefined,
    attend: () =>
      inTransaction(() => {
        seen.run(hostname(), process.pid, now());
        const gone = (others.all() as unknown as Owner[]).filter((other) => isGone(other, now()));
        return ['', ...gone.map(({ id }) => id)].flatMap((id) => {
          const rows = left.all(id) as unknown as JobRow[];
          if (rows.length > 0) adopt.run(id);
          forget.run(id);
          return rows;
        });
      }),
    close() {
      try {
        leave.run();
        forget.run(owner);
      } finally {
        livingOwners.delete(owner);
        connection.close();
      }
    },
  };
}

interface Owner {
  readonly id: string;
  readonly host: string;
  readonly pid: number;
  readonly seen_at: number;
}

/** On this machine a process either lives or not; of another one only its silence is known. */
function isGone({ id, host, pid, seen_at }: Owner, time: number): boolean {
  if (host !== hostname()) return time - seen_at > SILENCE_MILLISECONDS;
  // In a container every process has the same number: one that is not this one is gone.
  if (pid === process.pid) return !livingOwners.has(id);
  try {
    process.kill(pid, 0);
    return false;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'ESRCH';
  }
}
