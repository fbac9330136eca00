import type { Random } from '../../paint/kit/random.js';
import { blurColour, createRowReader, shrinkColour } from './colour-field.js';
import type { ColourField } from './colour-field.js';
import { blurred, unitOf } from '../../raster/plane.js';
import { TILE, grainTile, paperTile } from '../../raster/texture.js';

/** The darkroom: light, colour and film that the colour looks share. All amounts are about 0 to 1. */
export interface Development {
  /** Light that spills from bright places; `wide` draws it out sideways as an anamorphic lens does. */
  readonly glow?: { readonly amount: number; readonly above: number; readonly sigma: number; readonly wide?: number };
  /** 1 leaves the light as it is. */
  readonly exposure?: number;
  /** S-curve. */
  readonly contrast: number;
  /** Black lifted to a soft grey. */
  readonly lift?: number;
  /** 1 leaves colours as they are. */
  readonly saturation: number;
  /** Added to shadows and to lights, as red, green, blue of 255. */
  readonly shadows?: readonly [number, number, number];
  readonly lights?: readonly [number, number, number];
  readonly vignette?: number;
  readonly grain?: number;
  /** How much the tooth of the paper shows. */
  readonly paper?: number;
}

/** Develops pixels in place. */
export function develop(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  development: Development,
  random: Random,
): Uint8ClampedArray {
  const { saturation } = development;
  const curve = curveOf(development.contrast, development.lift ?? 0, development.exposure ?? 1);
  const shadows = development.shadows ?? [0, 0, 0];
  const lights = development.lights ?? [0, 0, 0];
  const splits = new Float32Array(256 * 3);
  for (let step = 0; step < 256; step++) {
    const share = step / 255;
    const inShadows = (1 - share) ** 2 * Math.min(1, share * 6);
    const inLights = share ** 1.6 * Math.min(1, (1 - share) * 5);
    for (let channel = 0; channel < 3; channel++) {
      splits[step * 3 + channel] = (shadows[channel] as number) * inShadows + (lights[channel] as number) * inLights;
    }
  }
  const glow = development.glow;
  const reader = glow ? createRowReader(glowOf(pixels, width, height, glow), width) : undefined;
  const grain = grainTile();
  const grainX = random.whole(0, TILE - 1);
  const grainY = random.whole(0, TILE - 1);
  // grain has the size of film grain in a print: it grows with the picture
  const grainStep = Math.min(1, 1 / Math.max(1, unitOf(width, height) * 1.15));
  const grainAmount = (development.grain ?? 0) * 255;
  const paper = paperTile();
  const paperAmount = (development.paper ?? 0) * 0.028;
  const vignette = (development.vignette ?? 0) * 0.25;
  const columns = Int32Array.from({ length: width }, (_, x) => Math.floor(x * grainStep) & (TILE - 1));
  const aways = Float32Array.from({ length: width }, (_, x) => ((x / width - 0.5) * 2) ** 2);
  for (let y = 0; y < height; y++) {
    const spill = reader?.read(y);
    const fromMiddleY = (y / height - 0.5) * 2;
    const grainRow = ((Math.floor(y * grainStep) + grainY) & (TILE - 1)) << 9;
    const paperRow = (Math.floor(y * grainStep) & (TILE - 1)) << 9;
    for (let x = 0, byte = y * width * 4; x < width; x++, byte += 4) {
      let red = pixels[byte] as number;
      let green = pixels[byte + 1] as number;
      let blue = pixels[byte + 2] as number;
      if (spill) {
        red += (spill[x * 3] as number) * (1 - red / 255);
        green += (spill[x * 3 + 1] as number) * (1 - green / 255);
        blue += (spill[x * 3 + 2] as number) * (1 - blue / 255);
      }
      const light = red * 0.3 + green * 0.59 + blue * 0.11;
      const step = light > 255 ? 255 : light | 0;
      const tint = step * 3;
      red = light + (red - light) * saturation + (splits[tint] as number);
      green = light + (green - light) * saturation + (splits[tint + 1] as number);
      blue = light + (blue - light) * saturation + (splits[tint + 2] as number);
      const away = (aways[x] as number) + fromMiddleY * fromMiddleY;
      const column = columns[x] as number;
      let shade = 1 - vignette * away * away;
      if (paperAmount > 0) shade *= 1 + (paper[paperRow | column] as number) * paperAmount;
      let speck = 0;
      if (grainAmount > 0) {
        // grain shows in the middle tones, not in black and white
        const shows = 0.35 + step * (255 - step) * 0.00004;
        speck = (grain[grainRow | ((column + grainX) & (TILE - 1))] as number) * grainAmount * shows;
      }
      pixels[byte] = curveAt(curve, red) * shade + speck;
      pixels[byte + 1] = curveAt(curve, green) * shade + speck;
      pixels[byte + 2] = curveAt(curve, blue) * shade + speck;
    }
  }
  return pixels;
}

/** Steps of the table for each step of light: fine enough that skies do not band. */
const FINE = 8;

function curveAt(curve: Float32Array, value: number): number {
  if (value <= 0) return curve[0] as number;
  if (value >= 255) return curve[255 * FINE] as number;
  return curve[(value * FINE + 0.5) | 0] as number;
}

function curveOf(contrast: number, lift: number, exposure: number): Float32Array {
  return Float32Array.from({ length: 255 * FINE + 1 }, (_, step) => {
    const share = (step / (255 * FINE)) ** (1 / exposure);
    const curved = share * share * (3 - 2 * share);
    const value = share + (curved - share) * contrast;
    return (lift + value * (1 - lift)) * 255;
  });
}

function glowOf(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  glow: NonNullable<Development['glow']>,
): ColourField {
  const side = Math.min(width, height);
  const field = shrinkColour(pixels, width, height, side >= 256 ? 8 : 4);
  for (let cell = 0; cell < field.red.length; cell++) {
    const red = field.red[cell] as number;
    const green = field.green[cell] as number;
    const blue = field.blue[cell] as number;
    const brightest = Math.max(red, green, blue) / 255;
    const pass = Math.max(0, (brightest - glow.above) / (1 - glow.above)) * glow.amount;
    field.red[cell] = red * pass;
    field.green[cell] = green * pass;
    field.blue[cell] = blue * pass;
  }
  if (glow.wide) {
    // a streak: each row blurred far along itself
    for (const plane of [field.red, field.green, field.blue]) {
      for (let y = 0; y < field.height; y++) {
        const row = plane.subarray(y * field.width, (y + 1) * field.width);
        blurred(row, field.width, 1, (glow.wide * side) / field.factor);
      }
    }
  }
  return blurColour(field, glow.sigma * side);
}
