import sharp, { type Sharp } from 'sharp';
import { ApiError } from '../contract/errors.js';
import type { Picture, RawPicture } from '../engines/engine.js';

const ENGINE_FORMATS = new Set(['png', 'jpeg', 'webp', 'heif']);
const MOST_PIXELS = 100_000_000;

/** Exactly the requested size, whatever the engine made: scaled to cover it, the rest cut off evenly. */
export async function fit(picture: Picture, width: number, height: number): Promise<RawPicture> {
  if (picture.kind === 'raw') {
    if (picture.data.length !== picture.width * picture.height * (picture.channels ?? 4))
      throw nonsense('pixels of another size than it said');
    if (picture.width === width && picture.height === height) return picture;
  }
  try {
    const image =
      picture.kind === 'raw'
        ? sharp(picture.data, {
            raw: { width: picture.width, height: picture.height, channels: picture.channels ?? 4 },
          })
        : await decode(picture.bytes);
    const data = await image
      .resize(width, height, { fit: 'cover', position: 'centre' })
      .toColourspace('srgb')
      .ensureAlpha()
      .raw({ depth: 'uchar' })
      .toBuffer();
    return { kind: 'raw', width, height, data };
  } catch (error) {
    if (ApiError.isInstance(error)) throw error;
    throw nonsense('a picture that cannot be read', error);
  }
}

async function decode(bytes: Uint8Array): Promise<Sharp> {
  const image = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error' });
  // The library would also read SVG and more; an engine has no business sending those.
  const { format } = await image.metadata();
  if (!ENGINE_FORMATS.has(format)) throw nonsense('a file that is no picture');
  return image.autoOrient();
}

function nonsense(what: string, cause?: unknown): ApiError {
  return new ApiError('engine_failed', `The engine answered with ${what}.`, { cause });
}
