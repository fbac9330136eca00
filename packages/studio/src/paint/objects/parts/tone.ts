import { css, fromOklab, hex, lighten, mix, toOklab } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Brush, Described } from '../../drawable.js';

const sunlight: Rgb = [255, 240, 205];
const shade: Rgb = [44, 40, 96];

/** Black and white keep room for light and shadow. */
function inRange(colour: Rgb): Rgb {
  const [lightness, a, b] = toOklab(colour);
  if (lightness >= 0.24 && lightness <= 0.955) return colour;
  return fromOklab([Math.min(0.955, Math.max(0.24, lightness)), a, b]);
}

const remembered = new Map<number, Rgb>();
const MEMORY = 4096;

/** Steps into the light (above 0: lighter and warmer) or into shadow (below 0: darker and cooler). One is clear, two strong. */
export function tone(colour: Rgb, steps: number): Rgb {
  // painters ask for the same tones again and again, and a step through OKLab costs more than a small fill
  const fiftieths = Math.round(Math.max(-9, Math.min(9, steps)) * 50);
  const key = ((colour[0] << 16) | (colour[1] << 8) | colour[2]) * 1024 + fiftieths + 512;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size >= MEMORY) remembered.clear();
  const result = mixTone(colour, fiftieths / 50);
  remembered.set(key, result);
  return result;
}

function mixTone(colour: Rgb, steps: number): Rgb {
  const base = inRange(colour);
  if (steps >= 0) return mix(lighten(base, 0.052 * steps), sunlight, Math.min(0.5, 0.045 * steps));
  return mix(lighten(base, 0.066 * steps), shade, Math.min(0.5, -0.05 * steps));
}

export function faint(colour: Rgb, alpha: number): string {
  return css(colour, alpha);
}

/** The colour asked for, or one of the thing's own. */
export function mainColour(brush: Brush, own: readonly string[], stream = 'colour'): Rgb {
  const [, worded] = materials.find(([word]) => brush.attributes.has(word)) ?? [];
  const choice = worded ?? (brush.attributes.has('colourful') ? vivid : own);
  return unlit(brush, brush.colour ?? hex(brush.random.fork(stream).pick(choice)));
}

/** What a word about the material says of the colour. */
const materials: readonly (readonly [word: string, colours: readonly string[]])[] = [
  ['golden', ['#d9a93a']],
  ['gold', ['#d9a93a']],
  ['gilded', ['#d9a93a']],
  ['silver', ['#b9c0c9']],
  ['metal', ['#98a1aa', '#8a939e']],
  ['wooden', ['#a3703f', '#946238']],
  ['wood', ['#a3703f', '#946238']],
  ['stone', ['#a8a29a', '#9a9691']],
  ['brick', ['#a8553f', '#9c4f3c']],
  ['leather', ['#8a5535', '#7a4a30']],
];

const vivid = ['#d0483f', '#e0a33a', '#3f8f86', '#4a6fb0', '#c9607f', '#6a9a50', '#8a5aa0', '#e07a3f'];

/** The colour of a lesser part: the one that was said of it, else that of the whole, else one of its own. */
export function ownColour(brush: Brush, own: readonly string[], part: string, whole?: Rgb): Rgb {
  const named: readonly Described[] = [...(brush.parts ?? []), ...(brush.wears ?? [])];
  const said = named.find(
    ({ what, name, colour }) =>
      (what === part || what === `t-${part}` || name === part || name === part.replace(/s$/, '')) &&
      colour !== undefined,
  )?.colour;
  return unlit(brush, said ?? whole ?? hex(brush.random.fork(part).pick(own)));
}

/** At night bright warm paint counts as lamplight; what is only painted yellow must stay below that. */
function unlit(brush: Brush, colour: Rgb): Rgb {
  const [red, green, blue] = colour;
  if (!brush.night || red < 185 || green < 115 || red - blue < 40) return colour;
  const share = 185 / red;
  return [185, Math.round(green * share), Math.round(blue * share)];
}

export function has(brush: Brush, ...words: readonly string[]): boolean {
  return words.some((word) => brush.attributes.has(word));
}

const wear =
  'old, abandoned, ruined, broken, rusty, ancient, haunted, weathered, crumbling, decayed, overgrown, derelict, cracked'.split(
    ', ',
  );

export function isWorn(brush: Brush): boolean {
  return wear.some((word) => brush.attributes.has(word));
}

export const gold = hex('#d9a93a');
export const silver = hex('#b9c0c9');
export const lamplight = hex('#ffd98a');
export const snow = hex('#eef3fa');
export const timber = hex('#8a5a35');
export const darkTimber = hex('#5d3d29');
export const iron = hex('#3b3f4a');
export const cream = hex('#f3e9d6');
export const leafGreen = hex('#5d8a48');
