import sharp from 'sharp';
import { ApiError } from '../contract/errors.js';
import type { FacePicture, RawPicture } from '../engines/engine.js';
import type { PictureVerdict, SafetyChecker } from '../safety/safety.js';

export async function checkPicture(
  picture: RawPicture,
  safety: SafetyChecker,
  signal: AbortSignal,
): Promise<PictureVerdict> {
  return guardSafety(signal, () => safety.checkPicture(picture, { signal }));
}

/** The photo itself is judged as well: what it shows would otherwise come back through the portrait. */
export async function checkFace(
  face: FacePicture,
  safety: SafetyChecker,
  signal: AbortSignal,
): Promise<PictureVerdict> {
  return guardSafety(signal, async () => {
    const { data, info } = await sharp(face.photo).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
    return safety.checkPicture({ kind: 'raw', width: info.width, height: info.height, data }, { signal });
  });
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
