import { enlargePlane, gaussianBlur, givePlanes, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import { fromOklab, lighten, lightnessOf, mix, toOklab, type Rgb } from '../../paint/kit/colour.js';
import { choosePalette, createMatcher } from '../../raster/palette.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { givePicture, lightnessPlane, smoothStep, toPixels, type ColourPlanes } from '../../raster/colour-planes.js';
import type { Labels } from '../../raster/trace.js';
import type { Anatomy } from '../anatomy.js';
import { faceOutline } from '../face-outline.js';
import { likeSkin } from '../neutral.js';
import { halfAnatomy, readRegions } from '../regions.js';
import type { PortraitSheet } from '../sheet.js';
import { drawnLight } from './drawn-light.js';

export interface FlatTones {
  /** Shares of the tones from dark to light: each tone is the mean of the band around its share. */
  readonly skin: readonly number[];
  readonly hair: readonly number[];
  readonly clothes: number;
  readonly place: number;
  /** How much clearer the colours are than the photo's. */
  readonly vivid: number;
  /** How much lighter skin and hair are than the photo's, 0 to 1. */
  readonly lift: number;
  /** How far tones are simplified, in units. */
  readonly simple: number;
}

/** The sheet at half its size (`half`), in a few flat tones: some for the skin, some for the hair, some for everything else. */
export function flatTones(sheet: PortraitSheet, half: ColourPlanes, options: FlatTones): Labels {
  const { width, height, matte, anatomy } = sheet;
  const radius = Math.max(2, anatomy.unit * 0.5 * options.simple);
  const simple = simplified(half, radius);
  const pixels = toPixels(simple);
  const plain = lightnessPlane(simple);
  const person = shrinkPlane(matte, width, height, 2).plane;
  const { skin, hair } = readRegions(sheet, half);
  const colours: Rgb[] = [];
  const of = new Uint8Array(plain.length);
  const regionOf = new Uint8Array(plain.length);
  for (let pixel = 0; pixel < regionOf.length; pixel += 1)
    regionOf[pixel] = person[pixel]! < 0.5 ? 3 : hair[pixel]! > 0.5 ? 1 : skin[pixel]! > 0.42 ? 0 : 2;
  if (!sheet.hatted) closeHead(regionOf, half.width, half.height, anatomy);
  joinHair(regionOf, half.width, half.height, anatomy);
  const light = drawnLight(plain, regionOf, half.width, half.height, anatomy.unit / 2);
  const faceLight = evenFace(light, regionOf, half.width, half.height, anatomy);
  let skinTone: Rgb = [0, 0, 0];
  for (const [region, shares] of [
    [0, options.skin],
    [1, options.hair],
  ] as const) {
    const lightAt = sharesOf(light, regionOf, region);
    const at = shares.map(lightAt);
    const between = at.slice(1).map((value, index) => (value + at[index]!) / 2);
    // A face in softer light than the shoulders is no shadow yet.
    const bands = region === 0 ? between.map((value) => Math.min(value, SHADE * faceLight)) : between;
    // Of hair it is the darker part that no lamp bleached.
    const [least, most] = region === 0 ? [lightAt(0.4), lightAt(0.85)] : [lightAt(0.12), lightAt(0.6)];
    const from = colours.length;
    const sums = shares.map(() => createSum());
    // The colour of what is neither in shadow nor in full light: a few dark bands must not make skin a darker one.
    const midst = createSum();
    for (let pixel = 0; pixel < of.length; pixel += 1) {
      if (regionOf[pixel] !== region) continue;
      const tone = light[pixel]!;
      const band = bandAt(tone, bands);
      of[pixel] = from + band;
      addTo(sums[band]!, simple, pixel);
      if (tone >= least && tone <= most) addTo(midst, simple, pixel);
    }
    const own = meanOf(midst, options.vivid);
    const middle = region === 0 ? own : apartFrom(own, skinTone);
    if (region === 0) skinTone = middle;
    // A lamp's colour or a flash in one band would tear the face in two: skin stays near its middle tone. So does what
    // shines in the hair: white hair on half a head is another person.
    colours.push(
      ...sums.map((sum) => {
        const tone = meanOf(sum, options.vivid);
        const shines = lightnessOf(tone) > lightnessOf(middle);
        const flat =
          region === 0
            ? likeSkin(inTone(mix(tone, middle, 0.55), middle), 0.45)
            : mix(tone, middle, shines ? 0.74 : 0.52);
        return lighten(flat, options.lift);
      }),
    );
  }
  for (const [region, count] of [
    [2, options.clothes],
    [3, options.place],
  ] as const) {
    const palette = choosePalette(pixels, count, (pixel) => (regionOf[pixel] === region ? 1 : 0));
    const match = createMatcher(palette);
    const from = colours.length;
    for (let pixel = 0; pixel < of.length; pixel += 1) {
      if (regionOf[pixel] !== region) continue;
      of[pixel] = from + match(pixels[pixel * 4]!, pixels[pixel * 4 + 1]!, pixels[pixel * 4 + 2]!);
    }
    colours.push(...palette.colours.map((colour) => clearer(colour, options.vivid)));
  }
  return { width: half.width, height: half.height, of, colours };
}

/** How much of its play of light a face keeps: a shadow that ends across a cheek is a patch on it. */
const FACE_PLAY = 0.35;
/** Of the face's light: what is darker is in the shade. */
const SHADE = 0.86;

/** Answers with the light of the face. */
function evenFace(light: Plane, regionOf: Uint8Array, width: number, height: number, anatomy: Anatomy): number {
  if (anatomy.profile) return 1;
  const outlineAt = faceOutline(halfAnatomy(anatomy), width, height, 0.1, 0.55);
  let [sum, count] = [0, 0];
  const each = (work: (pixel: number, inside: number) => void): void => {
    for (let y = 0; y < height; y += 1) {
      const outline = outlineAt(y);
      for (let x = 0, pixel = y * width; x < width; x += 1, pixel += 1)
        if (outline[x]! > 0.15 && regionOf[pixel] === 0) work(pixel, smoothStep(0.15, 0.6, outline[x]!));
    }
  };
  each((pixel, inside) => {
    sum += light[pixel]! * inside;
    count += inside;
  });
  const middle = sum / Math.max(1, count);
  each((pixel, inside) => {
    light[pixel]! += (middle - light[pixel]!) * (1 - FACE_PLAY) * inside;
  });
  return middle;
}

/** As light as the one, in the colour of the other: a shadow on skin is darker skin, whatever lamp or lace is in it. */
function inTone(shade: Rgb, middle: Rgb): Rgb {
  const [one, other] = [toOklab(shade), toOklab(middle)];
  return fromOklab([one[0], one[1] + (other[1] - one[1]) * 0.8, one[2] + (other[2] - one[2]) * 0.8]);
}

/** How far apart skin and hair are drawn at least, in the lightness and colours that eyes tell apart. */
const APART = 0.17;

/** Light hair in warm light has the skin's colour; a designer draws it yellower and a little darker, to be seen as hair. */
export function apartFrom(hair: Rgb, skin: Rgb): Rgb {
  const [one, other] = [toOklab(hair), toOklab(skin)];
  const near = APART - Math.hypot(one[0] - other[0], one[1] - other[1], one[2] - other[2]);
  if (near <= 0) return hair;
  const darker = one[0] < other[0] + 0.06 ? -1 : 1;
  return fromOklab([one[0] + darker * near * 0.8, one[1] - near * 0.25, one[2] + near * 0.5]);
}

/** Large tones hold no more than a copy of half the size does. */
function simplified(planes: ColourPlanes, radius: number): ColourPlanes {
  const { width, height } = planes;
  const factor = radius >= SHRUNK_FROM ? 2 : 1;
  const small =
    factor === 1
      ? planes
      : resized(
          planes,
          Math.ceil(width / 2),
          Math.ceil(height / 2),
          (plane) => shrinkPlane(plane, width, height, 2).plane,
        );
  const once = kuwahara(small, radius / factor);
  const twice = kuwahara(once, radius / factor);
  givePicture(once);
  if (factor === 1) return twice;
  givePicture(small);
  const result = resized(twice, width, height, (plane) =>
    enlargePlane(plane, twice.width, twice.height, width, height, factor),
  );
  givePicture(twice);
  return result;
}

const SHRUNK_FROM = 4;

const resized = (
  { red, green, blue }: ColourPlanes,
  width: number,
  height: number,
  resize: (plane: Plane) => Plane,
): ColourPlanes => ({ width, height, red: resize(red), green: resize(green), blue: resize(blue) });

/** A bare head is skin and hair: what a flash or a lamp burnt white there is no cloth. */
function closeHead(regionOf: Uint8Array, width: number, height: number, anatomy: Anatomy): void {
  const { eyes, unit, lean, faceWidth } = anatomy;
  const [across, down] = [Math.cos(lean) * 2, Math.sin(lean) * 2];
  const wide = (faceWidth / unit) * 0.52;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (regionOf[pixel] !== 2) continue;
      const [right, below] = [(x - eyes[0] / 2) / unit, (y - eyes[1] / 2) / unit];
      const [headX, headY] = [right * across + below * down, below * across - right * down];
      if (headY > 0.7 || (headX / 1.3) ** 2 + ((headY - 0.05) / 1.7) ** 2 > 1) continue;
      const face = (headX / wide) ** 2 + ((headY - 0.2) / (headY < 0.2 ? 1.02 : 0.8)) ** 2;
      regionOf[pixel] = face < 1 ? 0 : 1;
    }
  }
}

/** So far to the side of the eyes, in units, no hair falls that is above the shoulders: an arm reaches there. */
const LIMB = 1.8;

/** Where skin is no wider than this, in units, it is a parting or a gap between locks: it joins nothing. */
const NARROW = 0.05;

/**
 * A light or a shadow in the hair may have the colour of skin: beside the face, skin is only what belongs to it, or to
 * an arm that is raised to the head.
 */
export function joinHair(
  regionOf: Uint8Array,
  width: number,
  height: number,
  { nose, eyes, chin, unit }: Pick<Anatomy, 'nose' | 'eyes' | 'chin' | 'unit'>,
): void {
  const start = Math.round(nose[1] / 2) * width + Math.round(nose[0] / 2);
  if (regionOf[start] !== 0) return;
  const wide = withoutNarrows(regionOf, width, height, (unit * NARROW) / 2);
  if (wide[start] === 0) return;
  const known = new Uint8Array(regionOf.length);
  const open = new Int32Array(regionOf.length);
  /** All wide skin that hangs together with a place is known from now on; answers with it and how far to the side it goes. */
  const spread = (from: number): { readonly places: Int32Array; readonly aside: number } => {
    let [count, next, aside] = [1, 0, 0];
    open[0] = from;
    known[from] = 1;
    while (next < count) {
      const pixel = open[next++]!;
      const x = pixel % width;
      aside = Math.max(aside, Math.abs(x - eyes[0] / 2));
      for (let side = 0; side < 4; side += 1) {
        const beside = side === 0 ? pixel - 1 : side === 1 ? pixel + 1 : side === 2 ? pixel - width : pixel + width;
        if (beside < 0 || beside >= regionOf.length) continue;
        if ((side === 0 && x === 0) || (side === 1 && x === width - 1)) continue;
        if (known[beside] === 1 || wide[beside] === 0) continue;
        known[beside] = 1;
        open[count++] = beside;
      }
    }
    return { places: open.subarray(0, count), aside: (aside * 2) / unit };
  };
  spread(start);
  const end = Math.min(height, Math.round((chin[1] + unit * 0.25) / 2)) * width;
  for (let pixel = 0; pixel < end; pixel += 1) {
    if (wide[pixel] === 0 || known[pixel] === 1) continue;
    const { places, aside } = spread(pixel);
    if (aside < LIMB) for (const place of places) if (place < end) regionOf[place] = 1;
  }
}

/** 1 where there is skin, apart from what is too narrow to be a part of a body. */
function withoutNarrows(regionOf: Uint8Array, width: number, height: number, narrow: number): Uint8Array {
  const skin = takePlane(regionOf.length);
  for (let pixel = 0; pixel < regionOf.length; pixel += 1) skin[pixel] = regionOf[pixel] === 0 ? 1 : 0;
  const around = gaussianBlur(skin, width, height, Math.max(0.7, narrow / 2));
  const wide = Uint8Array.from(skin, (own, pixel) => (own === 1 && around[pixel]! > 0.72 ? 1 : 0));
  givePlanes(skin, around);
  return wide;
}

const STEPS = 2048;

/** Answers which lightness a share of a region stays below. Counted, not sorted: there are a quarter of a million. */
function sharesOf(light: Plane, regionOf: Uint8Array, region: number): (share: number) => number {
  const counts = new Uint32Array(STEPS);
  let total = 0;
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    if (regionOf[pixel] !== region) continue;
    counts[Math.min(STEPS - 1, Math.max(0, Math.floor(light[pixel]! * STEPS)))]! += 1;
    total += 1;
  }
  return (share) => {
    if (total === 0) return 0.5;
    let left = Math.floor(total * share);
    let step = 0;
    while (step < STEPS - 1 && left >= counts[step]!) left -= counts[step++]!;
    return (step + 0.5) / STEPS;
  };
}

function bandAt(light: number, bands: readonly number[]): number {
  let band = 0;
  while (band < bands.length && light > bands[band]!) band += 1;
  return band;
}

/** Red, green, blue and how many. */
const createSum = (): Float64Array => new Float64Array(4);

function addTo(sum: Float64Array, { red, green, blue }: ColourPlanes, pixel: number): void {
  sum[0]! += red[pixel]!;
  sum[1]! += green[pixel]!;
  sum[2]! += blue[pixel]!;
  sum[3]! += 1;
}

function meanOf(sum: Float64Array, vivid: number): Rgb {
  const scale = 255 / Math.max(1, sum[3]!);
  return clearer([sum[0]! * scale, sum[1]! * scale, sum[2]! * scale], vivid);
}

export function clearer([red, green, blue]: Rgb, factor: number): Rgb {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  const channel = (value: number) => Math.round(Math.min(255, Math.max(0, light + (value - light) * factor)));
  return [channel(red), channel(green), channel(blue)];
}
