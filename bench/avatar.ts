/**
 * Whether avatars are still the same person, and what they cost.
 *
 * `npm run bench -- avatar [folder]`: every face of the sample photos in every look, every face and every look as a
 * tight, medium and wide crop, turned, mirrored, small and dark; then the service's times and memory. Portraits without
 * a face are written to the folder.
 * `npm run bench -- avatar faces [folder] [look|variant|face …]`: the first half alone, or those of it that are named.
 * Its table is of all that the folder has seen: the half can be run piece by piece.
 * `npm run bench -- avatar sum [folder]`: that table alone; the last whole one is in bench/results/avatars.txt.
 * `npm run bench -- avatar times`: the second half alone.
 * `npm run bench -- avatar sheets [folder] [looks|roles|tight|prompt …]`: contact sheets to look at.
 *
 * Found again: a portrait is given to the service's own finder as if it were a photo; it would be accepted as one.
 * Identity: distance between the face descriptors of photo and avatar; 0.6 and below counts as one person.
 */
import { mkdir } from 'node:fs/promises';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { portraitLooks } from '@easel/studio';
import type { RawPicture } from '../src/engines/engine.js';
import { loadFaceModels } from '../src/faces/find/face-models.js';
import { sampleFaces, variants } from './portrait/photos.js';
import { measureRecognition } from './portrait/recognition.js';
import { measureService } from './portrait/service-times.js';
import { keepSeen, reportSeen } from './portrait/seen.js';
import { drawSheets, sheetKinds, type SheetKind } from './portrait/sheets.js';

const [mode = 'all', folder = 'out/avatars', ...wanted] = process.argv.slice(2);
if (mode === 'sum') {
  reportSeen(keepSeen(folder, []));
  process.exit();
}
const lanes = Math.min(4, availableParallelism());
const startedAt = performance.now();
const models = await loadFaceModels();
const faces = await sampleFaces(models);
/** One clear face of each photo. */
const six = faces.filter(({ name }) => ['1a', '2b', '3c', '4d', '5e', '6c'].includes(name));

/** Those that are named, or all where none is. */
function named<Item>(items: readonly Item[], name: (item: Item) => string): readonly Item[] {
  const some = items.filter((item) => wanted.includes(name(item)));
  return some.length > 0 ? some : items;
}

async function keep(name: string, { width, height, data }: RawPicture): Promise<void> {
  await mkdir(folder, { recursive: true });
  await sharp(data, { raw: { width, height, channels: 4 } })
    .jpeg()
    .toFile(join(folder, `${name.replaceAll(' ', '-')}.jpg`));
}

if (mode === 'sheets') {
  const kinds = sheetKinds.filter((kind) => wanted.includes(kind));
  const prompts = wanted.filter((word) => !sheetKinds.includes(word as SheetKind));
  const drawn =
    prompts.length > 0 ? (['prompts'] as const) : kinds.length > 0 ? kinds : (['looks', 'roles', 'tight'] as const);
  for (const kind of drawn)
    await drawSheets({
      folder,
      faces: six.slice(0, kind === 'roles' || kind === 'prompts' ? 4 : 6),
      kinds: [kind],
      prompts,
      lanes,
    });
} else {
  if (mode !== 'times') {
    const seen = await measureRecognition(models, {
      faces: named(faces, ({ name }) => name),
      looks: named(portraitLooks, ({ name }) => name),
      variants: named(variants, (name) => name),
      lanes,
      onLost: keep,
      ...(mode === 'faces' && { onSeen: (each) => void keepSeen(folder, each) }),
    });
    reportSeen(mode === 'faces' ? keepSeen(folder, []) : seen);
  }
  if (mode !== 'faces') await measureService(six.slice(0, 2));
}
console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
