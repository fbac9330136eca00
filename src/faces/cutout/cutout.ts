import type { RawPicture } from '../../engines/engine.js';
import { boxBlur, type Plane } from '@easel/raster';
import type { RgbPicture } from '../decode/photo.js';
import { between, neighbours } from './cells.js';

/** The colours around an edge are means over many pixels: so many a side are taken together first. */
const STEP = 4;
/** Every other pixel of every other row says as much. */
const SKIP = 2;
const SUMS = 8;
/** Less of the person than this is nothing, more is all of it: a veil over the new background would show. */
const [NOTHING, SPAN] = [0.1, 0.84];
const ALL = 0.98;

/**
 * The person without background. Where hair and edges are half transparent, the photo's pixels hold some of the old
 * background: the person's own colour is estimated there, so that no halo of the old place shows before a new one.
 */
export function cutOut({ width, height, data }: RgbPicture, matte: Plane): RawPicture {
  const across = Math.ceil(width / STEP);
  const down = Math.ceil(height / STEP);
  const colours = coloursAround({ width, height, data }, matte, across, down);
  const columns = neighbours(width, across, STEP);
  const rows = neighbours(height, down, STEP);
  const result = new Uint8Array(width * height * 4);
  for (let y = 0; y < height; y += 1) {
    const line = {
      first: y * width,
      upper: rows.before[y]! * across,
      lower: rows.after[y]! * across,
      below: rows.share[y]!,
    };
    cutRow(data, matte, line, columns, colours, result);
  }
  return { kind: 'raw', width, height, data: result };
}

/** A row of the photo, and where it lies between two rows of cells. */
interface Line {
  readonly first: number;
  readonly upper: number;
  readonly lower: number;
  readonly below: number;
}

/** A row by itself: what is called often is compiled for good, a loop over the whole photo anew for each. */
function cutRow(
  data: Uint8Array,
  matte: Plane,
  { first, upper, lower, below }: Line,
  { before, after, share }: ReturnType<typeof neighbours>,
  { front, back }: Colours,
  result: Uint8Array,
): void {
  for (let x = 0, pixel = first; x < before.length; x += 1, pixel += 1) {
    const alpha = matte[pixel]!;
    // What is not of the person stays behind.
    if (alpha <= NOTHING) continue;
    const from = pixel * 3;
    const to = pixel * 4;
    result[to + 3] = 255 * Math.min(1, (alpha - NOTHING) / SPAN) + 0.5;
    if (alpha >= ALL) {
      result[to] = data[from]!;
      result[to + 1] = data[from + 1]!;
      result[to + 2] = data[from + 2]!;
      continue;
    }
    const left = before[x]!;
    const right = after[x]!;
    const beside = share[x]!;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = between(front[channel]!, upper, lower, left, right, beside, below);
      const old = between(back[channel]!, upper, lower, left, right, beside, below);
      const colour = own + alpha * (data[from + channel]! - alpha * own - (1 - alpha) * old);
      result[to + channel] = Math.min(255, Math.max(0, colour)) + 0.5;
    }
  }
}

interface Colours {
  readonly front: readonly Plane[];
  readonly back: readonly Plane[];
}

/** What colour the person has around each place, and what colour is behind. */
function coloursAround({ width, height, data }: RgbPicture, matte: Plane, across: number, down: number): Colours {
  // For each cell: how many pixels, how much of the person, the person's colour, all colour.
  const sums = new Float32Array(across * down * SUMS);
  for (let y = 0; y < height; y += SKIP)
    addRow(sums, data, matte, y * width, width, Math.floor(y / STEP) * across * SUMS);
  const radius = Math.max(1, Math.round(Math.max(width, height) / 90 / STEP));
  const around = (which: number): Plane => {
    const plane = new Float32Array(across * down);
    for (let cell = 0; cell < plane.length; cell += 1) plane[cell] = sums[cell * SUMS + which]!;
    return boxBlur(plane, across, down, radius);
  };
  const [all, person] = [around(0), around(1)];
  const [front, back] = [[2, 3, 4].map(around), [5, 6, 7].map(around)];
  for (let cell = 0; cell < across * down; cell += 1) {
    const least = all[cell]! * 1e-3;
    for (let channel = 0; channel < 3; channel += 1) {
      const own = front[channel]![cell]!;
      back[channel]![cell] = (back[channel]![cell]! - own) / Math.max(least, all[cell]! - person[cell]!);
      front[channel]![cell] = own / Math.max(least, person[cell]!);
    }
  }
  return { front, back };
}

/** To the sums of its cells, which begin at `to`. */
function addRow(sums: Float32Array, data: Uint8Array, matte: Plane, first: number, width: number, to: number): void {
  for (let x = 0, pixel = first; x < width; x += SKIP, pixel += SKIP) {
    const at = to + Math.floor(x / STEP) * SUMS;
    const alpha = matte[pixel]!;
    const red = data[pixel * 3]!;
    const green = data[pixel * 3 + 1]!;
    const blue = data[pixel * 3 + 2]!;
    sums[at]! += 1;
    sums[at + 1]! += alpha;
    sums[at + 2]! += red * alpha;
    sums[at + 3]! += green * alpha;
    sums[at + 4]! += blue * alpha;
    sums[at + 5]! += red;
    sums[at + 6]! += green;
    sums[at + 7]! += blue;
  }
}
