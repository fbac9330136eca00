import { blurred, sizeOf } from '../../raster/plane.js';
import type { Plane } from '../../raster/plane.js';

/** Three colour planes on a coarse grid: what blurs, glows and washes are taken from. */
export interface ColourField {
  readonly red: Plane;
  readonly green: Plane;
  readonly blue: Plane;
  readonly width: number;
  readonly height: number;
  readonly factor: number;
}

/**
 * The mean colour of every block, as 0 to 255; `weight` leaves pixels out where it is 0, and
 * then the sums are not yet divided by the `share`.
 */
export function shrinkColour(
  pixels: Uint8ClampedArray,
  width: number,
  height: number,
  factor: number,
  weight?: Uint8Array,
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
      if (weight && weight[pixel] === 0) continue;
      const cell = coarseRow + ((x / factor) | 0);
      red[cell] = (red[cell] as number) + (pixels[pixel * 4] as number);
      green[cell] = (green[cell] as number) + (pixels[pixel * 4 + 1] as number);
      blue[cell] = (blue[cell] as number) + (pixels[pixel * 4 + 2] as number);
      share[cell] = (share[cell] as number) + 1;
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

/** Cells without weight take the mean of the neighbours that have some: read between the two, nothing turns dark. */
export function fillGaps({ red, green, blue, share, width, height }: ColourField & { readonly share: Plane }): void {
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      const cell = y * width + x;
      if ((share[cell] as number) > 0) continue;
      let [reds, greens, blues, count] = [0, 0, 0, 0];
      for (let row = Math.max(0, y - 1); row <= Math.min(height - 1, y + 1); row++)
        for (let column = Math.max(0, x - 1); column <= Math.min(width - 1, x + 1); column++) {
          const other = row * width + column;
          if ((share[other] as number) <= 0) continue;
          reds += red[other] as number;
          greens += green[other] as number;
          blues += blue[other] as number;
          count++;
        }
      if (count === 0) continue;
      red[cell] = reds / count;
      green[cell] = greens / count;
      blue[cell] = blues / count;
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
  const half = factor >> 1;
  const line = new Float32Array(field.width * 3);
  const row = new Float32Array((field.width + 1) * factor * 3);
  return {
    read(y) {
      const place = Math.max(0, (y + 0.5) / factor - 0.5);
      const top = Math.min(field.height - 1, Math.floor(place));
      const upper = top * field.width;
      const lower = Math.min(field.height - 1, top + 1) * field.width;
      const down = place - top;
      for (let x = 0, at = 0; x < field.width; x++, at += 3) {
        line[at] = between(field.red[upper + x] as number, field.red[lower + x] as number, down);
        line[at + 1] = between(field.green[upper + x] as number, field.green[lower + x] as number, down);
        line[at + 2] = between(field.blue[upper + x] as number, field.blue[lower + x] as number, down);
      }
      // from the middle of one cell to the middle of the next in equal steps; before the first and after the last, none
      let at = 0;
      for (let cell = -1; cell < field.width; cell++) {
        const from = Math.max(0, cell) * 3;
        const to = Math.min(field.width - 1, cell + 1) * 3;
        let red = line[from] as number;
        let green = line[from + 1] as number;
        let blue = line[from + 2] as number;
        const redStep = ((line[to] as number) - red) / factor;
        const greenStep = ((line[to + 1] as number) - green) / factor;
        const blueStep = ((line[to + 2] as number) - blue) / factor;
        red += redStep * 0.5;
        green += greenStep * 0.5;
        blue += blueStep * 0.5;
        for (let step = cell < 0 ? half : 0; step < factor; step++, at += 3) {
          row[at] = red;
          row[at + 1] = green;
          row[at + 2] = blue;
          red += redStep;
          green += greenStep;
          blue += blueStep;
        }
      }
      return row.subarray(0, width * 3);
    },
  };
}

function between(from: number, to: number, share: number): number {
  return from + (to - from) * share;
}

/** A copy that can be blurred by itself. */
export function copyField(field: ColourField): ColourField {
  return { ...field, red: field.red.slice(), green: field.green.slice(), blue: field.blue.slice() };
}
