import { createCanvas } from '@napi-rs/canvas';
import { noiseAt } from '../../../raster/noise.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/**
 * Fills the picture pixel by pixel on a coarser sheet of at most so many pixels a side. `colourAt` is told the place in
 * shorter sides of the picture, so that a motif is as large in any format.
 */
export function paintPixels(
  context: Context,
  { width, height, unit }: Pick<View, 'width' | 'height' | 'unit'>,
  most: number,
  colourAt: (x: number, y: number) => Rgb,
): void {
  const scale = Math.min(1, most / Math.max(width, height));
  const [across, down] = [Math.max(1, Math.round(width * scale)), Math.max(1, Math.round(height * scale))];
  const sheet = createCanvas(across, down);
  const own = sheet.getContext('2d');
  const image = own.createImageData(across, down);
  const { data } = image;
  const step = 1 / (unit * scale);
  for (let y = 0, byte = 0; y < down; y++) {
    for (let x = 0; x < across; x++, byte += 4) {
      const [red, green, blue] = colourAt(x * step, y * step);
      data[byte] = red;
      data[byte + 1] = green;
      data[byte + 2] = blue;
      data[byte + 3] = 255;
    }
  }
  own.putImageData(image, 0, 0);
  context.imageSmoothingEnabled = true;
  context.drawImage(sheet, 0, 0, width, height);
}

/** So many steps of 255 lighter. */
export const shadedBy = ([red, green, blue]: Rgb, steps: number): Rgb => [red + steps, green + steps, blue + steps];

/** Noise with finer noise on it, 0 to 1. */
export function roughNoise(x: number, y: number): number {
  return noiseAt(x, y) * 0.53 + noiseAt(x * 2.1 + 7, y * 2.1) * 0.28 + noiseAt(x * 4.3, y * 4.3 + 3) * 0.19;
}
