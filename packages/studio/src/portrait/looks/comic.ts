import { gaussianBlur } from '@easel/raster';
import { edgeFlow } from '../../raster/flow.js';
import { broadKuwahara, kuwahara } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes } from '../../raster/colour-planes.js';
import { halftone } from '../../raster/halftone.js';
import { featureMap } from '../features.js';
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
    const source = toPlanes(picture, width, height);
    const flat = kuwahara(broadKuwahara(source, Math.max(2, unit * 0.032)), Math.max(2, unit * 0.032));
    const fine = kuwahara(source, Math.max(1, unit * 0.012));
    const features = featureMap(anatomy, width, height);
    const light = lightnessPlane(source);
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.02));
    const lines = inkLines(light, flow, width, height, {
      sigma: Math.max(1, unit * 0.01),
      reach: Math.max(4, unit * 0.04),
      sharpness: 24,
      threshold: 0.36,
      hardness: 10,
    });
    const tone = lightnessPlane(flat);
    const outline = gaussianBlur(matte, width, height, Math.max(1.2, unit * 0.014));
    const spacing = Math.max(4, unit * 0.036);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const person = matte[pixel]!;
        const near = smoothStep(0.35, 0.85, features[pixel]!) * 0.7;
        const value = clamp01(tone[pixel]! * 1.08 + 0.02);
        const step = posterise(value, 4.2, 0.16);
        const factor = step / Math.max(0.06, tone[pixel]!);
        // Dots fill the tone between light and shadow, and give the place its print.
        const depth = person > 0.5 ? smoothStep(0.62, 0.3, value) * 0.5 : 0.2 + 0.3 * smoothStep(0.8, 0.2, value);
        const dot = halftone(x, y, spacing, 0.42, depth);
        const dotted = 1 - dot * (person > 0.5 ? 0.26 : 0.2);
        const contour = smoothStep(0.5, 0.32, Math.abs(outline[pixel]! - 0.5) * 2 + 0.08) * 0.95;
        const drawn = Math.min(person > 0.05 ? lines[pixel]! : 0.4 + 0.6 * lines[pixel]!, 1 - contour);
        for (const channel of ['red', 'green', 'blue'] as const) {
          const colour = flat[channel][pixel]! + (fine[channel][pixel]! - flat[channel][pixel]!) * near;
          const vivid = step + (colour * factor - step) * (person > 0.5 ? 1.38 : 1.25);
          const ink = channel === 'blue' ? 0.09 : 0.05;
          flat[channel][pixel] = ink + (clamp01(vivid * dotted) - ink) * drawn;
        }
      }
    }
    return toPixels(flat);
  },
};

/** Steps with edges just soft enough not to look torn. */
export function posterise(value: number, levels: number, softness: number): number {
  const scaled = value * levels;
  const step = Math.floor(scaled);
  const within = smoothStep(0.5 - softness, 0.5 + softness, scaled - step);
  return (step + within) / levels;
}
