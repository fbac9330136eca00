import { gaussianBlur, planeRows } from '@easel/raster';
import { mix, type Rgb } from '../paint/kit/colour.js';
import type { Anatomy } from './anatomy.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Point } from '../paint/kit/shapes.js';

/** Channels of skin of every tone in neutral light, relative to their mean. */
export const NEUTRAL_SKIN = [1.16, 0.98, 0.86] as const;
/** Nearer to skin in neutral light: a large plain area shows every cast. */
export function likeSkin(colour: Rgb, share: number): Rgb {
  const mean = (colour[0] + colour[1] + colour[2]) / 3;
  const channel = (index: 0 | 1 | 2): number => Math.min(255, Math.round(mean * NEUTRAL_SKIN[index]));
  return mix(colour, [channel(0), channel(1), channel(2)], share);
}

const GRID = 96;

/**
 * Takes coloured light off the face and what is next to it: a blue lamp from one side and an orange one from the other
 * each go where they fall. Skin in ordinary light, warm or cool, is left as it is.
 */
export function neutraliseLight(pixels: Pixels, width: number, height: number, anatomy: Anatomy): void {
  const { eyes, chin, unit, faceWidth } = anatomy;
  const factor = Math.max(1, Math.ceil(Math.max(width, height) / GRID));
  const [across, down] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const sums = [0, 1, 2].map(() => new Float32Array(across * down));
  const weights = new Float32Array(across * down);
  const middle: Point = [(eyes[0] + chin[0]) / 2, (eyes[1] + chin[1]) / 2];
  for (let row = 0; row < down; row += 1) {
    for (let column = 0; column < across; column += 1) {
      const x = Math.min(width - 1, column * factor + (factor >> 1));
      const y = Math.min(height - 1, row * factor + (factor >> 1));
      const at = (y * width + x) * 4;
      const inside = Math.hypot((x - middle[0]) / (faceWidth * 0.44), (y - middle[1]) / (unit * 0.72));
      if (inside > 1 || pixels[at + 3]! < 200) continue;
      const mean = (pixels[at]! + pixels[at + 1]! + pixels[at + 2]!) / 3;
      if (mean < 24) continue;
      weights[row * across + column] = 1;
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel]![row * across + column] = pixels[at + channel]! / mean;
    }
  }
  const sigma = Math.max(1, (unit * 0.3) / factor);
  const wide = gaussianBlur(weights, across, down, sigma);
  const casts = sums.map((sum) => gaussianBlur(sum, across, down, sigma));
  const gains = casts.map(() => new Float32Array(across * down));
  let [firstRow, lastRow] = [down, -1];
  for (let cell = 0; cell < across * down; cell += 1) {
    const near = smoothStep(0.004, 0.12, wide[cell]!);
    const local = casts.map((cast, channel) =>
      near > 0 ? Math.log(Math.max(0.2, cast[cell]! / wide[cell]!) / NEUTRAL_SKIN[channel]!) : 0,
    );
    // Warm light turns skin orange and is pleasant; blue, green and violet light is not, and needs less to be seen.
    const [red, green, blue] = local as [number, number, number];
    const odd = Math.max(-red * 1.5, blue * 1.2, Math.abs(green) * 2, (red - 0.22) * 0.8, -blue - 0.55);
    const share = smoothStep(0.14, 0.4, odd) * 0.85 * near;
    if (share > 0.02) {
      const row = Math.floor(cell / across);
      firstRow = Math.min(firstRow, row);
      lastRow = Math.max(lastRow, row);
    }
    for (let channel = 0; channel < 3; channel += 1) gains[channel]![cell] = Math.exp(-local[channel]! * share);
  }
  // Away from the face nothing changes.
  const [top, bottom] = [Math.max(0, (firstRow - 2) * factor), Math.min(height, (lastRow + 3) * factor)];
  const [redAt, greenAt, blueAt] = gains.map((gain) => planeRows(gain, across, down, width, height));
  for (let y = top; y < bottom; y += 1) {
    const [red, green, blue] = [redAt!(y), greenAt!(y), blueAt!(y)];
    for (let x = 0, at = y * width * 4; x < width; x += 1, at += 4) {
      if (pixels[at + 3] === 0) continue;
      pixels[at] = pixels[at]! * red[x]!;
      pixels[at + 1] = pixels[at + 1]! * green[x]!;
      pixels[at + 2] = pixels[at + 2]! * blue[x]!;
    }
  }
}

/** Makes pupils dark again that a flash turned red. */
export function removeRedEye(pixels: Pixels, width: number, height: number, { points, unit }: Anatomy): void {
  for (const from of [36, 42]) {
    const lids = points.slice(from, from + 6);
    const x = lids.reduce((sum, point) => sum + point[0], 0) / 6;
    const y = lids.reduce((sum, point) => sum + point[1], 0) / 6;
    const wide = Math.max(unit * 0.12, Math.abs(lids[3]![0] - lids[0]![0]) * 0.55);
    const high = Math.max(unit * 0.09, wide * 0.62);
    for (let row = Math.max(0, Math.floor(y - high)); row <= Math.min(height - 1, y + high); row += 1) {
      for (let column = Math.max(0, Math.floor(x - wide)); column <= Math.min(width - 1, x + wide); column += 1) {
        const inside = Math.hypot((column - x) / wide, (row - y) / high);
        const at = (row * width + column) * 4;
        const [red, green, blue] = [pixels[at]!, pixels[at + 1]!, pixels[at + 2]!];
        const other = Math.max(green, blue, 1);
        const share = smoothStep(1.4, 1.75, red / other) * (1 - smoothStep(0.75, 1, inside)) * smoothStep(40, 70, red);
        if (share === 0) continue;
        const dark = (green + blue) * 0.42;
        pixels[at] = red + (dark - red) * share;
        pixels[at + 1] = green + (dark - green) * share * 0.6;
        pixels[at + 2] = blue + (dark - blue) * share * 0.6;
      }
    }
  }
}
