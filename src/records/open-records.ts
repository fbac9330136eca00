import type { Pool } from 'pg';
import { ConfigError } from '../config/config-error.js';
import type { Config } from '../config/schema.js';
import { guard } from '../outage/outage.js';
import type { DataFolder } from '../storage/data-folder.js';
import type { Log } from '../telemetry/log.js';
import { createKeys, type Keys } from './keys.js';
import { migrate } from './migrations.js';
import { openPostgresDatabase, type PostgresDatabase } from './postgres-database.js';
import { POSTGRES_MIGRATIONS, postgresWriters } from './postgres-writers.js';
import type { Records } from './records.js';
import { createSqlRecords } from './sql-records.js';
import { openSqlite, type SqliteRecords } from './sqlite-database.js';

export interface OpenedRecords {
  readonly records: Records;
  readonly keys: Keys;
  /** Of a fleet; closed with the records. */
  readonly pool: Pool | undefined;
}

/** The records of a data folder or of a fleet, brought up to date, and the keys in them. */
export async function openRecords(config: Config, dataFolder: DataFolder, log: Log): Promise<OpenedRecords> {
  const { url } = config.records;
  const onWriteFailure = (error: unknown): void => log.error({ err: error }, 'request records could not be written');
  const open = async (): Promise<Omit<OpenedRecords, 'keys'>> => {
    if (url === undefined) {
      const opened = await openFile(dataFolder.database);
      const { database } = opened;
      const probe = (): void => opened.check();
      return { records: createSqlRecords({ database, probe, onWriteFailure }), pool: undefined };
    }
    const { database, pool } = await openServer(url, log);
    return {
      records: guard(createSqlRecords({ database, manyWriters: postgresWriters, onWriteFailure }), OUTAGE),
      pool,
    };
  };
  const { records, pool } = await open();
  return { records, keys: createKeys({ records, staticKeys: config.apiKeys }), pool };
}

const OUTAGE = {
  code: 'records_unavailable',
  message: 'The database does not answer. Try again shortly.',
} as const;

async function openServer(url: string, log: Log): Promise<PostgresDatabase> {
  const opened = openPostgresDatabase(url, (error) => log.warn({ err: error }, 'PostgreSQL: a connection broke'));
  await migrate(opened.database, POSTGRES_MIGRATIONS);
  return opened;
}

/** What can be wrong with the file is told to the operator in words, without a stack. */
async function openFile(path: string): Promise<SqliteRecords> {
  try {
    const opened = openSqlite(path);
    await migrate(opened.database);
    return opened;
  } catch (error) {
    const reasons = reasonsOf(error);
    if (!/not a database|malformed|corrupt|unable to open|readonly|disk/i.test(reasons)) throw error;
    throw new ConfigError(
      `the database ${path} cannot be used: ${reasons}.\n` +
        '  Put a backup in its place with "npm run easel -- restore <file> --force", or move it away to begin anew.',
    );
  }
}

function reasonsOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  return error.cause === undefined ? error.message : `${error.message}: ${reasonsOf(error.cause)}`;
}
