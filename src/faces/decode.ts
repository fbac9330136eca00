import sharp, { type Sharp } from 'sharp';
import { FaceError } from './faces.js';

// Nothing of a photo may outlive its request in the decoder's memory.
sharp.cache(false);

export const MAX_PIXELS = 50_000_000;

/** Eight bits a channel, three channels, rows from the top. */
export interface RgbPicture {
  readonly width: number;
  readonly height: number;
  readonly data: Uint8Array;
}

export interface Region {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A photo whose type and size were checked. Pixels are decoded on demand, turned upright. */
export interface Photo {
  /** As shown, after the orientation of its metadata is applied. */
  readonly width: number;
  readonly height: number;
  /** Decodes a part of the photo, or all of it, scaled down to `maxSide` where it is larger. */
  pixels(maxSide: number, region?: Region): Promise<RgbPicture>;
}

type PhotoType = 'jpeg' | 'png' | 'webp' | 'avif';

/** Looks at the first bytes only: names, media types and extensions are claims. */
export function sniffType(bytes: Uint8Array): PhotoType | undefined {
  const text = (from: number, to: number) => Buffer.from(bytes.subarray(from, to)).toString('latin1');
  if (text(0, 3) === '\xff\xd8\xff') return 'jpeg';
  if (text(0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (text(0, 4) === 'RIFF' && text(8, 12) === 'WEBP') return 'webp';
  if (text(4, 8) === 'ftyp' && /avif|avis/.test(text(8, 40))) return 'avif';
  return undefined;
}

/** Checks type and size from the header. Nothing is decoded yet. */
export async function openPhoto(bytes: Uint8Array): Promise<Photo> {
  if (sniffType(bytes) === undefined) throw unreadable();
  let size: { width: number; height: number };
  try {
    const { width, height, autoOrient } = await open(bytes, false).metadata();
    assertPixels(width, height);
    size = { width: autoOrient.width, height: autoOrient.height };
  } catch (error) {
    throw error instanceof FaceError ? error : unreadable(error);
  }
  return {
    ...size,
    async pixels(maxSide, region) {
      try {
        let picture = open(bytes, true).autoOrient();
        if (region) picture = picture.extract(region);
        const { data, info } = await picture
          .resize(maxSide, maxSide, { fit: 'inside', withoutEnlargement: true })
          .flatten({ background: '#808080' })
          .toColourspace('srgb')
          .raw({ depth: 'uchar' })
          .toBuffer({ resolveWithObject: true });
        return { width: info.width, height: info.height, data };
      } catch (error) {
        throw unreadable(error);
      }
    },
  };
}

function open(bytes: Uint8Array, limited: boolean): Sharp {
  // The limit is lifted for the header alone, to answer with the right code; decoding is always bounded.
  return sharp(bytes, { failOn: 'error', pages: 1, limitInputPixels: limited ? MAX_PIXELS : false });
}

function assertPixels(width: number, height: number): void {
  if (width * height > MAX_PIXELS) {
    throw new FaceError(
      'face_too_large',
      `The picture at face_image_url has ${width} x ${height} pixels; at most ${MAX_PIXELS / 1e6} megapixels are allowed.`,
    );
  }
}

function unreadable(cause?: unknown): FaceError {
  return new FaceError(
    'face_unreadable',
    'The file at face_image_url could not be read as a picture. It must be a whole JPEG, PNG, WebP or AVIF file.',
    { cause },
  );
}
