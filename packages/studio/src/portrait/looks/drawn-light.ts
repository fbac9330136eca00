import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane, type Rows } from '@easel/raster';
import { createAlong, edgeFlow } from '../../raster/flow.js';

/** Where a place belongs, as `flat-tones.ts` numbers it. */
export const [SKIN, HAIR] = [0, 1];

/** Widths over which skin is seen as one light, and lengths of a lock of hair, in units. */
const EVEN = 0.055;
const LOCK = 0.34;

/**
 * Light as an illustrator sees it: on skin in broad shapes, in hair along its locks. In the photo's own lights every
 * speck would become a patch of its own.
 */
export function drawnLight(light: Plane, regionOf: Uint8Array, width: number, height: number, unit: number): Plane {
  const result = takePlane(light.length);
  result.set(light);
  const [inside, shares] = [takePlane(light.length), takePlane(light.length)];
  for (let pixel = 0; pixel < light.length; pixel += 1) {
    shares[pixel] = regionOf[pixel] === SKIN ? 1 : 0;
    inside[pixel] = light[pixel]! * shares[pixel]!;
  }
  // Broad shapes are reckoned at half the size.
  const less = [inside, shares].map((plane) => shrinkPlane(plane, width, height, 2));
  const [sums, known] = less.map((small) =>
    gaussianBlur(small.plane, small.width, small.height, Math.max(0.7, (unit * EVEN) / 2)),
  ) as [Plane, Plane];
  const rowsOf = (plane: Plane): Rows => planeRows(plane, less[0]!.width, less[0]!.height, width, height);
  const [sumAt, knownAt] = [rowsOf(sums), rowsOf(known)];
  const flow = edgeFlow(light, width, height, Math.max(2.4, unit * 0.05));
  const alongAt = createAlong(light, flow, width, height, unit * LOCK, 6);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const [sum, share] = [sumAt(y), knownAt(y)];
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (regionOf[pixel] === SKIN) result[pixel] = sum[x]! / Math.max(1e-3, share[x]!);
      else if (regionOf[pixel] === HAIR) result[pixel] = alongAt(x, y);
    }
  }
  givePlanes(inside, shares, ...less.map(({ plane }) => plane), sums, known, flow.along, flow.strength);
  return result;
}
