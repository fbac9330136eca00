import { freeBuffer } from '@easel/raster/free-buffer';
import type { Random } from '../../paint/kit/random.js';
import { brightness, blurred, shrink, sizeOf } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';
import { bristleTile, cloudTile, sampleTile, tileAt } from '../../raster/texture.js';

export interface DabPass {
  /** Length and width of a brush mark in pixels. */
  readonly length: number;
  readonly width: number;
  /** 0 to 1. */
  readonly opacity: number;
  /** How far a pixel's own colour may be from the mark's before it stays: keeps edges. Sum over channels. */
  readonly tolerance: number;
  /** How much the marks' lightness varies, in steps of 255. */
  readonly variation: number;
}

const TURNS = 24;

/**
 * Paints over a picture with brush marks that take their colour from it, lie along its forms and stop at its edges.
 * In place; the picture must be opaque.
 */
export function paintDabs(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  passes: readonly DabPass[],
  random: Random,
  swirl = 0,
): void {
  const source = pixels.slice();
  const flow = flowOf(source, width, height, swirl);
  for (const pass of passes) layPass(pixels, source, flow, width, height, pass, random);
  freeBuffer(source.buffer);
}

function layPass(
  pixels: Uint8ClampedArray,
  source: Uint8ClampedArray,
  flow: Flow,
  width: number,
  height: number,
  pass: DabPass,
  random: Random,
): void {
  const marks = marksOf(pass);
  const spacing = Math.max(2, Math.sqrt(pass.length * pass.width) * 0.9);
  const columns = Math.ceil(width / spacing);
  const rows = Math.ceil(height / spacing);
  const count = columns * rows;
  // visit the grid in a scattered order, so that the marks do not overlap like shingles
  const stride = coprime(Math.floor(count * 0.618), count);
  const { tolerance } = pass;
  for (let visit = 0, place = random.whole(0, count - 1); visit < count; visit++, place = (place + stride) % count) {
    const x = Math.floor(((place % columns) + random.next()) * spacing);
    const y = Math.floor((Math.floor(place / columns) + random.next()) * spacing);
    const lift = random.around(pass.variation);
    const which = random.next();
    if (x >= width || y >= height) continue;
    const centre = (y * width + x) * 4;
    const red = source[centre] as number;
    const green = source[centre + 1] as number;
    const blue = source[centre + 2] as number;
    const angle = flow.at(x, y) + (which - 0.5) * 0.5;
    const turn = ((Math.round((angle / Math.PI) * TURNS) % TURNS) + TURNS) % TURNS;
    const mark = marks[turn] as Mark;
    const bottom = Math.min(height - 1, y + mark.reach);
    for (let row = Math.max(0, y - mark.reach); row <= bottom; row++) {
      const line = row - y + mark.reach;
      const left = Math.max(0, x + (mark.firsts[line] as number));
      const right = Math.min(width - 1, x + (mark.lasts[line] as number));
      let cell = line * mark.size + left - x + mark.reach;
      let byte = (row * width + left) * 4;
      for (let column = left; column <= right; column++, cell++, byte += 4) {
        const cover = mark.cover[cell] as number;
        if (cover === 0) continue;
        const away =
          Math.abs((source[byte] as number) - red) +
          Math.abs((source[byte + 1] as number) - green) +
          Math.abs((source[byte + 2] as number) - blue);
        if (away >= tolerance) continue;
        const share = cover * (1 - away / tolerance);
        const oldRed = pixels[byte] as number;
        const oldGreen = pixels[byte + 1] as number;
        const oldBlue = pixels[byte + 2] as number;
        pixels[byte] = oldRed + (red + lift - oldRed) * share;
        pixels[byte + 1] = oldGreen + (green + lift - oldGreen) * share;
        pixels[byte + 2] = oldBlue + (blue + lift - oldBlue) * share;
      }
    }
  }
}

interface Mark {
  readonly cover: Float32Array;
  readonly reach: number;
  readonly size: number;
  /** Where the mark begins and ends in each of its rows, relative to its middle. */
  readonly firsts: Int16Array;
  readonly lasts: Int16Array;
}

/** One brush mark in every direction: full in the middle, streaked by the bristles, ragged at the end. */
function marksOf({ length, width, opacity }: DabPass): Mark[] {
  const bristles = bristleTile();
  const reach = Math.min(96, Math.max(1, Math.ceil(length / 2)));
  const size = reach * 2 + 1;
  return Array.from({ length: TURNS }, (_, turn) => {
    const angle = (turn / TURNS) * Math.PI;
    const cosine = Math.cos(angle);
    const sine = Math.sin(angle);
    const cover = new Float32Array(size * size);
    for (let cell = 0; cell < cover.length; cell++) {
      const x = (cell % size) - reach;
      const y = Math.floor(cell / size) - reach;
      const along = (x * cosine + y * sine) / (length / 2);
      const across = (y * cosine - x * sine) / (width / 2);
      const bristle = tileAt(bristles, Math.round(along * 12) + turn * 40, Math.round(across * 11) + turn * 53);
      const ragged = 1 - Math.abs(along) - 0.14 * bristle;
      const side = 1 - across * across;
      if (ragged <= 0 || side <= 0) continue;
      const body = Math.min(1, ragged * 4) * Math.min(1, side * 2.5);
      cover[cell] = Math.min(1, Math.max(0, body * (0.82 + 0.22 * bristle))) * opacity;
    }
    const firsts = new Int16Array(size).fill(reach + 1);
    const lasts = new Int16Array(size).fill(-reach - 1);
    for (let cell = 0; cell < cover.length; cell++) {
      if (cover[cell] === 0) continue;
      const line = Math.floor(cell / size);
      const x = (cell % size) - reach;
      firsts[line] = Math.min(firsts[line] as number, x);
      lasts[line] = Math.max(lasts[line] as number, x);
    }
    return { cover, reach, size, firsts, lasts };
  });
}

interface Flow {
  /** The direction that brush marks take here, in radians. */
  at(x: number, y: number): number;
}

const FLOW_STEP = 8;

/** Eddies side by side: the direction around the middle of the nearest one, in radians. */
function whirl(x: number, y: number): number {
  const cell = 0.3;
  const row = Math.floor(y / cell);
  const shift = row % 2 === 0 ? 0 : cell / 2;
  const middleX = (Math.floor((x + shift) / cell) + 0.5) * cell - shift;
  const middleY = (row + 0.5) * cell;
  return Math.atan2(y - middleY, x - middleX) + Math.PI / 2;
}

/** Marks lie along edges; where there are none they drift. */
function flowOf(pixels: Uint8ClampedArray, width: number, height: number, swirl: number): Flow {
  const size = sizeOf(width, height, FLOW_STEP);
  const coarse = shrink(brightness(pixels), width, height, FLOW_STEP);
  blurred(coarse, size.width, size.height, 2);
  const angles: Plane = new Float32Array(coarse.length);
  const clouds = cloudTile();
  for (let y = 0; y < size.height; y++) {
    for (let x = 0; x < size.width; x++) {
      const cell = y * size.width + x;
      const acrossX =
        (coarse[cell + (x < size.width - 1 ? 1 : 0)] as number) - (coarse[cell - (x > 0 ? 1 : 0)] as number);
      const acrossY =
        (coarse[cell + (y < size.height - 1 ? size.width : 0)] as number) -
        (coarse[cell - (y > 0 ? size.width : 0)] as number);
      const calm = sampleTile(clouds, (x * 90) / size.width, (y * 90) / size.height) * 0.5 - 0.25;
      const drift = calm + swirl * whirl(x / size.width, y / size.width);
      const strength = Math.min(1, Math.hypot(acrossX, acrossY) * 25);
      // doubling the angle makes opposite directions the same before they are mixed
      const along = (Math.atan2(acrossY, acrossX) + Math.PI / 2) * 2;
      const mixX = Math.cos(along) * strength + Math.cos(drift * 2) * (1 - strength);
      const mixY = Math.sin(along) * strength + Math.sin(drift * 2) * (1 - strength);
      angles[cell] = Math.atan2(mixY, mixX) / 2;
    }
  }
  return { at: (x, y) => angles[Math.floor(y / FLOW_STEP) * size.width + Math.floor(x / FLOW_STEP)] as number };
}

function coprime(start: number, count: number): number {
  let value = Math.max(1, start);
  while (greatestCommon(value, count) !== 1) value++;
  return value;
}

function greatestCommon(first: number, second: number): number {
  let [a, b] = [first, second];
  while (b > 0) [a, b] = [b, a % b];
  return a;
}
