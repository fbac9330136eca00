import { randomBytes } from 'node:crypto';
import { chmodSync } from 'node:fs';
import { hostname } from 'node:os';
import { DatabaseSync } from '@photostructure/sqlite';
import type { HandedOutJob, QueueCounts, QueueJob } from '../queue.js';

/**
 * The jobs of one queue in a SQLite file. Every job belongs to the process that added it, which alone hands it out; a
 * process that starts takes over what dead ones left behind. So several processes may share the file, and a job that
 * was running when its process was killed runs again.
 */
export interface JobTable {
  /** False when the job is already known. */
  add(job: QueueJob): boolean;
  /** The next in line, marked as taken. */
  take(): HandedOutJob | undefined;
  remove(id: string): boolean;
  /** Removes it unless it is taken. */
  removeWaiting(id: string): boolean;
  putBack(id: string, delayMilliseconds: number): void;
  stateOf(id: string): 'waiting' | 'delayed' | undefined;
  /** Makes those wait for a worker whose time has come; returns when the next one's does. */
  promote(): number | undefined;
  counts(): QueueCounts;
  /** Says that this process lives, takes over from those that do not, and frees what is taken but not among these. */
  attend(running: ReadonlySet<string>): void;
  /** Rejects when nothing can be written. */
  check(): void;
  /** Leaves what there is to whoever comes next. */
  close(): void;
}

export interface JobTableOptions {
  readonly path: string;
  readonly name: string;
  /** Unix milliseconds. */
  readonly now?: () => number;
}

/** Written every few seconds; a process of another machine that was silent for this long is given up. */
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
    attempt integer not null default 0,
    taken integer not null default 0,
    not_before integer,
    owner text not null,
    unique (queue, id)
  );
  create index if not exists jobs_in_line on jobs (queue, owner, turn, sequence) where taken = 0 and not_before is null;
  create index if not exists jobs_delayed on jobs (queue, owner, not_before) where not_before is not null;
  create table if not exists owners (id text primary key, host text not null, pid integer not null, seen_at integer not null);
`;

export function openJobTable({ path, name, now = Date.now }: JobTableOptions): JobTable {
  const connection = new DatabaseSync(path);
  if (path !== ':memory:') chmodSync(path, 0o600);
  // Without a sync per commit: a killed process loses nothing, a power cut at most the last moments.
  connection.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  connection.exec(SCHEMA);
  const owner = randomBytes(8).toString('hex');
  livingOwners.add(owner);
  const ours = `queue = '${name}' and owner = '${owner}'`;
  const prepare = (text: string) => connection.prepare(text);
  const statements = {
    add: prepare(
      `insert into jobs (queue, id, shape, turn, not_before, owner) values ('${name}', ?, ?, ?, ?, '${owner}') on conflict do nothing`,
    ),
    take: prepare(
      `update jobs set taken = 1, attempt = attempt + 1 where sequence = (
         select sequence from jobs where ${ours} and taken = 0 and not_before is null order by turn, sequence limit 1
       ) returning id, shape, turn, attempt`,
    ),
    remove: prepare(`delete from jobs where queue = '${name}' and id = ?`),
    removeWaiting: prepare(`delete from jobs where queue = '${name}' and id = ? and taken = 0`),
    putBack: prepare(`update jobs set taken = 0, not_before = ? where queue = '${name}' and id = ?`),
    find: prepare(`select not_before from jobs where queue = '${name}' and id = ?`),
    promote: prepare(`update jobs set not_before = null where ${ours} and not_before is not null and not_before <= ?`),
    nextDelayed: prepare(`select min(not_before) as time from jobs where ${ours} and not_before is not null`),
    taken: prepare(`select id from jobs where ${ours} and taken = 1`),
    waitingCount: prepare(`select count(*) as count from jobs where ${ours} and taken = 0 and not_before is null`),
    delayedCount: prepare(`select count(*) as count from jobs where ${ours} and not_before is not null`),
    seen: prepare(
      `insert into owners (id, host, pid, seen_at) values ('${owner}', ?, ?, ?) on conflict (id) do update set seen_at = excluded.seen_at`,
    ),
    others: prepare(`select id, host, pid, seen_at from owners where id <> '${owner}'`),
    adopt: prepare(`update jobs set owner = '${owner}', taken = 0 where queue = '${name}' and owner = ?`),
    abandoned: prepare(`delete from owners where id = ? and not exists (select 1 from jobs where owner = owners.id)`),
    leave: prepare(`update jobs set owner = '', taken = 0 where ${ours}`),
    gone: prepare(`delete from owners where id = '${owner}'`),
  };
  const countOf = (statement: { get(): unknown }): number => (statement.get() as { count: number }).count;

  // Counting by SQL would take longer the longer the line is.
  let waiting = 0;
  let delayed = 0;
  const recount = (): void => {
    waiting = countOf(statements.waitingCount);
    delayed = countOf(statements.delayedCount);
  };

  return {
    add({ id, shape, turn, delayMilliseconds = 0 }) {
      const notBefore = delayMilliseconds > 0 ? now() + delayMilliseconds : null;
      const added = statements.add.run(id, shape, turn, notBefore).changes > 0;
      if (added && notBefore === null) waiting += 1;
      else if (added) delayed += 1;
      return added;
    },
    take() {
      if (waiting === 0) return undefined;
      const job = statements.take.get() as HandedOutJob | undefined;
      if (job) waiting -= 1;
      else recount();
      return job;
    },
    remove: (id) => statements.remove.run(id).changes > 0,
    removeWaiting(id) {
      const removed = statements.removeWaiting.run(id).changes > 0;
      if (removed) recount();
      return removed;
    },
    putBack(id, delayMilliseconds) {
      const notBefore = delayMilliseconds > 0 ? now() + delayMilliseconds : null;
      const changed = statements.putBack.run(notBefore, id).changes > 0;
      if (changed && notBefore === null) waiting += 1;
      else if (changed) delayed += 1;
    },
    stateOf(id) {
      const row = statements.find.get(id) as { not_before: number | null } | undefined;
      return row && (row.not_before === null ? 'waiting' : 'delayed');
    },
    promote() {
      if (delayed === 0) return undefined;
      if (statements.promote.run(now()).changes > 0) recount();
      return (statements.nextDelayed.get() as { time: number | null }).time ?? undefined;
    },
    counts: () => ({ waiting, delayed, running: 0 }),
    attend(running) {
      connection.exec('begin immediate');
      try {
        statements.seen.run(hostname(), process.pid, now());
        const others = statements.others.all() as unknown as Owner[];
        for (const other of [...others.filter((one) => isGone(one, now())), { id: '' }]) {
          statements.adopt.run(other.id);
          statements.abandoned.run(other.id);
        }
        for (const { id } of statements.taken.all() as { id: string }[]) {
          if (!running.has(id)) statements.putBack.run(null, id);
        }
        connection.exec('commit');
      } catch (error) {
        connection.exec('rollback');
        throw error;
      }
      recount();
    },
    check: () => void statements.seen.run(hostname(), process.pid, now()),
    close() {
      try {
        statements.leave.run();
        statements.gone.run();
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
