import { boxBlur, type Plane } from '@easel/raster';
import { lightnessPlane, mapPlanes, type ColourPlanes } from './colour-planes.js';

/** Smooths areas and keeps edges (a guided filter with the lightness as its guide). `edge` is the least step kept. */
export function smoothAreas(planes: ColourPlanes, radius: number, edge: number): ColourPlanes {
  const { width, height } = planes;
  const blur = (plane: Plane) => boxBlur(plane, width, height, radius);
  const guide = lightnessPlane(planes);
  const mean = blur(guide);
  const product = new Float32Array(guide.length);
  for (let pixel = 0; pixel < guide.length; pixel += 1) product[pixel] = guide[pixel]! * guide[pixel]!;
  const variance = blur(product);
  for (let pixel = 0; pixel < guide.length; pixel += 1) variance[pixel]! -= mean[pixel]! * mean[pixel]!;
  return mapPlanes(planes, (plane) => {
    for (let pixel = 0; pixel < guide.length; pixel += 1) product[pixel] = guide[pixel]! * plane[pixel]!;
    const together = blur(product);
    const planeMean = blur(plane);
    for (let pixel = 0; pixel < guide.length; pixel += 1) {
      const slope = (together[pixel]! - mean[pixel]! * planeMean[pixel]!) / (variance[pixel]! + edge * edge);
      together[pixel] = slope;
      planeMean[pixel]! -= slope * mean[pixel]!;
    }
    const slopes = blur(together);
    const offsets = blur(planeMean);
    for (let pixel = 0; pixel < guide.length; pixel += 1)
      slopes[pixel] = slopes[pixel]! * guide[pixel]! + offsets[pixel]!;
    return slopes;
  });
}
