import { Readable } from 'node:stream';
import type { ReadableStream } from 'node:stream/web';
import { setTimeout as delay } from 'node:timers/promises';
import { S3mini, S3ServiceError } from 's3mini';
import {
  batchOf,
  extensionOf,
  FILE_TYPES,
  isWellFormed,
  newFile,
  StorageFailure,
  type FileExtension,
  type Storage,
  type StoredFile,
} from './storage.js';

export interface S3StorageOptions {
  /** Address of the bucket, its name included, as the service reaches it. */
  readonly bucketUrl: string;
  /** The same bucket as callers reach it; picture addresses are then S3's own. */
  readonly publicBucketUrl?: string | undefined;
  readonly region: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
  /** In front of every key, so that a bucket can be shared and a lifecycle rule can name it. */
  readonly prefix: string;
  readonly lifetimeSeconds: number;
  /** Unix seconds. */
  readonly now?: () => number;
}

const TIMEOUT_MILLISECONDS = 30_000;
/** The waits between attempts of what may be repeated: a put of the same bytes, a delete, a list. */
const RETRY_MILLISECONDS = [100, 400, 1_600];
const KEYS_PER_PAGE = 1_000;
const DELETES_AT_ONCE = 16;
/** The longest life that S3 allows an address. */
const LONGEST_S3_ADDRESS_SECONDS = 7 * 86_400;

/**
 * Pictures as objects `<prefix><hour of expiry>/<name>`. Keys are listed in order, so what has expired comes first and
 * sweeping never looks at what lives.
 */
export function createS3Storage(options: S3StorageOptions): Storage {
  const { prefix, lifetimeSeconds, now = () => Date.now() / 1000 } = options;
  const clientOf = (endpoint: string): S3mini => {
    const { region, accessKeyId, secretAccessKey } = options;
    const requestAbortTimeout = TIMEOUT_MILLISECONDS;
    return new S3mini({ endpoint, region, accessKeyId, secretAccessKey, requestAbortTimeout });
  };
  const bucket = clientOf(options.bucketUrl);
  const front = options.publicBucketUrl === undefined ? undefined : clientOf(options.publicBucketUrl);
  const keyOf = ({ name, expires }: StoredFile): string => `${prefix}${batchOf(expires)}/${name}`;
  let mayWrite = false;

  async function expiredKeys(): Promise<string[]> {
    const page = await withRetries(() => bucket.listObjectsPaged('/', prefix, KEYS_PER_PAGE));
    const current = batchOf(now());
    return (page?.objects ?? [])
      .map(({ Key }) => Key)
      .filter((key) => {
        const [, batch] = /^(\d+)\/[^/]+$/.exec(key.slice(prefix.length)) ?? [];
        return batch !== undefined && Number(batch) < current;
      });
  }

  /** One by one: deleting many at once needs a header that not every client and server agree on. */
  async function removeKeys(keys: readonly string[]): Promise<void> {
    for (let index = 0; index < keys.length; index += DELETES_AT_ONCE) {
      await Promise.all(keys.slice(index, index + DELETES_AT_ONCE).map(removeKey));
    }
  }

  async function removeKey(key: string): Promise<void> {
    await withRetries(() => bucket.deleteObject(key));
  }

  async function put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile> {
    const file = newFile(extension, now(), lifetimeSeconds);
    const type = extension === 'photo' ? 'application/octet-stream' : FILE_TYPES[extension];
    await withRetries(() => bucket.putObject(keyOf(file), bytes, type));
    return file;
  }

  return {
    put,
    reserve: (extension) => ({ fill: (bytes) => put(bytes, extension), drop: () => Promise.resolve() }),

    async open(file) {
      if (!isWellFormed(file)) return undefined;
      const key = keyOf(file);
      const size = await withRetries(() => bucket.getContentLength(key)).catch(undefinedIfMissing);
      if (size === undefined) return undefined;
      return {
        size,
        read: (range) => Readable.from(read(bucket, key, range), { objectMode: false }),
        discard: () => Promise.resolve(),
      };
    },

    async remove(file) {
      if (isWellFormed(file)) await removeKey(keyOf(file));
    },

    async addressOf(file) {
      if (front === undefined || extensionOf(file.name) === 'photo') return undefined;
      const seconds = Math.min(LONGEST_S3_ADDRESS_SECONDS, Math.floor(file.expires - now()));
      return front.getPresignedUrl('GET', keyOf(file), Math.max(1, seconds));
    },

    async sweep() {
      let count = 0;
      let previous: string | undefined;
      for (;;) {
        const keys = await expiredKeys();
        // A key that is listed again although it was deleted: the store is behind, and the next sweep sees it.
        if (keys.length === 0 || keys[0] === previous) return count;
        previous = keys[0];
        await removeKeys(keys);
        count += keys.length;
      }
    },

    async check() {
      if (!mayWrite) {
        await bucket.putObject(`${prefix}probe`, 'Easel can write here.', 'text/plain');
        mayWrite = true;
      }
      if (!(await bucket.bucketExists())) throw new Error('the bucket is not there, or the key may not use it');
    },

    close: () => Promise.resolve(),
  };
}

async function* read(
  bucket: S3mini,
  key: string,
  range: { readonly start: number; readonly end: number } | undefined,
): AsyncGenerator<Uint8Array> {
  const response = range
    ? await bucket.getObjectRaw(key, false, range.start, range.end + 1)
    : await bucket.getObjectRaw(key);
  if (response.body) yield* response.body as ReadableStream<Uint8Array>;
}

function serviceErrorOf(error: unknown): S3ServiceError | undefined {
  const cause = error instanceof Error && error.cause instanceof S3ServiceError ? error.cause : error;
  return cause instanceof S3ServiceError ? cause : undefined;
}

function undefinedIfMissing(error: unknown): undefined {
  if (serviceErrorOf(error)?.status === 404) return undefined;
  throw error;
}

/** Tries again what the network or a busy server broke. What the server refuses stays refused. */
async function withRetries<Result>(attempt: () => Promise<Result>): Promise<Result> {
  for (let tries = 0; ; tries += 1) {
    try {
      return await attempt();
    } catch (error) {
      const service = serviceErrorOf(error);
      if (service?.status === 404) throw service;
      const wait = RETRY_MILLISECONDS[tries];
      const refused = service !== undefined && service.status < 500 && service.status !== 429;
      if (refused || wait === undefined) throw new StorageFailure(error);
      await delay(wait * (0.5 + Math.random()));
    }
  }
}
