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
 * The photo itself is judged as well: what it shows would otherwise come back through the portrait. Only what a portrait
 * can show is: the person's cut-out, from above the head to the chest.
 */
export async function checkFace(
  face: FacePicture,
  size: Size,
  safety: SafetyChecker,
  signal: AbortSignal,
): Promise<PictureVerdict> {
  return checkPicture(shownPart(face, size), safety, signal, { portrait: true });
}

interface Size {
  readonly width: number;
  readonly height: number;
}

/** How far any portrait reaches from the middle of the face, in heights of the face. */
const SHOWN = { aside: 1.9, above: 1.6, below: 2.2 } as const;
/** The smallest face of a portrait, in shares of its height and width, and how much of the height lies below it. */
const SMALLEST = { high: 0.345, wide: 0.4, below: 0.62 } as const;

/** The part of the cut-out that a portrait of this size can show: a tall one shows more of the body than a square. */
export function shownPart({ cutout, box }: Pick<FacePicture, 'cutout' | 'box'>, size: Size): RawPicture {
  const smallest = Math.min(SMALLEST.high * size.height, SMALLEST.wide * size.width);
  const below = Math.min(SHOWN.below, (SMALLEST.below * size.height) / smallest);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const left = Math.max(0, Math.floor(x - SHOWN.aside * box.height));
  const top = Math.max(0, Math.floor(y - SHOWN.above * box.height));
  const width = Math.min(cutout.width, Math.ceil(x + SHOWN.aside * box.height)) - left;
  const height = Math.min(cutout.height, Math.ceil(y + below * box.height)) - top;
  if (width <= 0 || height <= 0) return cutout;
  const data = new Uint8Array(width * height * 4);
  for (let row = 0; row < height; row += 1) {
    const from = ((top + row) * cutout.width + left) * 4;
    data.set(cutout.data.subarray(from, from + width * 4), row * width * 4);
  }
  return { kind: 'raw', width, height, data };
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
