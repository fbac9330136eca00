import { gaussianBlur, type Plane } from '@easel/raster';

/** The direction along edges at each pixel, as a unit vector, and how strongly it shows (0 to 1). */
export interface EdgeFlow {
  readonly x: Plane;
  readonly y: Plane;
  readonly strength: Plane;
}

/** Smoothed structure tensor: where strokes should run so that they follow hair, cheeks and folds. */
export function edgeFlow(light: Plane, width: number, height: number, sigma: number): EdgeFlow {
  const count = width * height;
  const xx = new Float32Array(count);
  const xy = new Float32Array(count);
  const yy = new Float32Array(count);
  for (let y = 0; y < height; y += 1) {
    const up = Math.max(0, y - 1) * width;
    const down = Math.min(height - 1, y + 1) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const left = x > 0 ? x - 1 : 0;
      const right = x < width - 1 ? x + 1 : x;
      const gradientX =
        light[up + right]! +
        2 * light[row + right]! +
        light[down + right]! -
        (light[up + left]! + 2 * light[row + left]! + light[down + left]!);
      const gradientY =
        light[down + left]! +
        2 * light[down + x]! +
        light[down + right]! -
        (light[up + left]! + 2 * light[up + x]! + light[up + right]!);
      xx[row + x] = gradientX * gradientX;
      xy[row + x] = gradientX * gradientY;
      yy[row + x] = gradientY * gradientY;
    }
  }
  const a = gaussianBlur(xx, width, height, sigma);
  const b = gaussianBlur(xy, width, height, sigma);
  const c = gaussianBlur(yy, width, height, sigma);
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
    xx[pixel] = length > 1e-9 ? x / length : 1;
    xy[pixel] = length > 1e-9 ? y / length : 0;
    const sum = a[pixel]! + c[pixel]!;
    yy[pixel] = sum > 1e-6 ? ((2 * root) / sum) * Math.min(1, Math.sqrt(sum) * 2) : 0;
  }
  return { x: xx, y: xy, strength: yy };
}

/** Averages along the flow: ragged edges become drawn lines, noise becomes strokes. */
export function smoothAlong(source: Plane, flow: EdgeFlow, width: number, height: number, reach: number): Plane {
  // A handful of samples is enough for any reach, because what is smoothed is itself soft.
  const steps = Math.min(6, Math.max(1, Math.round(reach)));
  const stride = Math.max(1, reach / steps);
  const result = new Float32Array(source.length);
  const weights = Array.from({ length: steps + 1 }, (_, at) => Math.exp(-((at / steps) ** 2) * 2));
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const start = y * width + x;
      let sum = source[start]!;
      let total = 1;
      for (let direction = -1; direction <= 1; direction += 2) {
        let atX = x + 0.5;
        let atY = y + 0.5;
        let lastX = flow.x[start]! * direction;
        let lastY = flow.y[start]! * direction;
        for (let step = 1; step <= steps; step += 1) {
          atX += lastX * stride;
          atY += lastY * stride;
          if (atX < 0 || atY < 0 || atX >= width || atY >= height) break;
          const at = (atY | 0) * width + (atX | 0);
          const weight = weights[step]!;
          sum += source[at]! * weight;
          total += weight;
          // A direction has no sign: the one that goes on is taken.
          const turn = flow.x[at]! * lastX + flow.y[at]! * lastY < 0 ? -1 : 1;
          lastX = flow.x[at]! * turn;
          lastY = flow.y[at]! * turn;
        }
      }
      result[start] = sum / total;
    }
  }
  return result;
}
