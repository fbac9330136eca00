import { chmodSync, statSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { RecordsDatabase } from './tables.js';

const MOST_PREPARED_STATEMENTS = 64;

export interface SqliteRecords {
  readonly database: Kysely<RecordsDatabase>;
  /** Writes something; throws when that is not possible. A file that was replaced, as by a restore, is opened anew. */
  check(): void;
}

/** Opens the embedded database, readable by its owner only. Several processes may have it open at once. */
export function openSqliteDatabase(path: string): Kysely<RecordsDatabase> {
  return openSqlite(path).database;
}

export function openSqlite(path: string): SqliteRecords {
  const prepared = new Map<string, SqliteStatement>();
  let connection = connect(path);
  let file = fileOf(path);

  /** What Kysely expects of better-sqlite3, on the API of node:sqlite. Statements are prepared once. */
  const adapted: SqliteDatabase = {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = connection.prepare(sql);
      const adaptedStatement: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters) as IterableIterator<unknown>,
      };
      if (prepared.size >= MOST_PREPARED_STATEMENTS) prepared.clear();
      prepared.set(sql, adaptedStatement);
      return adaptedStatement;
    },
    close() {
      prepared.clear();
      try {
        // Statements that are still referenced keep SQLite from doing this itself: without it a copy of the file is empty.
        connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      } catch {
        // A disk that is full or gone must not keep the service from stopping; the log is read at the next start.
      }
      connection.close();
    },
  };

  return {
    database: new Kysely<RecordsDatabase>({ dialect: new SqliteDialect({ database: adapted }) }),
    check() {
      const current = fileOf(path); // throws when it is gone, although SQLite would go on writing into nothing
      if (current !== file) {
        const fresh = connect(path);
        prepared.clear();
        connection.close();
        connection = fresh;
        file = current;
      }
      // The same value, but a page that is written.
      const { user_version: version } = connection.prepare('PRAGMA user_version').get() as { user_version: number };
      connection.exec(`PRAGMA user_version = ${version}`);
    },
  };
}

function connect(path: string): InstanceType<typeof DatabaseSync> {
  const connection = new DatabaseSync(path);
  if (path !== ':memory:') chmodSync(path, 0o600);
  connection.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  // What is deleted or replaced leaves nothing behind in its page: a prompt that is not to be kept is really gone.
  connection.exec('PRAGMA secure_delete = FAST;');
  // Pages that change often are copied and synced once for many changes; the log grows to 32 MB for it.
  connection.exec('PRAGMA wal_autocheckpoint = 8000;');
  return connection;
}

/** Which file it is, not what it is called. */
function fileOf(path: string): string {
  if (path === ':memory:') return path;
  const { dev, ino } = statSync(path);
  return `${dev}:${ino}`;
}
