import { buffer } from 'node:stream/consumers';
import { ApiError } from '../contract/errors.js';
import type { GenerationRequest } from '../contract/requests.js';
import type { FacePicture } from '../engines/engine.js';
import { FaceError, type FacePreparer } from '../faces/faces.js';
import { StorageFailure, type Storage, type StoredFile } from '../storage/storage.js';
import type { Line } from './line.js';

export interface PhotoPorts {
  readonly faces: FacePreparer;
  readonly storage: Storage;
  /** Downloads wait here, not in front of the engine, so that a slow host holds up nobody's picture. */
  readonly downloads: Line;
}

/** Puts the photo where a worker on any machine finds it: what was accepted does not depend on somebody's host. */
export async function keepPhoto(
  { faceImage }: GenerationRequest,
  { faces, storage, downloads }: PhotoPorts,
  signal: AbortSignal,
): Promise<StoredFile | null> {
  if (faceImage === undefined) return null;
  faces.expect?.();
  if (typeof faceImage !== 'string') return putPhoto(faceImage, storage);
  const fetched = await asWireError(() =>
    downloads.run([(jobSignal) => faces.fetch(faceImage, { signal: jobSignal })], { signal }),
  );
  const [bytes] = fetched;
  if (bytes === undefined) throw new Error('the line of downloads lost its job');
  return putPhoto(bytes, storage);
}

/** Nothing is accepted that cannot be kept. */
function putPhoto(bytes: Uint8Array, storage: Storage): Promise<StoredFile> {
  return storage.put(bytes, 'photo').catch((cause: unknown) => {
    throw new ApiError('not_ready', 'Photos cannot be stored now. Try again shortly.', { retryAfter: 5, cause });
  });
}

/** Finds the face on a photo that was kept. */
export async function findFace(
  photo: StoredFile,
  { faces, storage }: Pick<PhotoPorts, 'faces' | 'storage'>,
  options: { readonly signal: AbortSignal; readonly caller: string; readonly faceIndex?: number | undefined },
): Promise<FacePicture> {
  const bytes = await readPhoto(photo, storage).catch((cause: unknown) => {
    throw new StorageFailure(cause);
  });
  if (bytes === undefined) throw new ApiError('expired', 'The face image has expired before its turn came.');
  return asWireError(() => faces.prepare(bytes, options));
}

async function readPhoto(photo: StoredFile, storage: Storage): Promise<Buffer<ArrayBuffer> | undefined> {
  const opened = await storage.open(photo);
  return opened && buffer(opened.read());
}

async function asWireError<Result>(work: () => Promise<Result>): Promise<Result> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof FaceError)) throw error;
    const param = error.code === 'out_of_range' ? 'face_index' : 'face_image_url';
    throw new ApiError(error.code, error.publicMessage, { param, cause: error });
  }
}
