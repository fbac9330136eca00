import { boxBlur, givePlanes, takePlane, type Plane } from '@easel/raster';
import { givePicture, lightnessPlane, type ColourPlanes } from './colour-planes.js';

/** For each channel, the straight line on which it follows the lightness, around each place. */
export interface SmoothAreas {
  readonly slopes: ColourPlanes;
  readonly offsets: ColourPlanes;
}

/**
 * Smooths areas and keeps edges (a guided filter with the lightness as its guide): a channel's smooth value is
 * `slope * lightness + offset`. Lines through an area are smooth themselves: found on a small copy of a picture, they
 * hold at its full size. `edge` is the least step kept.
 */
export function smoothAreas(small: ColourPlanes, radius: number, edge: number): SmoothAreas {
  const { width: across, height: down } = small;
  const blur = (plane: Plane) => boxBlur(plane, across, down, radius);
  const guide = lightnessPlane(small);
  const mean = blur(guide);
  const product = takePlane(guide.length);
  multiply(guide, guide, product);
  const variance = blur(product);
  for (let pixel = 0; pixel < guide.length; pixel += 1) variance[pixel]! -= mean[pixel]! * mean[pixel]!;
  const lines = [small.red, small.green, small.blue].map((plane) => {
    multiply(guide, plane, product);
    const together = blur(product);
    const planeMean = blur(plane);
    for (let y = 0; y < down; y += 1) fitRow(together, planeMean, mean, variance, y * across, (y + 1) * across, edge);
    const line = { slope: blur(together), offset: blur(planeMean) };
    givePlanes(together, planeMean);
    return line;
  });
  givePlanes(guide, mean, product, variance);
  const planes = (which: 'slope' | 'offset'): ColourPlanes => ({
    width: across,
    height: down,
    red: lines[0]![which],
    green: lines[1]![which],
    blue: lines[2]![which],
  });
  return { slopes: planes('slope'), offsets: planes('offset') };
}

/** In pieces: what is called often is compiled for good, a loop over all of it is compiled anew each time. */
const PIECE = 2048;

function multiply(one: Plane, other: Plane, product: Plane): void {
  for (let from = 0; from < product.length; from += PIECE)
    multiplyPiece(one, other, product, from, Math.min(product.length, from + PIECE));
}

function multiplyPiece(one: Plane, other: Plane, product: Plane, from: number, to: number): void {
  for (let pixel = from; pixel < to; pixel += 1) product[pixel] = one[pixel]! * other[pixel]!;
}

/** Slopes into `together`, offsets into `planeMean`. */
function fitRow(
  together: Plane,
  planeMean: Plane,
  mean: Plane,
  variance: Plane,
  from: number,
  to: number,
  edge: number,
): void {
  for (let pixel = from; pixel < to; pixel += 1) {
    const slope = (together[pixel]! - mean[pixel]! * planeMean[pixel]!) / (variance[pixel]! + edge * edge);
    together[pixel] = slope;
    planeMean[pixel]! -= slope * mean[pixel]!;
  }
}

/** The smooth picture itself. */
export function smoothed(planes: ColourPlanes, radius: number, edge: number): ColourPlanes {
  const guide = lightnessPlane(planes);
  const { slopes, offsets } = smoothAreas(planes, radius, edge);
  for (const channel of ['red', 'green', 'blue'] as const) {
    const [slope, offset] = [slopes[channel], offsets[channel]];
    for (let pixel = 0; pixel < guide.length; pixel += 1) slope[pixel] = slope[pixel]! * guide[pixel]! + offset[pixel]!;
  }
  givePlanes(guide);
  givePicture(offsets);
  return slopes;
}
