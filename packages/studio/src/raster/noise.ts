import { planeRows, takePlane, type Plane, type Rows } from '@easel/raster';

/** A repeatable number from 0 to 1 for a place. */
export function speckle(x: number, y: number, seed: number): number {
  let value = Math.imul(x, 374761393) ^ Math.imul(y, 668265263) ^ Math.imul(seed, 1274126177);
  value = Math.imul(value ^ (value >>> 13), 1274126177);
  value = Math.imul(value ^ (value >>> 16), 2246822519);
  return ((value ^ (value >>> 15)) >>> 0) / 4294967296;
}

/** Soft noise with features of about `scale` pixels: paper, clouds, pigment. 0 to 1. */
export function softNoise(width: number, height: number, scale: number, seed: number, octaves = 3): Plane {
  const result = takePlane(width * height).fill(0);
  const total = 1 - 0.5 ** octaves;
  for (let octave = 0; octave < octaves; octave += 1)
    addOctave(
      result,
      width,
      height,
      Math.max(1, scale / 2 ** octave),
      seed + octave * 7919,
      0.5 ** (octave + 1) / total,
    );
  return result;
}

/** One grid of numbers with soft passages between them. */
function addOctave(result: Plane, width: number, height: number, cell: number, seed: number, weight: number): void {
  const lefts = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    lefts[x] = Math.floor(x / cell);
    shares[x] = ease(x / cell - lefts[x]!);
  }
  const count = lefts[width - 1]! + 2;
  let [upper, lower] = [new Float32Array(count), new Float32Array(count)];
  const line = new Float32Array(count);
  let gridRow = -2;
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = Math.floor(y / cell);
    if (row !== gridRow) {
      [upper, lower] = [lower, upper];
      for (let x = 0; x < count; x += 1) {
        if (row !== gridRow + 1) upper[x] = speckle(x, row, seed);
        lower[x] = speckle(x, row + 1, seed);
      }
      gridRow = row;
    }
    const share = ease(y / cell - row);
    for (let x = 0; x < count; x += 1) line[x] = (upper[x]! + (lower[x]! - upper[x]!) * share) * weight;
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const left = line[lefts[x]!]!;
      result[pixel]! += left + (line[lefts[x]! + 1]! - left) * shares[x]!;
    }
  }
}

/** Soft noise at one place, with one feature to a unit. 0 to 1. */
export function noiseAt(x: number, y: number, seed = 0): number {
  const [left, top] = [Math.floor(x), Math.floor(y)];
  const across = ease(x - left);
  const upper = speckle(left, top, seed) * (1 - across) + speckle(left + 1, top, seed) * across;
  const lower = speckle(left, top + 1, seed) * (1 - across) + speckle(left + 1, top + 1, seed) * across;
  return upper + (lower - upper) * ease(y - top);
}

/** `softNoise` row by row. Large features are made small and enlarged: the finest octave keeps at least five cells. */
export function cloudRows(width: number, height: number, scale: number, seed: number, octaves = 3): Rows {
  const factor = Math.max(1, Math.floor(scale / 2 ** (octaves - 1) / 5));
  const [across, down] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  return planeRows(softNoise(across, down, scale / factor, seed, octaves), across, down, width, height);
}

/** A number from 0 to 1 for every pixel, each on its own. */
export function grainPlane(width: number, height: number, seed: number): Plane {
  const grains = takePlane(width * height);
  for (let y = 0; y < height; y += 1) for (let x = 0; x < width; x += 1) grains[y * width + x] = speckle(x, y, seed);
  return grains;
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}
