import type { Config } from '../config/schema.js';
import type { DataFolder } from '../storage/data-folder.js';
import type { Log } from '../telemetry/log.js';
import { createKeys, type Keys } from './keys.js';
import { migrate } from './migrations.js';
import { openPostgresDatabase } from './postgres-database.js';
import type { Records } from './records.js';
import { createSqlRecords } from './sql-records.js';
import { openSqliteDatabase } from './sqlite-database.js';

/** The records of a data folder or of a fleet, brought up to date, and the keys in them. */
export async function openRecords(
  config: Config,
  dataFolder: DataFolder,
  log: Log,
): Promise<{ readonly records: Records; readonly keys: Keys }> {
  const { url } = config.records;
  const database =
    url === undefined
      ? openSqliteDatabase(dataFolder.database)
      : openPostgresDatabase(url, (error) => log.warn({ err: error }, 'PostgreSQL: a connection broke'));
  await migrate(database);
  const records = createSqlRecords({
    database,
    onWriteFailure: (error) => log.error({ err: error }, 'request records could not be written'),
  });
  return { records, keys: createKeys({ records, staticKeys: config.apiKeys }) };
}
