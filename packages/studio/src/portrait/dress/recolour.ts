import { gaussianBlur, type Plane } from '@easel/raster';
import type { Rgb } from '../../paint/kit/colour.js';
import type { Anatomy } from '../anatomy.js';
import type { Pixels } from '../../raster/colour-planes.js';
import { clamp01, smoothStep } from '../../raster/colour-planes.js';
import { skinMask } from '../skin.js';

/** Dyes the person's own clothes: their folds and shadows stay, skin and hair are left alone. */
export function recolourClothes(
  pixels: Pixels,
  matte: Plane,
  width: number,
  height: number,
  anatomy: Anatomy,
  colour: Rgb,
): void {
  const { collar, unit } = anatomy;
  const skin = skinMask(pixels, matte, width, height, anatomy);
  const hair = hairColour(pixels, width, height, anatomy);
  const mask = new Float32Array(width * height);
  let sum = 0;
  let total = 0;
  const top = Math.max(0, Math.floor(collar[1] - unit * 0.25));
  for (let y = top; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      if (matte[pixel]! < 0.05) continue;
      const at = pixel * 4;
      // The neckline: lower under the chin than over the shoulders.
      const edge = collar[1] + unit * (0.3 - 0.22 * Math.min(2, Math.abs(x - collar[0]) / unit));
      const below = smoothStep(edge - unit * 0.1, edge + unit * 0.16, y);
      const likeHair =
        hair === undefined
          ? 0
          : 1 -
            smoothStep(26, 60, Math.hypot(pixels[at]! - hair[0], pixels[at + 1]! - hair[1], pixels[at + 2]! - hair[2]));
      const high = 1 - smoothStep(collar[1] + unit * 0.6, collar[1] + unit * 1.5, y);
      mask[pixel] = below * (1 - smoothStep(0.25, 0.6, skin[pixel]!)) * (1 - likeHair * high * 0.9);
      const light = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
      sum += light * mask[pixel];
      total += mask[pixel];
    }
  }
  if (total < 50) return;
  const soft = gaussianBlur(mask, width, height, Math.max(1, unit * 0.018));
  const mean = Math.max(24, sum / total);
  for (let pixel = top * width; pixel < width * height; pixel += 1) {
    const share = clamp01(soft[pixel]! * 1.1);
    if (share < 0.01) continue;
    const at = pixel * 4;
    const light = 0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!;
    const shade = Math.min(1.55, 0.32 + (0.68 * light) / mean);
    const shine = Math.max(0, shade - 1.25) * 90;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at + channel] = pixels[at + channel]! * (1 - share) + (colour[channel]! * shade + shine) * share;
    }
  }
}

/** The middle colour between forehead and crown. */
function hairColour(pixels: Pixels, width: number, height: number, { eyes, crown }: Anatomy): Rgb | undefined {
  const samples: Rgb[] = [];
  for (let share = 0.8; share < 0.97; share += 0.02) {
    for (let across = -0.25; across <= 0.25; across += 0.05) {
      const x = Math.round(eyes[0] + (crown[0] - eyes[0]) * share + across * (eyes[1] - crown[1]));
      const y = Math.round(eyes[1] + (crown[1] - eyes[1]) * share);
      if (x < 0 || y < 0 || x >= width || y >= height) continue;
      const at = (y * width + x) * 4;
      if (pixels[at + 3]! > 200) samples.push([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]);
    }
  }
  return samples.sort((a, b) => a[0] + a[1] + a[2] - (b[0] + b[1] + b[2]))[samples.length >> 1];
}
