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
  for (let pixel = 0; pixel < guide.length; pixel += 1) product[pixel] = guide[pixel]! * guide[pixel]!;
  const variance = blur(product);
  for (let pixel = 0; pixel < guide.length; pixel += 1) variance[pixel]! -= mean[pixel]! * mean[pixel]!;
  const lines = [small.red, small.green, small.blue].map((plane) => {
    for (let pixel = 0; pixel < guide.length; pixel += 1) product[pixel] = guide[pixel]! * plane[pixel]!;
    const together = blur(product);
    const planeMean = blur(plane);
    for (let pixel = 0; pixel < guide.length; pixel += 1) {
      const slope = (together[pixel]! - mean[pixel]! * planeMean[pixel]!) / (variance[pixel]! + edge * edge);
      together[pixel] = slope;
      planeMean[pixel]! -= slope * mean[pixel]!;
    }
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
