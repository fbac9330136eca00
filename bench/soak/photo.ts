import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

/** A photo as people send them, in a data: URL. */
export async function samplePhoto(): Promise<string> {
  const folder = join(dirname(createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json')), 'demo');
  const photo = await sharp(readFileSync(join(folder, 'sample1.jpg')))
    .resize(1024, 1024, { fit: 'inside' })
    .jpeg()
    .toBuffer();
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}
