import { randomBytes } from 'node:crypto';
import { closeSync, fstatSync, open as openDescriptor, writeFile as writeDescriptor, writeFileSync } from 'node:fs';
import { mkdir, open, readdir, rm, unlink, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import {
  batchOf,
  expiryOf,
  isWellFormed,
  newFile,
  type FileExtension,
  type Storage,
  type StoredFile,
} from './storage.js';

export interface DiskStorageOptions {
  readonly folder: string;
  readonly lifetimeSeconds: number;
  /** Unix seconds. */
  readonly now?: () => number;
}

const SMALL_BYTES = 65_536;
/** As much as a small picture has. */
const PROBE_BYTES = 65_536;

/**
 * Pictures as files, in one folder per hour of expiry, so that sweeping drops whole folders and never looks at a file.
 * There is no fsync: a picture lives a day and its seed draws it again, while a sync costs more than the whole
 * service adds otherwise. See docs/decisions/picture-files.md.
 */
export function createDiskStorage(options: DiskStorageOptions): Storage {
  const { folder, lifetimeSeconds, now = () => Date.now() / 1000 } = options;
  const pathOf = ({ name, expires }: StoredFile): string => join(folder, String(batchOf(expires)), name);

  /** Nobody knows the name before the file is whole, so it needs no other one on the way. */
  async function write(path: string, bytes: Uint8Array): Promise<void> {
    const options = { flag: 'wx', mode: 0o600 } as const;
    try {
      // Handing a small file to other threads, step by step, costs more than writing it.
      if (bytes.length <= SMALL_BYTES) writeFileSync(path, bytes, options);
      else await writeFile(path, bytes, options);
    } catch (error) {
      await unlink(path).catch(() => undefined);
      throw error;
    }
  }

  async function put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile> {
    const file = newFile(extension, now(), lifetimeSeconds);
    const path = pathOf(file);
    try {
      await write(path, bytes);
    } catch (error) {
      if (!isMissing(error)) throw error;
      await makeFolder(folder);
      await makeFolder(dirname(path));
      await write(path, bytes);
    }
    return file;
  }

  return {
    put,

    // Making a file takes longer than writing a small one: it is made, empty, while its picture is drawn.
    reserve(extension) {
      const reserved = newFile(extension, now(), lifetimeSeconds);
      const path = pathOf(reserved);
      const descriptor = opened(path, 'wx', 0o600).catch(() => undefined);
      return {
        async fill(bytes) {
          const file = { name: reserved.name, expires: expiryOf(now(), lifetimeSeconds) };
          const target = await descriptor;
          if (target === undefined) return put(bytes, extension);
          try {
            // The picture lives for its whole time from now on, and its folder may have been taken away meanwhile.
            if (pathOf(file) === path && fstatSync(target).nlink > 0) {
              if (bytes.length <= SMALL_BYTES) writeFileSync(target, bytes);
              else await written(target, bytes);
              return file;
            }
          } catch (error) {
            await unlink(path).catch(() => undefined);
            throw error;
          } finally {
            closeSync(target);
          }
          await unlink(path).catch(() => undefined);
          return put(bytes, extension);
        },
        async drop() {
          const target = await descriptor;
          if (target === undefined) return;
          closeSync(target);
          await unlink(path).catch(() => undefined);
        },
      };
    },

    async open(file) {
      if (!isWellFormed(file)) return undefined;
      try {
        const handle = await open(pathOf(file), 'r');
        const { size } = await handle.stat();
        return {
          size,
          read: (range) => handle.createReadStream({ ...range, autoClose: true }),
          discard: () => handle.close(),
        };
      } catch (error) {
        if (isMissing(error)) return undefined;
        throw error;
      }
    },

    async remove(file) {
      if (isWellFormed(file)) await rm(pathOf(file), { force: true });
    },

    addressOf: () => Promise.resolve(undefined),

    async sweep() {
      const current = batchOf(now());
      const batches = await readdir(folder).catch(() => []);
      const expired = batches.filter((batch) => /^\d+$/.test(batch) && Number(batch) < current);
      await Promise.all(expired.map((batch) => rm(join(folder, batch), { recursive: true, force: true })));
      return expired.length;
    },

    async check() {
      await makeFolder(folder);
      const probe = join(folder, `.probe-${randomBytes(8).toString('hex')}`);
      try {
        // Real bytes: a full disk still takes an empty file.
        await writeFile(probe, randomBytes(PROBE_BYTES), { mode: 0o600 });
      } finally {
        await rm(probe, { force: true });
      }
    },

    close: () => Promise.resolve(),
  };
}

const opened = promisify(openDescriptor);
const written = promisify(writeDescriptor) as (target: number, bytes: Uint8Array) => Promise<void>;

/** Never the folder around it: a data folder that is gone is a fault to be told, not an empty one to begin with. */
async function makeFolder(path: string): Promise<void> {
  await mkdir(path, { mode: 0o700 }).catch((error: unknown) => {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  });
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
