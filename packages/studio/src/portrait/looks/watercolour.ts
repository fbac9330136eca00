import { gaussianBlur, type Plane } from '@easel/raster';
import { edgeFlow } from '../../raster/flow.js';
import { broadKuwahara, kuwahara } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import { cloudNoise } from '../../raster/noise.js';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes } from '../../raster/colour-planes.js';
import { featureMap } from '../features.js';
import type { PortraitLook } from './look.js';

/** The tones at which a new wash is laid over the dried one, and how much of the colour each brings. */
const WASHES = [
  [0.93, 0.3],
  [0.74, 0.34],
  [0.54, 0.42],
  [0.34, 0.5],
  [0.19, 0.55],
] as const;

/**
 * Transparent washes on white paper, one over the dried other: each is darkest where it ended, its pigment settles in
 * the paper's grain, and towards the border it runs out. A few pencil lines remain visible at the features.
 */
export const watercolour: PortraitLook = {
  name: 'watercolour',
  realistic: false,
  blur: 0.03,
  finish({ width, height, picture, matte, anatomy, random, placeWished }) {
    const { unit } = anatomy;
    const streams = random.fork('watercolour');
    const noise = (scale: number, octaves: number) =>
      cloudNoise(width, height, Math.max(2, unit * scale), streams.whole(1, 1e6), octaves);
    const source = toPlanes(picture, width, height);
    const washes = broadKuwahara(source, Math.max(3, unit * 0.05));
    const details = kuwahara(source, Math.max(1, unit * 0.014));
    const features = featureMap(anatomy, width, height);
    const light = lightnessPlane(source);
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.016));
    const lines = inkLines(light, flow, width, height, {
      sigma: Math.max(0.8, unit * 0.0065),
      reach: Math.max(3, unit * 0.03),
      sharpness: 20,
      threshold: 0.5,
      hardness: 4,
    });
    const pools = noise(0.7, 3);
    const ragged = noise(0.09, 3);
    const grain = noise(0.016, 2);
    const border = noise(0.9, 4);
    for (let pixel = 0; pixel < light.length; pixel += 1) {
      const near = smoothStep(0.15, 0.6, features[pixel]!);
      for (const channel of ['red', 'green', 'blue'] as const) {
        washes[channel][pixel]! += (details[channel][pixel]! - washes[channel][pixel]!) * near;
      }
    }
    const tone = gaussianBlur(lightnessPlane(washes), width, height, Math.max(0.8, unit * 0.006));
    const wet = wetPaper(matte, border, width, height, anatomy.eyes, unit, placeWished);
    for (let pixel = 0; pixel < tone.length; pixel += 1) {
      const person = matte[pixel]!;
      const near = smoothStep(0.2, 0.6, features[pixel]!);
      const value = tone[pixel]!;
      // The hand is steady at the features and loose elsewhere.
      const wander = (ragged[pixel]! - 0.5) * 0.16 * (1 - 0.75 * near);
      const soft = 0.022 + 0.05 * (1 - person) * (1 - near) + 0.02 * near;
      let density = 0;
      let rim = 0;
      for (const [below, share] of WASHES) {
        const covered = smoothStep(below + soft, below - soft, value + wander);
        density += share * covered;
        // The dried edge: a narrow band just inside.
        const inside = (below - value - wander) / (soft * 1.6);
        rim += share * Math.max(0, 1 - Math.abs(inside - 0.8)) * (1 - 0.7 * near);
      }
      const pool = 0.82 + 0.55 * (pools[pixel]! - 0.5);
      const settled = 1 + (grain[pixel]! - 0.5) * (0.5 + 0.9 * (1 - value));
      const shore = wet[pixel]! * (1 - wet[pixel]!) * 4;
      const amount = (density * pool * settled + rim * 0.34) * wet[pixel]! + shore * 0.12 * (1 - value);
      const pencil = 1 - (1 - lines[pixel]!) * (0.12 + 0.38 * near) * smoothStep(0.1, 0.6, person) * wet[pixel]!;
      // Colours of pigment are clearer than those of a photo, above all in the light.
      const spread = 1.3 + 0.35 * value;
      for (const channel of ['red', 'green', 'blue'] as const) {
        const colour = clamp01(value + (washes[channel][pixel]! - value) * spread);
        const paper = channel === 'blue' ? 0.962 : channel === 'green' ? 0.982 : 0.99;
        // Light passes the pigment twice: density is an exponent, not a mix with white.
        const passed = Math.exp(LOGARITHMS[Math.round(colour * 1023)]! * amount * 0.78);
        washes[channel][pixel] = clamp01((passed * pencil + (grain[pixel]! - 0.5) * 0.03) * paper);
      }
    }
    return toPixels(washes);
  },
};

/** Of the light that a colour lets through; a logarithm for each pixel would cost more than everything else here. */
const LOGARITHMS = Float32Array.from({ length: 1024 }, (_, value) => Math.log(0.04 + (0.96 * value) / 1023));

/**
 * Where the brush was, 0 to 1: the head wholly, the body until it runs out towards the lower corners; around the person
 * a loose cloud of colour, or the whole place with a white border where the prompt names one.
 */
function wetPaper(
  matte: Plane,
  border: Plane,
  width: number,
  height: number,
  eyes: readonly [number, number],
  unit: number,
  placeWished: boolean,
): Plane {
  const result = new Float32Array(matte.length);
  const side = Math.min(width, height);
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const pixel = y * width + x;
      const wild = border[pixel]! - 0.5;
      const inset = Math.min(x, y, width - 1 - x, height - 1 - y) / side;
      const framed = smoothStep(0, 0.035, inset + wild * 0.22 - 0.045);
      const away = Math.hypot((x - eyes[0]) / 1.25, y - eyes[1] - unit * 0.35) / unit;
      const cloud = placeWished ? framed : smoothStep(0.1, 0, away - 1.75 + wild * 2.6) * 0.62 * framed;
      const below = Math.max(0, (y - eyes[1]) / unit - 1.6);
      const body = smoothStep(0, 0.1, 1.5 - below * 0.75 - Math.abs(x - eyes[0]) / (unit * 3.4) + wild * 1.1);
      const head = below <= 0 ? Math.max(framed, smoothStep(0.02, 0.07, inset + 0.02)) : framed * body;
      result[pixel] = cloud + (Math.max(head, below <= 0 ? head : 0) - cloud) * matte[pixel]!;
    }
  }
  return result;
}
