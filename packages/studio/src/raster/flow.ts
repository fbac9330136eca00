import { gaussianBlur, givePlanes, shrinkPlane, takePlane, type Plane } from '@easel/raster';

/** The direction along edges, as unit vectors, and how strongly it shows (0 to 1); half the picture's size or all of it. */
export interface EdgeFlow {
  readonly width: number;
  readonly height: number;
  /** 1 at half the picture's size, 0 otherwise: `at(x >> shift, y >> shift)`. */
  readonly shift: 0 | 1;
  /** x and y of each place, side by side. */
  readonly along: Plane;
  readonly strength: Plane;
}

/** Flow that is at least this smooth loses nothing at half the size. */
const SMOOTH = 2.4;

/** Smoothed structure tensor: where strokes should run so that they follow hair, cheeks and folds. */
export function edgeFlow(
  light: Plane,
  width: number,
  height: number,
  sigma: number,
  smaller = sigma >= SMOOTH,
): EdgeFlow {
  if (!smaller) return flowOf(light, width, height, sigma, 0);
  const half = shrinkPlane(light, width, height, 2);
  const flow = flowOf(half.plane, half.width, half.height, sigma / 2, 1);
  givePlanes(half.plane);
  return flow;
}

function flowOf(light: Plane, width: number, height: number, sigma: number, shift: 0 | 1): EdgeFlow {
  const count = width * height;
  const xx = takePlane(count);
  const xy = takePlane(count);
  const yy = takePlane(count);
  // A slope is measured by the full picture's pixels.
  const scale = 1 / (1 + shift);
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = x > 0 ? x - 1 : 0;
      const right = x < width - 1 ? x + 1 : x;
      const gradientX =
        (light[up + right]! +
          2 * light[row + right]! +
          light[down + right]! -
          (light[up + left]! + 2 * light[row + left]! + light[down + left]!)) *
        scale;
      const gradientY =
        (light[down + left]! +
          2 * light[down + x]! +
          light[down + right]! -
          (light[up + left]! + 2 * light[up + x]! + light[up + right]!)) *
        scale;
      xx[row + x] = gradientX * gradientX;
      xy[row + x] = gradientX * gradientY;
      yy[row + x] = gradientY * gradientY;
    }
  }
  const a = gaussianBlur(xx, width, height, sigma);
  const b = gaussianBlur(xy, width, height, sigma);
  const c = gaussianBlur(yy, width, height, sigma);
  const along = takePlane(count * 2);
  for (let pixel = 0; pixel < count; pixel += 1) {
    const difference = (a[pixel]! - c[pixel]!) / 2;
    const root = Math.sqrt(difference * difference + b[pixel]! * b[pixel]!);
    const larger = (a[pixel]! + c[pixel]!) / 2 + root;
    // Across the eigenvector of the larger eigenvalue, from whichever of its two forms is better conditioned.
    const first = larger - a[pixel]!;
    const second = larger - c[pixel]!;
    const x = first > second ? -first : -b[pixel]!;
    const y = first > second ? b[pixel]! : second;
    const length = Math.sqrt(x * x + y * y);
    along[pixel * 2] = length > 1e-9 ? x / length : 1;
    along[pixel * 2 + 1] = length > 1e-9 ? y / length : 0;
    const sum = a[pixel]! + c[pixel]!;
    yy[pixel] = sum > 1e-6 ? ((2 * root) / sum) * Math.min(1, Math.sqrt(sum) * 2) : 0;
  }
  givePlanes(xx, xy, a, b, c);
  return { width, height, shift, along, strength: yy };
}

/** Averages along the flow: ragged edges become drawn lines, noise becomes strokes. What has less direction than `least` stays. */
export function smoothAlong(
  source: Plane,
  flow: EdgeFlow,
  width: number,
  height: number,
  reach: number,
  least = 0,
): Plane {
  const result = takePlane(source.length);
  const meanAt = createAlong(source, flow, width, height, reach);
  const { strength, shift, width: across } = flow;
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const row = (y >> shift) * across;
    for (let x = 0; x < width; x += 1, pixel += 1)
      result[pixel] = strength[row + (x >> shift)]! < least ? source[pixel]! : meanAt(x, y);
  }
  return result;
}

/** The same for single places. */
export function createAlong(
  source: Plane,
  { along, shift, width: across }: EdgeFlow,
  width: number,
  height: number,
  reach: number,
  most = 6,
): (x: number, y: number) => number {
  // A handful of samples is enough for any reach, because what is smoothed is itself soft.
  const steps = Math.min(most, Math.max(1, Math.round(reach)));
  const stride = Math.max(1, reach / steps);
  const weights = Float64Array.from({ length: steps + 1 }, (_, at) => Math.exp(-((at / steps) ** 2) * 2));
  return (x, y) => {
    const here = ((y >> shift) * across + (x >> shift)) * 2;
    let sum = source[y * width + x]!;
    let total = 1;
    for (let direction = -1; direction <= 1; direction += 2) {
      let atX = x + 0.5;
      let atY = y + 0.5;
      let lastX = along[here]! * direction;
      let lastY = along[here + 1]! * direction;
      for (let step = 1; step <= steps; step += 1) {
        atX += lastX * stride;
        atY += lastY * stride;
        if (atX < 0 || atY < 0 || atX >= width || atY >= height) break;
        const column = atX | 0;
        const row = atY | 0;
        const weight = weights[step]!;
        sum += source[row * width + column]! * weight;
        total += weight;
        // A direction has no sign: the one that goes on is taken.
        const at = ((row >> shift) * across + (column >> shift)) * 2;
        const toX = along[at]!;
        const toY = along[at + 1]!;
        const turn = toX * lastX + toY * lastY < 0 ? -1 : 1;
        lastX = toX * turn;
        lastY = toY * turn;
      }
    }
    return sum / total;
  };
}
