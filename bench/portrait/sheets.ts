import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitLooks } from '@easel/studio';
import type { FacePicture, RawPicture } from '../../src/engines/engine.js';
import { createDarkroom, inLanes, type Darkroom } from './darkroom.js';
import { samplePhoto, promptFor, ROLES, type SampleFace, type Variant } from './photos.js';

const TILE = 256;
const LABEL = 22;
const SIDE = 640;

interface Row {
  readonly label: string;
  readonly face: FacePicture;
}

export const sheetKinds = ['looks', 'roles', 'tight', 'prompts'] as const;
export type SheetKind = (typeof sheetKinds)[number];

export interface SheetOptions {
  readonly folder: string;
  readonly faces: readonly SampleFace[];
  readonly kinds: readonly SheetKind[];
  /** For the sheet of prompts. */
  readonly prompts: readonly string[];
  readonly lanes: number;
}

/** Contact sheets to look at: one row a face, one column a look, a role or a prompt. */
export async function drawSheets({ folder, faces, kinds, prompts, lanes }: SheetOptions): Promise<void> {
  await mkdir(folder, { recursive: true });
  const darkroom = createDarkroom(lanes);
  const looks = portraitLooks.map(({ name }) => promptFor(name));
  const roles = ROLES.map((role) => `as ${/^[aeiou]/.test(role) ? 'an' : 'a'} ${role}`);
  for (const kind of kinds) {
    const rows = await rowsOf(darkroom, faces, kind === 'tight' ? 'tight' : 'medium');
    const columns = kind === 'roles' ? roles : kind === 'prompts' ? prompts : looks;
    const file = join(folder, `avatar-${kind}.png`);
    await drawSheet(darkroom, rows, columns, lanes, file);
    console.log(file);
  }
  await darkroom.close();
}

async function rowsOf(darkroom: Darkroom, faces: readonly SampleFace[], variant: Variant): Promise<Row[]> {
  const rows: Row[] = [];
  for (const face of faces) {
    const prepared = await darkroom.prepare((await samplePhoto(face, variant)).bytes);
    if (typeof prepared === 'string') console.log(`${face.name} ${variant}: ${prepared}`);
    else rows.push({ label: face.name, face: prepared });
  }
  return rows;
}

async function drawSheet(
  darkroom: Darkroom,
  rows: readonly Row[],
  columns: readonly string[],
  lanes: number,
  file: string,
): Promise<void> {
  const tiles: { input: Buffer; left: number; top: number }[] = [];
  const jobs = rows.flatMap((row, y) => columns.map((prompt, x) => ({ row, prompt, x, y })));
  await inLanes(jobs, lanes, async ({ row, prompt, x, y }) => {
    const picture = await darkroom.draw(row.face, prompt, SIDE, 7 + y);
    const [left, top] = [x * TILE, y * (TILE + LABEL)];
    tiles.push(
      { input: await tileOf(picture), left, top },
      { input: labelOf(`${row.label} ${prompt}`), left, top: top + TILE },
    );
  });
  await sharp({
    create: {
      width: columns.length * TILE,
      height: rows.length * (TILE + LABEL),
      channels: 3,
      background: '#fff',
    },
  })
    .composite(tiles)
    .png()
    .toFile(file);
}

export function tileOf({ width, height, data }: RawPicture, side = TILE): Promise<Buffer> {
  return sharp(data, { raw: { width, height, channels: 4 } })
    .resize(side, side)
    .removeAlpha()
    .png()
    .toBuffer();
}

export function labelOf(words: string, side = TILE, height = LABEL, size = 11.5): Buffer {
  const text = words.slice(0, Math.floor(side / (size * 0.54))).replaceAll(/[<>&]/g, ' ');
  return Buffer.from(
    `<svg width="${side}" height="${height}"><text x="4" y="${height * 0.7}" font-family="sans-serif" font-size="${size}" fill="#222">${text}</text></svg>`,
  );
}
