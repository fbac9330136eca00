/**
 * Whether avatars are still the same person, and what they cost.
 *
 * `npm run bench -- avatar`: every face of the sample photos, as a tight, medium and wide crop, turned, mirrored, small
 * and dark, each in one look by turns and the medium crop in all; then the service's times and memory.
 * `npm run bench -- avatar quick [look]`: a sample of the same, in that look alone where one is named.
 * `npm run bench -- avatar times`: only the service.
 * `npm run bench -- avatar sheets [folder] [looks|roles|tight|prompt …]`: contact sheets to look at.
 *
 * Found again: by the finder of the service, which looks a second time with a border around the picture, since a portrait
 * that a face fills is none to the network.
 * Identity: distance between the face descriptors of photo and avatar; 0.6 and below counts as one person.
 */
import { availableParallelism } from 'node:os';
import { portraitLooks } from '@easel/studio';
import { loadFaceModels } from '../src/faces/find/face-models.js';
import { sampleFaces } from './portrait/photos.js';
import { measureRecognition } from './portrait/recognition.js';
import { measureService } from './portrait/service-times.js';
import { drawSheets, sheetKinds, type SheetKind } from './portrait/sheets.js';

const [mode = 'full', ...rest] = process.argv.slice(2);
const lanes = Math.min(4, availableParallelism());
const startedAt = performance.now();
const models = await loadFaceModels({ descriptors: true });
const faces = await sampleFaces(models);
/** One clear face of each photo, for sheets; every second of them for a quick look. */
const six = faces.filter(({ name }) => ['1a', '2b', '3c', '4d', '5e', '6c'].includes(name));
const three = six.filter((_, index) => index % 2 === 0);

if (mode === 'sheets') {
  const [folder = 'out/avatars', ...wanted] = rest;
  const named = sheetKinds.filter((kind) => wanted.includes(kind));
  const prompts = wanted.filter((word) => !sheetKinds.includes(word as SheetKind));
  const kinds =
    prompts.length > 0 ? (['prompts'] as const) : named.length > 0 ? named : (['looks', 'roles', 'tight'] as const);
  for (const kind of kinds)
    await drawSheets({
      folder,
      faces: six.slice(0, kind === 'roles' || kind === 'prompts' ? 4 : 6),
      kinds: [kind],
      prompts,
      lanes,
    });
} else {
  const quick = mode === 'quick';
  const looks = portraitLooks.filter(({ name }) => rest.length === 0 || rest.includes(name));
  if (mode !== 'times') {
    await measureRecognition(models, {
      faces: quick ? three : faces,
      looks,
      looksPerPhoto: 1,
      mediumInAll: !quick,
      lanes,
    });
  }
  if (!quick) await measureService({ faces: three, restSeconds: 20 });
}
console.log(`\n${((performance.now() - startedAt) / 1000).toFixed(0)} s`);
