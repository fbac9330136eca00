/** Contact sheets of portraits: looks by photos, and roles by photos. `node dist/bench/portrait/sheet.js <folder>` */
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { createStudioEngine } from '../../src/engines/studio/studio.js';
import type { FacePicture } from '../../src/engines/engine.js';
import { createFacePreparer } from '../../src/faces/preparer.js';
import { dataUrl, LOOK_PROMPTS, samplePhotos } from './photos.js';

const ROLES = [
  'photo as an astronaut on the moon',
  'oil painting as a queen',
  'comic, as a samurai',
  'watercolour in a forest in autumn',
  'as a wizard in the mountains at night, oil painting',
  'photo in a dark green suit with glasses, in the city',
  'vintage photo as a captain by the sea',
  'photo as santa in the snow',
];
const TILE = 320;
const SIDE = 1024;

const [folder = 'portrait-sheets', wanted = ''] = process.argv.slice(2);
await mkdir(folder, { recursive: true });
const { signal } = new AbortController();
const preparer = createFacePreparer();
const engine = createStudioEngine();

const faces: FacePicture[] = [];
for (const { name, bytes } of await samplePhotos()) {
  if (name.includes(wanted)) faces.push(await preparer.prepare(dataUrl(bytes), { signal }));
}

async function tile(face: FacePicture, prompt: string, seed: number): Promise<Buffer> {
  const { picture } = await engine.render(
    {
      operation: 'avatar',
      model: 'avatar',
      style: 'portrait',
      prompt,
      width: SIDE,
      height: SIDE,
      seed,
      palette: [],
      face,
    },
    { signal },
  );
  if (picture.kind !== 'raw') throw new Error('Studio answers with pixels');
  const { width, height, data } = picture;
  return sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .resize(TILE, TILE)
    .png()
    .toBuffer();
}

for (const [name, prompts] of [
  ['looks', Object.values(LOOK_PROMPTS)],
  ['roles', ROLES],
] as const) {
  const tiles = await Promise.all(
    faces.flatMap((face, row) =>
      prompts.map(async (prompt, column) => ({
        input: await tile(face, prompt, 7 + row),
        left: column * TILE,
        top: row * TILE,
      })),
    ),
  );
  const file = join(folder, `${name}.jpg`);
  await sharp({
    create: { width: prompts.length * TILE, height: faces.length * TILE, channels: 3, background: '#222' },
  })
    .composite(tiles)
    .jpeg({ quality: 88 })
    .toFile(file);
  console.log(file);
}
await engine.close();
await preparer.close();
