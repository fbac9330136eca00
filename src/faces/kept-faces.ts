import { createHash } from 'node:crypto';
import type { FacePicture } from '../engines/engine.js';

/** Faces that were just cut out: who tries a photo in several looks does not wait for the same work again. */
export interface KeptFaces {
  get(photo: string): FacePicture | undefined;
  put(photo: string, face: FacePicture): void;
}

/** Whoever can name it has the photo. */
export const photoName = (bytes: Uint8Array, faceIndex = 0): string =>
  `${createHash('sha256').update(bytes).digest('hex')} ${faceIndex}`;

/** The newest few, in memory alone, each for a short time after it was last asked for. */
export function createKeptFaces({ most = 2, seconds = 20 } = {}): KeptFaces {
  const kept = new Map<string, { readonly face: FacePicture; readonly end: NodeJS.Timeout }>();
  const drop = (photo: string): void => {
    clearTimeout(kept.get(photo)?.end);
    kept.delete(photo);
  };
  const put = (photo: string, face: FacePicture): void => {
    drop(photo);
    for (const oldest of [...kept.keys()].slice(0, Math.max(0, kept.size + 1 - most))) drop(oldest);
    kept.set(photo, { face, end: setTimeout(drop, seconds * 1000, photo).unref() });
  };
  return {
    put,
    get(photo) {
      const face = kept.get(photo)?.face;
      if (face) put(photo, face);
      return face;
    },
  };
}
