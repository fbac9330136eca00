import sharp, { type Metadata, type Sharp } from 'sharp';
import { FaceError } from '../faces.js';
import type { RgbPicture } from './photo.js';

// Nothing of a photo may outlive its request in the decoder's memory.
sharp.cache(false);

/** What the header of a photo may claim: the largest pictures of ordinary cameras and telephones fit. */
export const MAX_PIXELS = 25_000_000;
export const MAX_SIDE = 12_000;
/** Where decoding takes twice as long, half as many pixels are allowed, and nobody's camera writes 16 bits as PNG. */
const SLOW_PIXELS = MAX_PIXELS / 2;
const DEEP_PIXELS = MAX_PIXELS / 4;
/** AVIF takes three times as long; 3840 x 2160 fits. */
const AVIF_PIXELS = 8_400_000;
/** Decoded larger than this, a photo gains nothing: a portrait has at most 1,280 pixels a side. */
export const DECODED_SIDE = 3_072;

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

/** Checks type and size from the header, then decodes once: upright, in plain colour, at most `DECODED_SIDE` a side. */
export async function decodePhoto(bytes: Uint8Array): Promise<RgbPicture> {
  if (sniffType(bytes) === undefined) throw unreadable();
  try {
    requireSize(await open(bytes, false).metadata());
    const { data, info } = await open(bytes, true)
      .autoOrient()
      .resize(DECODED_SIDE, DECODED_SIDE, { fit: 'inside', withoutEnlargement: true })
      .flatten({ background: '#808080' })
      .toColourspace('srgb')
      .raw({ depth: 'uchar' })
      .toBuffer({ resolveWithObject: true });
    return { width: info.width, height: info.height, data };
  } catch (error) {
    throw error instanceof FaceError ? error : unreadable(error);
  }
}

function open(bytes: Uint8Array, limited: boolean): Sharp {
  // The limit is lifted for the header alone, to answer with the right code; decoding is always bounded.
  return sharp(bytes, { failOn: 'error', pages: 1, limitInputPixels: limited ? MAX_PIXELS : false });
}

function requireSize({ width, height, format, depth, isProgressive }: Metadata): void {
  if (Math.max(width, height) > MAX_SIDE) throw tooLarge(width, height, MAX_PIXELS, '');
  const [most, where] = allowance(format, depth, isProgressive);
  if (width * height > most) throw tooLarge(width, height, most, where);
}

function allowance(format: string, depth: string, interlaced?: boolean): readonly [pixels: number, where: string] {
  if (format === 'heif') return [AVIF_PIXELS, ' in an AVIF file'];
  if (format === 'webp') return [SLOW_PIXELS, ' in a WebP file'];
  if (format === 'png' && depth === 'ushort') return [DEEP_PIXELS, ' in a PNG of 16 bits'];
  if (format === 'png' && interlaced) return [SLOW_PIXELS, ' in an interlaced PNG'];
  return [MAX_PIXELS, ''];
}

function tooLarge(width: number, height: number, most: number, where: string): FaceError {
  return new FaceError(
    'face_too_large',
    `The picture at face_image_url has ${width} x ${height} pixels; at most ${most / 1e6} megapixels are ` +
      `allowed${where}, and ${MAX_SIDE.toLocaleString('en-US')} pixels a side.`,
  );
}

function unreadable(cause?: unknown): FaceError {
  return new FaceError(
    'face_unreadable',
    'The file at face_image_url could not be read as a picture. It must be a whole JPEG, PNG, WebP or AVIF file.',
    { cause },
  );
}
