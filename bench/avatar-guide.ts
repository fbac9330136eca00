/** Draws docs/images/avatars.jpg and avatar-roles.jpg: every look and every role that Studio has. `npm run avatars` */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { portraitGuide, portraitLooks } from '@easel/studio';
import { exampleFace } from '../src/http/description/example-face.js';
import { createDarkroom, inLanes } from './portrait/darkroom.js';
import { promptFor } from './portrait/photos.js';
import { labelOf, tileOf } from './portrait/sheets.js';

interface Sheet {
  readonly file: string;
  readonly wishes: readonly (readonly [label: string, prompt: string])[];
  readonly columns: number;
  readonly side: number;
  readonly label: number;
  readonly letters: number;
}

const spoken = (name: string): string => name.replaceAll('-', ' ');
const sheets: readonly Sheet[] = [
  {
    file: 'avatars.jpg',
    wishes: portraitLooks.map(({ name }) => [spoken(name), promptFor(name)]),
    columns: 6,
    side: 280,
    label: 34,
    letters: 17,
  },
  {
    file: 'avatar-roles.jpg',
    wishes: portraitGuide().roles.map(({ name }) => [name, `a photo as a ${name}`]),
    columns: 9,
    side: 186,
    label: 28,
    letters: 15,
  },
];

const darkroom = createDarkroom(2);
const photo = Buffer.from((await exampleFace()).replace(/^.*,/, ''), 'base64');
const face = await darkroom.prepare(Uint8Array.from(photo));
if (typeof face === 'string') throw new Error(face);
for (const { file, wishes, columns, side, label, letters } of sheets) {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  await inLanes(wishes, 2, async ([name, prompt], index) => {
    const picture = await darkroom.draw(face, prompt, side * 2, 7);
    const left = (index % columns) * side;
    const top = Math.floor(index / columns) * (side + label);
    tiles.push({ input: await tileOf(picture, side), left, top });
    tiles.push({ input: labelOf(name, side, label, letters), left, top: top + side });
  });
  const height = Math.ceil(wishes.length / columns) * (side + label);
  const target = fileURLToPath(new URL(`../../docs/images/${file}`, import.meta.url));
  await sharp({ create: { width: columns * side, height, channels: 3, background: '#fff' } })
    .composite(tiles)
    .jpeg({ quality: 80, mozjpeg: true })
    .toFile(target);
  console.error(target);
}
await darkroom.close();
