import { gaussianBlur, type Plane } from '../../../../pixels/blur.js';
import { choosePalette, createMatcher } from '../filters/palette.js';
import { kuwahara } from '../filters/kuwahara.js';
import { edgeFlow } from '../filters/flow.js';
import { inkLines } from '../filters/lines.js';
import { clamp01, lightnessPlane, smoothStep, toPixels, toPlanes, type Pixels } from '../filters/planes.js';
import { featureMap } from '../features.js';
import type { PortraitLook } from './look.js';

const COLOURS = 13;

/** A few flat colours in smooth shapes, as a poster designer cuts them, with the features drawn in once more. */
export const flatVector: PortraitLook = {
  name: 'flat-vector',
  realistic: false,
  blur: 0.01,
  asked:
    /\b(vector\w*|flat (design|style|illustration|colou?rs?)|minimal(ist|istic)?|poster|paper[- ]?cut|svg|icon|sticker|pixar|3d cartoon)\b/,
  finish({ width, height, picture, matte, anatomy, placeWished }) {
    const { unit } = anatomy;
    const source = toPlanes(picture, width, height);
    const simple = toPixels(kuwahara(kuwahara(source, Math.max(2, unit * 0.045)), Math.max(2, unit * 0.045)));
    const features = featureMap(anatomy, width, height);
    const palette = choosePalette(
      simple,
      COLOURS,
      (pixel) => (placeWished ? 0.3 : 0.12) + 1.4 * matte[pixel]! + 2 * features[pixel]!,
    );
    const shapes = cutShapes(simple, width, height, createMatcher(palette), palette.colours.length, features, unit);
    const light = lightnessPlane(source);
    const flow = edgeFlow(light, width, height, Math.max(1.5, unit * 0.024));
    const lines = inkLines(light, flow, width, height, {
      sigma: Math.max(1, unit * 0.013),
      reach: Math.max(4, unit * 0.05),
      sharpness: 18,
      threshold: 0.28,
      hardness: 14,
    });
    const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
    const dark = palette.colours[0]!;
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const first = palette.colours[shapes.first[pixel]!]!;
      const second = palette.colours[shapes.second[pixel]!]!;
      const share = shapes.share[pixel]!;
      const drawn = 1 - (1 - lines[pixel]!) * smoothStep(0.3, 0.7, features[pixel]!);
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = first[channel]! * share + second[channel]! * (1 - share);
        const vivid = colour * drawn + dark[channel]! * (1 - drawn);
        pixels[pixel * 4 + channel] = vivid;
      }
      pixels[pixel * 4 + 3] = 255;
    }
    return pixels;
  },
};

interface Shapes {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Share of the first colour at a border of two: 1 inside a shape, about half on its edge. */
  readonly share: Plane;
}

/** Gives each pixel to the colour that rules its neighbourhood: borders come out as smooth curves. */
function cutShapes(
  pixels: Pixels,
  width: number,
  height: number,
  match: (red: number, green: number, blue: number) => number,
  colours: number,
  features: Plane,
  unit: number,
): Shapes {
  const count = width * height;
  const labels = new Uint8Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) {
    labels[pixel] = match(pixels[pixel * 4]!, pixels[pixel * 4 + 1]!, pixels[pixel * 4 + 2]!);
  }
  const first = new Uint8Array(count);
  const second = new Uint8Array(count);
  const best = new Float32Array(count).fill(-1);
  const next = new Float32Array(count).fill(-1);
  const member = new Float32Array(count);
  for (let colour = 0; colour < colours; colour += 1) {
    for (let pixel = 0; pixel < count; pixel += 1) member[pixel] = labels[pixel] === colour ? 1 : 0;
    const wide = gaussianBlur(member, width, height, Math.max(1.2, unit * 0.03));
    const fine = gaussianBlur(member, width, height, Math.max(0.8, unit * 0.009));
    for (let pixel = 0; pixel < count; pixel += 1) {
      const near = smoothStep(0.2, 0.55, features[pixel]!);
      const rule = wide[pixel]! + (fine[pixel]! - wide[pixel]!) * near;
      if (rule > best[pixel]!) {
        next[pixel] = best[pixel]!;
        second[pixel] = first[pixel]!;
        best[pixel] = rule;
        first[pixel] = colour;
      } else if (rule > next[pixel]!) {
        next[pixel] = rule;
        second[pixel] = colour;
      }
    }
  }
  for (let pixel = 0; pixel < count; pixel += 1) {
    const near = smoothStep(0.2, 0.55, features[pixel]!);
    const sigma = unit * (0.03 - 0.021 * near);
    // The two blurred memberships cross with a slope of about 0.8/sigma a pixel: one pixel of softness.
    best[pixel] = clamp01(0.5 + (best[pixel]! - next[pixel]!) * Math.max(1, sigma) * 0.6);
  }
  return { first, second, share: best };
}
