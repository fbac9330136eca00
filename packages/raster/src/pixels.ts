import { BLOCK, kernels } from './wasm/kernels.js';

type Bytes = Uint8ClampedArray;
type Row = Float32Array;

/** Numbers of a row in memory, a pixel or a number each. */
const roomFor = (length: number): number => Math.ceil(length / BLOCK) * BLOCK;

/** Lays pixels and what belongs to them one row behind the other, has them changed, and takes them back. */
function changed(pixels: Bytes, first: number, rows: readonly Row[], change: (gap: number) => void): void {
  const length = rows[0]!.length;
  const room = roomFor(length);
  kernels.reserve(room * 4 * (rows.length + 1));
  const { numbers, bytes } = kernels;
  bytes.set(pixels.subarray(first * 4, (first + length) * 4));
  for (let row = 0; row < rows.length; row += 1) numbers.set(rows[row]!, (row + 1) * room);
  change(room * 4);
  pixels.set(bytes.subarray(0, length * 4), first * 4);
}

/** Multiplies the channels of RGBA pixels, from the `first` one on, each by its row. */
export function gainPixels(pixels: Bytes, first: number, red: Row, green: Row, blue: Row): void {
  changed(pixels, first, [red, green, blue], (gap) => kernels.gain(0, gap, gap));
}

/** Lightens or darkens RGBA pixels by a row of gains, on a curve through black and white: nothing clips. */
export function liftPixels(pixels: Bytes, first: number, gains: Row): void {
  changed(pixels, first, [gains], (gap) => kernels.lift(0, gap, gap));
}

/** How a row of pixels lies in a light. */
export interface RowLight {
  readonly red: Row;
  readonly green: Row;
  readonly blue: Row;
  /** How far each faces the light, −1 to 1 and a little more. */
  readonly towards: Row;
  /** How far inside it is, and how much of it is there. */
  readonly inside: Row;
  readonly matte: Row;
}

/** Where an outline begins to be one, and where inside ends. */
const [OUTSIDE, SPAN] = [0.55, 0.42];

/** Lights RGBA pixels: brighter ones towards white less and less, with a rim at an outline that faces the light. */
export function lightPixels(
  pixels: Bytes,
  first: number,
  { red, green, blue, towards, inside, matte }: RowLight,
  rim: readonly [red: number, green: number, blue: number],
): void {
  changed(pixels, first, [inside, towards, matte, red, green, blue], (gap) =>
    kernels.light(0, gap, gap, OUTSIDE, SPAN, ...rim),
  );
}

/** Four rows as one: so much of each, kept between nothing and one. */
export function mixRows(rows: readonly [Row, Row, Row, Row], shares: ArrayLike<number>, target: Row): void {
  const room = roomFor(target.length);
  kernels.reserve(room * 20);
  const { numbers } = kernels;
  const gap = room * 4;
  for (let row = 0; row < 4; row += 1) numbers.set(rows[row]!, (row + 1) * room);
  kernels.mix(gap, 2 * gap, 3 * gap, 4 * gap, shares[0]!, shares[1]!, shares[2]!, shares[3]!, gap);
  target.set(numbers.subarray(0, target.length));
}
