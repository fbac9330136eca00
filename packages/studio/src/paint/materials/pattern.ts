import type { Canvas } from '@napi-rs/canvas';
import type { Pattern } from '../../catalogue/shapes.js';
import { mainColour } from '../glyphs/recolour.js';
import { fromOklab, hex, toOklab } from '../kit/colour.js';
import type { Lab, Rgb } from '../kit/colour.js';
import type { Random } from '../kit/random.js';

export interface PatternRequest {
  readonly pattern: Pattern;
  /** The second colour, where one was said: "red and white striped". */
  readonly accent: Rgb | undefined;
  /** The thing's height in pixels, and its width as a share of that. */
  readonly size: number;
  readonly aspect: number;
  readonly random: Random;
}

/** What of a pattern is at a place, in cells: 0 the ground, 1 the figure, 0.5 both woven together; 2 its heart. */
type Weave = (x: number, y: number) => number;

const whole = (value: number): number => value - Math.floor(value);
/** From the middle of its cell, every second row moved by half: −0.5 … 0.5. */
const within = (x: number, y: number): readonly [x: number, y: number] => {
  const row = Math.floor(y);
  return [whole(x + (row % 2) * 0.5) - 0.5, y - row - 0.5];
};

/** A form with so many arms around the middle of its cell. */
function blossom(arms: number, reach: number, depth: number, heart: number): Weave {
  return (x, y) => {
    const [across, down] = within(x, y);
    const away = Math.hypot(across, down);
    if (away < heart) return 2;
    return away < reach * (1 - depth + depth * Math.cos(arms * Math.atan2(across, -down))) ? 1 : 0;
  };
}

/** A star of five straight points around the middle of its cell; its inner corners are so near to that. */
const [POINT, CORNER] = [0.42, 0.18];
function isInStar([across, down]: readonly [x: number, y: number]): boolean {
  const fifth = (Math.PI * 2) / 5;
  const turn = whole(Math.atan2(across, -down) / fifth + 1) * fifth;
  const away = Math.min(turn, fifth - turn);
  const [inX, inY] = [CORNER * Math.cos(fifth / 2), CORNER * Math.sin(fifth / 2)];
  return Math.hypot(across, down) * (Math.cos(away) * inY + Math.sin(away) * (POINT - inX)) < POINT * inY;
}

const weaves: Readonly<Record<Exclude<Pattern, 'rainbow'>, { readonly cells: number; readonly at: Weave }>> = {
  striped: { cells: 5.5, at: (x) => (whole(x) < 0.5 ? 1 : 0) },
  spotted: { cells: 6.5, at: (x, y) => (Math.hypot(...within(x, y)) < 0.29 ? 1 : 0) },
  checked: { cells: 4.5, at: (x, y) => ((whole(x) < 0.5 ? 1 : 0) + (whole(y) < 0.5 ? 1 : 0)) / 2 },
  floral: { cells: 4.5, at: blossom(5, 0.4, 0.3, 0.11) },
  starry: { cells: 5, at: (x, y) => (isInStar(within(x, y)) ? 1 : 0) },
  hearts: {
    cells: 5,
    at: (x, y) => {
      const [across, down] = within(x, y);
      const [wide, high] = [(across / 0.34) ** 2, -down / 0.34 + 0.1];
      return (wide + high ** 2 - 1) ** 3 < wide * high ** 3 ? 1 : 0;
    },
  },
  zigzag: { cells: 6, at: (x, y) => (whole(y + Math.abs(whole(x * 0.8) - 0.5) * 1.1) < 0.5 ? 1 : 0) },
};

const rainbow = ['#e0453f', '#f08a2f', '#f4c92f', '#4fae54', '#3f7fd0', '#6a4fb8', '#b04fae'].map((each) =>
  toOklab(hex(each)),
);
const white: Lab = toOklab(hex('#f7f1e4'));
const blue: Lab = toOklab(hex('#3564a8'));
const gold: Lab = toOklab(hex('#f2c040'));

const chroma = ([, a, b]: Lab): number => Math.hypot(a, b);

/** Is this the surface whose colour the thing is known by? */
function belongs(colour: Lab, main: Lab): boolean {
  const grey = chroma(main) < 0.045;
  if (grey) return chroma(colour) < 0.06 && Math.abs(colour[0] - main[0]) < 0.3;
  if (chroma(colour) < 0.025) return false;
  const away = Math.atan2(colour[2], colour[1]) - Math.atan2(main[2], main[1]);
  return Math.abs(Math.atan2(Math.sin(away), Math.cos(away))) < 0.8;
}

/** A painted thing has few colours, and a step into OKLab is dear. */
function remembering(): (red: number, green: number, blue: number) => Lab {
  const seen = new Map<number, Lab>();
  return (red, green, blueish) => {
    const key = ((red >> 1) << 14) | ((green >> 1) << 7) | (blueish >> 1);
    const known = seen.get(key);
    if (known) return known;
    const lab = toOklab([red, green, blueish]);
    seen.set(key, lab);
    return lab;
  };
}

/** Paints a pattern on a thing's main surface, in place, under its own light and shade. */
export function applyPattern(sprite: Canvas, { pattern, accent, size, aspect, random }: PatternRequest): void {
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const image = context.getImageData(0, 0, width, height);
  const { data } = image;
  const main = mainColour(new Uint8Array(data.buffer, data.byteOffset, data.byteLength));
  const second = accent ? toOklab(accent) : main[0] > 0.8 && chroma(main) < 0.06 ? blue : white;
  const { cells, at } = pattern === 'rainbow' ? { cells: 1, at: () => 0 } : weaves[pattern];
  const cell = size / cells;
  const [shiftX, shiftY] = [random.between(0, 1), random.between(0, 1)];
  // stripes run around what is tall and down what is broad
  const lying = pattern === 'striped' && aspect < 0.75;
  const bands = Math.max(1, (Math.min(1, aspect) * size) / rainbow.length);
  const labOf = remembering();
  for (let y = 0, byte = 0; y < height; y++) {
    for (let x = 0; x < width; x++, byte += 4) {
      if ((data[byte + 3] as number) === 0) continue;
      const colour = labOf(data[byte] as number, data[byte + 1] as number, data[byte + 2] as number);
      if (!belongs(colour, main)) continue;
      const [across, down] = lying ? [y, x] : [x, y];
      const share = pattern === 'rainbow' ? 1 : at(across / cell + shiftX, down / cell + shiftY);
      if (share === 0) continue;
      const band = Math.floor((aspect < 0.75 ? y : x) / bands) % rainbow.length;
      const figure = share === 2 ? gold : pattern === 'rainbow' ? (rainbow[band] as Lab) : second;
      const strength = Math.min(1, share);
      const shade = (colour[0] - main[0]) * 0.9;
      const lightness = Math.min(0.98, Math.max(0.1, figure[0] + shade));
      const [red, green, blueish] = fromOklab([
        colour[0] + (lightness - colour[0]) * strength,
        colour[1] + (figure[1] - colour[1]) * strength,
        colour[2] + (figure[2] - colour[2]) * strength,
      ]);
      data[byte] = red;
      data[byte + 1] = green;
      data[byte + 2] = blueish;
    }
  }
  context.putImageData(image, 0, 0);
}
