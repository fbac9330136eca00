import type { FinishedPicture } from '../contract/responses.js';
import type { SignedFiles } from '../storage/signed-files.js';
import { FILE_TYPES, type PictureExtension, type Storage } from '../storage/storage.js';

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

/** Keeps the file and gives it its address. */
export async function store(
  file: EncodedFile,
  { storage, signedFiles }: StorePorts,
  baseUrl: string,
): Promise<FinishedPicture> {
  const { bytes, extension, width, height, flagged } = file;
  const stored = await storage.put(bytes, extension);
  return {
    url: (await storage.addressOf(stored)) ?? baseUrl + signedFiles.pathOf(stored),
    width,
    height,
    contentType: FILE_TYPES[extension],
    fileName: stored.name,
    expires: stored.expires,
    fileSize: bytes.length,
    flagged,
  };
}
