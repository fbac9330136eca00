import { gaussianBlur, gaussianRows, givePlanes } from '@easel/raster';
import { createAlong, edgeFlow, type EdgeFlow } from '../../raster/flow.js';
import { inkLines } from '../../raster/ink-lines.js';
import { cloudRows, grainPlane } from '../../raster/noise.js';
import { clamp01, lightOf, smoothStep, type Pixels } from '../../raster/colour-planes.js';
import { featureRows } from '../features.js';
import type { PortraitLook } from './look.js';

/** Graphite on toothy paper: soft lines, tones of close strokes, the place only hinted at around the head. */
export const pencil: PortraitLook = {
  name: 'pencil',
  realistic: false,
  blur: 0.01,
  finish({ width, height, picture, matte, anatomy, random, placeWished, words }) {
    const light = lightOf(picture);
    const { unit } = anatomy;
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.014));
    const charcoal = /charcoal/.test(words);
    const lines = inkLines(light, width, height, {
      flow: Math.max(1.5, unit * 0.014),
      sigma: Math.max(0.8, unit * (charcoal ? 0.011 : 0.0065)),
      reach: Math.max(3, unit * 0.022),
      sharpness: 16,
      threshold: 0.78,
      hardness: charcoal ? 3.4 : 2.5,
    });
    const seed = random.fork('paper').whole(1, 1e6);
    const grains = grainPlane(width, height, seed);
    const soft = gaussianBlur(grains, width, height, Math.max(0.6, unit * 0.0035));
    const strokeAt = createAlong(soft, slanted(flow), width, height, Math.max(8, unit * 0.1), 4);
    const toothAt = cloudRows(width, height, Math.max(2.2, unit * 0.014), seed + 3, 2);
    const tone = gaussianBlur(light, width, height, Math.max(0.8, unit * 0.008));
    const featuresAt = featureRows(anatomy, width, height);
    const haloAt = gaussianRows(matte, width, height, unit * 0.45);
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [tooth, halo, features] = [toothAt(y), haloAt(y), featuresAt(y)];
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const person = matte[pixel]!;
        const around = placeWished
          ? 0.35 + 0.5 * smoothStep(0.02, 0.5, halo[x]!)
          : 0.42 * smoothStep(0.12, 0.6, halo[x]!);
        const weight = person + (1 - person) * around;
        const paper = 0.965 - (tooth[x]! - 0.5) * 0.035;
        const dark = clamp01(1.02 - tone[pixel]! * 1.12);
        let graphite = 0;
        if (weight > 0.004) {
          // Strokes are only looked for where there is graphite to lay.
          const stroke = dark * weight > 0.01 ? (strokeAt(x, y) - 0.5) * 4 : 0;
          // Eyes, nose and mouth are rubbed smooth: a stroke across them would hide them.
          const texture = 0.5 + (stroke + (tooth[x]! - 0.5) * 0.5) * (1 - 0.72 * smoothStep(0.15, 0.5, features[x]!));
          const shaded = clamp01(dark * (0.62 + 0.76 * clamp01(texture)));
          const drawn = (1 - lines[pixel]!) * (0.72 + 0.4 * tooth[x]!);
          graphite = clamp01(Math.max(shaded * 0.96, drawn * 0.92) * weight);
        }
        const value = paper * (1 - graphite * 0.9);
        pixels[pixel * 4] = value * 252;
        pixels[pixel * 4 + 1] = value * 250 + graphite;
        pixels[pixel * 4 + 2] = value * 244 + graphite * 7;
        pixels[pixel * 4 + 3] = 255;
      }
    }
    givePlanes(light, lines, grains, soft, tone);
    return pixels;
  },
};

/** Along the form where it has a direction, along the hand's slant where it has none. */
function slanted(flow: EdgeFlow): EdgeFlow {
  const along = new Float32Array(flow.along.length);
  for (let at = 0; at < along.length; at += 2) {
    const [x, y] = [flow.along[at]!, flow.along[at + 1]!];
    const strong = smoothStep(0.25, 0.7, flow.strength[at >> 1]!);
    const sign = x * 0.64 - y * 0.77 < 0 ? -1 : 1;
    const alongX = 0.64 * (1 - strong) + x * sign * strong;
    const alongY = -0.77 * (1 - strong) + y * sign * strong;
    const length = Math.sqrt(alongX * alongX + alongY * alongY) || 1;
    along[at] = alongX / length;
    along[at + 1] = alongY / length;
  }
  return { ...flow, along };
}
