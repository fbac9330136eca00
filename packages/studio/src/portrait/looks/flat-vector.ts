import { enlargePlane, gaussianBlur, shrinkPlane, type Plane } from '@easel/raster';
import { featureMap } from '../features.js';
import { edgeFlow } from '../../raster/flow.js';
import { kuwahara } from '../../raster/kuwahara.js';
import { inkLines } from '../../raster/ink-lines.js';
import { choosePalette, createMatcher, type Palette } from '../../raster/palette.js';
import {
  clamp01,
  lightnessPlane,
  smoothStep,
  toPixels,
  toPlanes,
  type ColourPlanes,
  type Pixels,
} from '../../raster/colour-planes.js';
import type { PortraitLook } from './look.js';

const COLOURS = 13;

/** A few flat colours in smooth shapes, as a poster designer cuts them, with the features drawn in once more. */
export const flatVector: PortraitLook = {
  name: 'flat-vector',
  realistic: false,
  blur: 0.01,
  finish({ width, height, picture, matte, anatomy, placeWished }) {
    const { unit } = anatomy;
    const source = toPlanes(picture, width, height);
    // Shapes are smooth: they are cut at half size, and only their edges are drawn at full size.
    const half = halved(source);
    const features = featureMap(anatomy, width, height);
    const halfMatte = shrinkPlane(matte, width, height, 2).plane;
    const halfFeatures = shrinkPlane(features, width, height, 2).plane;
    const radius = Math.max(2, unit * 0.0225);
    const simple = toPixels(kuwahara(kuwahara(half, radius), radius));
    const palette = choosePalette(
      simple,
      COLOURS,
      (pixel) => (placeWished ? 0.3 : 0.12) + 1.4 * halfMatte[pixel]! + 2 * halfFeatures[pixel]!,
    );
    const shapes = cutShapes(
      { pixels: simple, width: half.width, height: half.height },
      palette,
      halfFeatures,
      unit / 2,
      width,
      height,
    );
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
    const modelled = kuwahara(source, Math.max(1, unit * 0.016));
    const softened = [modelled.red, modelled.green, modelled.blue];
    for (let pixel = 0; pixel < width * height; pixel += 1) {
      const first = palette.colours[shapes.first[pixel]!]!;
      const second = palette.colours[shapes.second[pixel]!]!;
      const share = shapes.share[pixel]!;
      const drawn = 1 - (1 - lines[pixel]!) * smoothStep(0.3, 0.7, features[pixel]!);
      // Flat shapes alone lose the look of a face: soft modelling comes back around eyes, nose and mouth.
      const near = 0.88 * smoothStep(0.12, 0.5, features[pixel]!);
      for (let channel = 0; channel < 3; channel += 1) {
        const colour = first[channel]! * share + second[channel]! * (1 - share);
        const shaped = colour + (softened[channel]![pixel]! * 255 - colour) * near;
        pixels[pixel * 4 + channel] = shaped * drawn + dark[channel]! * (1 - drawn);
      }
      pixels[pixel * 4 + 3] = 255;
    }
    return pixels;
  },
};

function halved({ width, height, red, green, blue }: ColourPlanes): ColourPlanes {
  const small = shrinkPlane(red, width, height, 2);
  return {
    width: small.width,
    height: small.height,
    red: small.plane,
    green: shrinkPlane(green, width, height, 2).plane,
    blue: shrinkPlane(blue, width, height, 2).plane,
  };
}

interface Shapes {
  readonly first: Uint8Array;
  readonly second: Uint8Array;
  /** Share of the first colour at a border of two: 1 inside a shape, about half on its edge. */
  readonly share: Plane;
}

/** Gives each pixel to the colour that rules its neighbourhood: borders come out as smooth curves. */
function cutShapes(
  small: { readonly pixels: Pixels; readonly width: number; readonly height: number },
  palette: Palette,
  features: Plane,
  unit: number,
  width: number,
  height: number,
): Shapes {
  const match = createMatcher(palette);
  const count = small.width * small.height;
  const labels = new Uint8Array(count);
  const near = new Float32Array(count);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const at = pixel * 4;
    labels[pixel] = match(small.pixels[at]!, small.pixels[at + 1]!, small.pixels[at + 2]!);
    near[pixel] = smoothStep(0.2, 0.55, features[pixel]!);
  }
  const first = new Uint8Array(width * height);
  const second = new Uint8Array(width * height);
  const best = new Float32Array(width * height).fill(-1);
  const next = new Float32Array(width * height).fill(-1);
  const member = new Float32Array(count);
  for (let colour = 0; colour < palette.colours.length; colour += 1) {
    for (let pixel = 0; pixel < count; pixel += 1) member[pixel] = labels[pixel] === colour ? 1 : 0;
    const wide = gaussianBlur(member, small.width, small.height, Math.max(1.2, unit * 0.03));
    const fine = gaussianBlur(member, small.width, small.height, Math.max(0.8, unit * 0.01));
    for (let pixel = 0; pixel < count; pixel += 1) wide[pixel]! += (fine[pixel]! - wide[pixel]!) * near[pixel]!;
    const rule = enlargePlane(wide, small.width, small.height, width, height);
    for (let pixel = 0; pixel < rule.length; pixel += 1) {
      const weight = rule[pixel]!;
      if (weight > best[pixel]!) {
        next[pixel] = best[pixel]!;
        second[pixel] = first[pixel]!;
        best[pixel] = weight;
        first[pixel] = colour;
      } else if (weight > next[pixel]!) {
        next[pixel] = weight;
        second[pixel] = colour;
      }
    }
  }
  // Two blurred memberships cross with a slope of about 0.8/sigma a pixel: this leaves one pixel of softness.
  const sharpness = Math.max(1, unit * 0.04);
  for (let pixel = 0; pixel < best.length; pixel += 1) {
    best[pixel] = clamp01(0.5 + (best[pixel]! - next[pixel]!) * sharpness);
  }
  return { first, second, share: best };
}
