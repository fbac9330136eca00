import { blurred, sizeOf } from './plane.js';
import type { Plane } from './plane.js';

/** Three colour planes on a coarse grid: what blurs, glows and washes are taken from. */
export interface ColourField {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly width: number;
  readonly height: number;
  readonly factor: number;
}

/** The mean colour of every block, as 0 to 255; `weight` leaves pixels out of the mean where it is 0. */
export function shrinkColour(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  factor: number,
  weight?: (pixel: number) => number,
): ColourField & { readonly share: Plane } {
  const size = sizeOf(width, height, factor);
  const count = size.width * size.height;
  const red = new Float32Array(count);
  const green = new Float32Array(count);
  const blue = new Float32Array(count);
  const share = new Float32Array(count);
  for (let y = 0; y < height; y++) {
    const coarseRow = ((y / factor) | 0) * size.width;
    for (let x = 0; x < width; x++) {
      const pixel = y * width + x;
      const part = weight ? weight(pixel) : 1;
      if (part === 0) continue;
      const cell = coarseRow + ((x / factor) | 0);
      red[cell] = (red[cell] as number) + (pixels[pixel * 4] as number) * part;
      green[cell] = (green[cell] as number) + (pixels[pixel * 4 + 1] as number) * part;
      blue[cell] = (blue[cell] as number) + (pixels[pixel * 4 + 2] as number) * part;
      share[cell] = (share[cell] as number) + part;
    }
  }
  if (!weight) divide({ red, green, blue, share });
  return { red, green, blue, share, ...size, factor };
}

/** Turns weighted sums into means; cells without weight stay 0. */
export function divide(field: {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly share: Plane;
}): void {
  for (let cell = 0; cell < field.share.length; cell++) {
    const share = field.share[cell] as number;
    if (share <= 0) continue;
    field.red[cell] = (field.red[cell] as number) / share;
    field.green[cell] = (field.green[cell] as number) / share;
    field.blue[cell] = (field.blue[cell] as number) / share;
  }
}

/** Blurs in place; `sigma` in full-size pixels. */
export function blurColour<Field extends ColourField>(field: Field, sigma: number): Field {
  for (const plane of [field.red, field.green, field.blue]) {
    blurred(plane, field.width, field.height, sigma / field.factor);
  }
  return field;
}

/** Reads a coarse field at full size, row by row, bilinear. */
export interface RowReader {
  /** Red, green and blue of every pixel of the row, interleaved; valid until the next call. */
  read(y: number): Float32Array;
}

export function createRowReader(field: ColourField, width: number): RowReader {
  const { factor } = field;
  const lefts = new Int32Array(width);
  const rights = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const place = Math.max(0, (x + 0.5) / factor - 0.5);
    const left = Math.min(field.width - 1, Math.floor(place));
    lefts[x] = left * 3;
    rights[x] = Math.min(field.width - 1, left + 1) * 3;
    shares[x] = place - left;
  }
  const line = new Float32Array(field.width * 3);
  const row = new Float32Array(width * 3);
  return {
    read(y) {
      const place = Math.max(0, (y + 0.5) / factor - 0.5);
      const top = Math.min(field.height - 1, Math.floor(place));
      const upper = top * field.width;
      const lower = Math.min(field.height - 1, top + 1) * field.width;
      const down = place - top;
      for (let x = 0, byte = 0; x < field.width; x++, byte += 3) {
        line[byte] = between(field.red[upper + x] as number, field.red[lower + x] as number, down);
        line[byte + 1] = between(field.green[upper + x] as number, field.green[lower + x] as number, down);
        line[byte + 2] = between(field.blue[upper + x] as number, field.blue[lower + x] as number, down);
      }
      for (let x = 0, byte = 0; x < width; x++, byte += 3) {
        const left = lefts[x] as number;
        const right = rights[x] as number;
        const share = shares[x] as number;
        row[byte] = between(line[left] as number, line[right] as number, share);
        row[byte + 1] = between(line[left + 1] as number, line[right + 1] as number, share);
        row[byte + 2] = between(line[left + 2] as number, line[right + 2] as number, share);
      }
      return row;
    },
  };
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}
