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

/** Where pictures are kept until they expire. */
export interface Storage {
  /** The file is there completely or not at all. */
  put(bytes: Uint8Array, extension: FileExtension): Promise<StoredFile>;
  open(file: StoredFile): Promise<OpenedFile | undefined>;
  /** Deletes what has expired; returns how many batches went. */
  sweep(): Promise<number>;
  /** Rejects when nothing can be stored now. */
  check(): Promise<void>;
  close(): Promise<void>;
}

export const FILE_TYPES = {
  png: 'image/png',
  jpg: 'image/jpeg',
  webp: 'image/webp',
  avif: 'image/avif',
} as const;

export type FileExtension = keyof typeof FILE_TYPES;

/** The extension of a well-formed file name, else undefined. Nothing else may reach a driver. */
export function extensionOf(name: string): FileExtension | undefined {
  return /^[0-9a-f]{32}\.(png|jpg|webp|avif)$/.exec(name)?.[1] as FileExtension | undefined;
}
