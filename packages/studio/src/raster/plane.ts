import { givePlanes, shrinkPlane, takePlane } from '@easel/raster';
import type { Plane } from '@easel/raster';

export type { Plane };

/** Perceived brightness, 0 black to 1 white. */
export function brightness(pixels: Uint8ClampedArray): Plane {
  const plane = takePlane(pixels.length >> 2);
  for (let pixel = 0, byte = 0; pixel < plane.length; pixel++, byte += 4) {
    plane[pixel] =
      ((pixels[byte] as number) * 77 + (pixels[byte + 1] as number) * 150 + (pixels[byte + 2] as number) * 29) / 65280;
  }
  return plane;
}

/** One box blur in place; beyond the edges the border pixel repeats. `spare` is overwritten. */
function boxBlur(plane: Plane, spare: Plane, width: number, height: number, radius: number): void {
  const share = 1 / (radius * 2 + 1);
  for (let y = 0; y < height; y++) {
    const row = y * width;
    const first = plane[row] as number;
    const last = plane[row + width - 1] as number;
    let sum = first * radius;
    for (let x = 0; x < radius; x++) sum += plane[row + Math.min(x, width - 1)] as number;
    for (let x = 0; x < width; x++) {
      sum += x + radius < width ? (plane[row + x + radius] as number) : last;
      spare[row + x] = sum * share;
      sum -= x >= radius ? (plane[row + x - radius] as number) : first;
    }
  }
  const sums = new Float64Array(width);
  for (let y = -radius; y < radius; y++) {
    const row = Math.min(height - 1, Math.max(0, y)) * width;
    for (let x = 0; x < width; x++) sums[x] = (sums[x] as number) + (spare[row + x] as number);
  }
  for (let y = 0; y < height; y++) {
    const entering = Math.min(height - 1, y + radius) * width;
    const leaving = Math.max(0, y - radius) * width;
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const sum = (sums[x] as number) + (spare[entering + x] as number);
      plane[row + x] = sum * share;
      sums[x] = sum - (spare[leaving + x] as number);
    }
  }
}

/** The mean of every `factor` × `factor` block. */
export function shrink(plane: Plane, width: number, height: number, factor: number): Plane {
  return shrinkPlane(plane, width, height, factor).plane;
}

/** The size of a shrunken plane. */
export function sizeOf(width: number, height: number, factor: number): { width: number; height: number } {
  return { width: Math.ceil(width / factor), height: Math.ceil(height / factor) };
}

/** Back to full size, bilinear: the opposite of `shrink`. */
export function enlarge(plane: Plane, width: number, height: number, factor: number): Plane {
  const small = sizeOf(width, height, factor);
  const result = takePlane(width * height);
  const lefts = new Int32Array(width);
  const rights = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x++) {
    const place = Math.max(0, (x + 0.5) / factor - 0.5);
    const left = Math.min(small.width - 1, Math.floor(place));
    lefts[x] = left;
    rights[x] = Math.min(small.width - 1, left + 1);
    shares[x] = place - left;
  }
  const line = new Float32Array(small.width);
  for (let y = 0; y < height; y++) {
    const place = Math.max(0, (y + 0.5) / factor - 0.5);
    const top = Math.min(small.height - 1, Math.floor(place));
    const upper = top * small.width;
    const lower = Math.min(small.height - 1, top + 1) * small.width;
    const share = place - top;
    for (let x = 0; x < small.width; x++) {
      const value = plane[upper + x] as number;
      line[x] = value + ((plane[lower + x] as number) - value) * share;
    }
    const row = y * width;
    for (let x = 0; x < width; x++) {
      const value = line[lefts[x] as number] as number;
      result[row + x] = value + ((line[rights[x] as number] as number) - value) * (shares[x] as number);
    }
  }
  return result;
}

/** A Gaussian-like blur in place, for planes that are small or blurs that are narrow. */
export function blurred(plane: Plane, width: number, height: number, sigma: number): Plane {
  const radius = Math.round(sigma * 1.22);
  if (radius < 1) return plane;
  const spare = takePlane(plane.length);
  boxBlur(plane, spare, width, height, radius);
  boxBlur(plane, spare, width, height, radius);
  givePlanes(spare);
  return plane;
}

/** A Gaussian-like blur into a new plane; wide ones are computed small, so the cost falls with the width. */
export function smooth(plane: Plane, width: number, height: number, sigma: number): Plane {
  const factor = sigma < 5 ? 1 : 2 ** Math.min(6, Math.floor(Math.log2(sigma / 2.5)));
  const small = factor === 1 ? plane.slice() : shrink(plane, width, height, factor);
  const size = sizeOf(width, height, factor);
  blurred(small, size.width, size.height, sigma / factor);
  return factor === 1 ? small : enlarge(small, width, height, factor);
}

/** 0 below `from`, 1 above `to`, smooth between; also with `from` above `to`. */
export function smoothStep(from: number, to: number, value: number): number {
  const share = (value - from) / (to - from);
  if (share <= 0) return 0;
  if (share >= 1) return 1;
  return share * share * (3 - 2 * share);
}

export function clamp01(value: number): number {
  return value < 0 ? 0 : value > 1 ? 1 : value;
}

/** The unit that strokes and textures are measured in: 1 at 1024 pixels of the shorter side. */
export function unitOf(width: number, height: number): number {
  return Math.min(width, height) / 1024;
}
