import type { Plane } from '../../raster/plane.js';
import type { createBrush } from './brush-line.js';

export type Spot = readonly [x: number, y: number];

/** A sheet on which forms are drawn in outlines, the later before the earlier: each hides what is behind it. */
export interface Page {
  readonly width: number;
  readonly height: number;
  /** Width of the pen. */
  readonly broad: number;
  line(at: (share: number) => Spot, long: number): void;
  form(at: (share: number) => Spot, long: number): void;
  /** A form with straight sides. */
  corners(...corners: readonly Spot[]): void;
}

const WEIGHT = 0.72;

export function createPage(
  plane: Plane,
  width: number,
  height: number,
  { pen, broad }: { readonly pen: ReturnType<typeof createBrush>; readonly broad: number },
): Page {
  const sampled = (at: (share: number) => Spot, long: number): Float32Array => {
    const steps = Math.max(8, Math.min(6000, Math.ceil(long)));
    const points = new Float32Array((steps + 1) * 2);
    for (let step = 0; step <= steps; step++) points.set(at(step / steps), step * 2);
    return points;
  };
  const form = (at: (share: number) => Spot, long: number): void => {
    const points = sampled(at, long);
    clear(plane, width, height, points);
    pen.draw({ points, closed: true, key: 0 }, WEIGHT);
  };
  return {
    width,
    height,
    broad,
    form,
    line: (at, long) => pen.draw({ points: sampled(at, long), closed: false, key: 0 }, WEIGHT),
    corners(...corners) {
      const sides = corners.map((from, index) => ({ from, to: corners[(index + 1) % corners.length] as Spot }));
      const long = sides.reduce((sum, { from, to }) => sum + Math.hypot(to[0] - from[0], to[1] - from[1]), 0);
      form((share) => {
        let left = share * long;
        for (const { from, to } of sides) {
          const side = Math.hypot(to[0] - from[0], to[1] - from[1]);
          if (left <= side) {
            const t = side === 0 ? 0 : left / side;
            return [from[0] + (to[0] - from[0]) * t, from[1] + (to[1] - from[1]) * t];
          }
          left -= side;
        }
        return corners[0] as Spot;
      }, long);
    },
  };
}

/** The paper of a form: no line shows through it. Row by row, between each two crossings of its outline. */
function clear(plane: Plane, width: number, height: number, points: Float32Array): void {
  const count = points.length >> 1;
  let [top, bottom] = [Infinity, -Infinity];
  for (let at = 1; at < points.length; at += 2) {
    top = Math.min(top, points[at] as number);
    bottom = Math.max(bottom, points[at] as number);
  }
  for (let row = Math.max(0, Math.floor(top)); row <= Math.min(height - 1, Math.ceil(bottom)); row++) {
    const level = row + 0.5;
    const crossings: number[] = [];
    for (let at = 0; at < count; at++) {
      const next = (at + 1) % count;
      const [x, y] = [points[at * 2] as number, points[at * 2 + 1] as number];
      const [toX, toY] = [points[next * 2] as number, points[next * 2 + 1] as number];
      if (y > level !== toY > level) crossings.push(x + ((toX - x) * (level - y)) / (toY - y));
    }
    crossings.sort((one, other) => one - other);
    for (let pair = 0; pair + 1 < crossings.length; pair += 2) {
      const from = Math.max(0, Math.ceil(crossings[pair] as number));
      const to = Math.min(width - 1, Math.floor(crossings[pair + 1] as number));
      if (to >= from) plane.fill(0, row * width + from, row * width + to + 1);
    }
  }
}
