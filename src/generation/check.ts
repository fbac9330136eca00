import { ApiError } from '../contract/errors.js';
import type { FacePicture, RawPicture } from '../engines/engine.js';
import type { PictureOptions, PictureVerdict, SafetyChecker } from '../safety/safety.js';

export async function checkPicture(
  picture: RawPicture,
  safety: SafetyChecker,
  signal: AbortSignal,
  options: Omit<PictureOptions, 'signal'> = {},
): Promise<PictureVerdict> {
  return guardSafety(signal, () => safety.checkPicture(picture, { signal, ...options }));
}

/**
 * The photo itself is judged as well: what it shows would otherwise come back through the portrait. Only the person's
 * cut-out is: the rest of the photo is not used.
 */
export async function checkFace(
  face: FacePicture,
  safety: SafetyChecker,
  signal: AbortSignal,
): Promise<PictureVerdict> {
  return checkPicture(face.cutout, safety, signal, { portrait: true });
}

/** What the caller is told of a photo that is flagged. */
export function photoRefusal({ category, score, threshold }: PictureVerdict): ApiError {
  const message =
    `The safety checker takes the photo at face_image_url for ${category} content (${score.toFixed(2)}, flagged from ` +
    `${threshold}). Send another photo, or cut this one to head and shoulders.`;
  return new ApiError('face_flagged', message, { param: 'face_image_url' });
}

/** A checker that fails lets nothing through. */
export async function guardSafety<Verdict>(signal: AbortSignal, check: () => Promise<Verdict>): Promise<Verdict> {
  try {
    return await check();
  } catch (error) {
    if (signal.aborted) throw signal.reason;
    const message = 'The safety checker is not working, so nothing was drawn. Try again shortly.';
    throw new ApiError('safety_unavailable', message, { retryAfter: 5, cause: error });
  }
}

/** What is shown instead of a flagged picture. */
export function blackPicture(width: number, height: number): RawPicture {
  const data = new Uint8Array(width * height * 4);
  new Uint32Array(data.buffer).fill(new Uint32Array(new Uint8Array([0, 0, 0, 255]).buffer)[0] ?? 0);
  return { kind: 'raw', width, height, data };
}
