import { createCanvas } from '@napi-rs/canvas';
import { givePlanes, withPlanes, type Plane } from '@easel/raster';
import { withCanvases } from '../../paint/kit/canvas-release.js';
import type { Random } from '../../paint/kit/random.js';
import { pixelsOf } from '../../raster/canvas.js';
import { layOver } from '../../raster/layers.js';
import { alphaOf, type Pixels } from '../../raster/colour-planes.js';
import type { Anatomy } from '../anatomy.js';
import type { Point } from '../../paint/kit/shapes.js';
import { skinMask } from '../skin.js';
import type { WornItem } from '../plan/plan.js';
import { castShadow, weave } from './cloth.js';
import { cutAway } from './cut-away.js';
import { headAlone } from './head-alone.js';
import { headSides, type HeadSides } from './head-sides.js';
import { paintNeck, throatColour, throatOf, type Throat } from './neck.js';
import { printOn } from './prints.js';
import { shadedThroat } from './shaded-throat.js';
import type { Fitting, Stuff, Wear } from './wear.js';

/**
 * Puts garments, hats and the rest on the person and answers with the dressed one; the given pixels are used up. What
 * lies behind, the person, the garments and what is worn on top are sheets of their own, each throwing its shadow on the
 * one below.
 */
export function dressPerson(
  person: Pixels,
  width: number,
  height: number,
  found: Anatomy,
  matte: Plane,
  worn: readonly WornItem[],
  random: Random,
): Pixels {
  if (worn.length === 0) return person;
  const hatted = worn.some(({ wear }) => wear.kind === 'hat');
  const garment = worn.find(({ wear }) => wear.kind === 'garment');
  const skin = garment ? skinMask(person, matte, width, height, found) : matte;
  if (garment) shadedThroat(skin, person, width, height, found);
  const { anatomy, throat } = aroundThroat(found, throatOf(skin, matte, width, height, found));
  const { unit } = anatomy;
  const { temple, aside } = templesOf(anatomy, matte, width, height);
  const skull = { ...anatomy, eyes: belowSkull(anatomy, aside, matte, width, height) };
  let sides: HeadSides | undefined;
  const fittingOf = (item: WornItem, context: Fitting['context']): Fitting => ({
    context,
    anatomy: item.wear.kind === 'hat' && (anatomy.profile || !item.wear.encloses) ? skull : anatomy,
    temple,
    sides,
    crown: Math.hypot(anatomy.crown[0] - anatomy.eyes[0], anatomy.crown[1] - anatomy.eyes[1]) / unit,
    floor: Math.max(1.2, (height - anatomy.collar[1]) / unit + 0.1),
    colour: item.colour,
    second: item.second,
    random: random.fork(item.wear.name),
  });
  /** A sheet with one side of everything that is worn and fits; undefined where there is nothing. */
  const sheet = (side: 'behind' | 'front', fits: (wear: Wear) => boolean): Pixels | undefined => {
    const items = worn.filter(({ wear }) => fits(wear) && wear[side] !== undefined);
    const wear = (item: WornItem): Pixels => {
      const pixels = asPhotographed(item.wear.kind, width, height, unit, (context) =>
        item.wear[side]?.(fittingOf(item, context)),
      );
      if (item.pattern) printOn(pixels, width, height, anatomy, item.pattern, item);
      if (item.secondPattern)
        printOn(pixels, width, height, anatomy, item.secondPattern, {
          colour: item.second,
          second: item.colour,
          tie: true,
        });
      const stuff = item.stuff ?? item.wear.stuff ?? STUFF_OF_KIND[item.wear.kind];
      if (stuff !== undefined) weave(pixels, width, height, anatomy, stuff, random.fork(item.wear.name).whole(1, 1e6));
      return pixels;
    };
    let all: Pixels | undefined;
    for (const item of items) {
      const pixels = withPlanes(() => withCanvases(() => wear(item)));
      if (all === undefined) all = pixels;
      else layOver(all, pixels);
    }
    return all;
  };

  let neck: Pixels | undefined;
  if (garment) {
    const colour = throatColour(person, skin, width, height, anatomy);
    withPlanes(() => headAlone(person, matte, skin, width, height, anatomy, throat, colour, hatted));
    givePlanes(skin);
    neck = withCanvases(() => {
      const layer = createCanvas(width, height);
      paintNeck(fittingOf(garment, layer.getContext('2d')), colour, throat);
      return pixelsOf(layer);
    });
  }
  withCanvases(() => cutAway(person, width, height, worn, fittingOf));
  const head = alphaOf(person);
  sides = headSides(head, width, height, anatomy);
  if (neck) layOver(neck, person);
  const figure = neck ?? person;
  const behind = sheet('behind', () => true);
  const clothes = sheet('front', ({ kind }) => kind === 'garment');
  const top = sheet('front', ({ kind }) => kind !== 'garment');
  const cast = (on: Pixels, by: () => Plane, shadow: Parameters<typeof castShadow>[4]): void =>
    withPlanes(() => castShadow(on, by(), width, height, shadow));
  if (behind) cast(behind, () => head, { drop: unit * 0.1, blur: unit * 0.18, strength: 0.5 });
  if (clothes) {
    cast(clothes, () => head, { drop: unit * 0.2, blur: unit * 0.17, strength: 0.62 });
    // Where cloth meets the neck it is dark between them.
    cast(figure, () => alphaOf(clothes), { drop: 0, blur: unit * 0.05, strength: 0.42 });
  }
  if (top) {
    const shadow = { drop: unit * 0.09, blur: unit * 0.08, strength: 0.5 };
    for (const below of [figure, clothes]) if (below) cast(below, () => alphaOf(top), shadow);
  }
  const [dressed = figure, ...layers] = [behind, figure, clothes, top].filter((layer) => layer !== undefined);
  for (const layer of layers) layOver(dressed, layer);
  return dressed;
}

/** A head in a photo has about so many pixels to a unit; what is put on it is no sharper. */
const SHARP = 130;

/** Cloth is painted as fine as a photo is, and enlarged with it; frames and jewels are sharp. */
function asPhotographed(
  kind: Wear['kind'],
  width: number,
  height: number,
  unit: number,
  paint: (context: Fitting['context']) => void,
): Pixels {
  const share = kind === 'garment' || kind === 'hat' ? Math.min(1, Math.max(0.5, SHARP / unit)) : 1;
  const layer = createCanvas(Math.ceil(width * share), Math.ceil(height * share));
  const context = layer.getContext('2d');
  context.scale(layer.width / width, layer.height / height);
  paint(context);
  if (share === 1) return pixelsOf(layer);
  const whole = createCanvas(width, height);
  const enlarged = whole.getContext('2d');
  enlarged.imageSmoothingQuality = 'medium';
  enlarged.drawImage(layer, 0, 0, width, height);
  return pixelsOf(whole);
}

/** A collar sits around the throat: with a head that is turned, not below its chin. */
function aroundThroat(anatomy: Anatomy, { left, right }: Throat): { anatomy: Anatomy; throat: Throat } {
  const aside = ((left + right) / 2) * 0.8;
  const { collar, unit } = anatomy;
  return {
    anatomy: { ...anatomy, collar: [collar[0] + aside * unit, collar[1]] },
    throat: { left: left - aside, right: right - aside },
  };
}

const STUFF_OF_KIND: Readonly<Record<Wear['kind'], Stuff | undefined>> = {
  garment: 'cloth',
  hat: 'wool',
  eyewear: undefined,
  ornament: undefined,
};

/**
 * Where the eyes would be if they looked out of the middle of the head: hats sit there. The points of a face in profile
 * lie before its head, and a head that is turned a little has more of itself on one side of them.
 */
function belowSkull(
  { eyes, unit, lean, profile }: Anatomy,
  aside: number,
  matte: Plane,
  width: number,
  height: number,
): Point {
  if (!profile) return [eyes[0] + Math.cos(lean) * aside * unit, eyes[1] + Math.sin(lean) * aside * unit];
  const y = Math.round(eyes[1] - unit * 0.5);
  if (y < 0 || y >= height) return eyes;
  let [sum, count] = [0, 0];
  for (let x = Math.max(0, Math.round(eyes[0] - unit * 1.5)); x < Math.min(width, eyes[0] + unit * 1.5); x += 1) {
    sum += x * matte[y * width + x]!;
    count += matte[y * width + x]!;
  }
  return count < unit * 0.3 ? eyes : [sum / count, eyes[1]];
}

/** Head and hair a little above the brows, in units: half their width, and how far their middle is beside the eyes'. */
function templesOf({ eyes, lean, unit, faceWidth }: Anatomy, matte: Plane, width: number, height: number) {
  const reachesAt = (above: number): readonly [left: number, right: number] => {
    const [left, right] = ([-1, 1] as const).map((side) => {
      let reach = unit * 0.6;
      for (; reach < unit * 1.25; reach += 1) {
        const x = Math.round(eyes[0] + Math.sin(lean) * unit * above + Math.cos(lean) * reach * side);
        const y = Math.round(eyes[1] - Math.cos(lean) * unit * above + Math.sin(lean) * reach * side);
        if (x < 0 || y < 0 || x >= width || y >= height || matte[y * width + x]! < 0.5) break;
      }
      return reach / unit;
    }) as [number, number];
    return [left, right];
  };
  const [left, right] = reachesAt(TEMPLE);
  const [leftAbove, rightAbove] = reachesAt(SKULL);
  const asideAt = (one: number, other: number): number => ((other - one) / 2) * TURNED;
  const [lower, upper] = [asideAt(left, right), asideAt(leftAbove, rightAbove)];
  // What stands off the head only further down is hair that hangs from one that leans.
  const aside =
    lower * upper <= 0 ? (lower + upper) / 2 : Math.sign(lower) * Math.min(Math.abs(lower), Math.abs(upper));
  return {
    temple: Math.max((faceWidth / unit) * 0.52, (left + right) / 2),
    aside: Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, aside)),
  };
}

/** Where a head is measured, in units above the eyes: at the hairline, and where hair lies on the skull. */
const [TEMPLE, SKULL] = [0.62, 0.9];

/** Of what hair has more on one side, so much is the head's; more than this is hair that stands off it. */
const [TURNED, MOST_ASIDE] = [0.85, 0.24];
