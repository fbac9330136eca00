import { shrinkPlane, type Plane } from '@easel/raster';
import { lighten, mix, type Rgb } from '../../paint/kit/colour.js';
import { choosePalette, createMatcher } from '../../raster/palette.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { halved, lightnessPlane, toPixels, toPlanes, type ColourPlanes } from '../../raster/colour-planes.js';
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

/** The sheet at half its size, in a few flat tones: some for the skin, some for the hair, some for everything else. */
export function flatTones(sheet: PortraitSheet, options: FlatTones): Labels {
  const { width, height, picture, matte, anatomy } = sheet;
  const half = halved(toPlanes(picture, width, height));
  const radius = Math.max(2, anatomy.unit * 0.5 * options.simple);
  const simple = kuwahara(kuwahara(half, radius), radius);
  const pixels = toPixels(simple);
  const light = lightnessPlane(simple);
  const person = shrinkPlane(matte, width, height, 2).plane;
  const { skin, hair } = readRegions(sheet);
  const colours: Rgb[] = [];
  const of = new Uint8Array(light.length);
  const belongs = (pixel: number): number =>
    person[pixel]! < 0.5 ? 3 : hair[pixel]! > 0.5 ? 1 : skin[pixel]! > 0.42 ? 0 : 2;
  for (const [region, shares] of [
    [0, options.skin],
    [1, options.hair],
  ] as const) {
    const own: number[] = [];
    for (let pixel = 0; pixel < of.length; pixel += 1) if (belongs(pixel) === region) own.push(pixel);
    const bands = bandsOf(light, own, shares);
    const from = colours.length;
    for (const pixel of own) of[pixel] = from + bandAt(light[pixel]!, bands);
    const tones = shares.map((_, band) =>
      meanColour(
        simple,
        own.filter((pixel) => of[pixel] === from + band),
        options.vivid,
      ),
    );
    const middle = middleColour(simple, light, own, options.vivid);
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
    const palette = choosePalette(pixels, count, (pixel) => (belongs(pixel) === region ? 1 : 0));
    const match = createMatcher(palette);
    const from = colours.length;
    for (let pixel = 0; pixel < of.length; pixel += 1) {
      if (belongs(pixel) !== region) continue;
      of[pixel] = from + match(pixels[pixel * 4]!, pixels[pixel * 4 + 1]!, pixels[pixel * 4 + 2]!);
    }
    colours.push(...palette.colours.map((colour) => clearer(colour, options.vivid)));
  }
  return { width: half.width, height: half.height, of, colours };
}

/** The lightnesses between the tones. */
function bandsOf(light: Plane, pixels: readonly number[], shares: readonly number[]): number[] {
  const sorted = Float32Array.from(pixels, (pixel) => light[pixel]!).sort();
  const at = shares.map((share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0.5);
  return at.slice(1).map((value, index) => (value + at[index]!) / 2);
}

function bandAt(light: number, bands: readonly number[]): number {
  let band = 0;
  while (band < bands.length && light > bands[band]!) band += 1;
  return band;
}

function meanColour({ red, green, blue }: ColourPlanes, pixels: readonly number[], vivid: number): Rgb {
  let [r, g, b] = [0, 0, 0];
  for (const pixel of pixels) {
    r += red[pixel]!;
    g += green[pixel]!;
    b += blue[pixel]!;
  }
  const scale = 255 / Math.max(1, pixels.length);
  return clearer([r * scale, g * scale, b * scale], vivid);
}

/** The colour of what is neither in shadow nor in full light: a few dark bands must not make skin a darker one. */
function middleColour(planes: ColourPlanes, light: Plane, pixels: readonly number[], vivid: number): Rgb {
  const sorted = Float32Array.from(pixels, (pixel) => light[pixel]!).sort();
  const [least, most] = [0.4, 0.85].map((share) => sorted[Math.floor(sorted.length * share)] ?? 0);
  return meanColour(
    planes,
    pixels.filter((pixel) => light[pixel]! >= least! && light[pixel]! <= most!),
    vivid,
  );
}

export function clearer([red, green, blue]: Rgb, factor: number): Rgb {
  const light = 0.299 * red + 0.587 * green + 0.114 * blue;
  const channel = (value: number) => Math.round(Math.min(255, Math.max(0, light + (value - light) * factor)));
  return [channel(red), channel(green), channel(blue)];
}
