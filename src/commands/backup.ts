import { resolve } from 'node:path';
import type { AddCommand } from './command.js';

/** `easel backup <file>` and `easel restore <file>`: the keys, the records and the secrets in one file. */
export const addBackup: AddCommand = (program) => {
  program
    .command('backup <file>')
    .description('copy keys, records and secrets into one file; the service may be running')
    .action(async (file: string) => {
      const { loadConfig, ConfigError } = await import('../config/load.js');
      const { backUp } = await import('../records/backup/backup.js');
      const { data, records } = loadConfig();
      if (records.url !== undefined) throw new ConfigError(`these records are in PostgreSQL: ${dumpWith(file)}`);
      try {
        const { bytes, keys, files } = backUp(data, resolve(file));
        console.log(`${file}: ${keys} keys, ${files.join(', ') || 'no secrets'}, ${(bytes / 1e6).toFixed(1)} MB.`);
      } catch (error) {
        throw new ConfigError(`${data} could not be backed up: ${reasonOf(error)}`);
      }
    });

  program
    .command('restore <file>')
    .description('put a backup into the data folder; the service must not be running')
    .option('--force', 'also when there is a database already; it is set aside')
    .action(async (file: string, { force = false }: { force?: boolean }) => {
      const { loadConfig, ConfigError } = await import('../config/load.js');
      const { restore } = await import('../records/backup/restore.js');
      const { data, records } = loadConfig();
      if (records.url !== undefined) throw new ConfigError(`these records are in PostgreSQL: ${restoreWith(file)}`);
      try {
        const { keys, setAside } = restore(resolve(file), data, { force });
        console.log(
          `${data} has the ${keys} keys of ${file}${setAside ? `; the database before is ${setAside}` : ''}.`,
        );
      } catch (error) {
        throw new ConfigError(`nothing was restored: ${reasonOf(error)}`);
      }
    });
};

/** The queue need not be kept: what it held is brought back from the records. */
const dumpWith = (file: string): string =>
  `pg_dump --format=custom --exclude-schema=bullmq --file=${file} "$EASEL_RECORDS_URL"`;
const restoreWith = (file: string): string => `pg_restore --clean --if-exists --dbname="$EASEL_RECORDS_URL" ${file}`;

function reasonOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
