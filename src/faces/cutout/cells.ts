import type { Plane } from '@easel/raster';

/** Between which two cells each pixel of a side lies, and how near to the second. */
export function neighbours(length: number, cells: number, step: number) {
  const [before, after] = [new Int32Array(length), new Int32Array(length)];
  const share = new Float32Array(length);
  for (let pixel = 0; pixel < length; pixel += 1) {
    const place = Math.min(cells - 1, Math.max(0, (pixel + 0.5) / step - 0.5));
    before[pixel] = Math.floor(place);
    after[pixel] = Math.min(cells - 1, before[pixel]! + 1);
    share[pixel] = place - before[pixel]!;
  }
  return { before, after, share };
}

/** The value of a plane of cells between four of them. */
export function between(
  plane: Plane,
  upper: number,
  lower: number,
  left: number,
  right: number,
  beside: number,
  below: number,
): number {
  const top = plane[upper + left]! + (plane[upper + right]! - plane[upper + left]!) * beside;
  const bottom = plane[lower + left]! + (plane[lower + right]! - plane[lower + left]!) * beside;
  return top + (bottom - top) * below;
}
