import { givePlanes } from '@easel/raster';
import { hex, type Rgb } from '../../paint/kit/colour.js';
import { isWithin, kuwahara, kuwaharaWithin } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import { cloudRows } from '../../raster/noise.js';
import {
  clamp01,
  colourRows,
  givePicture,
  halfPlanes,
  lightOf,
  smoothStep,
  type Pixels,
} from '../../raster/colour-planes.js';
import { featureBox, featureRows } from '../features.js';
import { paintBackdrop } from '../place.js';
import type { PortraitLook } from './look.js';

/** The tones at which a new wash is laid over the dried one, and how much of the colour each brings. */
const WASHES = [
  [0.93, 0.3],
  [0.74, 0.34],
  [0.54, 0.42],
  [0.34, 0.5],
  [0.19, 0.55],
] as const;

/** What is washed in loosely behind the head: clear colours, where a studio's grey would look like dirty water. */
const GROUNDS: readonly Rgb[] = ['#9fc3d8', '#dcc093', '#b3cba6', '#c6b4d6', '#e0b3a4'].map(hex);

/**
 * Transparent washes on white paper, one over the dried other: each is darkest where it ended, its pigment settles in
 * the paper's grain, and towards the border it runs out. A few pencil lines remain visible at the features.
 */
export const watercolour: PortraitLook = {
  name: 'watercolour',
  realistic: false,
  blur: 0.03,
  backdrop: (request) => paintBackdrop(request, request.accents[0] ?? request.random.fork('wash').pick(GROUNDS)),
  finish({ width, height, picture, matte, anatomy, random, placeWished }) {
    const { unit } = anatomy;
    const streams = random.fork('watercolour');
    const noise = (scale: number, octaves: number) =>
      cloudRows(width, height, Math.max(2, unit * scale), streams.whole(1, 1e6), octaves);
    const half = halfPlanes(picture, width, height);
    const simple = kuwahara(half, Math.max(1.5, unit * 0.025));
    const washes = colourRows(simple, width, height);
    const details = kuwaharaWithin(picture, width, height, featureBox(anatomy), Math.max(1, unit * 0.014));
    const featuresAt = featureRows(anatomy, width, height);
    const light = lightOf(picture);
    const lines = inkLines(light, width, height, {
      flow: Math.max(1.5, unit * 0.016),
      sigma: Math.max(0.8, unit * 0.0065),
      reach: Math.max(3, unit * 0.03),
      sharpness: 20,
      threshold: 0.5,
      hardness: 4,
    });
    givePlanes(light);
    const [poolsAt, raggedAt, grainAt, borderAt] = [noise(0.7, 3), noise(0.09, 3), noise(0.016, 2), noise(0.9, 4)];
    const wetAt = wetPaper(width, height, anatomy.eyes, unit, placeWished);
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    for (let y = 0, pixel = 0; y < height; y += 1) {
      const [reds, greens, blues] = [washes.red(y), washes.green(y), washes.blue(y)];
      const [pools, ragged, grains, border] = [poolsAt(y), raggedAt(y), grainAt(y), borderAt(y)];
      const features = featuresAt(y);
      for (let x = 0; x < width; x += 1, pixel += 1) {
        const at = pixel * 4;
        const person = matte[pixel]!;
        const grain = grains[x]! - 0.5;
        const wet = wetAt(x, y, border[x]! - 0.5, person);
        pixels[at + 3] = 255;
        if (wet < 0.002) {
          const paper = 255 * (1 + grain * 0.03);
          pixels[at] = paper * 0.99;
          pixels[at + 1] = paper * 0.982;
          pixels[at + 2] = paper * 0.962;
          continue;
        }
        let red = reds[x]!;
        let green = greens[x]!;
        let blue = blues[x]!;
        const exact = smoothStep(0.15, 0.6, features[x]!);
        if (exact > 0 && isWithin(details, x, y)) {
          const from = (y - details.top) * details.planes.width + x - details.left;
          red += (details.planes.red[from]! - red) * exact;
          green += (details.planes.green[from]! - green) * exact;
          blue += (details.planes.blue[from]! - blue) * exact;
        }
        const near = smoothStep(0.2, 0.6, features[x]!);
        const value = 0.299 * red + 0.587 * green + 0.114 * blue;
        // The hand is steady at the features and loose elsewhere.
        const wander = value + (ragged[x]! - 0.5) * 0.16 * (1 - 0.75 * near);
        const soft = 0.022 + 0.05 * (1 - person) * (1 - near) + 0.02 * near;
        let density = 0;
        let rim = 0;
        for (let wash = 0; wash < BELOW.length; wash += 1) {
          const below = BELOW[wash]! - wander;
          if (below < -soft) break;
          density += SHARE[wash]! * smoothStep(-soft, soft, below);
          // The dried edge: a narrow band just inside.
          rim += SHARE[wash]! * Math.max(0, 1 - Math.abs(below / (soft * 1.6) - 0.8));
        }
        const pool = 0.82 + 0.55 * (pools[x]! - 0.5);
        const settled = 1 + grain * (0.35 + 0.4 * (1 - value));
        const shore = wet * (1 - wet) * 4;
        const edged = rim * (1 - 0.7 * near) * 0.34;
        const amount = 0.7 * ((density * pool * settled + edged) * wet + shore * 0.12 * (1 - value));
        const pencil = 1 - (1 - lines[pixel]!) * (0.12 + 0.38 * near) * smoothStep(0.1, 0.6, person) * wet;
        // Colours of pigment are clearer than those of a photo, above all in the light.
        const spread = 1.3 + 0.35 * value;
        // Light passes the pigment twice: density is an exponent, not a mix with white.
        const fibre = grain * 0.03;
        pixels[at] = (passing(value + (red - value) * spread, amount) * pencil + fibre) * 252.45;
        pixels[at + 1] = (passing(value + (green - value) * spread, amount) * pencil + fibre) * 250.41;
        pixels[at + 2] = (passing(value + (blue - value) * spread, amount) * pencil + fibre) * 245.31;
      }
    }
    givePicture(half);
    givePicture(simple);
    givePlanes(lines);
    return pixels;
  },
};

const BELOW = Float64Array.from(WASHES, ([below]) => below);
const SHARE = Float64Array.from(WASHES, ([, share]) => share);

/** How much light a layer of a colour lets through. Tables: a logarithm and a power for each pixel cost more than all else. */
function passing(colour: number, amount: number): number {
  const depth = LOGARITHMS[(clamp01(colour) * 1023 + 0.5) | 0]! * amount;
  return POWERS[Math.min(4095, (depth * 512 + 0.5) | 0)]!;
}
const LOGARITHMS = Float32Array.from({ length: 1024 }, (_, value) => -Math.log(0.04 + (0.96 * value) / 1023));
const POWERS = Float32Array.from({ length: 4096 }, (_, depth) => Math.exp(-depth / 512));

/**
 * Where the brush was, 0 to 1: the head wholly, the body until it runs out towards the lower corners; around the person
 * a loose cloud of colour, or the whole place with a white border where the prompt names one. `wild` is the noise there.
 */
function wetPaper(
  width: number,
  height: number,
  eyes: readonly [number, number],
  unit: number,
  placeWished: boolean,
): (x: number, y: number, wild: number, person: number) => number {
  const side = Math.min(width, height);
  return (x, y, wild, person) => {
    const inset = Math.min(x, y, width - 1 - x, height - 1 - y) / side;
    const framed = smoothStep(0, 0.035, inset + wild * 0.22 - 0.045);
    const right = (x - eyes[0]) / 1.25;
    const down = y - eyes[1] - unit * 0.35;
    const away = Math.sqrt(right * right + down * down) / unit;
    const cloud = placeWished ? framed : smoothStep(0.45, 0, away - 1.7 + wild * 1.8) * 0.7 * framed;
    if (person === 0) return cloud;
    const below = (y - eyes[1]) / unit - 1.6;
    const body =
      below <= 0
        ? Math.max(framed, smoothStep(0.02, 0.07, inset + 0.02))
        : framed * smoothStep(0, 0.1, 1.5 - below * 0.75 - Math.abs(x - eyes[0]) / (unit * 3.4) + wild * 1.1);
    return cloud + (body - cloud) * person;
  };
}
