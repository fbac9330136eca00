import { chmodSync, copyFileSync, existsSync, mkdirSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { BACKUP_TABLE } from './backup.js';

export interface RestoreSummary {
  readonly keys: number;
  readonly files: readonly string[];
  /** Where the database that was there before is now. */
  readonly setAside: string | undefined;
}

/** A backup that cannot be taken; the message is for people. */
export class RestoreError extends Error {
  override readonly name = 'RestoreError';
}

/** Puts a backup into a data folder. What is there already stays as it is unless `force` is given; then it is set aside. */
export function restore(file: string, folder: string, { force = false } = {}): RestoreSummary {
  if (!existsSync(file)) throw new RestoreError(`there is no file ${file}`);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const target = join(folder, 'easel.db');
  const part = `${target}.part`;
  try {
    copyFileSync(file, part);
    chmodSync(part, 0o600);
    const { secrets, keys } = takeSecrets(part, file);
    const setAside = existsSync(target) ? setDatabaseAside(target, force) : undefined;
    for (const name of ['-wal', '-shm']) rmSync(target + name, { force: true });
    renameSync(part, target);
    for (const { name, bytes } of secrets) {
      writeFileSync(join(folder, name), bytes, { mode: 0o600 });
      chmodSync(join(folder, name), 0o600);
    }
    return { keys, files: secrets.map(({ name }) => name), setAside };
  } finally {
    rmSync(part, { force: true });
  }
}

/** Checks the copy and takes out what is no part of the database. */
function takeSecrets(path: string, shown: string) {
  let copy: InstanceType<typeof DatabaseSync> | undefined;
  try {
    copy = new DatabaseSync(path);
    const { integrity_check: verdict } = copy.prepare('PRAGMA integrity_check').get() as { integrity_check: string };
    if (verdict !== 'ok') throw new RestoreError(`${shown} is damaged: ${verdict}`);
    const secrets = copy.prepare(`SELECT name, bytes FROM ${BACKUP_TABLE}`).all() as {
      name: string;
      bytes: Uint8Array;
    }[];
    if (!secrets.every(({ name }) => /^[a-z][a-z-]*$/.test(name))) throw new RestoreError(`${shown} is damaged`);
    const { count } = copy.prepare('SELECT count(*) AS count FROM api_keys').get() as { count: number };
    copy.exec(`DROP TABLE ${BACKUP_TABLE}; VACUUM`);
    return { secrets, keys: count };
  } catch (error) {
    if (error instanceof RestoreError) throw error;
    throw new RestoreError(`${shown} is no backup that "easel backup" made, or is damaged`, { cause: error });
  } finally {
    copy?.close();
  }
}

function setDatabaseAside(path: string, force: boolean): string {
  if (!force) {
    throw new RestoreError(`there is a database already (${path}); --force sets it aside and takes the backup's`);
  }
  requireUnused(path);
  const aside = `${path}.before-restore-${new Date().toISOString().replaceAll(/\D/g, '').slice(0, 14)}`;
  renameSync(path, aside);
  return aside;
}

/** Leaving WAL mode needs to be alone with the database: the one sure sign that nothing else has it open. */
function requireUnused(path: string): void {
  let mode = '';
  try {
    const existing = new DatabaseSync(path);
    try {
      existing.exec('PRAGMA busy_timeout = 500');
      mode = (existing.prepare('PRAGMA journal_mode = DELETE').get() as { journal_mode: string }).journal_mode;
    } finally {
      existing.close();
    }
  } catch (error) {
    // A database that cannot be read at all is what a restore is for.
    if (!/locked|busy/i.test(String(error))) return;
  }
  if (mode !== 'delete') throw new RestoreError(`the service is running on ${path}; stop it first`);
}
