import { randomBytes } from 'node:crypto';
import type { Readable } from 'node:stream';

export interface StoredFile {
  /** Unguessable: `<32 hexadecimal digits>.<extension>`. */
  readonly name: string;
  /** Unix seconds. */
  readonly expires: number;
}

export interface OpenedFile {
  readonly size: number;
  /** Both ends inclusive. Either read or discard; each closes the file. */
  read(range?: { readonly start: number; readonly end: number }): Readable;
  discard(): Promise<void>;
}

/** A place for bytes that are still being made. Either fill or drop it. */
export interface ReservedFile {
  /** As `Storage.put`. */
  fill(bytes: Uint8Array): Promise<StoredFile>;
  /** Nothing comes. Never rejects. */
  drop(): Promise<void>;
}

/** Where pictures are kept until they expire, and photos until their request is settled. */
export interface Storage {
  /** The file is there completely or not at all. */
  put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile>;
  /** The same in two steps, so that what takes time without the bytes is done while they are made. */
  reserve(extension: FileExtension): ReservedFile;
  open(file: StoredFile): Promise<OpenedFile | undefined>;
  /** Deletes one file before its time; one that is not there is as good as deleted. */
  remove(file: StoredFile): Promise<void>;
  /** The store's own signed address of the file, where callers can reach the store; else undefined. */
  addressOf(file: StoredFile): Promise<string | undefined>;
  /** Deletes what has expired; returns how many batches or files went. */
  sweep(): Promise<number>;
  /** Rejects when nothing can be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

/** The store cannot be reached or has no room: what was to be kept may be tried again later. */
export class StorageFailure extends Error {
  override readonly name = 'StorageFailure';
  constructor(cause: unknown) {
    super('files cannot be stored or read now', { cause });
  }
}

/** The pictures that are handed out, and as what. */
export const FILE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export type PictureExtension = keyof typeof FILE_TYPES;
/** A `photo` is a caller's face on its way to a worker. It is never handed out. */
export type FileExtension = PictureExtension | 'photo';

/** The extension of a well-formed file name, else undefined. Nothing else may reach a driver. */
export function extensionOf(name: string): FileExtension | undefined {
  return /^[0-9a-f]{32}\.(png|jpg|webp|avif|photo)$/.exec(name)?.[1] as FileExtension | undefined;
}

/** The same for names that callers may ask for. */
export function pictureExtensionOf(name: string): PictureExtension | undefined {
  const extension = extensionOf(name);
  return extension === 'photo' ? undefined : extension;
}

/** A name that was never given before and that nobody can guess. */
export function newFile(extension: FileExtension, now: number, lifetimeSeconds: number): StoredFile {
  return { name: `${randomBytes(16).toString('hex')}.${extension}`, expires: expiryOf(now, lifetimeSeconds) };
}

/** Unix seconds. */
export function expiryOf(now: number, lifetimeSeconds: number): number {
  return Math.floor(now) + lifetimeSeconds;
}

const SECONDS_PER_BATCH = 3_600;

/** Files are kept in batches by the hour in which they expire, so that sweeping never looks at what lives. */
export function batchOf(unixSeconds: number): number {
  return Math.floor(unixSeconds / SECONDS_PER_BATCH);
}

/** Whether a file can have been put at all: names come from addresses, and addresses from strangers. */
export function isWellFormed({ name, expires }: StoredFile): boolean {
  return extensionOf(name) !== undefined && Number.isSafeInteger(expires);
}
