import { fromOklab, toOklab, type Lab, type Rgb } from '../paint/kit/colour.js';
import type { Pixels } from './colour-planes.js';

export interface Palette {
  readonly colours: readonly Rgb[];
  readonly labs: readonly Lab[];
}

const ROUNDS = 7;

/** The colours that stand for a picture best (k-means in OKLab), darkest first. `weight` says what matters, by pixel. */
export function choosePalette(
  pixels: Pixels,
  count: number,
  weight: (pixel: number) => number,
  samples = 6000,
): Palette {
  const total = pixels.length / 4;
  const stride = Math.max(1, Math.floor(total / samples) | 1);
  const points: { lab: Lab; weight: number }[] = [];
  for (let pixel = 0; pixel < total; pixel += stride) {
    const share = weight(pixel);
    if (share <= 0) continue;
    const at = pixel * 4;
    points.push({ lab: toOklab([pixels[at]!, pixels[at + 1]!, pixels[at + 2]!]), weight: share });
  }
  const first = points[0];
  if (first === undefined) return { colours: [[0, 0, 0]], labs: [[0, 0, 0]] };
  // Each new centre is the point worst served so far: no chance, and rare colours get their own.
  let centres: Lab[] = [first.lab];
  const nearest = points.map((point) => distance(point.lab, first.lab));
  while (centres.length < Math.min(count, points.length)) {
    let worst = 0;
    let worstAt = 0;
    points.forEach((point, index) => {
      const cost = nearest[index]! * Math.sqrt(point.weight);
      if (cost > worst) [worst, worstAt] = [cost, index];
    });
    const centre = points[worstAt]!.lab;
    centres.push(centre);
    points.forEach((point, index) => (nearest[index] = Math.min(nearest[index]!, distance(point.lab, centre))));
  }
  for (let round = 0; round < ROUNDS; round += 1) {
    const sums = centres.map(() => [0, 0, 0, 0]);
    for (const { lab, weight: share } of points) {
      const sum = sums[nearestIndex(lab, centres)]!;
      for (let axis = 0; axis < 3; axis += 1) sum[axis]! += lab[axis]! * share;
      sum[3]! += share;
    }
    centres = centres.map((centre, index) => {
      const [l, a, b, share] = sums[index]! as [number, number, number, number];
      return share > 0 ? [l / share, a / share, b / share] : centre;
    });
  }
  const labs = centres.toSorted((a, b) => a[0] - b[0]);
  return { labs, colours: labs.map((lab) => fromOklab(lab)) };
}

export function nearestIndex(lab: Lab, centres: readonly Lab[]): number {
  let best = 0;
  let bestDistance = Number.POSITIVE_INFINITY;
  for (let index = 0; index < centres.length; index += 1) {
    const away = distance(lab, centres[index]!);
    if (away < bestDistance) [best, bestDistance] = [index, away];
  }
  return best;
}

function distance(first: Lab, second: Lab): number {
  const l = first[0] - second[0];
  const a = (first[1] - second[1]) * 1.6;
  const b = (first[2] - second[2]) * 1.6;
  return l * l + a * a + b * b;
}

/** Answers `nearestIndex` for 15-bit colours from memory: a picture has far fewer of them than pixels. */
export function createMatcher({ labs }: Palette): (red: number, green: number, blue: number) => number {
  const known = new Int16Array(32_768).fill(-1);
  return (red, green, blue) => {
    const key = ((red >> 3) << 10) | ((green >> 3) << 5) | (blue >> 3);
    if (known[key]! < 0)
      known[key] = nearestIndex(toOklab([(red & 248) + 4, (green & 248) + 4, (blue & 248) + 4]), labs);
    return known[key]!;
  };
}
