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

function squaredDistance(first: Lab, second: Lab): number {
  return (first[0] - second[0]) ** 2 + (first[1] - second[1]) ** 2 + (first[2] - second[2]) ** 2;
}

/** The main colours of a set: k-means in OKLab from well-spread beginnings. Largest first. */
export function dominantColours(samples: readonly Rgb[], count: number): Dominant[] {
  const labs = samples.map((sample) => toOklab(sample));
  let centres = beginnings(labs, count);
  const owner = new Uint8Array(labs.length);
  for (let round = 0; round < 9; round++) {
    labs.forEach((lab, index) => {
      owner[index] = nearest(lab, centres);
    });
    const sums = centres.map(() => [0, 0, 0, 0] as [number, number, number, number]);
    labs.forEach((lab, index) => {
      const sum = sums[owner[index] as number] as [number, number, number, number];
      sum[0] += lab[0];
      sum[1] += lab[1];
      sum[2] += lab[2];
      sum[3]++;
    });
    centres = centres.map((centre, index) => {
      const [l, a, b, members] = sums[index] as [number, number, number, number];
      return members > 0 ? [l / members, a / members, b / members] : centre;
    });
  }
  const counts = new Float64Array(centres.length);
  for (const lab of labs) {
    const which = nearest(lab, centres);
    counts[which] = (counts[which] as number) + 1;
  }
  return centres
    .map((lab, index) => ({ lab, share: (counts[index] as number) / labs.length }))
    .filter(({ share }) => share > 0)
    .toSorted((first, second) => second.share - first.share);
}

function nearest(lab: Lab, centres: readonly Lab[]): number {
  let best = 0;
  let least = Infinity;
  centres.forEach((centre, index) => {
    const distance = squaredDistance(lab, centre);
    if (distance < least) {
      least = distance;
      best = index;
    }
  });
  return best;
}

/** The mean first, then by turns the middle of the worst-served tenth. */
function beginnings(labs: readonly Lab[], count: number): Lab[] {
  const mean = (members: readonly Lab[]): Lab => {
    const sum = members.reduce<[number, number, number]>(
      (total, lab) => [total[0] + lab[0], total[1] + lab[1], total[2] + lab[2]],
      [0, 0, 0],
    );
    return [sum[0] / members.length, sum[1] / members.length, sum[2] / members.length];
  };
  const centres: Lab[] = [mean(labs)];
  const distances = Float64Array.from(labs, () => Infinity);
  while (centres.length < count) {
    const last = centres.at(-1) as Lab;
    labs.forEach((lab, index) => {
      distances[index] = Math.min(distances[index] as number, squaredDistance(lab, last));
    });
    const order = [...distances.keys()].toSorted(
      (first, second) => (distances[second] as number) - (distances[first] as number),
    );
    const worst = labs[order[Math.floor(order.length * 0.03)] as number] as Lab;
    centres.push(worst);
  }
  return centres;
}
