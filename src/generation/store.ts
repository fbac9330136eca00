import type { FinishedPicture } from '../contract/responses.js';
import type { SignedFiles } from '../storage/signed-files.js';
import {
  FILE_TYPES,
  StorageFailure,
  type PictureExtension,
  type ReservedFile,
  type Storage,
  type StoredFile,
} from '../storage/storage.js';

export interface StorePorts {
  readonly storage: Storage;
  readonly signedFiles: SignedFiles;
}

export interface EncodedFile {
  readonly bytes: Uint8Array;
  readonly extension: PictureExtension;
  readonly width: number;
  readonly height: number;
  readonly flagged: boolean;
}

/** Where a caller sees the file: at the storage itself, or through this service. */
export async function addressOf(
  file: StoredFile,
  { storage, signedFiles }: StorePorts,
  baseUrl: string,
): Promise<string> {
  return (await storage.addressOf(file)) ?? baseUrl + signedFiles.pathOf(file);
}

/** Keeps the file where there is a place for it, and gives it its address. */
export async function store(
  file: EncodedFile,
  place: ReservedFile,
  ports: StorePorts,
  baseUrl: string,
): Promise<FinishedPicture> {
  const { bytes, extension, width, height, flagged } = file;
  const stored = await place.fill(bytes).catch((cause: unknown) => {
    throw new StorageFailure(cause);
  });
  return {
    url: await addressOf(stored, ports, baseUrl),
    width,
    height,
    contentType: FILE_TYPES[extension],
    fileName: stored.name,
    expires: stored.expires,
    fileSize: bytes.length,
    flagged,
  };
}
