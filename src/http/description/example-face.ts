import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import sharp from 'sharp';

let made: Promise<string> | undefined;

/** A face that the avatar's example can be tried with, wherever one is: a small cut from the face finder's own samples. */
export function exampleFace(): Promise<string> {
  made ??= make().catch(() => 'https://example.com/face.jpg');
  return made;
}

async function make(): Promise<string> {
  const finder = createRequire(import.meta.url).resolve('@vladmandic/face-api/package.json');
  const photo = await sharp(join(dirname(finder), 'demo/sample6.jpg'))
    .extract({ left: 1400, top: 130, width: 520, height: 620 })
    .resize(260, 310)
    .jpeg({ quality: 60, mozjpeg: true })
    .toBuffer();
  return `data:image/jpeg;base64,${photo.toString('base64')}`;
}
