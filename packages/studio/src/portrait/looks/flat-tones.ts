import { shrinkPlane, type Plane } from '@easel/raster';
import { lighten, mix, type Rgb } from '../../paint/kit/colour.js';
import { choosePalette, createMatcher } from '../../raster/palette.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { givePicture, lightnessPlane, toPixels, type ColourPlanes } from '../../raster/colour-planes.js';
import type { Labels } from '../../raster/trace.js';
import { likeSkin } from '../neutral.js';
import { readRegions } from '../regions.js';
import type { PortraitSheet } from '../sheet.js';

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
  const once = kuwahara(half, radius);
  const simple = kuwahara(once, radius);
  givePicture(once);
  const pixels = toPixels(simple);
  const light = lightnessPlane(simple);
  const person = shrinkPlane(matte, width, height, 2).plane;
  const { skin, hair } = readRegions(sheet, half);
  const colours: Rgb[] = [];
  const of = new Uint8Array(light.length);
  const regionOf = new Uint8Array(light.length);
  for (let pixel = 0; pixel < regionOf.length; pixel += 1)
    regionOf[pixel] = person[pixel]! < 0.5 ? 3 : hair[pixel]! > 0.5 ? 1 : skin[pixel]! > 0.42 ? 0 : 2;
  const all = Int32Array.from({ length: light.length }, (_, pixel) => pixel);
  for (const [region, shares] of [
    [0, options.skin],
    [1, options.hair],
  ] as const) {
    const own = all.filter((pixel) => regionOf[pixel] === region);
    const lightAt = sharesOf(light, own);
    const at = shares.map(lightAt);
    const bands = at.slice(1).map((value, index) => (value + at[index]!) / 2);
    const from = colours.length;
    for (const pixel of own) of[pixel] = from + bandAt(light[pixel]!, bands);
    const tones = shares.map((_, band) => meanColour(simple, own, options.vivid, (pixel) => of[pixel] === from + band));
    // The colour of what is neither in shadow nor in full light: a few dark bands must not make skin a darker one.
    const [least, most] = [lightAt(0.4), lightAt(0.85)];
    const middle = meanColour(simple, own, options.vivid, (pixel) => light[pixel]! >= least && light[pixel]! <= most);
    // A lamp's colour or a flash in one band would tear the face in two: skin stays near its middle tone.
    colours.push(
      ...tones.map((tone) =>
        lighten(region === 0 ? likeSkin(mix(tone, middle, 0.42), 0.45) : mix(tone, middle, 0.35), options.lift),
      ),
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

const STEPS = 2048;

/** Answers which lightness a share of the pixels stays below. Counted, not sorted: there are a quarter of a million. */
function sharesOf(light: Plane, pixels: Int32Array): (share: number) => number {
  const counts = new Uint32Array(STEPS);
  for (const pixel of pixels) counts[Math.min(STEPS - 1, Math.max(0, Math.floor(light[pixel]! * STEPS)))]! += 1;
  return (share) => {
    if (pixels.length === 0) return 0.5;
    let left = Math.floor(pixels.length * share);
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

function meanColour(
  { red, green, blue }: ColourPlanes,
  pixels: Int32Array,
  vivid: number,
  counts: (pixel: number) => boolean,
): Rgb {
  let [r, g, b, count] = [0, 0, 0, 0];
  for (const pixel of pixels) {
    if (!counts(pixel)) continue;
    r += red[pixel]!;
    g += green[pixel]!;
    b += blue[pixel]!;
    count += 1;
  }
  const scale = 255 / Math.max(1, count);
  return clearer([r * scale, g * scale, b * scale], vivid);
}

export function clearer([red, green, blue]: Rgb, factor: number): Rgb {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  const channel = (value: number) => Math.round(Math.min(255, Math.max(0, light + (value - light) * factor)));
  return [channel(red), channel(green), channel(blue)];
}
