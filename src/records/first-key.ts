import type { DataFolder } from '../storage/data-folder.js';
import type { Keys } from './keys.js';

const FILE_NAME = 'first-key';

const LOCAL_KEY_MILLISECONDS = 86_400_000;

/** A key for a command that runs on this machine beside the data folder: the first one, else one for a day. */
export async function localKey(keys: Keys, dataFolder: DataFolder): Promise<string> {
  const first = await greetingKey(keys, dataFolder);
  if (first !== undefined) return first;
  const expiresAt = new Date(Date.now() + LOCAL_KEY_MILLISECONDS);
  return (await keys.create({ name: 'command line', scopes: ['generate', 'read'], expiresAt })).key;
}

/**
 * The key that a newcomer is greeted with. Made when no key was ever made; kept in a file that only the owner can
 * read, so that the line printed at the next start works as well. Undefined once it was revoked or deleted.
 */
export async function greetingKey(keys: Keys, dataFolder: DataFolder): Promise<string | undefined> {
  const kept = dataFolder.read(FILE_NAME);
  if (kept !== undefined) return (await keys.recognise(kept)) === undefined ? undefined : kept;
  if ((await keys.list()).length > 0) return undefined;
  const { key, record } = await keys.create({ name: 'first key', scopes: ['generate', 'read'] });
  if (dataFolder.write(FILE_NAME, key)) return key;
  // Another process was quicker: its key is the one to show.
  await keys.revoke(record.id);
  return dataFolder.read(FILE_NAME);
}
