import { toOklab } from '../paint/kit/colour.js';
import type { Lab, Rgb } from '../paint/kit/colour.js';

export interface Dominant {
  readonly lab: Lab;
  /** Share of the picture, 0 to 1. */
  readonly share: number;
}

const SAMPLES = 4096;

/** Colours from an even grid over the picture, at most some thousands. */
export function sampleColours(pixels: Uint8ClampedArray, width: number, height: number): Rgb[] {
  const step = Math.max(1, Math.floor(Math.sqrt((width * height) / SAMPLES)));
  const samples: Rgb[] = [];
  for (let y = step >> 1; y < height; y += step) {
    for (let x = step >> 1; x < width; x += step) {
      const byte = (y * width + x) * 4;
      samples.push([pixels[byte] as number, pixels[byte + 1] as number, pixels[byte + 2] as number]);
    }
  }
  return samples;
}

const ROUNDS = 9;
/** So many samples suffice to find good beginnings. */
const SCOUTS = 700;

/** The main colours of a set: k-means in OKLab from well-spread beginnings. Largest first. */
export function dominantColours(samples: readonly Rgb[], count: number): Dominant[] {
  const labs = new Float64Array(samples.length * 3);
  samples.forEach((sample, index) => labs.set(toOklab(sample), index * 3));
  const centres = beginnings(labs, count);
  const sums = new Float64Array(count * 4);
  for (let round = 0; round <= ROUNDS; round++) {
    sums.fill(0);
    for (let at = 0; at < labs.length; at += 3) {
      const sum = nearest(labs, at, centres) * 4;
      sums[sum] = (sums[sum] as number) + (labs[at] as number);
      sums[sum + 1] = (sums[sum + 1] as number) + (labs[at + 1] as number);
      sums[sum + 2] = (sums[sum + 2] as number) + (labs[at + 2] as number);
      sums[sum + 3] = (sums[sum + 3] as number) + 1;
    }
    for (let centre = 0; centre < count; centre++) {
      const members = sums[centre * 4 + 3] as number;
      if (members === 0) continue;
      for (let axis = 0; axis < 3; axis++) centres[centre * 3 + axis] = (sums[centre * 4 + axis] as number) / members;
    }
  }
  return Array.from({ length: count }, (_, centre): Dominant => ({
    lab: [centres[centre * 3] as number, centres[centre * 3 + 1] as number, centres[centre * 3 + 2] as number],
    share: (sums[centre * 4 + 3] as number) / samples.length,
  }))
    .filter(({ share }) => share > 0)
    .toSorted((first, second) => second.share - first.share);
}

function squaredDistance(labs: Float64Array, at: number, centres: Float64Array, centre: number): number {
  const l = (labs[at] as number) - (centres[centre] as number);
  const a = (labs[at + 1] as number) - (centres[centre + 1] as number);
  const b = (labs[at + 2] as number) - (centres[centre + 2] as number);
  return l * l + a * a + b * b;
}

function nearest(labs: Float64Array, at: number, centres: Float64Array): number {
  let best = 0;
  let least = Infinity;
  for (let centre = 0; centre < centres.length; centre += 3) {
    const distance = squaredDistance(labs, at, centres, centre);
    if (distance < least) {
      least = distance;
      best = centre;
    }
  }
  return best / 3;
}

/** Some sample first, then by turns one of the worst served: not the very worst, which may be a speck. */
function beginnings(labs: Float64Array, count: number): Float64Array {
  const samples = labs.length / 3;
  const step = Math.max(1, Math.floor(samples / SCOUTS));
  const scouts = Array.from({ length: Math.floor(samples / step) }, (_, index) => index * step * 3);
  const distances = new Map(scouts.map((at) => [at, Infinity]));
  const centres = new Float64Array(count * 3);
  let chosen = scouts[scouts.length >> 1] ?? 0;
  for (let centre = 0; centre < count; centre++) {
    centres.set(labs.subarray(chosen, chosen + 3), centre * 3);
    for (const at of scouts) {
      distances.set(at, Math.min(distances.get(at) as number, squaredDistance(labs, at, centres, centre * 3)));
    }
    scouts.sort((first, second) => (distances.get(second) as number) - (distances.get(first) as number));
    chosen = scouts[Math.floor(scouts.length * 0.02)] ?? 0;
  }
  return centres;
}
