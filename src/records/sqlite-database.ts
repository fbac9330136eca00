import { chmodSync } from 'node:fs';
import { DatabaseSync } from '@photostructure/sqlite';
import { Kysely, SqliteDialect, type SqliteDatabase, type SqliteStatement } from 'kysely';
import type { RecordsDatabase } from './tables.js';

const MOST_PREPARED_STATEMENTS = 64;

/** Opens the embedded database, readable by its owner only. Several processes may have it open at once. */
export function openSqliteDatabase(path: string): Kysely<RecordsDatabase> {
  const connection = new DatabaseSync(path);
  if (path !== ':memory:') chmodSync(path, 0o600);
  connection.exec('PRAGMA busy_timeout = 5000; PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;');
  // Pages that change often are copied and synced once for many changes; the log grows to 32 MB for it.
  connection.exec('PRAGMA wal_autocheckpoint = 8000;');
  return new Kysely<RecordsDatabase>({ dialect: new SqliteDialect({ database: adapt(connection) }) });
}

/** What Kysely expects of better-sqlite3, on the API of node:sqlite. Statements are prepared once. */
function adapt(connection: InstanceType<typeof DatabaseSync>): SqliteDatabase {
  const prepared = new Map<string, SqliteStatement>();
  return {
    prepare(sql) {
      const known = prepared.get(sql);
      if (known) return known;
      const statement = connection.prepare(sql);
      const adapted: SqliteStatement = {
        reader: statement.columns().length > 0,
        all: (parameters) => statement.all(...parameters) as unknown[],
        run: (parameters) => statement.run(...parameters),
        iterate: (parameters) => statement.iterate(...parameters) as IterableIterator<unknown>,
      };
      if (prepared.size >= MOST_PREPARED_STATEMENTS) prepared.clear();
      prepared.set(sql, adapted);
      return adapted;
    },
    close() {
      prepared.clear();
      // Statements that are still referenced keep SQLite from doing this itself: without it a copy of the file is empty.
      connection.exec('PRAGMA wal_checkpoint(TRUNCATE)');
      connection.close();
    },
  };
}
