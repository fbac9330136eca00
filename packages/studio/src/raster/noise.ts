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
  const result = new Float32Array(width * height);
  let weight = 0.5;
  let total = 0;
  for (let octave = 0; octave < octaves; octave += 1) {
    const cell = Math.max(1, scale / 2 ** octave);
    for (let y = 0; y < height; y += 1) {
      const gridY = Math.floor(y / cell);
      const v = ease(y / cell - gridY);
      let gridX = -1;
      let left = 0;
      let right = 0;
      for (let x = 0; x < width; x += 1) {
        const at = Math.floor(x / cell);
        if (at !== gridX) {
          gridX = at;
          const top = seed + octave * 7919;
          left = speckle(at, gridY, top) * (1 - v) + speckle(at, gridY + 1, top) * v;
          right = speckle(at + 1, gridY, top) * (1 - v) + speckle(at + 1, gridY + 1, top) * v;
        }
        const u = ease(x / cell - at);
        result[y * width + x]! += weight * (left * (1 - u) + right * u);
      }
    }
    total += weight;
    weight /= 2;
  }
  for (let pixel = 0; pixel < result.length; pixel += 1) result[pixel]! /= total;
  return result;
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
