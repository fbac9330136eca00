import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane, type Rows } from '@easel/raster';
import { createAlong, edgeFlow } from '../../raster/flow.js';

/** Where a place belongs, as `flat-tones.ts` numbers it. */
export const [SKIN, HAIR] = [0, 1];

/** Widths over which skin is seen as one light, and lengths of a lock of hair, in units. */
const EVEN = 0.15;
const LOCK = 0.34;

/**
 * Light as an illustrator sees it: on skin in broad shapes, in hair along its locks. In the photo's own lights every
 * speck would become a patch of its own.
 */
export function drawnLight(light: Plane, regionOf: Uint8Array, width: number, height: number, unit: number): Plane {
  // Broad shapes and locks are reckoned at half the size.
  const { plane: small, width: across, height: down } = shrinkPlane(light, width, height, 2);
  const [inside, shares, locks] = [0, 1, 2].map(() => takePlane(small.length)) as [Plane, Plane, Plane];
  const flow = edgeFlow(small, across, down, Math.max(1.2, unit * 0.025), false);
  const alongAt = createAlong(small, flow, across, down, (unit * LOCK) / 2, 6);
  for (let y = 0, cell = 0; y < down; y += 1) {
    const row = Math.min(height - 1, y * 2) * width;
    for (let x = 0; x < across; x += 1, cell += 1) {
      const region = regionOf[row + Math.min(width - 1, x * 2)];
      shares[cell] = region === SKIN ? 1 : 0;
      inside[cell] = small[cell]! * shares[cell]!;
      locks[cell] = region === HAIR ? alongAt(x, y) : small[cell]!;
    }
  }
  const sigma = Math.max(0.7, (unit * EVEN) / 2);
  const [sums, known] = [gaussianBlur(inside, across, down, sigma), gaussianBlur(shares, across, down, sigma)];
  const [sumAt, knownAt, lockAt] = [sums, known, locks].map((plane) =>
    planeRows(plane, across, down, width, height),
  ) as [Rows, Rows, Rows];
  const result = takePlane(light.length);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const [sum, share, lock] = [sumAt(y), knownAt(y), lockAt(y)];
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const region = regionOf[pixel];
      if (region === SKIN && share[x]! > 0.02) result[pixel] = sum[x]! / share[x]!;
      else result[pixel] = region === HAIR ? lock[x]! : light[pixel]!;
    }
  }
  givePlanes(small, inside, shares, locks, sums, known, flow.along, flow.strength);
  return result;
}
