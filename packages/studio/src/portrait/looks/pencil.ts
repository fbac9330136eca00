import { gaussianBlur } from '@easel/raster';
import { edgeFlow, smoothAlong, type EdgeFlow } from '../../raster/flow.js';
import { inkLines } from '../../raster/ink-lines.js';
import { softNoise, speckle } from '../../raster/noise.js';
import { clamp01, lightnessPlane, smoothStep, toPlanes, type Pixels } from '../../raster/colour-planes.js';
import type { PortraitLook } from './look.js';

/** Graphite on toothy paper: soft lines, tones of close strokes, the place only hinted at around the head. */
export const pencil: PortraitLook = {
  name: 'pencil',
  realistic: false,
  blur: 0.01,
  finish({ width, height, picture, matte, anatomy, random, placeWished, words }) {
    const light = lightnessPlane(toPlanes(picture, width, height));
    const { unit } = anatomy;
    const count = width * height;
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.014));
    const charcoal = /charcoal/.test(words);
    const lines = inkLines(light, flow, width, height, {
      sigma: Math.max(0.8, unit * (charcoal ? 0.011 : 0.0065)),
      reach: Math.max(3, unit * 0.022),
      sharpness: 16,
      threshold: 0.78,
      hardness: charcoal ? 3.4 : 2.5,
    });
    const seed = random.fork('paper').whole(1, 1e6);
    const grains = new Float32Array(count);
    for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) grains[y * width + x] = speckle(x, y, seed);
    const strokes = directed(grains, flow, width, height, unit);
    const tooth = softNoise(width, height, Math.max(2.2, unit * 0.014), seed + 3, 2);
    const tone = gaussianBlur(light, width, height, Math.max(0.8, unit * 0.008));
    const halo = gaussianBlur(matte, width, height, unit * 0.45);
    const pixels: Pixels = new Uint8ClampedArray(count * 4);
    for (let pixel = 0; pixel < count; pixel += 1) {
      const person = matte[pixel]!;
      const around = placeWished
        ? 0.35 + 0.5 * smoothStep(0.02, 0.5, halo[pixel]!)
        : 0.42 * smoothStep(0.12, 0.6, halo[pixel]!);
      const weight = person + (1 - person) * around;
      const dark = clamp01(1.02 - tone[pixel]! * 1.12);
      const texture = 0.5 + (strokes[pixel]! - 0.5) * 4.6 + (tooth[pixel]! - 0.5) * 0.5;
      const shaded = clamp01(dark * (0.62 + 0.76 * clamp01(texture)));
      const drawn = (1 - lines[pixel]!) * (0.72 + 0.4 * tooth[pixel]!);
      const graphite = clamp01(Math.max(shaded * 0.96, drawn * 0.92) * weight);
      const paper = 0.965 - (tooth[pixel]! - 0.5) * 0.035;
      const value = paper * (1 - graphite * 0.9);
      pixels[pixel * 4] = value * 252;
      pixels[pixel * 4 + 1] = value * 250 + graphite;
      pixels[pixel * 4 + 2] = value * 244 + graphite * 7;
      pixels[pixel * 4 + 3] = 255;
    }
    return pixels;
  },
};

/** Grain drawn out into strokes: along the form where it has a direction, along the hand's slant where it has none. */
function directed(grains: Float32Array, flow: EdgeFlow, width: number, height: number, unit: number): Float32Array {
  const x = new Float32Array(grains.length);
  const y = new Float32Array(grains.length);
  for (let pixel = 0; pixel < grains.length; pixel += 1) {
    const strong = smoothStep(0.25, 0.7, flow.strength[pixel]!);
    const sign = flow.x[pixel]! * 0.64 - flow.y[pixel]! * 0.77 < 0 ? -1 : 1;
    const alongX = 0.64 * (1 - strong) + flow.x[pixel]! * sign * strong;
    const alongY = -0.77 * (1 - strong) + flow.y[pixel]! * sign * strong;
    const length = Math.sqrt(alongX * alongX + alongY * alongY) || 1;
    x[pixel] = alongX / length;
    y[pixel] = alongY / length;
  }
  const soft = gaussianBlur(grains, width, height, Math.max(0.6, unit * 0.0035));
  return smoothAlong(soft, { x, y, strength: flow.strength }, width, height, Math.max(8, unit * 0.11));
}
