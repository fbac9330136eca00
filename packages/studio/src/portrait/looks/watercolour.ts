import { gaussianBlur, type Plane } from '@easel/raster';
import { edgeFlow } from '../../raster/flow.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import { softNoise } from '../../raster/noise.js';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes } from '../../raster/colour-planes.js';
import { featureMap } from '../features.js';
import type { PortraitLook } from './look.js';

/** Transparent washes on white paper: pigment gathers at the edges, runs out towards the border, a pencil line below. */
export const watercolour: PortraitLook = {
  name: 'watercolour',
  realistic: false,
  blur: 0.03,
  finish({ width, height, picture, matte, anatomy, random }) {
    const { unit } = anatomy;
    const streams = random.fork('watercolour');
    const source = toPlanes(picture, width, height);
    const washes = kuwahara(source, Math.max(3, unit * 0.055));
    const details = kuwahara(source, Math.max(1, unit * 0.016));
    const features = featureMap(anatomy, width, height);
    const light = lightnessPlane(source);
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.016));
    const lines = inkLines(light, flow, width, height, {
      sigma: Math.max(0.8, unit * 0.006),
      reach: Math.max(3, unit * 0.025),
      sharpness: 18,
      threshold: 0.62,
      hardness: 3,
    });
    const clouds = softNoise(width, height, unit * 0.8, streams.whole(1, 1e6), 4);
    const grain = softNoise(width, height, Math.max(2, unit * 0.018), streams.whole(1, 1e6), 2);
    const tone = lightnessPlane(washes);
    const dried = rims(tone, width, height, Math.max(1.2, unit * 0.012));
    const border = softNoise(width, height, unit * 1.3, streams.whole(1, 1e6), 5);
    const side = Math.min(width, height);
    for (let y = 0; y < height; y += 1) {
      for (let x = 0; x < width; x += 1) {
        const pixel = y * width + x;
        const person = matte[pixel]!;
        // Paper stays white around the picture, in the shape that a wet brush leaves.
        const inset = Math.min(x, y, width - 1 - x, height - 1 - y) / side;
        const wet = smoothStep(0, 0.05, inset + (border[pixel]! - 0.62) * 0.26 + person * 0.05);
        const pool =
          0.78 + 0.5 * (clouds[pixel]! - 0.5) + 0.22 * person + 0.28 * (grain[pixel]! - 0.5) * (1 - tone[pixel]!);
        const near = Math.max(smoothStep(0.15, 0.6, features[pixel]!), 0.25 * person);
        const pencilled = 1 - (1 - lines[pixel]!) * (person > 0.05 ? 0.42 : 0.16);
        // The rim of the last wash is the darkest: there the pigment dried.
        const shore = wet * (1 - wet) * 4;
        const gathered = (1 - dried[pixel]! * (0.2 + 0.14 * (1 - person))) * (1 - 0.16 * shore);
        for (const channel of ['red', 'green', 'blue'] as const) {
          const colour = washes[channel][pixel]! + (details[channel][pixel]! - washes[channel][pixel]!) * near;
          const vivid = clamp01(tone[pixel]! + (colour - tone[pixel]!) * 1.28);
          // Light passes the pigment twice: density is an exponent, not a mix with white.
          const wash = Math.exp(LOGARITHMS[Math.round(vivid * 1023)]! * 0.8 * pool) * gathered;
          const paper = channel === 'blue' ? 0.955 : channel === 'green' ? 0.98 : 0.99;
          washes[channel][pixel] = clamp01(
            (1 + (wash - 1) * wet) * (1 + (pencilled - 1) * wet) * paper + (grain[pixel]! - 0.5) * 0.024,
          );
        }
      }
    }
    return toPixels(washes);
  },
};

/** Of the light that a colour lets through; a power for each pixel would cost more than everything else here. */
const LOGARITHMS = Float32Array.from({ length: 1024 }, (_, value) => Math.log(0.06 + (0.94 * value) / 1023));

/** Where a wash ends, as a thin dark line just inside. */
function rims(tone: Plane, width: number, height: number, sigma: number): Plane {
  const fine = gaussianBlur(tone, width, height, sigma * 0.6);
  const wide = gaussianBlur(tone, width, height, sigma * 2.2);
  for (let pixel = 0; pixel < fine.length; pixel += 1)
    fine[pixel] = smoothStep(0.012, 0.09, wide[pixel]! - fine[pixel]!);
  return fine;
}
