import sharp, { type Sharp } from 'sharp';
import type { OutputFormat } from '../contract/catalogue.js';
import type { RawPicture } from '../engines/engine.js';
import type { PictureExtension } from '../storage/storage.js';
import { encodeSmallJpeg } from './small-jpeg.js';

// One thread per picture: pictures run side by side anyway, and the same pixels always give the same file.
sharp.concurrency(1);
sharp.cache(false);

export const EXTENSIONS: Readonly<Record<OutputFormat, PictureExtension>> = {
  png: 'png',
  jpeg: 'jpg',
  webp: 'webp',
  avif: 'avif',
};

export interface EncodeOptions {
  readonly format: OutputFormat;
  /** Every pixel grey: red, green and blue are equal after decoding. */
  readonly monochrome: boolean;
  /** Keeps the alpha of the pixels. */
  readonly transparent?: boolean;
  /** XMP that the file carries. */
  readonly provenance?: string | undefined;
}

const SMALL_PIXELS = 128 * 128;
const JPEG_QUALITY = 90;

/** Pixels become a file, without metadata but for its origin. */
export async function encode(picture: RawPicture, options: EncodeOptions): Promise<Uint8Array> {
  const { data, width, height, channels = 4 } = picture;
  if (options.format === 'jpeg' && !options.monochrome && width * height <= SMALL_PIXELS)
    return withOrigin(encodeSmallJpeg(picture, JPEG_QUALITY), options.provenance);
  return encodeImage(sharp(data, { raw: { width, height, channels } }), options);
}

/** The same for whatever the library has opened. */
export async function encodeImage(
  source: Sharp,
  { format, monochrome, transparent = false, provenance }: EncodeOptions,
): Promise<Uint8Array> {
  let image = transparent ? source : source.flatten({ background: '#ffffff' });
  if (monochrome) image = image.grayscale().toColourspace('b-w');
  if (provenance !== undefined && format !== 'jpeg') image = image.withXmp(provenance);
  switch (format) {
    case 'png':
      return image.png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
    case 'jpeg':
      // Coding tables of its own for each file take as long as all the rest, for one per cent of its size.
      return withOrigin(await image.jpeg({ quality: JPEG_QUALITY, optimiseCoding: false }).toBuffer(), provenance);
    case 'webp':
      // Lossy WebP rounds its colour channels apart; greys survive only losslessly.
      return image.webp(monochrome ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 }).toBuffer();
    case 'avif':
      return image.avif({ quality: 70, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
  }
}

const XMP_NAME = Buffer.from('http://ns.adobe.com/xap/1.0/\0', 'latin1');

/** XMP is a segment after the first one of a JPEG, which says JFIF: the library writes it too, but takes a detour for it. */
function withOrigin(jpeg: Buffer, provenance: string | undefined): Uint8Array {
  if (provenance === undefined) return jpeg;
  const xmp = Buffer.from(provenance);
  const segment = Buffer.from([0xff, 0xe1, 0, 0]);
  segment.writeUInt16BE(2 + XMP_NAME.length + xmp.length, 2);
  const at = jpeg.readUInt16BE(2) === 0xffe0 ? 4 + jpeg.readUInt16BE(4) : 2;
  return Buffer.concat([jpeg.subarray(0, at), segment, XMP_NAME, xmp, jpeg.subarray(at)]);
}
