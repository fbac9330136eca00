/** Draws docs/images/avatars.jpg: every look, and roles to ask for. `npm run bench -- avatar-guide` */
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { createStudioEngine } from '../src/engines/studio/studio.js';
import { createFacePreparer } from '../src/faces/preparer.js';
import { exampleFace } from '../src/http/description/example-face.js';
import { LOOK_PROMPTS } from './portrait/photos.js';

const ROLES = [
  'astronaut',
  'queen',
  'knight',
  'samurai',
  'wizard',
  'captain',
  'chef',
  'doctor',
  'viking',
  'detective',
  'rock star',
  'angel',
];
const SIDE = 280;
const LABEL = 34;
const COLUMNS = 6;

const { signal } = new AbortController();
const faces = createFacePreparer();
const engine = createStudioEngine();
const face = await faces.prepare(await exampleFace(), { signal });
const wishes = [
  ...Object.entries(LOOK_PROMPTS).map(([name, prompt]) => [name, prompt] as const),
  ...ROLES.map((role) => [role, `as a ${role}, oil painting`] as const),
];

const tiles = await Promise.all(
  wishes.map(async ([name, prompt], index) => {
    const task = { operation: 'avatar', model: 'avatar', style: 'portrait', palette: [] } as const;
    const { picture } = await engine.render({ ...task, prompt, width: 320, height: 320, seed: 7, face }, { signal });
    if (picture.kind !== 'raw') throw new Error('no pixels');
    const { width, height, data } = picture;
    const input = await sharp(data, { raw: { width, height, channels: 4 } })
      .resize(SIDE, SIDE)
      .removeAlpha()
      .png()
      .toBuffer();
    const left = (index % COLUMNS) * SIDE;
    const top = Math.floor(index / COLUMNS) * (SIDE + LABEL);
    const text = `<svg width="${SIDE}" height="${LABEL}"><text x="8" y="22" font-family="sans-serif" font-size="17" fill="#333">${name}</text></svg>`;
    return [
      { input, left, top },
      { input: Buffer.from(text), left, top: top + SIDE },
    ];
  }),
);
await engine.close();
await faces.close();

const rows = Math.ceil(wishes.length / COLUMNS);
const target = fileURLToPath(new URL('../../docs/images/avatars.jpg', import.meta.url));
await sharp({ create: { width: COLUMNS * SIDE, height: rows * (SIDE + LABEL), channels: 3, background: '#fff' } })
  .composite(tiles.flat())
  .jpeg({ quality: 80, mozjpeg: true })
  .toFile(target);
console.error(target);
