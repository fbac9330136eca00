import { known } from '../../catalogue/records.js';
import { sketch } from '../changes/sketch.js';
import type { Brush, Drawable } from '../drawable.js';
import type { Context } from '../kit/shapes.js';
import { createCreature } from './creature.js';
import { coatOf } from './fable.js';
import type { Beast } from './people/beast.js';
import { sculptCompany } from './people/company.js';
import { paintHat } from './people/headwear.js';
import { allPoses } from './people/people.js';
import { sculptPerson } from './people/person.js';
import { hatOn } from './role-hats.js';
import { paintFaceWear } from './quadruped/face-wear.js';
import { createSmiley, feelingOf } from './smiley.js';

const BEING = 'being-';

/** What somebody is who is no human: the radish that walks a dog. */
export const characterModel = (attributes: readonly string[]): string | undefined =>
  attributes.find((word) => word.startsWith(BEING))?.slice(BEING.length);

/** The largest that a thing is as a head, where a head is 100 high, and where it rests on the shoulders. */
const [WIDEST, TALLEST, CHIN] = [168, 205, 52];
/** The same of what is stood on end: higher, it is cut off by the frame. */
const TALLEST_ON_END = 150;
/** How fine its outline is looked at. */
const PIXELS = 56;

/** Longer things stand on end: lying across the shoulders a burrito is as wide as two, and runs into its neighbour's. */
const LYING = 1.5;

function onEnd(thing: Drawable): Drawable {
  if (thing.aspect < LYING) return thing;
  return {
    ...thing,
    aspect: 1 / thing.aspect,
    paint(context, brush) {
      context.save();
      context.scale(1 / thing.aspect, 1 / thing.aspect);
      context.translate(0.5, -thing.aspect / 2);
      context.rotate(-Math.PI / 2);
      thing.paint(context, brush);
      context.restore();
    },
  };
}

/** A thing that lives: it is its own head and face, on a small body of its colour that does whatever people do. */
export function asCharacter(model: Drawable): Drawable {
  const thing = onEnd(model);
  const size = Math.min(thing === model ? TALLEST : TALLEST_ON_END, WIDEST / thing.aspect);
  let spot: FaceSpot | undefined;
  const bodily = ({ wears: _wears, parts: _parts, lettering: _lettering, ...brush }: Brush): Brush => brush;
  const beast: Beast = {
    coat: (brush) => coatOf(thing, bodily(brush)).coat,
    paintHead(context, brush) {
      spot ??= faceSpot(thing, bodily(brush));
      context.save();
      context.translate(-spot.foot * size, CHIN + (1 - spot.ends) * size);
      context.scale(size, size);
      thing.paint(context, bodily(brush));
      context.restore();
      context.save();
      context.translate((spot.x - spot.foot) * size, CHIN + (1 - spot.ends + spot.y) * size);
      paintFace(context, brush, spot.wide * size);
      context.restore();
      context.save();
      context.translate((spot.crown - spot.foot) * size, CHIN + (1 - spot.ends + spot.top) * size);
      paintHatOn(context, brush);
      context.restore();
    },
    paintTail: () => undefined,
  };
  return createCreature({
    dresses: true,
    ...known('person'),
    height: 1.5,
    poses: allPoses,
    overhang: 0.6,
    sculpt: (sitter) => {
      const attributes = new Set([...sitter.attributes, 'man', 'bareheaded']);
      return sitter.company
        ? sculptCompany({ ...sitter, attributes }, sitter.company, () => beast)
        : sculptPerson({ ...sitter, attributes }, undefined, beast);
    },
  });
}

interface FaceSpot {
  readonly x: number;
  readonly y: number;
  readonly wide: number;
  /** Where a hat sits: leaves and stalks are above it. */
  readonly top: number;
  readonly crown: number;
  /** Where it rests on the shoulders, and how much of its box is above that. */
  readonly foot: number;
  readonly ends: number;
}

/** Where a face finds most room on it, in its own units: in the widest run of what is painted, near its middle. */
function faceSpot(thing: Drawable, brush: Brush): FaceSpot {
  const picture = sketch(thing, { ...brush, detail: 0 }, PIXELS);
  const { width, height } = picture;
  const { data } = picture.getContext('2d').getImageData(0, 0, width, height);
  const isSolid = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] as number) > 120;
  const runs: { readonly x: number; readonly y: number; readonly run: number }[] = [];
  for (let y = 0; y < height; y++) {
    let run = 0;
    for (let x = 0; x <= width; x++) {
      if (x < width && isSolid(x, y)) run++;
      else {
        if (run > 0) runs.push({ x: x - run / 2, y, run });
        run = 0;
      }
    }
  }
  // near the middle of its height, rather than at its rim
  const worth = ({ y, run }: { y: number; run: number }): number => run * (1 - Math.abs(y / height - 0.54) * 1.8);
  const middle = { x: width / 2, y: height / 2, run: width * 0.4 };
  const best = runs.reduce((one, other) => (worth(other) > worth(one) ? other : one), runs[0] ?? middle);
  const crown = runs.find(({ run }) => run > best.run * 0.45) ?? best;
  const last = runs.at(-1) ?? middle;
  const unit = thing.aspect / width;
  return {
    x: (best.x - width / 2) * unit,
    y: best.y / height - 1,
    wide: best.run * unit,
    top: crown.y / height - 1,
    crown: (crown.x - width / 2) * unit,
    foot: (last.x - width / 2) * unit,
    ends: (last.y + 1) / height,
  };
}

/** How far apart the eyes are that glasses are made for, on a head of 100 units, and what is between them. */
const [APART, BETWEEN] = [43, [4, -6]] as const;

function paintFace(context: Context, brush: Brush, wide: number): void {
  if (brush.attributes.has('back') || brush.attributes.has('back-view')) return;
  const face = createSmiley(feelingOf([...brush.attributes]) ?? 'happy');
  const size = Math.min(58, Math.max(24, (wide * 0.72) / face.aspect));
  context.translate(0, size * 0.5);
  context.save();
  context.scale(size, size);
  face.paint(context, brush);
  context.restore();
  const fits = (size * 0.84) / APART;
  context.translate(0, -size * 0.62);
  context.scale(fits, fits);
  context.translate(-BETWEEN[0], -BETWEEN[1]);
  paintFaceWear(context, brush, true);
}

/** Around the crown of the head. */
function paintHatOn(context: Context, brush: Brush): void {
  const hat = hatOn(brush);
  if (!hat) return;
  context.translate(0, 18);
  paintHat(context, { accent: [60, 52, 60], ...hat }, 0.3, brush.light, false);
}
