import sharp from 'sharp';
import { portraitLooks } from '@easel/studio';
import type { FacePicture, RawPicture } from '../../src/engines/engine.js';
import { photoOf, type RgbPicture } from '../../src/faces/decode/photo.js';
import { FaceError } from '../../src/faces/faces.js';
import type { FaceModels } from '../../src/faces/find/face-models.js';
import { findFace } from '../../src/faces/find/find-face.js';
import { shownPart } from '../../src/generation/check.js';
import { createPictureCheck } from '../../src/safety/pictures/picture-check.js';
import { loadFaceDescriptions, type DescribeFace } from '../../test/support/describe-faces.js';
import { createDarkroom, inLanes } from './darkroom.js';
import { promptFor, samplePhoto, variants, type SampleFace, type Variant } from './photos.js';
import type { Seen } from './seen.js';

/** Large enough to judge a face by, and a quarter of the work. */
const SIDE = 512;

export interface RecognitionOptions {
  readonly faces: readonly SampleFace[];
  readonly looks: readonly (typeof portraitLooks)[number][];
  readonly variants: readonly Variant[];
  readonly lanes: number;
  /** Is given what was seen of each photo and its portraits, as soon as it was: a run that is broken off leaves that. */
  readonly onSeen?: (seen: readonly Seen[]) => void;
  /** Is given every portrait whose face was not found again. */
  readonly onLost?: (name: string, picture: RawPicture) => Promise<void>;
}

/**
 * Draws portraits, looks for the face again as if each were a photo that somebody sends, measures whether it is still the
 * same person, and asks the checker. Every face meets every look, every face every variant, every look every variant.
 */
export async function measureRecognition(models: FaceModels, options: RecognitionOptions): Promise<Seen[]> {
  const { faces, looks, lanes } = options;
  const describe = await loadFaceDescriptions();
  const darkroom = createDarkroom(lanes);
  const check = createPictureCheck({ flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 120 });
  const { signal } = new AbortController();
  const all: Seen[] = [];
  const isFlagged = async (picture: Parameters<typeof check.check>[0]): Promise<boolean> =>
    (await check.check(picture, { signal, portrait: true })).flagged;

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
  const measure = async ({ face, variant, looks: drawnIn, seed }: (typeof jobs)[number]): Promise<Seen[]> => {
    const seen: Seen[] = [];
    const prepared = await darkroom.prepare((await samplePhoto(face, variant)).bytes);
    const of = { face: face.name, variant };
    if (typeof prepared === 'string') return [{ ...of, refused: prepared }];
    seen.push({ ...of, flagged: await isFlagged(shownPart(prepared, { width: SIDE, height: SIDE })) });
    const original = await describePhoto(describe, prepared);
    for (const { name: look, realistic } of drawnIn) {
      const picture = await darkroom.draw(prepared, promptFor(look), SIDE, seed);
      const again = await findAgain(models, describe, picture);
      const found = again !== undefined;
      const identity = again && realistic ? distance(original, again) : undefined;
      seen.push({ ...of, look, found, identity, flagged: await isFlagged(picture) });
      if (found) continue;
      console.log(`not found again: ${look} of ${face.name} ${variant}`);
      await options.onLost?.(`${look} ${face.name} ${variant}`, picture);
    }
    return seen;
  };
  await inLanes(jobs, lanes, async (job) => {
    const seen = await measure(job);
    all.push(...seen);
    options.onSeen?.(seen);
  });
  await darkroom.close();
  await check.close();
  return all;
}

const distance = (one: Float32Array, other: Float32Array): number =>
  Math.hypot(...one.map((value, axis) => value - other[axis]!));

/**
 * As the service takes a photo: a portrait in which it finds nobody would be refused as one. Null for a face that the
 * portrait's edge cuts, as the photo's own did: it is found, and not compared.
 */
async function findAgain(
  models: FaceModels,
  describe: DescribeFace,
  { width, height, data }: RawPicture,
): Promise<Float32Array | null | undefined> {
  const picture = await sharp(data, { raw: { width, height, channels: 4 } })
    .removeAlpha()
    .raw()
    .toBuffer();
  try {
    const { photo, face } = await findFace(models, photoOf({ width, height, data: picture }), () => undefined);
    return await describe(await photo.pixels(Math.max(photo.width, photo.height)), face);
  } catch (error) {
    if (error instanceof FaceError) return error.code === 'face_cut_off' ? null : undefined;
    throw error;
  }
}

async function describePhoto(describe: DescribeFace, { photo, landmarks }: FacePicture): Promise<Float32Array> {
  const { data, info } = await sharp(photo).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const picture: RgbPicture = { width: info.width, height: info.height, data };
  return describe(picture, { landmarks });
}
