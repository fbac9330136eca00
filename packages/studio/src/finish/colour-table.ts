import type { Rgb } from '../paint/kit/colour.js';

const STEPS = 17;
const SIZE = STEPS + 1;

/** A change of colour as a table of samples: a grade costs the same however it is computed. */
export function createTable(change: (colour: Rgb) => Rgb): Float32Array {
  const table = new Float32Array(SIZE ** 3 * 3);
  for (let red = 0, place = 0; red < SIZE; red++) {
    for (let green = 0; green < SIZE; green++) {
      for (let blue = 0; blue < SIZE; blue++, place += 3) {
        const scale = 255 / STEPS;
        table.set(change([Math.round(red * scale), Math.round(green * scale), Math.round(blue * scale)]), place);
      }
    }
  }
  return table;
}

/** Applies a table in place, interpolated over the six tetrahedra of each cell. */
export function applyTable(pixels: Uint8ClampedArray, table: Float32Array): void {
  const scale = STEPS / 255;
  const redStep = SIZE * SIZE * 3;
  const greenStep = SIZE * 3;
  for (let byte = 0; byte < pixels.length; byte += 4) {
    const red = (pixels[byte] as number) * scale;
    const green = (pixels[byte + 1] as number) * scale;
    const blue = (pixels[byte + 2] as number) * scale;
    const cellRed = red >= STEPS ? STEPS - 1 : red | 0;
    const cellGreen = green >= STEPS ? STEPS - 1 : green | 0;
    const cellBlue = blue >= STEPS ? STEPS - 1 : blue | 0;
    const r = red - cellRed;
    const g = green - cellGreen;
    const b = blue - cellBlue;
    const origin = cellRed * redStep + cellGreen * greenStep + cellBlue * 3;
    // walk from the low corner to the high one along the axes in falling order of their shares
    let first: number;
    let second: number;
    let high: number;
    let middle: number;
    let low: number;
    if (r >= g) {
      if (g >= b) [first, second, high, middle, low] = [redStep, redStep + greenStep, r, g, b];
      else if (r >= b) [first, second, high, middle, low] = [redStep, redStep + 3, r, b, g];
      else [first, second, high, middle, low] = [3, redStep + 3, b, r, g];
    } else if (r >= b) [first, second, high, middle, low] = [greenStep, redStep + greenStep, g, r, b];
    else if (g >= b) [first, second, high, middle, low] = [greenStep, greenStep + 3, g, b, r];
    else [first, second, high, middle, low] = [3, greenStep + 3, b, g, r];
    const last = origin + redStep + greenStep + 3;
    for (let channel = 0; channel < 3; channel++) {
      pixels[byte + channel] =
        (table[origin + channel] as number) * (1 - high) +
        (table[origin + first + channel] as number) * (high - middle) +
        (table[origin + second + channel] as number) * (middle - low) +
        (table[last + channel] as number) * low;
    }
  }
}
