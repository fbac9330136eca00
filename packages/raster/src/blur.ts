import type { Plane } from './plane.js';
import { planeRows, type Rows } from './rows.js';
import { givePlanes, takePlane } from './spare.js';
import { BLOCK, kernels } from './wasm/kernels.js';
import { weighted } from './weighted.js';

export type { Plane } from './plane.js';

/** Averages over a square of `2 * radius + 1` pixels a side. Edges repeat outwards. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const size = Math.min(Math.round(radius), Math.max(width, height));
  if (size < 1) return source.slice();
  return weighted(source, width, height, new Float32Array(size + 1).fill(1 / (2 * size + 1)));
}

/** A Gaussian blur. A wide one is made of a smaller copy: the difference is not visible and the cost does not grow with `sigma`. */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma <= 0.2) return source.slice();
  const factor = factorOf(width, height, sigma);
  if (factor < 2) return narrowBlur(source, width, height, sigma);
  const small = shrinkPlane(source, width, height, factor);
  const blurred = narrowBlur(small.plane, small.width, small.height, sigma / factor);
  const result = enlargePlane(blurred, small.width, small.height, width, height, factor);
  givePlanes(small.plane, blurred);
  return result;
}

/** The same for reading row by row: a wide blur never exists at full size. */
export function gaussianRows(source: Plane, width: number, height: number, sigma: number): Rows {
  const factor = factorOf(width, height, sigma);
  if (factor < 2) return planeRows(gaussianBlur(source, width, height, sigma), width, height, width, height);
  const small = shrinkPlane(source, width, height, factor);
  const blurred = narrowBlur(small.plane, small.width, small.height, sigma / factor);
  givePlanes(small.plane);
  return planeRows(blurred, small.width, small.height, width, height, factor);
}

/** What a wide blur leaves has no detail: a copy of half the size, or less, holds all of it. */
function factorOf(width: number, height: number, sigma: number): number {
  const factor = 2 ** Math.floor(Math.log2(sigma / LEAST_SIGMA));
  return factor >= 2 && Math.min(width, height) >= factor * 8 ? factor : 1;
}

function narrowBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  const radius = Math.min(Math.ceil(sigma * BELL_SIGMAS), 2 * Math.max(width, height));
  const bell = Float32Array.from({ length: radius + 1 }, (_, at) => Math.exp(-(at * at) / (2 * sigma * sigma)));
  const sum = bell.reduce((total, value, at) => total + (at === 0 ? 1 : 2) * value, 0);
  return weighted(
    source,
    width,
    height,
    bell.map((value) => value / sum),
  );
}

/** What is left of a wide blur for the smaller copy: enough that the copy's own pixels do not show. */
const LEAST_SIGMA = 2.1;
/** What lies further out than so many of its widths is nothing of a bell. */
const BELL_SIGMAS = 2.75;

/** Averages squares of `factor` pixels a side. */
export function shrinkPlane(
  source: Plane,
  width: number,
  height: number,
  factor: number,
): { plane: Plane; width: number; height: number } {
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const even = factor % 2 === 0 && width % 2 === 0 && height % 2 === 0;
  if (even && factor > 2) {
    // The mean of means.
    const half = shrinkPlane(source, width, height, 2);
    const result = shrinkPlane(half.plane, half.width, half.height, factor / 2);
    givePlanes(half.plane);
    return result;
  }
  const plane = takePlane(across * down);
  for (let y = 0; y < down; y += 1) {
    const row = plane.subarray(y * across, (y + 1) * across);
    if (even) halveRow(source, 2 * y * width, width, row);
    else shrinkRow(source, width, y * factor, Math.min(height, (y + 1) * factor), factor, row);
  }
  return { plane, width: across, height: down };
}

function halveRow(source: Plane, from: number, width: number, row: Plane): void {
  const room = Math.ceil(row.length / BLOCK) * BLOCK;
  kernels.reserve(room * 20);
  const { numbers } = kernels;
  numbers.set(source.subarray(from, from + width), 0);
  numbers.set(source.subarray(from + width, from + 2 * width), 2 * room);
  kernels.halve(0, room * 8, room * 16, room * 4);
  row.set(numbers.subarray(room * 4, room * 4 + row.length));
}

/** A row by itself: what is called often is compiled for good, a loop over a whole plane is compiled anew each time. */
function shrinkRow(source: Plane, width: number, top: number, bottom: number, factor: number, target: Plane): void {
  for (let x = 0; x < target.length; x += 1) {
    const right = Math.min(width, (x + 1) * factor);
    let sum = 0;
    for (let row = top; row < bottom; row += 1) {
      for (let at = row * width + x * factor; at < row * width + right; at += 1) sum += source[at]!;
    }
    target[x] = sum / ((right - x * factor) * (bottom - top));
  }
}

/** Draws a plane at another size, with straight lines between its values. */
export function enlargePlane(
  source: Plane,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
  factor?: number,
): Plane {
  const result = takePlane(width * height);
  const rowAt = planeRows(source, fromWidth, fromHeight, width, height, factor);
  for (let y = 0; y < height; y += 1) result.set(rowAt(y), y * width);
  return result;
}
