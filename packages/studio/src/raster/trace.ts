import { enlargePlane, gaussianBlur, type Plane } from '@easel/raster';
import type { Rgb } from '../paint/kit/colour.js';
import { clamp01, type Pixels } from './colour-planes.js';

/** A picture in which each pixel has the number of a flat colour. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly of: Uint8Array;
  readonly colours: readonly Rgb[];
}

/**
 * Draws labels as shapes with smooth contours, at any larger size: each pixel goes to the colour that rules its
 * neighbourhood. `sigma` is the width of a neighbourhood in the labels' pixels, where `fine` is 0; `fineSigma` where
 * it is 1.
 */
export function traceShapes(
  labels: Labels,
  fine: Plane,
  sigma: number,
  fineSigma: number,
  width: number,
  height: number,
): Pixels {
  const { of, colours } = labels;
  const count = labels.width * labels.height;
  const first = new Uint8Array(width * height);
  const second = new Uint8Array(width * height);
  const best = new Float32Array(width * height).fill(-1);
  const next = new Float32Array(width * height).fill(-1);
  const member = new Float32Array(count);
  for (let colour = 0; colour < colours.length; colour += 1) {
    let any = false;
    for (let pixel = 0; pixel < count; pixel += 1) {
      const own = of[pixel] === colour;
      member[pixel] = own ? 1 : 0;
      any ||= own;
    }
    if (!any) continue;
    const wide = gaussianBlur(member, labels.width, labels.height, Math.max(1, sigma));
    const narrow = gaussianBlur(member, labels.width, labels.height, Math.max(0.7, fineSigma));
    for (let pixel = 0; pixel < count; pixel += 1) wide[pixel]! += (narrow[pixel]! - wide[pixel]!) * fine[pixel]!;
    const rule = enlargePlane(wide, labels.width, labels.height, width, height);
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
  const sharpness = Math.max(1, (sigma * width) / labels.width / 1.5);
  const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 4) {
    const share = clamp01(0.5 + (best[pixel]! - Math.max(0, next[pixel]!)) * sharpness);
    const one = colours[first[pixel]!]!;
    const other = colours[second[pixel]!]!;
    for (let channel = 0; channel < 3; channel += 1) {
      pixels[at + channel] = one[channel]! * share + other[channel]! * (1 - share);
    }
    pixels[at + 3] = 255;
  }
  return pixels;
}
