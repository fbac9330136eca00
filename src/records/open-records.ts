import { ConfigError } from '../config/config-error.js';
import type { Config } from '../config/schema.js';
import type { DataFolder } from '../storage/data-folder.js';
import type { Log } from '../telemetry/log.js';
import { createKeys, type Keys } from './keys.js';
import { migrate } from './migrations.js';
import { openPostgresDatabase } from './postgres-database.js';
import type { Records } from './records.js';
import { createSqlRecords } from './sql-records.js';
import { openSqlite, type SqliteRecords } from './sqlite-database.js';

/** The records of a data folder or of a fleet, brought up to date, and the keys in them. */
export async function openRecords(
  config: Config,
  dataFolder: DataFolder,
  log: Log,
): Promise<{ readonly records: Records; readonly keys: Keys }> {
  const { url } = config.records;
  const opened = url === undefined ? await openFile(dataFolder.database) : await openServer(url, log);
  const records = createSqlRecords({
    database: opened.database,
    probe: () => opened.check?.(),
    onWriteFailure: (error) => log.error({ err: error }, 'request records could not be written'),
  });
  return { records, keys: createKeys({ records, staticKeys: config.apiKeys }) };
}

async function openServer(url: string, log: Log): Promise<Pick<SqliteRecords, 'database'> & Partial<SqliteRecords>> {
  const database = openPostgresDatabase(url, (error) => log.warn({ err: error }, 'PostgreSQL: a connection broke'));
  await migrate(database);
  return { database };
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
