import sharp, { type Sharp } from 'sharp';
import { portraitLooks } from '@easel/studio';
import type { FacePicture } from '../../src/engines/engine.js';
import type { FaceModels } from '../../src/faces/find/face-models.js';
import { withBorder } from '../../src/faces/decode/photo.js';
import { createPictureCheck } from '../../src/safety/pictures/picture-check.js';
import { createDarkroom, inLanes, middle } from './darkroom.js';
import { photoOf, promptFor, variants, type SampleFace, type Variant } from './photos.js';

/** The border of the second look for a face, as a share of the picture. */
const MARGIN = 0.4;
/** Large enough to judge a face by, and a quarter of the work. */
const SIDE = 512;

export interface RecognitionOptions {
  readonly faces: readonly SampleFace[];
  readonly looks: readonly (typeof portraitLooks)[number][];
  /** Looks that each photo is drawn in; every look gets its turn with every face and every variant. */
  readonly looksPerPhoto: number;
  /** The plain crop of each face is drawn in every look. */
  readonly mediumInAll: boolean;
  readonly lanes: number;
}

interface Tally {
  drawn: number;
  found: number;
  readonly distances: number[];
}

/** Draws every photo, looks for the face again, measures whether it is still the same person, and asks the checker. */
export async function measureRecognition(models: FaceModels, options: RecognitionOptions): Promise<void> {
  const { faces, looks, lanes } = options;
  const darkroom = createDarkroom(lanes);
  const check = createPictureCheck({ flagFrom: 0.7, unsureFrom: 0.2, timeoutSeconds: 120 });
  const { signal } = new AbortController();
  const tallies = new Map<string, Tally>();
  const tally = (name: string): Tally => {
    const known = tallies.get(name) ?? { drawn: 0, found: 0, distances: [] };
    tallies.set(name, known);
    return known;
  };
  const refused: string[] = [];
  const flagged: string[] = [];
  const lost: string[] = [];
  let checked = 0;
  const jobs = faces.flatMap((face, row) =>
    variants.map((variant, column) => ({ face, variant, turn: row * 3 + column * options.looksPerPhoto })),
  );
  await inLanes(jobs, lanes, async ({ face, variant, turn }) => {
    const prepared = await darkroom.prepare((await photoOf(face, variant)).bytes);
    const name = `${face.name} ${variant}`;
    if (typeof prepared === 'string') return void refused.push(`${name}: ${prepared}`);
    const judge = async (what: string, picture: Parameters<typeof check.check>[0]): Promise<void> => {
      checked += 1;
      const verdict = await check.check(picture, { signal, portrait: true });
      if (verdict.flagged) flagged.push(`${what} ${verdict.score.toFixed(2)}`);
    };
    await judge(`the photo ${name}`, prepared.cutout);
    const original = await describe(models, chosenFace(prepared));
    for (const look of looksFor(options, variant, turn)) {
      const picture = await darkroom.draw(prepared, promptFor(look.name), SIDE, 100 + turn);
      await judge(`${look.name} of ${name}`, picture);
      const { width, height, data } = picture;
      const again = await describe(models, sharp(data, { raw: { width, height, channels: 4 } }));
      for (const row of [tally(look.name), tally(variant), tally('all')]) {
        row.drawn += 1;
        if (again) row.found += 1;
        if (again && original && look.realistic) row.distances.push(distance(original, again));
      }
      if (!again) lost.push(`${look.name} of ${name}`);
    }
  });
  await darkroom.close();
  await check.close();

  const print = (name: string, note = ''): void => {
    const { drawn, found, distances } = tally(name);
    if (drawn === 0) return;
    const share = `${((100 * found) / drawn).toFixed(1)} %`;
    const identity = distances.length > 0 ? middle(distances).toFixed(3) : '';
    const far = distances.filter((value) => value >= 0.6).length;
    console.log(
      `${(name + note).padEnd(16)}${`${found}/${drawn}`.padStart(10)}${share.padStart(9)}${identity.padStart(10)}${(far > 0 ? String(far) : '').padStart(8)}`,
    );
  };
  console.log(`\n${faces.length} faces, ${jobs.length} photos, portraits of ${SIDE}x${SIDE}; * realistic looks`);
  console.log(
    `${''.padEnd(16)}${'found'.padStart(10)}${''.padStart(9)}${'identity'.padStart(10)}${'>= 0.6'.padStart(8)}`,
  );
  for (const look of looks) print(look.name, look.realistic ? ' *' : '');
  console.log('');
  for (const variant of variants) print(variant);
  print('all');
  const worst = looks
    .map(({ name }) => ({ name, share: tally(name).found / tally(name).drawn }))
    .toSorted((a, b) => a.share - b.share)[0];
  const all = tally('all');
  verdict('face found again, of all', (100 * all.found) / all.drawn, 'at least', 95, '%');
  if (worst) verdict(`face found again in the worst look, ${worst.name}`, 100 * worst.share, 'at least', 90, '%');
  verdict('identity distance of realistic looks, median', middle(all.distances), 'under', 0.35, '');
  verdict(`flagged, of ${checked} photos and portraits`, flagged.length, 'at most', 0, '');
  console.log(list('refused photos', refused, jobs.length));
  console.log(list('flagged', flagged, checked));
  console.log(list('not found again', lost, all.drawn));
}

function looksFor({ looks, looksPerPhoto, mediumInAll }: RecognitionOptions, variant: Variant, turn: number) {
  if (variant === 'medium' && mediumInAll) return looks;
  return Array.from(
    { length: Math.min(looksPerPhoto, looks.length) },
    (_, index) => looks[(turn + index) % looks.length]!,
  );
}

export function verdict(
  what: string,
  value: number,
  rule: 'at least' | 'at most' | 'under',
  bound: number,
  unit: string,
): void {
  const holds = rule === 'at least' ? value >= bound : rule === 'under' ? value < bound : value <= bound;
  const shown = Number.isInteger(value) ? String(value) : value.toFixed(Math.abs(value) < 10 ? 3 : 1);
  console.log(`${holds ? 'ok  ' : 'MISS'} ${what}: ${shown}${unit && ` ${unit}`} (${rule} ${bound})`);
}

const list = (what: string, names: readonly string[], of: number): string =>
  `${what}: ${names.length} of ${of}${names.length > 0 ? `: ${names.slice(0, 40).join('; ')}` : ''}`;

const distance = (one: Float32Array, other: Float32Array): number =>
  Math.hypot(...one.map((value, axis) => value - other[axis]!));

async function describe(models: FaceModels, picture: Sharp): Promise<Float32Array | undefined> {
  const { data, info } = await picture
    .removeAlpha()
    .resize(640, 640, { fit: 'inside' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const plain = { width: info.width, height: info.height, data };
  // As the service's own finder does: the network knows faces with something around them.
  return (
    (await models.describe(plain)) ??
    models.describe(await withBorder(plain, Math.round(MARGIN * Math.max(info.width, info.height))))
  );
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
