import { chmodSync, existsSync, readdirSync, readFileSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';

/** What the copy holds beside the tables of the database. */
export const BACKUP_TABLE = 'easel_backup';
const LARGEST_SECRET = 65_536;

export interface BackupSummary {
  readonly bytes: number;
  readonly keys: number;
  /** The small private files beside the database, such as the secret that signs picture addresses. */
  readonly files: readonly string[];
}

/**
 * One file with everything that cannot be made again: the database as it is at one moment, while the service may be
 * running, and the secrets beside it. Pictures are not in it: they live for a day and their seed draws them again.
 */
export function backUp(folder: string, file: string): BackupSummary {
  const database = join(folder, 'easel.db');
  if (!existsSync(database)) throw new Error(`there is no ${database}`);
  const part = `${file}.part`;
  rmSync(part, { force: true });
  try {
    const source = new DatabaseSync(database);
    try {
      source.exec('PRAGMA busy_timeout = 10000');
      source.prepare('VACUUM INTO ?').run(part);
    } finally {
      source.close();
    }
    chmodSync(part, 0o600);
    const files = secretFiles(folder);
    const keys = addSecrets(part, files);
    renameSync(part, file);
    return { bytes: statSync(file).size, keys, files: files.map(({ name }) => name) };
  } catch (error) {
    rmSync(part, { force: true });
    throw error;
  }
}

interface SecretFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

function secretFiles(folder: string): SecretFile[] {
  return readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && /^[a-z][a-z-]*$/.test(entry.name))
    .map(({ name }) => ({ name, bytes: readFileSync(join(folder, name)) }))
    .filter(({ bytes }) => bytes.length <= LARGEST_SECRET);
}

function addSecrets(path: string, files: readonly SecretFile[]): number {
  const copy = new DatabaseSync(path);
  try {
    copy.exec(
      `PRAGMA journal_mode = DELETE; CREATE TABLE ${BACKUP_TABLE} (name TEXT PRIMARY KEY, bytes BLOB NOT NULL)`,
    );
    const insert = copy.prepare(`INSERT INTO ${BACKUP_TABLE} VALUES (?, ?)`);
    for (const { name, bytes } of files) insert.run(name, bytes);
    const { count } = copy.prepare('SELECT count(*) AS count FROM api_keys').get() as { count: number };
    return count;
  } finally {
    copy.close();
  }
}
