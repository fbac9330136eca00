import type { Context } from '../kit/shapes.js';

/** Where what is painted by now ends, in the units of the context: parts are fitted there, and not where a box would end. */
export interface Edges {
  /** Whether something solid is painted there. */
  readonly solid: (x: number, y: number) => boolean;
  /** How far to this side it reaches at a height, at most so far; none where nothing is painted there. */
  readonly reach: (y: number, side: 1 | -1, most: number) => number | undefined;
  /** Its lowest point there, not below the ground. */
  readonly foot: (x: number) => number | undefined;
  /** Its highest point there. */
  readonly top: (x: number) => number | undefined;
}

const STEPS = 80;

export function edgesOf(context: Context): Edges {
  const { a, b, c, d, e, f } = context.getTransform();
  const { width, height } = context.canvas;
  const { data } = context.getImageData(0, 0, width, height);
  const solid = (x: number, y: number): boolean => {
    const [left, top] = [Math.round(a * x + c * y + e), Math.round(b * x + d * y + f)];
    if (left < 0 || top < 0 || left >= width || top >= height) return false;
    return (data[(top * width + left) * 4 + 3] ?? 0) > 200;
  };
  /** The first of so many steps at which something is painted. */
  const first = (at: (step: number) => boolean): number | undefined => {
    for (let step = 0; step <= STEPS; step++) if (at(step)) return step;
    return undefined;
  };
  return {
    solid,
    reach: (y, side, most) => {
      const step = first((out) => solid(side * most * (1 - out / STEPS), y));
      return step === undefined ? undefined : most * (1 - step / STEPS);
    },
    foot: (x) => {
      const step = first((up) => solid(x, -up / STEPS));
      return step === undefined ? undefined : -step / STEPS;
    },
    top: (x) => {
      const step = first((down) => solid(x, down / STEPS - 1));
      return step === undefined ? undefined : step / STEPS - 1;
    },
  };
}
