import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

const folder = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');

export interface SamplePhoto {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Parts of the sample photos, in shares of their size: one person each, as people send them. */
const PARTS: readonly (readonly [
  name: string,
  file: number,
  left: number,
  top: number,
  width: number,
  height: number,
])[] = [
  ['dark hair', 6, 0.05, 0.2, 0.26, 0.75],
  ['turned head', 6, 0.73, 0.05, 0.27, 0.8],
  ['curls', 3, 0.16, 0.1, 0.36, 0.8],
  ['stairs', 5, 0.08, 0.5, 0.36, 0.5],
  ['side light', 5, 0.34, 0, 0.24, 0.6],
  ['party light', 3, 0.66, 0.1, 0.34, 0.85],
];

/** The six group photos as they are, and single people cut from them. */
export async function samplePhotos(): Promise<SamplePhoto[]> {
  const photos: SamplePhoto[] = [];
  for (let file = 1; file <= 6; file += 1) {
    photos.push({ name: `group ${file}`, bytes: await readFile(join(folder, `sample${file}.jpg`)) });
  }
  for (const [name, file, left, top, width, height] of PARTS) {
    const picture = sharp(join(folder, `sample${file}.jpg`));
    const size = await picture.metadata();
    const region = {
      left: Math.round(left * size.width),
      top: Math.round(top * size.height),
      width: Math.round(width * size.width),
      height: Math.round(height * size.height),
    };
    photos.push({ name, bytes: await picture.extract(region).jpeg({ quality: 95 }).toBuffer() });
  }
  return photos;
}

export const dataUrl = (bytes: Uint8Array): string => `data:;base64,${Buffer.from(bytes).toString('base64')}`;

/** Words that ask for each look. */
export const LOOK_PROMPTS = {
  studio: 'studio photo',
  vintage: 'vintage photo',
  neon: 'cyberpunk neon',
  oil: 'oil painting',
  watercolour: 'watercolour',
  ink: 'pen and ink',
  pencil: 'pencil drawing',
  comic: 'comic with halftone',
  'pop-art': 'pop art',
  'flat-vector': 'flat vector',
  'low-poly': 'low poly',
  'pixel-art': 'pixel art',
} as const;
