import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import type { Rgb } from '../../paint/kit/colour.js';
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
import { skinColour } from '../skin.js';
import { keptOf, LOWEST, type Look } from './kept-head.js';
import type { Throat } from './neck.js';

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
  const { hair } = readRegions({ width, height, picture: person, matte, anatomy, hatted }, half, false);
  const small = shrinkPlane(matte, width, height, 2);
  const shade = hairShade(half, hair, small.plane);
  const isCloth = clothColours(half, shade);
  const isBare = shadedSkin(half, shade, skinColour(person, width, height, anatomy));
  const look: Look = {
    width: small.width,
    height: small.height,
    matte: small.plane,
    skin: shrinkPlane(skin, width, height, 2).plane,
    hair,
    isCloth,
    isBare,
  };
  const kept = keptOf(look, anatomy, throat, !hatted);
  const unit = anatomy.unit / 2;
  const crossing = crossingOf(look, kept.throat, unit);
  const hidden = coverThroat(crossing, kept.throat, Math.round(anatomy.collar[1] / 2) * look.width);
  const throatSkin = skinAround(half, look, kept.throat, unit * 0.14);
  const keepAt = planeRows(kept.keep.plane, kept.keep.width, kept.keep.height, width, height);
  const crossedAt = planeRows(crossing, look.width, look.height, width, height);
  const { colours } = throatSkin;
  const knownAt = planeRows(throatSkin.known, colours.width, colours.height, width, height);
  const smooth = colourRows(colours, width, height);
  const betweenAt = planeRows(kept.between, look.width, look.height, width, height);
  const depth = gaussianBlur(kept.between, look.width, look.height, Math.max(1, unit * 0.08));
  const depthAt = planeRows(depth, look.width, look.height, width, height);
  const lowest = anatomy.collar[1] + anatomy.unit * LOWEST;
  const [middle, reach] = [(throat.left + throat.right) / 2, Math.max(0.1, (throat.right - throat.left) / 2)];
  /** The place at half the size of a byte of the sheet. */
  const halfAt = (at: number): number =>
    Math.min(look.height - 1, Math.floor((at >> 2) / width) >> 1) * look.width + (((at >> 2) % width) >> 1);
  // Row by row in functions of their own: those are compiled for good, one long loop is not.
  const keepRow = (y: number, keep: Float32Array): void => {
    for (let at = y * width * 4, x = 0; x < width; at += 4, x += 1) {
      if (person[at + 3] === 0) continue;
      const share = keep[x]!;
      // Lower down the garment covers everything.
      if (y > lowest || share < 0.45) person[at + 3] = 0;
      else if (share < 0.55) person[at + 3]! *= smoothStep(0.45, 0.55, share);
    }
  };
  /** What was there is gone, and hair goes on behind it, in the shade. */
  const goOn = (at: number, x: number, start: number, between: Float32Array, deep: number): void => {
    const other = smoothStep(0.08, 0.4, between[x]!);
    const from = start + 4 * hairBeside(between, x, x < anatomy.collar[0] ? -1 : 1, anatomy.unit);
    const seen =
      from < start || from >= start + width * 4
        ? 0
        : smoothStep(120, 220, person[from + 3]!) *
          smoothStep(0.35, 0.75, hair[halfAt(from)]!) *
          (1 - smoothStep(MIRRORED * 0.5, MIRRORED, Math.abs(from - at) / 8 / anatomy.unit));
    const dark = 1 - BEHIND * smoothStep(0.3, 0.9, deep);
    const light = (0.5 + (0.3 * (person[at]! + person[at + 1]! + person[at + 2]!)) / 765) * 2 * dark;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = person[at + channel]!;
      const plain = shade[channel as 0 | 1 | 2] * light;
      const behind = seen === 0 ? plain : plain + (person[from + channel]! * dark - plain) * seen;
      person[at + channel] = own + (behind - own) * other;
    }
  };
  const skinRow = (y: number): void => {
    const [crossings, known, between, depths] = [crossedAt(y), knownAt(y), betweenAt(y), depthAt(y)];
    const [reds, greens, blues] = [smooth.red(y), smooth.green(y), smooth.blue(y)];
    const start = y * width * 4;
    const shadow = 1 - CHIN_SHADOW * (1 - smoothStep(0.05, 0.5, (y - anatomy.chin[1]) / anatomy.unit + 0.1));
    for (let at = start, x = 0; x < width; at += 4, x += 1) {
      if (person[at + 3] === 0) continue;
      const red = person[at]!;
      const green = person[at + 1]!;
      const blue = person[at + 2]!;
      if (between[x]! > 0.08) goOn(at, x, start, between, depths[x]!);
      const crossing = crossings[x]!;
      if (crossing < 0.02) continue;
      // Where nothing around tells the skin's colour, it is the throat's in the middle.
      const around = smoothStep(0.02, 0.2, known[x]!) * (1 - hidden);
      const aside = (x - anatomy.collar[0]) / anatomy.unit;
      const side = (aside - middle) / reach;
      const modelled = shadow * (1 - SIDE_SHADE * Math.min(1, side * side));
      const unknown = (channel: 0 | 1 | 2): number => colour[channel] * modelled;
      person[at] = red + (unknown(0) + (reds[x]! * 255 - unknown(0)) * around - red) * crossing;
      person[at + 1] = green + (unknown(1) + (greens[x]! * 255 - unknown(1)) * around - green) * crossing;
      person[at + 2] = blue + (unknown(2) + (blues[x]! * 255 - unknown(2)) * around - blue) * crossing;
    }
  };
  for (let y = 0; y < height; y += 1) {
    keepRow(y, keepAt(y));
    if (y >= anatomy.eyes[1] && y <= lowest) skinRow(y);
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

/** From this share of what is not skin on, a throat is hidden: what there has skin's colour is leather or wool. */
const [SEEN, HIDDEN] = [0.5, 0.72];
/** How much darker a throat that the photo does not show is below the chin, and at its sides. */
const [CHIN_SHADOW, SIDE_SHADE] = [0.24, 0.2];

/**
 * A throat that is mostly hidden is painted whole; answers with how much it is. Only what lies above the collar tells:
 * below it everybody wears something.
 */
export function coverThroat(crossing: Plane, throat: Plane, collar: number): number {
  let [crossed, all] = [0, 0];
  for (let pixel = 0; pixel < Math.min(collar, throat.length); pixel += 1) {
    crossed += crossing[pixel]!;
    all += throat[pixel]!;
  }
  const hidden = all === 0 ? 0 : smoothStep(SEEN, HIDDEN, crossed / all);
  if (hidden > 0)
    for (let pixel = 0; pixel < throat.length; pixel += 1)
      crossing[pixel] = Math.max(crossing[pixel]!, throat[pixel]! * hidden);
  return hidden;
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

/** How far the tint of shaded skin may be from the face's, how much warmer it is, and how far from hair to skin as light. */
const [FLUSH, WARMER, LIT] = [0.12, 0.3, 0.3];

/** Tells skin in the shade from hair, by what is behind the neck and the skin of the face. */
export function shadedSkin({ red, green, blue }: ColourPlanes, behind: Rgb, skin: Rgb): Look['isBare'] {
  const light = (skin[0] + skin[1] + skin[2]) / 255;
  // the shade behind a neck is half as light as its hair
  const dark = ((behind[0] + behind[1] + behind[2]) * 2) / 255;
  const least = dark + (light - dark) * LIT;
  const [warm, ruddy] = [(skin[0] - skin[2]) / (light * 255), (skin[0] - skin[1]) / (light * 255)];
  if (light < dark * 1.4) return () => false;
  return (pixel) => {
    const all = red[pixel]! + green[pixel]! + blue[pixel]!;
    if (all < least) return false;
    const [warmer, flush] = [(red[pixel]! - blue[pixel]!) / all - warm, (red[pixel]! - green[pixel]!) / all - ruddy];
    return warmer > -FLUSH && warmer < WARMER && Math.abs(flush) < FLUSH;
  };
}
