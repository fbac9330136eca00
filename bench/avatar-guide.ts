/** Draws docs/images/avatars.jpg: every look, and roles to ask for. `npm run bench -- avatar-guide` */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { portraitLooks } from '@easel/studio';
import { exampleFace } from '../src/http/description/example-face.js';
import { createDarkroom, inLanes } from './portrait/darkroom.js';
import { promptFor, ROLES } from './portrait/photos.js';
import { labelOf, tileOf } from './portrait/sheets.js';

const SIDE = 280;
const LABEL = 34;
const COLUMNS = 6;

const darkroom = createDarkroom(2);
const photo = Buffer.from((await exampleFace()).replace(/^.*,/, ''), 'base64');
const face = await darkroom.prepare(Uint8Array.from(photo));
if (typeof face === 'string') throw new Error(face);
const wishes = [
  ...portraitLooks.map(({ name }) => [name, promptFor(name)] as const),
  ...ROLES.map((role) => [role, `as a ${role}`] as const),
];
const tiles: { input: Buffer; left: number; top: number }[] = [];
await inLanes(wishes, 2, async ([name, prompt], index) => {
  const picture = await darkroom.draw(face, prompt, 640, 7);
  const left = (index % COLUMNS) * SIDE;
  const top = Math.floor(index / COLUMNS) * (SIDE + LABEL);
  tiles.push({ input: await tileOf(picture, SIDE), left, top });
  tiles.push({ input: labelOf(name.replaceAll('-', ' '), SIDE, LABEL, 17), left, top: top + SIDE });
});
await darkroom.close();

const rows = Math.ceil(wishes.length / COLUMNS);
const target = fileURLToPath(new URL('../../docs/images/avatars.jpg', import.meta.url));
await sharp({ create: { width: COLUMNS * SIDE, height: rows * (SIDE + LABEL), channels: 3, background: '#fff' } })
  .composite(tiles)
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(target);
console.error(target);
