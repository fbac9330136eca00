import type { Plane } from './plane.js';
import { BLOCK, kernels } from './wasm/kernels.js';

/** A row of a plane, from the top. It is overwritten by the next one that is asked for. */
export type Rows = (y: number) => Float32Array;

/**
 * Reads a plane row by row at another size, with straight lines between its values. What is soft is kept small this way
 * and never exists at full size. Rows are cheapest from the top down. `factor` is given where the source was shrunk by
 * it: its last cells may cover less than the others.
 */
export function planeRows(
  source: Plane,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
  factor?: number,
): Rows {
  const [acrossStep, downStep] = factor ? [1 / factor, 1 / factor] : [fromWidth / width, fromHeight / height];
  if (fromWidth === width && fromHeight === height) return (y) => source.subarray(y * width, (y + 1) * width);
  const room = Math.ceil(width / BLOCK) * BLOCK;
  const lefts = new Int32Array(room);
  const shares = new Float32Array(room);
  for (let x = 0; x < width; x += 1) {
    const at = Math.min(fromWidth - 1, Math.max(0, (x + 0.5) * acrossStep - 0.5));
    const left = Math.min(Math.floor(at), Math.max(0, fromWidth - 2));
    lefts[x] = left * 4;
    shares[x] = at - left;
  }
  const next = fromWidth > 1 ? 4 : 0;
  const result = new Float32Array(width);
  // Each row of the source is drawn out once, whatever number of rows lie between it and the next.
  let [upper, lower] = [new Float32Array(width), new Float32Array(width)];
  let [upperRow, lowerRow] = [-1, -1];
  const twice = acrossStep === 0.5 && width === fromWidth * 2;
  const draw = (row: number, target: Float32Array): number =>
    twice ? drawTwice(source, row, fromWidth, target) : drawOut(source, row, fromWidth, target, lefts, shares, next);
  return (y) => {
    const at = Math.min(fromHeight - 1, Math.max(0, (y + 0.5) * downStep - 0.5));
    const top = Math.min(Math.floor(at), Math.max(0, fromHeight - 2));
    const bottom = Math.min(fromHeight - 1, top + 1);
    if (top === lowerRow) {
      [upper, lower] = [lower, upper];
      [upperRow, lowerRow] = [lowerRow, upperRow];
    }
    if (upperRow !== top) upperRow = draw(top, upper);
    if (lowerRow !== bottom) lowerRow = draw(bottom, lower);
    blend(upper, lower, at - top, result);
    return result;
  };
}

/** `lefts` are addresses in memory, of a row that begins there with its first number. */
function drawOut(
  source: Plane,
  row: number,
  width: number,
  target: Float32Array,
  lefts: Int32Array,
  shares: Float32Array,
  next: number,
): number {
  const room = lefts.length;
  const place = Math.ceil((width + 1) / BLOCK) * BLOCK;
  kernels.reserve((place + 3 * room) * 4);
  const { numbers, addresses } = kernels;
  numbers.set(source.subarray(row * width, (row + 1) * width));
  addresses.set(lefts, place);
  numbers.set(shares, place + room);
  kernels.drawOut(place * 4, (place + room) * 4, (place + 2 * room) * 4, room * 4, next);
  target.set(numbers.subarray(place + 2 * room, place + 2 * room + target.length));
  return row;
}

/** The same at twice the width, as most are: every value stands between its neighbours, a quarter away from each pixel. */
function drawTwice(source: Plane, row: number, width: number, target: Float32Array): number {
  const place = (width + 2 * BLOCK) * 4;
  kernels.reserve(place + (target.length + 2 * BLOCK) * 4);
  const { numbers } = kernels;
  numbers.set(source.subarray(row * width, (row + 1) * width), BLOCK);
  numbers[BLOCK - 1] = source[row * width]!;
  numbers[BLOCK + width] = source[(row + 1) * width - 1]!;
  kernels.twice(BLOCK * 4, place, width * 4);
  target.set(numbers.subarray(place / 4, place / 4 + target.length));
  return row;
}

function blend(upper: Float32Array, lower: Float32Array, share: number, target: Float32Array): void {
  const room = Math.ceil(target.length / BLOCK) * BLOCK;
  kernels.reserve(room * 12);
  const { numbers } = kernels;
  numbers.set(upper, 0);
  numbers.set(lower, room);
  kernels.blend(0, room * 4, share, room * 8, room * 4);
  target.set(numbers.subarray(room * 2, room * 2 + target.length));
}
