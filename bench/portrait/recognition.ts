import sharp from 'sharp';
import { portraitLooks } from '@easel/studio';
import type { FacePicture, RawPicture } from '../../src/engines/engine.js';
import { photoOf, type RgbPicture } from '../../src/faces/decode/photo.js';
import { FaceError } from '../../src/faces/faces.js';
import type { FaceModels } from '../../src/faces/find/face-models.js';
import { findFace } from '../../src/faces/find/find-face.js';
import { shownPart } from '../../src/generation/check.js';
import { createPictureCheck } from '../../src/safety/pictures/picture-check.js';
import { median, report } from '../support/report.js';
import { createDarkroom, inLanes } from './darkroom.js';
import { promptFor, samplePhoto, variants, type SampleFace, type Variant } from './photos.js';
import { createTally } from './tally.js';

/** Large enough to judge a face by, and a quarter of the work. */
const SIDE = 512;

export interface RecognitionOptions {
  readonly faces: readonly SampleFace[];
  readonly looks: readonly (typeof portraitLooks)[number][];
  readonly variants: readonly Variant[];
  readonly lanes: number;
  /** Is given every portrait whose face was not found again. */
  readonly onLost?: (name: string, picture: RawPicture) => Promise<void>;
}

/**
 * Draws portraits, looks for the face again as if each were a photo that somebody sends, measures whether it is still the
 * same person, and asks the checker. Every face meets every look, every face every variant, every look every variant.
 */
export async function measureRecognition(models: FaceModels, options: RecognitionOptions): Promise<void> {
  const { faces, looks, lanes } = options;
  const darkroom = createDarkroom(lanes);
  const check = createPictureCheck({ flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 120 });
  const { signal } = new AbortController();
  const tally = createTally();
  const refused: string[] = [];
  const flagged: string[] = [];
  const lost: string[] = [];
  let checked = 0;
  const judge = async (what: string, picture: Parameters<typeof check.check>[0]): Promise<void> => {
    checked += 1;
    const { flagged: black, score } = await check.check(picture, { signal, portrait: true });
    if (black) flagged.push(`${what} ${score.toFixed(2)}`);
  };

  // Part of the benchmark draws the same portraits as the whole.
  const drawnOf = (face: SampleFace, variant: Variant) =>
    portraitLooks.filter(
      (look, index) => looks.includes(look) && (face.number + index) % variants.length === variants.indexOf(variant),
    );
  const jobs = faces
    .flatMap((face) =>
      options.variants.map((variant) => ({
        face,
        variant,
        seed: 100 + face.number,
        looks: drawnOf(face, variant),
      })),
    )
    .filter((job) => looks.length === portraitLooks.length || job.looks.length > 0);
  await inLanes(jobs, lanes, async ({ face, variant, looks: drawnIn, seed }) => {
    const prepared = await darkroom.prepare((await samplePhoto(face, variant)).bytes);
    const name = `${face.name} ${variant}`;
    if (typeof prepared === 'string') return void refused.push(`${name}: ${prepared}`);
    await judge(`the photo ${name}`, shownPart(prepared, { width: SIDE, height: SIDE }));
    const original = await describePhoto(models, prepared);
    for (const look of drawnIn) {
      const picture = await darkroom.draw(prepared, promptFor(look.name), SIDE, seed);
      await judge(`${look.name} of ${name}`, picture);
      const again = await findAgain(models, picture);
      const found = again !== undefined;
      tally.add([look.name, variant, 'all'], found);
      if (again && look.realistic) tally.measure([look.name, variant, 'all'], distance(original, again));
      if (found) continue;
      lost.push(`${look.name} of ${name}`);
      console.log(`not found again: ${lost.at(-1)}`);
      await options.onLost?.(`${look.name} ${name}`, picture);
    }
  });
  await darkroom.close();
  await check.close();

  console.log(`\n${faces.length} faces, ${jobs.length} photos, portraits of ${SIDE}x${SIDE}; * realistic looks`);
  for (const line of tally.table([
    ...looks.map(({ name, realistic }) => [name, realistic ? `${name} *` : name] as const),
    ...variants.map((name) => [name, name] as const),
    ['all', 'all'],
  ]))
    console.log(line);
  const share = (name: string): number => 100 * tally.share(name);
  const percent = (value: number): string => `${value.toFixed(1)} %`;
  const worst = looks.toSorted((one, other) => share(one.name) - share(other.name))[0]!;
  const identity = median(tally.distances('all'));
  report({
    name: `face found again in ${tally.count('all')} portraits`,
    value: percent(share('all')),
    target: 'at least 95 %',
    met: share('all') >= 95,
  });
  report({
    name: `the same in the worst look, ${worst.name}`,
    value: percent(share(worst.name)),
    target: 'at least 90 %',
    met: share(worst.name) >= 90,
  });
  report({
    name: 'identity distance of the realistic looks, median',
    value: identity.toFixed(3),
    target: 'under 0.35',
    met: identity < 0.35,
  });
  report({
    name: `flagged, of ${checked} photos and portraits`,
    value: String(flagged.length),
    target: 'none',
    met: flagged.length === 0,
  });
  report({ name: `refused, of ${jobs.length} photos`, value: String(refused.length) });
  for (const [what, names] of Object.entries({ refused, flagged, 'not found again': lost }))
    if (names.length > 0) console.log(`${what}: ${names.slice(0, 60).join('; ')}`);
}

const distance = (one: Float32Array, other: Float32Array): number =>
  Math.hypot(...one.map((value, axis) => value - other[axis]!));

/**
 * As the service takes a photo: a portrait in which it finds nobody would be refused as one. Null for a face that the
 * portrait's edge cuts, as the photo's own did: it is found, and not compared.
 */
async function findAgain(
  models: FaceModels,
  { width, height, data }: RawPicture,
): Promise<Float32Array | null | undefined> {
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  try {
    const { photo, face } = await findFace(models, photoOf({ width, height, data: picture }), () => undefined);
    return await models.describe(await photo.pixels(Math.max(photo.width, photo.height)), face);
  } catch (error) {
    if (error instanceof FaceError) return error.code === 'face_cut_off' ? null : undefined;
    throw error;
  }
}

async function describePhoto(models: FaceModels, { photo, landmarks }: FacePicture): Promise<Float32Array> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture: RgbPicture = { width: info.width, height: info.height, data };
  return models.describe(picture, { landmarks });
}
