import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Point } from '../../paint/kit/shapes.js';
import {
  blankPlanes,
  colourRows,
  halfPlanes,
  mapPlanes,
  smoothStep,
  type ColourPlanes,
  type Pixels,
} from '../../raster/colour-planes.js';
import type { Anatomy } from '../anatomy.js';
import { readRegions } from '../regions.js';
import { hairSides, hangingOf, reachAt, roundEnds } from './hair-outline.js';
import type { Throat } from './neck.js';

/** What is known of the person, at half the sheet's size. */
interface Look {
  readonly width: number;
  readonly height: number;
  readonly matte: Plane;
  readonly skin: Plane;
  readonly hair: Plane;
  /** Has a colour that neither this hair nor skin has, however dark it is. */
  readonly isCloth: (pixel: number) => boolean;
}

/**
 * Leaves of a person whom a garment is put on the head, its hair and the throat, in the person's own pixels. Shoulders,
 * straps, collars and raised hands go with the clothes that they belong to; where something crosses the throat, the skin
 * around it goes on.
 */
export function headAlone(
  person: Pixels,
  matte: Plane,
  skin: Plane,
  width: number,
  height: number,
  anatomy: Anatomy,
  throat: Throat,
  colour: Rgb,
  hatted: boolean,
): void {
  const half = halfPlanes(person, width, height);
  const { hair } = readRegions({ width, height, picture: person, matte, anatomy, hatted }, half);
  const small = shrinkPlane(matte, width, height, 2);
  const shade = hairShade(half, hair, small.plane);
  const isCloth = clothColours(half, shade);
  const look: Look = { ...small, matte: small.plane, skin: shrinkPlane(skin, width, height, 2).plane, hair, isCloth };
  const kept = keptOf(look, anatomy, throat, !hatted);
  const unit = anatomy.unit / 2;
  const throatSkin = skinAround(half, look, kept.throat, unit * 0.14);
  const keepAt = planeRows(kept.keep.plane, kept.keep.width, kept.keep.height, width, height);
  const crossed = crossingOf(look, kept.throat, unit);
  const crossedAt = planeRows(crossed, look.width, look.height, width, height);
  const { colours } = throatSkin;
  const knownAt = planeRows(throatSkin.known, colours.width, colours.height, width, height);
  const smooth = colourRows(colours, width, height);
  const betweenAt = planeRows(kept.between, look.width, look.height, width, height);
  const depth = gaussianBlur(kept.between, look.width, look.height, Math.max(1, unit * 0.08));
  const depthAt = planeRows(depth, look.width, look.height, width, height);
  const lowest = anatomy.collar[1] + anatomy.unit * LOWEST;
  /** The place at half the size of a byte of the sheet. */
  const halfAt = (at: number): number =>
    Math.min(look.height - 1, Math.floor((at >> 2) / width) >> 1) * look.width + (((at >> 2) % width) >> 1);
  for (let y = 0; y < height; y += 1) {
    const keep = keepAt(y);
    const [start, end] = [y * width * 4, (y + 1) * width * 4];
    // Lower down the garment covers everything.
    for (let at = start, x = 0; at < end; at += 4, x += 1) {
      if (person[at + 3] === 0) continue;
      const share = keep[x]!;
      if (y > lowest || share < 0.45) person[at + 3] = 0;
      else if (share < 0.55) person[at + 3]! *= smoothStep(0.45, 0.55, share);
    }
    if (y < anatomy.eyes[1] || y > lowest) continue;
    const [crossings, known, between, depths] = [crossedAt(y), knownAt(y), betweenAt(y), depthAt(y)];
    const [reds, greens, blues] = [smooth.red(y), smooth.green(y), smooth.blue(y)];
    for (let at = start, x = 0; at < end; at += 4, x += 1) {
      if (person[at + 3] === 0) continue;
      const [red, green, blue] = [person[at]!, person[at + 1]!, person[at + 2]!];
      if (between[x]! > 0.08) {
        // What was there is gone, and hair goes on behind it, in the shade.
        const other = smoothStep(0.08, 0.4, between[x]!);
        const from = start + 4 * hairBeside(between, x, x < anatomy.collar[0] ? -1 : 1, anatomy.unit);
        const seen =
          from < start || from >= end
            ? 0
            : smoothStep(120, 220, person[from + 3]!) *
              smoothStep(0.35, 0.75, hair[halfAt(from)]!) *
              (1 - smoothStep(MIRRORED * 0.5, MIRRORED, Math.abs(from - at) / 8 / anatomy.unit));
        const dark = 1 - BEHIND * smoothStep(0.3, 0.9, depths[x]!);
        const light = (0.5 + (0.3 * (red + green + blue)) / 765) * 2 * dark;
        for (let channel = 0; channel < 3; channel += 1) {
          const own = person[at + channel]!;
          const plain = shade[channel as 0 | 1 | 2] * light;
          const behind = seen === 0 ? plain : plain + (person[from + channel]! * dark - plain) * seen;
          person[at + channel] = own + (behind - own) * other;
        }
      }
      const crossing = crossings[x]!;
      if (crossing < 0.02) continue;
      // Where nothing around tells the skin's colour, it is the throat's in the middle.
      const around = smoothStep(0.02, 0.2, known[x]!);
      person[at] = red + (colour[0] + (reds[x]! * 255 - colour[0]) * around - red) * crossing;
      person[at + 1] = green + (colour[1] + (greens[x]! * 255 - colour[1]) * around - green) * crossing;
      person[at + 2] = blue + (colour[2] + (blues[x]! * 255 - colour[2]) * around - blue) * crossing;
    }
  }
}

/** How far around what crosses a throat the skin is evened out, in units: else its rim would be drawn on it as a line. */
const RIM = 0.045;

/** How much of each place is throat that something other than skin crosses, its rim included. */
function crossingOf({ width, height, skin }: Look, throat: Plane, unit: number): Plane {
  const crossing = takePlane(throat.length);
  for (let pixel = 0; pixel < crossing.length; pixel += 1)
    crossing[pixel] = throat[pixel] === 0 ? 0 : throat[pixel]! * (1 - smoothStep(0.4, 0.92, skin[pixel]!));
  const wide = gaussianBlur(crossing, width, height, Math.max(1, unit * RIM));
  for (let pixel = 0; pixel < crossing.length; pixel += 1)
    crossing[pixel] = Math.max(crossing[pixel]!, throat[pixel]! * smoothStep(0.04, 0.4, wide[pixel]!));
  givePlanes(wide);
  return crossing;
}

/** How much darker hair deep behind the neck is than what hangs before it. */
const BEHIND = 0.48;

/** So far from its edge, in units, hair in the shade shows no locks: further on they would be a pattern of stripes. */
const MIRRORED = 0.2;

/** Where the hair is that goes on at a place between it and the throat: as far beyond its edge, as in a mirror. */
function hairBeside(between: Plane, x: number, side: -1 | 1, unit: number): number {
  let edge = x;
  while (edge >= 0 && edge < between.length && between[edge]! > 0.08) edge += side;
  // Not out of the hair on its other side again.
  return edge + side * Math.min(Math.abs(edge - x), Math.round(unit * 0.3));
}

/** From here on the garment covers everything, in units below the collar. */
const LOWEST = 1.3;
/** Hair that is rounded to this, in units, has no corner where a limit cut it. */
const ROUNDED = 0.1;

/** What is kept of the picture, 0 to 1; what of it is throat, and what lies between throat and hair. */
interface Kept {
  readonly keep: { readonly plane: Plane; readonly width: number; readonly height: number };
  readonly throat: Plane;
  readonly between: Plane;
}

function keptOf(look: Look, anatomy: Anatomy, throat: Throat, bare: boolean): Kept {
  const { width, height, matte } = look;
  const unit = anatomy.unit / 2;
  const [eyes, collar] = [halved(anatomy.eyes), halved(anatomy.collar)];
  const [across, down] = [Math.cos(anatomy.lean), Math.sin(anatomy.lean)];
  const wide = (anatomy.faceWidth / anatomy.unit) * 0.5;
  const jawAt = jawOf(anatomy);
  const sure = isSure(look, eyes, unit, wide);
  /** Above it, to both sides of the throat, there are no clothes; skin goes on a little as the neck's own slope. */
  const shoulderAt = (bodyX: number, skinned: number): number => {
    const beyond = Math.max(0, throat.left - bodyX, bodyX - throat.right);
    return collar[1] - unit * (skinned > 0.4 ? 0.08 + 1.3 * beyond : 0.85 + 0.5 * Math.max(0, beyond - 0.4));
  };
  const ends = hangingOf(look, eyes, collar, unit, shoulderAt, sure, bare);
  roundEnds(ends, collar, unit);
  const [left, right] = hairSides(matte, width, [eyes[1] - unit, collar[1]], collar, unit);
  const hairy = sure ? gaussianBlur(look.hair, width, height, Math.max(1, unit * 0.07)) : undefined;
  const [keep, neck, between] = [0, 1, 2].map(() => takePlane(matte.length).fill(0)) as [Plane, Plane, Plane];
  for (let y = 0; y < height; y += 1) {
    const bodyY = (y - collar[1]) / unit;
    if (bodyY > LOWEST) break;
    const [toLeft, toRight] = [reachAt(bodyY, sure, left), reachAt(bodyY, sure, right)];
    const flare = Math.max(0, bodyY + 0.15) * 0.9;
    const [first, end] = [Math.max(0, Math.floor(collar[0] - unit * 2.3)), Math.min(width, collar[0] + unit * 2.3)];
    for (let x = first; x < end; x += 1) {
      const pixel = y * width + x;
      const bodyX = (x - collar[0]) / unit;
      const near = bodyX > -toLeft && bodyX < toRight;
      const [aside, below] = [(x - eyes[0]) / unit, (y - eyes[1]) / unit];
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
      const head = near && !foreign && (headY < -0.5 || y < Math.min(ends[x]!, shoulderAt(bodyX, look.skin[pixel]!)));
      if (head) keep[pixel] = 1;
      if (matte[pixel]! < 0.02) continue;
      const jaw = jawAt(headX);
      const face = Math.abs(headX) < wide * 1.12 && headY < jaw + 0.04;
      const hangs = near && !foreign && y <= ends[x]!;
      const inThroat = headY > jaw - 0.02 && bodyX > throat.left - 0.03 - flare && bodyX < throat.right + 0.03 + flare;
      if (inThroat) neck[pixel] = 1;
      if (!face && !head && !hangs && !inThroat) continue;
      keep[pixel] = 1;
      if (!sure || bodyY < -0.55 || face || inThroat || Math.abs(bodyX) > 0.95) continue;
      const strange = look.hair[pixel]! < 0.35 || (look.hair[pixel]! < 0.75 && look.isCloth(pixel));
      if (strange && look.skin[pixel]! < 0.2) between[pixel] = 1;
    }
    if (sure) leaveStrands(neck, look, y * width, (y + 1) * width, unit);
    if (y > eyes[1]) closeGaps(keep, between, look, y * width, (y + 1) * width, unit);
  }
  const soften = (plane: Plane): Plane => gaussianBlur(plane, width, height, Math.max(1, unit * 0.022));
  const less = shrinkPlane(keep, width, height, 2);
  const rounded = gaussianBlur(less.plane, less.width, less.height, Math.max(0.7, (unit * ROUNDED) / 2));
  return { keep: { ...less, plane: rounded }, throat: soften(neck), between: soften(between) };
}

/** Hair comes over the throat from its sides; what is as dark in its middle is the chin's shadow. */
function leaveStrands(neck: Plane, { hair, matte }: Look, from: number, to: number, unit: number): void {
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
      missed = hair[pixel]! > 0.65 ? 0 : missed + 1;
      neck[pixel] = Math.min(neck[pixel]!, 1 - smoothStep(0.65, 0.9, hair[pixel]!));
    }
  }
}

/** A single strand is no hair to keep; and a gap between throat and hair would be a hole in the head. */
function closeGaps(keep: Plane, between: Plane, { matte, skin }: Look, from: number, to: number, unit: number): void {
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
          if (skin[gap]! < 0.4) between[gap] = 1;
        }
      }
      last = end;
    }
    start = end;
  }
}

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

/** Colours around are soft: they are reckoned at so much less than half the sheet's size. */
const SOFTER = 4;

/** The colour of the throat's skin around each place, and how much of it is known there, at a smaller size still. */
function skinAround(
  half: ColourPlanes,
  { width, height, skin, matte }: Look,
  throat: Plane,
  sigma: number,
): { readonly colours: ColourPlanes; readonly known: Plane } {
  const [across, down] = [Math.ceil(width / SOFTER), Math.ceil(height / SOFTER)];
  const weights = takePlane(across * down).fill(0);
  const colours = blankPlanes(across, down);
  const { red, green, blue } = colours;
  for (const plane of [red, green, blue]) plane.fill(0);
  const part = 1 / (SOFTER * SOFTER);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (throat[pixel]! < 0.01 || skin[pixel]! < 0.6) continue;
      const cell = Math.floor(y / SOFTER) * across + Math.floor(x / SOFTER);
      const weight = throat[pixel]! * matte[pixel]! * smoothStep(0.6, 0.95, skin[pixel]!) * part;
      weights[cell]! += weight;
      red[cell]! += half.red[pixel]! * weight;
      green[cell]! += half.green[pixel]! * weight;
      blue[cell]! += half.blue[pixel]! * weight;
    }
  }
  const soft = (plane: Plane): Plane => gaussianBlur(plane, across, down, Math.max(0.7, sigma / SOFTER));
  const known = soft(weights);
  const over = (plane: Plane): Plane => soft(plane).map((sum, cell) => (known[cell]! > 0.01 ? sum / known[cell]! : 0));
  return { colours: mapPlanes(colours, over), known };
}

/** The colour of hair that hangs behind the neck. */
function hairShade({ red, green, blue }: ColourPlanes, hair: Plane, matte: Plane): Rgb {
  let [reds, greens, blues, all] = [0, 0, 0, 0];
  for (let pixel = 0; pixel < hair.length; pixel += 3) {
    if (hair[pixel]! < 0.7 || matte[pixel]! < 0.9) continue;
    reds += red[pixel]!;
    greens += green[pixel]!;
    blues += blue[pixel]!;
    all += 1;
  }
  const scale = (255 * 0.5) / Math.max(1, all);
  return [reds * scale, greens * scale, blues * scale];
}

/** How far a colour's tint may be from the hair's. */
const TINT = 0.1;

function clothColours({ red, green, blue }: ColourPlanes, shade: Rgb): Look['isCloth'] {
  const sum = Math.max(1, shade[0] + shade[1] + shade[2]);
  const [warm, ruddy] = [(shade[0] - shade[2]) / sum, (shade[0] - shade[1]) / sum];
  return (pixel) => {
    const all = red[pixel]! + green[pixel]! + blue[pixel]!;
    // What is nearly black has no colour of its own.
    if (all < 0.06) return false;
    const [bare, flush] = [(red[pixel]! - blue[pixel]!) / all - warm, (red[pixel]! - green[pixel]!) / all - ruddy];
    return Math.abs(bare) > TINT || Math.abs(flush) > TINT;
  };
}
