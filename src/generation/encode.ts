import sharp from 'sharp';
import type { OutputFormat } from '../contract/catalogue.js';
import type { RawPicture } from '../engines/engine.js';
import type { PictureExtension } from '../storage/storage.js';

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

/** Pixels become a file, without metadata but for its origin. */
export async function encode(
  picture: RawPicture,
  { format, monochrome, transparent = false, provenance }: EncodeOptions,
): Promise<Uint8Array> {
  const { data, width, height, channels = 4 } = picture;
  let image = sharp(data, { raw: { width, height, channels } });
  if (!transparent && channels === 4) image = image.flatten({ background: '#ffffff' });
  if (monochrome) image = image.grayscale().toColourspace('b-w');
  if (provenance !== undefined) image = image.withXmp(provenance);
  switch (format) {
    case 'png':
      return image.png({ compressionLevel: 6, adaptiveFiltering: true }).toBuffer();
    case 'jpeg':
      // Coding tables of its own for each file take as long as all the rest, for one per cent of its size.
      return image.jpeg({ quality: 90, optimiseCoding: false }).toBuffer();
    case 'webp':
      // Lossy WebP rounds its colour channels apart; greys survive only losslessly.
      return image.webp(monochrome ? { lossless: true, effort: 2 } : { quality: 90, effort: 2 }).toBuffer();
    case 'avif':
      return image.avif({ quality: 70, effort: 2, chromaSubsampling: '4:4:4' }).toBuffer();
  }
}
