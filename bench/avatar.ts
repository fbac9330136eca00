/**
 * What an avatar costs and whether it is still the same person. `node dist/bench/avatar.js [photos] [looks]`, where only
 * the sample photos and the looks whose names contain the words are used.
 *
 * Identity: distance between the face descriptors of photo and avatar (0.6 and below counts as one person); a dash is a
 * face that the detector did not find again.
 */
import sharp, { type Sharp } from 'sharp';
import type { FacePicture, RawPicture } from '../src/engines/engine.js';
import { createStudioEngine } from '../src/engines/studio/studio.js';
import { portraitLooks } from '@easel/studio';
import { loadFaceModels } from '../src/faces/find/face-models.js';
import { createFacePreparer } from '../src/faces/preparer.js';
import { dataUrl, LOOK_PROMPTS, samplePhotos } from './portrait/photos.js';

const { signal } = new AbortController();
const megabytes = () => Math.round(process.memoryUsage().rss / 1e6);
const seconds = (milliseconds: number) => (milliseconds / 1000).toFixed(2);
const middle = (values: readonly number[]) => values.toSorted((a, b) => a - b)[values.length >> 1] ?? 0;
const high = (values: readonly number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? 0;

async function timed<T>(work: () => Promise<T>): Promise<[T, number]> {
  const start = performance.now();
  return [await work(), performance.now() - start];
}

const [wanted = '', wantedLook = ''] = process.argv.slice(2);
const photos = (await samplePhotos()).filter(({ name }) => name.includes(wanted));
const before = megabytes();
const preparer = createFacePreparer();
const engine = createStudioEngine({ threads: 1 });
const render = async (face: FacePicture, prompt: string, seed: number): Promise<RawPicture> => {
  const { picture } = await engine.render(
    {
      operation: 'avatar',
      model: 'avatar',
      style: 'portrait',
      prompt,
      width: 1024,
      height: 1024,
      seed,
      palette: [],
      face,
    },
    { signal },
  );
  if (picture.kind !== 'raw') throw new Error('Studio answers with pixels');
  return picture;
};

const [firstFace, coldPrepare] = await timed(() => preparer.prepare(dataUrl(photos[0]!.bytes), { signal }));
const [, coldRender] = await timed(() => render(firstFace, 'studio photo', 1));
console.log(`cold start: first face ${seconds(coldPrepare)} s, first portrait ${seconds(coldRender)} s`);

const faces: { name: string; face: FacePicture }[] = [];
const prepareTimes: number[] = [];
for (const { name, bytes } of photos) {
  const [face, time] = await timed(() => preparer.prepare(dataUrl(bytes), { signal }));
  prepareTimes.push(time);
  faces.push({ name, face });
}
console.log(`find and cut out, warm: median ${seconds(middle(prepareTimes))} s, p95 ${seconds(high(prepareTimes))} s`);

const models = await loadFaceModels({ descriptors: true });
async function describe(picture: Sharp): Promise<Float32Array | undefined> {
  const { data, info } = await picture
    .removeAlpha()
    .resize(640, 640, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  return models.describe({ width: info.width, height: info.height, data });
}

/** The chosen face alone: a group photo has others, and the descriptor would be of the most certain one. */
function chosenFace({ photo, box, width, height }: FacePicture): Sharp {
  const left = Math.max(0, Math.round(box.x - box.width * 0.45));
  const top = Math.max(0, Math.round(box.y - box.height * 0.45));
  return sharp(photo).extract({
    left,
    top,
    width: Math.min(width - left, Math.round(box.width * 1.9)),
    height: Math.min(height - top, Math.round(box.height * 1.9)),
  });
}

const originals = await Promise.all(faces.map(({ face }) => describe(chosenFace(face))));
const drawTimes: number[] = [];
let found = 0;
let tried = 0;
let realisticFar = 0;
console.log(`\n${'look'.padEnd(14)}${faces.map(({ name }) => name.slice(0, 9).padStart(10)).join('')}   median s`);
for (const look of portraitLooks.filter(({ name }) => name.includes(wantedLook))) {
  const row: string[] = [];
  const times: number[] = [];
  for (const [index, { face }] of faces.entries()) {
    const [picture, time] = await timed(() => render(face, LOOK_PROMPTS[look.name], 100 + index));
    times.push(time);
    const original = originals[index];
    if (original === undefined) {
      row.push('no face'.padStart(10));
      continue;
    }
    const { width, height, data } = picture;
    const avatar = await describe(sharp(data, { raw: { width, height, channels: 4 } }));
    tried += 1;
    if (avatar === undefined) {
      row.push('-'.padStart(10));
      if (look.realistic) realisticFar += 1;
      continue;
    }
    found += 1;
    const distance = Math.hypot(...avatar.map((value, axis) => value - original[axis]!));
    if (look.realistic && distance >= 0.6) realisticFar += 1;
    row.push(distance.toFixed(2).padStart(10));
  }
  drawTimes.push(...times);
  console.log(
    `${(look.name + (look.realistic ? ' *' : '')).padEnd(14)}${row.join('')}   ${seconds(middle(times)).padStart(8)}`,
  );
}
console.log(`\nface found again: ${found} of ${tried} (${((100 * found) / tried).toFixed(1)}%)`);
console.log(`realistic looks (*) at 0.6 or beyond: ${realisticFar}`);
console.log(`portrait of 1024x1024, warm: median ${seconds(middle(drawTimes))} s, p95 ${seconds(high(drawTimes))} s`);
console.log(
  `memory: ${before} MB before, ${megabytes()} MB with face networks (twice: worker and this table) and portraits`,
);
await engine.close();
await preparer.close();
