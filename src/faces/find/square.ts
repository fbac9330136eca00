import type { RgbPicture } from '../decode/photo.js';

/** Along one side of a square: the two pixels of the picture that each place lies between, and how much of each it has. */
export interface Places {
  readonly before: Int32Array;
  readonly after: Int32Array;
  readonly ofBefore: Float64Array;
  readonly ofAfter: Float64Array;
}

export function createPlaces(length: number): Places {
  return {
    before: new Int32Array(length),
    after: new Int32Array(length),
    ofBefore: new Float64Array(length),
    ofAfter: new Float64Array(length),
  };
}

/** How the network was taught to see light: so much for each step of 255, and what black is in each channel. */
export interface Light {
  readonly step: number;
  readonly black: readonly [number, number, number];
}

/** A picture as a network sees it: a square, plane by plane, each value between the four nearest pixels. */
export function squareAt({ width, data }: RgbPicture, columns: Places, rows: Places, { step, black }: Light) {
  const [across, down] = [columns.before.length, rows.before.length];
  const area = across * down;
  const values = new Float32Array(3 * area);
  for (let y = 0; y < down; y += 1) {
    const line = {
      upper: rows.before[y]! * width,
      lower: rows.after[y]! * width,
      above: rows.ofBefore[y]! * step,
      under: rows.ofAfter[y]! * step,
      to: y * across,
    };
    fillRow(values, data, line, columns, area, black);
  }
  return values;
}

/** Where a row lies between two of the picture, how much it has of each, and where it is written to. */
interface Line {
  readonly upper: number;
  readonly lower: number;
  readonly above: number;
  readonly under: number;
  readonly to: number;
}

/** A row by itself: what is called often is compiled for good, a loop over the whole square anew for each photo. */
function fillRow(
  values: Float32Array,
  data: Uint8Array,
  { upper, lower, above, under, to: start }: Line,
  columns: Places,
  area: number,
  black: Light['black'],
): void {
  const { before, after, ofBefore, ofAfter } = columns;
  for (let x = 0, to = start; x < before.length; x += 1, to += 1) {
    const left = before[x]!;
    const right = after[x]!;
    const one = ofBefore[x]! * above;
    const two = ofAfter[x]! * above;
    const three = ofBefore[x]! * under;
    const four = ofAfter[x]! * under;
    const first = (upper + left) * 3;
    const second = (upper + right) * 3;
    const third = (lower + left) * 3;
    const fourth = (lower + right) * 3;
    // Channel by channel: a loop over three takes several times as long.
    values[to] = data[first]! * one + data[second]! * two + data[third]! * three + data[fourth]! * four + black[0];
    values[to + area] =
      data[first + 1]! * one + data[second + 1]! * two + data[third + 1]! * three + data[fourth + 1]! * four + black[1];
    values[to + 2 * area] =
      data[first + 2]! * one + data[second + 2]! * two + data[third + 2]! * three + data[fourth + 2]! * four + black[2];
  }
}
