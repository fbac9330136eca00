import { ApiError } from '../contract/errors.js';
import { StorageFailure } from './storage.js';

const DISK_IS_FULL = /^(ENOSPC|EDQUOT)$|database or disk is full/;
const READ_ONLY = /^(EROFS|EACCES|EPERM)$|readonly database/;
const GONE = /^(ENOENT|ENOTDIR)$|unable to open database file/;
const BROKEN = /^(EIO|ENXIO|EMFILE|ENFILE)$|disk I\/O error/;
const RETRY_AFTER_SECONDS = 15;

/** Says in words why the disk or the database refused, when that is what the error is about. */
export function storageFault(error: unknown): string | undefined {
  if (!(error instanceof Error)) return undefined;
  const { code = '' } = error as NodeJS.ErrnoException;
  const is = (pattern: RegExp): boolean => pattern.test(code) || pattern.test(error.message);
  if (is(DISK_IS_FULL)) return 'the disk is full';
  if (is(READ_ONLY)) return 'the data folder cannot be written';
  if (is(GONE)) return 'the data folder is missing';
  if (is(BROKEN)) return 'the disk does not answer';
  return error.cause === undefined ? undefined : storageFault(error.cause);
}

/** The error of the wire for it. It passes by itself: callers may come back, and operators see it in /ready. */
export function storageFailure(error: unknown): ApiError | undefined {
  // What a store elsewhere says of itself is nothing that a caller should hear.
  const fault = storageFault(error) ?? (isStorageFailure(error) ? 'the storage does not answer' : undefined);
  if (fault === undefined) return undefined;
  const message = `Nothing can be stored or fetched now: ${fault}. Try again later.`;
  return new ApiError('storage_unavailable', message, { retryAfter: RETRY_AFTER_SECONDS, cause: error });
}

function isStorageFailure(error: unknown): boolean {
  return error instanceof StorageFailure || (error instanceof Error && isStorageFailure(error.cause));
}
