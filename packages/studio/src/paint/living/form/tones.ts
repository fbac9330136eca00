import { lighten, lightnessOf, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';

/** The steps of one local colour from light to depth. */
export interface Tones {
  readonly lit: Rgb;
  readonly base: Rgb;
  readonly shade: Rgb;
  readonly deep: Rgb;
}

const WARM: Rgb = [255, 240, 206];
const COOL: Rgb = [44, 38, 92];

export function tonesOf(colour: Rgb): Tones {
  // nearly white and nearly black coats need gentler and stronger steps to stay what they are and still have form
  const lightness = lightnessOf(colour);
  const lift = lightness < 0.35 ? 0.11 : 0.065;
  return {
    lit: mix(lighten(colour, lift), WARM, 0.1),
    base: colour,
    shade: mix(lighten(colour, lightness > 0.85 ? -0.12 : -0.1), COOL, 0.13),
    deep: mix(lighten(colour, lightness > 0.85 ? -0.26 : -0.2), COOL, 0.24),
  };
}

/** The same colour on a part that lies behind. */
export function behind({ lit, shade, deep }: Tones): Tones {
  return { lit: mix(lit, shade, 0.75), base: shade, shade: mix(shade, deep, 0.6), deep };
}
