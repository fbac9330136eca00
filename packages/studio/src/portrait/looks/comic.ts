import { gaussianRows, givePlanes } from '@easel/raster';
import { isWithin, kuwahara, kuwaharaWithin } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import {
  clamp01,
  colourRows,
  givePicture,
  halfPlanes,
  lightOf,
  smoothStep,
  type Pixels,
} from '../../raster/colour-planes.js';
import { createHalftone } from '../../raster/halftone.js';
import { featureBox, featureRows } from '../features.js';
import { burst } from './backdrops.js';
import type { PortraitLook } from './look.js';

/** Flat bright colours in three tones, dots in the half-shadows, a confident black line, a heavier one around. */
export const comic: PortraitLook = {
  name: 'comic',
  realistic: false,
  blur: 0.008,
  backdrop: burst,
  finish({ width, height, picture, matte, anatomy }) {
    const { unit } = anatomy;
    const half = halfPlanes(picture, width, height);
    const radius = Math.max(1, unit * 0.016);
    const broad = kuwahara(half, radius);
    const flat = kuwahara(broad, radius);
    const flatAt = colourRows(flat, width, height);
    const fine = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.012));
    const featuresAt = featureRows(anatomy, width, height);
    const light = lightOf(picture);
    const lines = inkLines(light, width, height, {
      flow: Math.max(1.5, unit * 0.02),
      sigma: Math.max(1, unit * 0.01),
      reach: Math.max(4, unit * 0.04),
      sharpness: 24,
      threshold: 0.36,
      hardness: 10,
    });
    const outlineAt = gaussianRows(matte, width, height, Math.max(1.2, unit * 0.014));
    const screen = createHalftone(Math.max(4, unit * 0.036), 0.42);
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [reds, greens, blues] = [flatAt.red(y), flatAt.green(y), flatAt.blue(y)];
      const [features, outline] = [featuresAt(y), outlineAt(y)];
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        let red = reds[x]!;
        let green = greens[x]!;
        let blue = blues[x]!;
        const tone = 0.299 * red + 0.587 * green + 0.114 * blue;
        const near = smoothStep(0.35, 0.85, features[x]!) * 0.7;
        if (near > 0 && isWithin(fine, x, y)) {
          const from = (y - fine.top) * fine.planes.width + x - fine.left;
          red += (fine.planes.red[from]! - red) * near;
          green += (fine.planes.green[from]! - green) * near;
          blue += (fine.planes.blue[from]! - blue) * near;
        }
        const value = clamp01(tone * 1.08 + 0.02);
        const step = posterise(value, 4.2, 0.16);
        const factor = step / Math.max(0.06, tone);
        // Dots fill the tone between light and shadow, and give the place its print.
        const inside = person > 0.5;
        const depth = inside ? smoothStep(0.62, 0.3, value) * 0.5 : 0.2 + 0.3 * smoothStep(0.8, 0.2, value);
        const dotted = 1 - screen(x, y, depth) * (inside ? 0.26 : 0.2);
        const contour = smoothStep(0.5, 0.32, Math.abs(outline[x]! - 0.5) * 2 + 0.08) * 0.95;
        const drawn = Math.min(person > 0.05 ? lines[pixel]! : 0.4 + 0.6 * lines[pixel]!, 1 - contour);
        const clear = inside ? 1.38 : 1.25;
        const at = pixel * 4;
        const scale = factor * clear;
        const base = step - step * clear;
        pixels[at] = 12.8 + (255 * clamp01((base + red * scale) * dotted) - 12.8) * drawn;
        pixels[at + 1] = 12.8 + (255 * clamp01((base + green * scale) * dotted) - 12.8) * drawn;
        pixels[at + 2] = 23 + (255 * clamp01((base + blue * scale) * dotted) - 23) * drawn;
        pixels[at + 3] = 255;
      }
    }
    for (const planes of [half, broad, flat]) givePicture(planes);
    givePlanes(light, lines);
    return pixels;
  },
};

/** Steps with edges just soft enough not to look torn. */
export function posterise(value: number, levels: number, softness: number): number {
  const scaled = value * levels;
  const step = Math.floor(scaled);
  const within = smoothStep(0.5 - softness, 0.5 + softness, scaled - step);
  return (step + within) / levels;
}
