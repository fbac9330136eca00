import type { Plane } from './plane.js';
import { planeRows, type Rows } from './rows.js';
import { givePlanes, takePlane } from './spare.js';

export type { Plane } from './plane.js';

/** Averages over a square of `2 * radius + 1` pixels a side. Edges repeat outwards. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const size = Math.min(Math.round(radius), Math.max(width, height));
  if (size < 1) return source.slice();
  const result = takePlane(source.length);
  const between = takePlane(source.length);
  for (let row = 0; row < source.length; row += width) blurRow(source, row, between, row, width, size, 0);
  blurDown(between, 0, width, result, 0, width, width, height, size, 0);
  givePlanes(between);
  return result;
}

/**
 * A Gaussian blur, as three box blurs whose outermost pixels count in part: the difference is not visible and the cost
 * does not grow with `sigma`.
 */
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
  if (sigma <= FINEST_SIGMA && width > 8 && height > 8) return fineBlur(source, width, height, sigma);
  const variance = (sigma * sigma) / PASSES;
  const whole = Math.min(Math.floor(0.5 * Math.sqrt(12 * variance + 1) - 0.5), Math.max(width, height));
  const part = ((2 * whole + 1) * (whole * (whole + 1) - 3 * variance)) / (6 * (variance - (whole + 1) * (whole + 1)));
  const result = takePlane(source.length);
  const first = takePlane(source.length);
  // All three passes over a row, and over a strip of columns, while it is at hand: memory is walked twice, not six times.
  const [line, next] = [new Float32Array(width), new Float32Array(width)];
  for (let row = 0; row < source.length; row += width) {
    blurRow(source, row, line, 0, width, whole, part);
    blurRow(line, 0, next, 0, width, whole, part);
    blurRow(next, 0, first, row, width, whole, part);
  }
  const second = takePlane(STRIP * height);
  const third = takePlane(STRIP * height);
  for (let from = 0; from < width; from += STRIP) {
    const strip = Math.min(STRIP, width - from);
    blurDown(first, from, width, second, 0, STRIP, strip, height, whole, part);
    blurDown(second, 0, STRIP, third, 0, STRIP, strip, height, whole, part);
    blurDown(third, 0, STRIP, result, from, width, strip, height, whole, part);
  }
  givePlanes(first, second, third);
  return result;
}

/** The bell itself, where it is narrow: two walks with nine weights cost half of six with a running sum. */
function fineBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  const bell = [0, 1, 2, 3, 4].map((at) => Math.exp(-(at * at) / (2 * sigma * sigma)));
  const sum = bell.reduce((total, value, at) => total + (at === 0 ? 1 : 2) * value, 0);
  const [w0, w1, w2, w3, w4] = bell.map((value) => value / sum) as [number, number, number, number, number];
  const result = takePlane(source.length);
  const across = takePlane(source.length);
  for (let row = 0; row < source.length; row += width) {
    for (let at = row + 4; at < row + width - 4; at += 1) {
      across[at] =
        source[at]! * w0 +
        (source[at - 1]! + source[at + 1]!) * w1 +
        (source[at - 2]! + source[at + 2]!) * w2 +
        (source[at - 3]! + source[at + 3]!) * w3 +
        (source[at - 4]! + source[at + 4]!) * w4;
    }
    for (let border = 0; border < 8; border += 1) {
      const x = border < 4 ? border : width - 8 + border;
      const value = (aside: number) => source[row + Math.min(width - 1, Math.max(0, x + aside))]!;
      across[row + x] =
        value(0) * w0 +
        (value(-1) + value(1)) * w1 +
        (value(-2) + value(2)) * w2 +
        (value(-3) + value(3)) * w3 +
        (value(-4) + value(4)) * w4;
    }
  }
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let y = 0; y < height; y += 1) {
    const [up1, up2, up3, up4] = [rowAt(y - 1), rowAt(y - 2), rowAt(y - 3), rowAt(y - 4)];
    const [down1, down2, down3, down4] = [rowAt(y + 1), rowAt(y + 2), rowAt(y + 3), rowAt(y + 4)];
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      result[row + x] =
        across[row + x]! * w0 +
        (across[up1 + x]! + across[down1 + x]!) * w1 +
        (across[up2 + x]! + across[down2 + x]!) * w2 +
        (across[up3 + x]! + across[down3 + x]!) * w3 +
        (across[up4 + x]! + across[down4 + x]!) * w4;
    }
  }
  givePlanes(across);
  return result;
}

const PASSES = 3;
/** What is left of a wide blur for the smaller copy: enough that the copy's own pixels do not show. */
const LEAST_SIGMA = 2.1;
/** Up to here nine weights hold the whole bell. */
const FINEST_SIGMA = 1.55;

/** Columns that are blurred together. */
const STRIP = 64;

/** A running sum along a row; the pixels just beyond `whole` count with the weight `part`. */
function blurRow(
  source: Plane,
  from: number,
  target: Plane,
  to: number,
  width: number,
  whole: number,
  part: number,
): void {
  const weight = 1 / (2 * whole + 1 + 2 * part);
  const edge = part * weight;
  const last = width - 1;
  const first = source[from]!;
  const end = source[from + last]!;
  let sum = first * (whole + 1);
  for (let x = 1; x <= whole; x += 1) sum += x <= last ? source[from + x]! : end;
  const free = Math.min(width, Math.max(0, width - whole - 1));
  let x = 0;
  for (; x < width && x < whole + 1; x += 1) {
    const next = x + whole + 1 <= last ? source[from + x + whole + 1]! : end;
    const before = x - whole - 1 >= 0 ? source[from + x - whole - 1]! : first;
    target[to + x] = sum * weight + (next + before) * edge;
    sum += next - (x - whole >= 0 ? source[from + x - whole]! : first);
  }
  // Between the borders nothing has to be compared.
  for (; x < free; x += 1) {
    const next = source[from + x + whole + 1]!;
    target[to + x] = sum * weight + (next + source[from + x - whole - 1]!) * edge;
    sum += next - source[from + x - whole]!;
  }
  for (; x < width; x += 1) {
    target[to + x] = sum * weight + (end + source[from + x - whole - 1]!) * edge;
    sum += end - source[from + x - whole]!;
  }
}

/** The same down `strip` columns, a whole row at a time: memory is walked in its own order. */
function blurDown(
  source: Plane,
  from: number,
  sourceWidth: number,
  target: Plane,
  to: number,
  targetWidth: number,
  strip: number,
  height: number,
  whole: number,
  part: number,
): void {
  const weight = 1 / (2 * whole + 1 + 2 * part);
  const edge = part * weight;
  const sums = new Float64Array(strip);
  const rowAt = (y: number) => from + Math.min(height - 1, Math.max(0, y)) * sourceWidth;
  for (let x = 0; x < strip; x += 1) sums[x] = source[from + x]! * (whole + 1);
  for (let y = 1; y <= whole; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < strip; x += 1) sums[x]! += source[row + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const row = to + y * targetWidth;
    const next = rowAt(y + whole + 1);
    const before = rowAt(y - whole - 1);
    const leaving = rowAt(y - whole);
    for (let x = 0; x < strip; x += 1) {
      const entering = source[next + x]!;
      target[row + x] = sums[x]! * weight + (entering + source[before + x]!) * edge;
      sums[x]! += entering - source[leaving + x]!;
    }
  }
}

/** Averages squares of `factor` pixels a side. */
export function shrinkPlane(
  source: Plane,
  width: number,
  height: number,
  factor: number,
): { plane: Plane; width: number; height: number } {
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const plane = takePlane(across * down);
  if (factor === 2 && width % 2 === 0 && height % 2 === 0) {
    for (let y = 0, to = 0; y < height; y += 2) {
      for (let at = y * width; at < (y + 1) * width; at += 2, to += 1)
        plane[to] = (source[at]! + source[at + 1]! + source[at + width]! + source[at + width + 1]!) / 4;
    }
    return { plane, width: across, height: down };
  }
  for (let y = 0; y < down; y += 1) {
    const bottom = Math.min(height, (y + 1) * factor);
    for (let x = 0; x < across; x += 1) {
      const right = Math.min(width, (x + 1) * factor);
      let sum = 0;
      for (let row = y * factor; row < bottom; row += 1) {
        for (let at = row * width + x * factor; at < row * width + right; at += 1) sum += source[at]!;
      }
      plane[y * across + x] = sum / ((right - x * factor) * (bottom - y * factor));
    }
  }
  return { plane, width: across, height: down };
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
