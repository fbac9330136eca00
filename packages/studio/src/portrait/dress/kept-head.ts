import { gaussianBlur, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import type { Point } from '../../paint/kit/shapes.js';
import { smoothStep } from '../../raster/colour-planes.js';
import type { Anatomy } from '../anatomy.js';
import { hairSides, hangingOf, reachAt, roundEnds } from './hair-outline.js';
import type { Throat } from './neck.js';

/** What is known of the person, at half the sheet's size. */
export interface Look {
  readonly width: number;
  readonly height: number;
  readonly matte: Plane;
  readonly skin: Plane;
  readonly hair: Plane;
  /** Has a colour that neither this hair nor skin has, however dark it is. */
  readonly isCloth: (pixel: number) => boolean;
  /** Has the colour of skin in the shade: it is far too light for hair. */
  readonly isBare: (pixel: number) => boolean;
}

/** From here on the garment covers everything, in units below the collar. */
export const LOWEST = 1.3;
/** Hair that is rounded to this, in units, has no corner where a limit cut it. */
const ROUNDED = 0.1;

/** What is kept of the picture, 0 to 1; what of it is throat, and what lies between throat and hair. */
export interface Kept {
  readonly keep: { readonly plane: Plane; readonly width: number; readonly height: number };
  readonly throat: Plane;
  readonly between: Plane;
}

/** Which parts of a person whom a garment is put on stay. */
export function keptOf(look: Look, anatomy: Anatomy, throat: Throat, bare: boolean): Kept {
  const { width, height, matte, skin, hair, isCloth, isBare } = look;
  const unit = anatomy.unit / 2;
  const [eyes, collar] = [halved(anatomy.eyes), halved(anatomy.collar)];
  const [across, down] = [Math.cos(anatomy.lean), Math.sin(anatomy.lean)];
  const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
  const jawAt = jawOf(anatomy);
  const beard = BEARD * beardOf(look, eyes, unit, wide, across, down, jawAt);
  const sure = isSure(look, eyes, unit, wide);
  /** Above it, to both sides of the throat, there are no clothes; skin goes on a little as the neck's own slope. */
  const shoulderAt = (bodyX: number, skinned: number): number => {
    const beyond = Math.max(0, throat.left - bodyX, bodyX - throat.right);
    return collar[1] - unit * (skinned > 0.4 ? 0.08 + 1.3 * beyond : 0.85 + 0.5 * Math.max(0, beyond - 0.4));
  };
  const ends = hangingOf(look, eyes, collar, unit, shoulderAt, sure, bare);
  roundEnds(ends, collar, unit);
  const [left, right] = hairSides(matte, width, [eyes[1] - unit, collar[1]], collar, unit);
  const hairy = sure ? gaussianBlur(hair, width, height, Math.max(1, unit * 0.07)) : undefined;
  const [keep, neck, between] = [0, 1, 2].map(() => takePlane(matte.length).fill(0)) as [Plane, Plane, Plane];
  const keepRow = (y: number): void => {
    const bodyY = (y - collar[1]) / unit;
    const [toLeft, toRight] = [reachAt(bodyY, sure, left), reachAt(bodyY, sure, right)];
    const below = (y - eyes[1]) / unit;
    const flare = Math.max(0, bodyY + 0.15) * 0.9;
    const [first, end] = [Math.max(0, Math.floor(collar[0] - unit * 2.3)), Math.min(width, collar[0] + unit * 2.3)];
    for (let x = first; x < end; x += 1) {
      const pixel = y * width + x;
      const bodyX = (x - collar[0]) / unit;
      const near = bodyX > -toLeft && bodyX < toRight;
      const aside = (x - eyes[0]) / unit;
      const headY = below * across - aside * down;
      const headX = aside * across + below * down;
      // A hand in the hair, a neighbour's cheek: beside the head only hair is the person's.
      const foreign =
        hairy !== undefined &&
        headY > -0.5 &&
        Math.abs(headX) > wide * 1.3 &&
        matte[pixel]! > 0.5 &&
        hairy[pixel]! < 0.3;
      // Beside the person too: an outline is rounded by what would go on there.
      const head = near && !foreign && (headY < -0.5 || y < Math.min(ends[x]!, shoulderAt(bodyX, skin[pixel]!)));
      if (head) keep[pixel] = 1;
      if (matte[pixel]! < 0.02) continue;
      const jaw = jawAt(headX);
      const face = Math.abs(headX) < wide * 1.12 && headY < jaw + 0.04;
      const hangs = near && !foreign && y <= ends[x]!;
      const inThroat = headY > jaw - 0.02 && bodyX > throat.left - 0.03 - flare && bodyX < throat.right + 0.03 + flare;
      if (inThroat) {
        const inside = Math.min(bodyX - throat.left, throat.right - bodyX) + flare;
        neck[pixel] = smoothStep(beard, beard + UNDER_JAW, headY - jaw + 0.02) * smoothStep(-0.03, ROUND_SIDE, inside);
      }
      if (!face && !head && !hangs && !inThroat) continue;
      keep[pixel] = 1;
      if (!sure || bodyY < -0.55 || face || inThroat || Math.abs(bodyX) > 0.95) continue;
      const strange = hair[pixel]! < 0.35 || (hair[pixel]! < 0.75 && isCloth(pixel));
      if (strange && skin[pixel]! < 0.2 && !isBare(pixel)) between[pixel] = 1;
    }
  };
  for (let y = 0; y < height && (y - collar[1]) / unit <= LOWEST; y += 1) {
    keepRow(y);
    if (sure) leaveStrands(neck, look, y * width, (y + 1) * width, unit);
    if (y > eyes[1]) closeGaps(keep, between, look, y * width, (y + 1) * width, unit);
    leaveShade(between, look, y * width, (y + 1) * width, Math.round(y * width + collar[0]), unit);
  }
  const soften = (plane: Plane): Plane => gaussianBlur(plane, width, height, Math.max(1, unit * 0.022));
  const less = shrinkPlane(keep, width, height, 2);
  const rounded = gaussianBlur(less.plane, less.width, less.height, Math.max(0.7, (unit * ROUNDED) / 2));
  return { keep: { ...less, plane: rounded }, throat: soften(neck), between: soften(between) };
}

/** From the jaw to where a throat is all its own, and from its side inwards, in units: no seam runs along either. */
const [UNDER_JAW, ROUND_SIDE] = [0.1, 0.05];
/** So far below the jaw a full beard may hang, in units. */
const BEARD = 0.14;

/** How much of the jaw's rim has a beard, 0 to 1: on it the skin's colour is not seen. */
function beardOf(
  { width, height, skin, matte }: Look,
  eyes: Point,
  unit: number,
  wide: number,
  across: number,
  down: number,
  jawAt: (headX: number) => number,
): number {
  let [covered, all] = [0, 0];
  for (let headX = -wide * 0.75; headX <= wide * 0.75; headX += 0.04) {
    for (let above = 0.04; above < 0.2; above += 0.04) {
      const headY = jawAt(headX) - above;
      const x = Math.round(eyes[0] + (headX * across - headY * down) * unit);
      const y = Math.round(eyes[1] + (headX * down + headY * across) * unit);
      if (x < 0 || y < 0 || x >= width || y >= height || matte[y * width + x]! < 0.5) continue;
      covered += 1 - skin[y * width + x]!;
      all += 1;
    }
  }
  return all === 0 ? 0 : smoothStep(0.25, 0.6, covered / all);
}

/** As far towards the middle of a throat hair comes, as a share: what fills all of it is a dark collar. */
const STRANDS = [0.5, 0.8] as const;

/** Hair comes over the throat from its sides; what is as dark in its middle is the chin's shadow. */
function leaveStrands(neck: Plane, { hair, matte, skin }: Look, from: number, to: number, unit: number): void {
  let [first, last] = [from, to - 1];
  while (first < to && neck[first] === 0) first += 1;
  while (last > first && neck[last] === 0) last -= 1;
  for (const [start, step] of [
    [first, 1],
    [last, -1],
  ] as const) {
    let missed = 0;
    for (let pixel = start; pixel >= first && pixel <= last && missed < unit * 0.05; pixel += step) {
      if (matte[pixel]! < 0.5) continue;
      // Hair that is as light as a throat's shade is found there too: what has skin's own colour is the throat.
      const lock = hair[pixel]! * (1 - smoothStep(0.7, 1, skin[pixel]!));
      missed = lock > 0.65 ? 0 : missed + 1;
      const inwards = (2 * Math.abs(pixel - start)) / Math.max(1, last - first);
      const strand = smoothStep(0.65, 0.9, lock) * (1 - smoothStep(STRANDS[0], STRANDS[1], inwards));
      neck[pixel] = Math.min(neck[pixel]!, 1 - strand);
    }
  }
}

/** A single strand is no hair to keep; and a gap between throat and hair would be a hole in the head. */
function closeGaps(
  keep: Plane,
  between: Plane,
  { matte, skin, isBare }: Look,
  from: number,
  to: number,
  unit: number,
): void {
  let last = -1;
  for (let start = from; start < to; start += 1) {
    if (keep[start] === 0) continue;
    let end = start;
    while (end < to && keep[end] === 1) end += 1;
    if (end - start < unit * 0.06) keep.fill(0, start, end);
    else {
      if (last >= 0 && start - last < unit * 0.7) {
        for (let gap = last; gap < start; gap += 1) {
          if (matte[gap]! < 0.5) continue;
          keep[gap] = 1;
          if (skin[gap]! < 0.4 && !isBare(gap)) between[gap] = 1;
        }
      }
      last = end;
    }
    start = end;
  }
}

/** Beyond what hair fills there is hair, or nothing: with skin on both sides it is a shade on the neck, and stays. */
export function leaveShade(
  between: Plane,
  { hair, matte, skin }: Pick<Look, 'hair' | 'matte' | 'skin'>,
  from: number,
  to: number,
  middle: number,
  unit: number,
): void {
  for (let start = from; start < to; start += 1) {
    if (between[start] === 0) continue;
    let end = start;
    while (end < to && between[end] === 1) end += 1;
    const outwards = start + end < middle * 2 ? -1 : 1;
    let [skins, others] = [0, 0];
    for (let step = 1; step < unit * BEYOND; step += 1) {
      const pixel = outwards < 0 ? start - step : end - 1 + step;
      if (pixel < from || pixel >= to || matte[pixel]! < 0.5) break;
      if (skin[pixel]! * (1 - hair[pixel]!) > 0.5) skins += 1;
      else others += 1;
    }
    if (skins > others) between.fill(0, start, end);
    start = end;
  }
}

/** How far beyond it is looked, in units. */
const BEYOND = 0.1;

const halved = ([x, y]: Point): Point => [x / 2, y / 2];

/** How far below the eyes the jaw is, across the face, in units of the head's own frame. */
function jawOf({ points, eyes, unit, lean }: Anatomy): (headX: number) => number {
  const [across, down] = [Math.cos(lean), Math.sin(lean)];
  const jaw = points.slice(0, 17).map(([x, y]): Point => {
    const [right, below] = [(x - eyes[0]) / unit, (y - eyes[1]) / unit];
    return [right * across + below * down, below * across - right * down];
  });
  const heightAt = (headX: number): number => {
    for (let index = 1; index < jaw.length; index += 1) {
      const [from, to] = [jaw[index - 1]!, jaw[index]!];
      if (headX > to[0] || to[0] <= from[0]) continue;
      return from[1] + (to[1] - from[1]) * Math.max(0, Math.min(1, (headX - from[0]) / (to[0] - from[0])));
    }
    return jaw.at(-1)![1];
  };
  const heights = Float32Array.from({ length: JAW_STEPS + 1 }, (_, step) => heightAt((step / JAW_STEPS) * 4 - 2));
  return (headX) => heights[Math.round(Math.max(0, Math.min(1, (headX + 2) / 4)) * JAW_STEPS)]!;
}

/** Places across two units to each side for which the jaw's height is reckoned. */
const JAW_STEPS = 256;

/** Whether colour tells hair from skin: beside the forehead there is nothing but hair. */
function isSure({ width, height, matte, hair }: Look, eyes: Point, unit: number, wide: number): boolean {
  let [wrong, all] = [0, 0];
  for (let y = Math.max(0, Math.round(eyes[1] - unit * 0.8)); y < Math.min(height, eyes[1] + unit * 0.1); y += 2) {
    for (let x = Math.max(0, Math.round(eyes[0] - unit * 1.1)); x < Math.min(width, eyes[0] + unit * 1.1); x += 2) {
      const pixel = y * width + x;
      if (Math.abs(x - eyes[0]) < unit * wide * 1.3) continue;
      wrong += Math.max(0, 1 - hair[pixel]! * 1.6) * matte[pixel]!;
      all += matte[pixel]!;
    }
  }
  return all < unit * unit * 0.05 || wrong / all < 0.5;
}
