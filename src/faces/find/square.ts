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
  for (let y = 0, to = 0; y < down; y += 1) {
    const upper = rows.before[y]! * width;
    const lower = rows.after[y]! * width;
    const [above, under] = [rows.ofBefore[y]! * step, rows.ofAfter[y]! * step];
    for (let x = 0; x < across; x += 1, to += 1) {
      const left = columns.before[x]!;
      const right = columns.after[x]!;
      const one = columns.ofBefore[x]! * above;
      const two = columns.ofAfter[x]! * above;
      const three = columns.ofBefore[x]! * under;
      const four = columns.ofAfter[x]! * under;
      const first = (upper + left) * 3;
      const second = (upper + right) * 3;
      const third = (lower + left) * 3;
      const fourth = (lower + right) * 3;
      // Channel by channel: a loop over three takes several times as long.
      values[to] = data[first]! * one + data[second]! * two + data[third]! * three + data[fourth]! * four + black[0];
      values[to + area] =
        data[first + 1]! * one +
        data[second + 1]! * two +
        data[third + 1]! * three +
        data[fourth + 1]! * four +
        black[1];
      values[to + 2 * area] =
        data[first + 2]! * one +
        data[second + 2]! * two +
        data[third + 2]! * three +
        data[fourth + 2]! * four +
        black[2];
    }
  }
  return values;
}
