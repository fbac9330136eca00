import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The folder where Easel keeps what must survive a restart. Only its owner can read it. */
export interface DataFolder {
  readonly path: string;
  readonly database: string;
  /** Jobs of the embedded queue. */
  readonly queue: string;
  readonly pictures: string;
  /** Diffusion models that were pulled. */
  readonly models: string;
  /** Signs picture addresses; made on first use. */
  pictureSecret(): Uint8Array;
  /** A small private text, or undefined. */
  read(name: string): string | undefined;
  /** Keeps a small private text; false when there already is one of that name. */
  write(name: string, text: string): boolean;
}

/** The folder that was configured cannot be used; the message says why. */
export class DataFolderError extends Error {
  override readonly name = 'DataFolderError';
}

export function openDataFolder(path: string): DataFolder {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    const reason =
      code === 'EEXIST' || code === 'ENOTDIR' ? 'it is a file, not a folder' : `it cannot be made (${code})`;
    throw new DataFolderError(`the data folder cannot be ${path}: ${reason}; choose another with EASEL_DATA`, {
      cause: error,
    });
  }
  const read = (name: string): string | undefined => {
    try {
      return readFileSync(join(path, name), 'utf8').trim();
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
      throw error;
    }
  };
  const write = (name: string, text: string): boolean => {
    try {
      writeFileSync(join(path, name), `${text}\n`, { flag: 'wx', mode: 0o600 });
      return true;
    } catch (error) {
      if (error instanceof Error && 'code' in error && error.code === 'EEXIST') return false;
      throw error;
    }
  };
  return {
    path,
    database: join(path, 'easel.db'),
    queue: join(path, 'queue.db'),
    pictures: join(path, 'pictures'),
    models: join(path, 'models'),
    pictureSecret() {
      write('picture-secret', randomBytes(32).toString('hex'));
      const secret = Buffer.from(read('picture-secret') ?? '', 'hex');
      if (secret.length < 32)
        throw new Error(`${join(path, 'picture-secret')} is damaged; delete it to make a new one`);
      return secret;
    },
    read,
    write,
  };
}
