import { gaussianBlur, takePlane, type Plane } from '@easel/raster';
import type { Rgb } from '../paint/kit/colour.js';
import type { Anatomy } from './anatomy.js';
import type { Pixels } from '../raster/colour-planes.js';
import { smoothStep } from '../raster/colour-planes.js';

/** Where the person's skin is, 0 to 1: what is coloured like the cheeks. */
export function skinMask(pixels: Pixels, matte: Plane, width: number, height: number, anatomy: Anatomy): Plane {
  const { unit } = anatomy;
  const samples = skinSamples(pixels, width, height, anatomy).map(([red, green, blue]) => opponent(red, green, blue));
  const centre = [middleOf(samples, 0), middleOf(samples, 1), middleOf(samples, 2)] as const;
  const mask = takePlane(width * height).fill(0);
  for (let pixel = 0, at = 0; pixel < mask.length; pixel += 1, at += 4) {
    if (matte[pixel]! < 0.3) continue;
    // `opponent`, without an array for each pixel.
    const red = pixels[at]!;
    const blue = pixels[at + 2]!;
    const light = Math.max(8, 0.299 * red + 0.587 * pixels[at + 1]! + 0.114 * blue);
    const off = (light / 255 - centre[0]) * 0.55;
    const warmer = ((red - light) / (light + 60) - centre[1]) * 2.2;
    const cooler = ((light - blue) / (light + 60) - centre[2]) * 2.2;
    const distance = Math.sqrt(off * off + warmer * warmer + cooler * cooler);
    mask[pixel] = 1 - smoothStep(0.2, 0.38, distance);
  }
  return gaussianBlur(mask, width, height, Math.max(1, unit * 0.02));
}

/** The colour of the cheeks, nose and forehead. */
export function skinColour(pixels: Pixels, width: number, height: number, anatomy: Anatomy): Rgb {
  const samples = skinSamples(pixels, width, height, anatomy);
  return [middleOf(samples, 0), middleOf(samples, 1), middleOf(samples, 2)];
}

/** Cheeks, nose and forehead: the places without features. */
function skinSamples(pixels: Pixels, width: number, height: number, { points, nose, unit }: Anatomy): Rgb[] {
  const samples: Rgb[] = [];
  for (const [index, down] of [
    [30, 0],
    [2, -0.05],
    [14, -0.05],
    [27, -0.12],
    [21, -0.25],
    [22, -0.25],
  ] as const) {
    const point = points[index]!;
    const x = point[0] + (nose[0] - point[0]) * 0.35;
    const y = point[1] + down * unit;
    for (let dy = -3; dy <= 3; dy += 1) {
      for (let dx = -3; dx <= 3; dx += 1) {
        const column = Math.round(x + dx * unit * 0.02);
        const row = Math.round(y + dy * unit * 0.02);
        if (column < 0 || row < 0 || column >= width || row >= height) continue;
        const at = (row * width + column) * 4;
        samples.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
      }
    }
  }
  return samples;
}

function middleOf(samples: readonly (readonly number[])[], channel: 0 | 1 | 2): number {
  return samples.map((sample) => sample[channel]!).sort((one, other) => one - other)[samples.length >> 1] ?? 0;
}

/** Lightness and two colour differences relative to it, which hardly change between light and shade. */
function opponent(red: number, green: number, blue: number): [number, number, number] {
  const light = Math.max(8, 0.299 * red + 0.587 * green + 0.114 * blue);
  return [light / 255, (red - light) / (light + 60), (light - blue) / (light + 60)];
}
