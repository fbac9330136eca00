import type { createBrush } from './brush-line.js';

/** Flowers of an outlined meadow: no nearer to each other than so many of their own radii. */
const APART = 3.2;
const PETALS = 5;
/** How large a flower is, in widths of the pen, and its heart and its stem in its own radii. */
const [FLOWER, HEART, STEM] = [4.6, 0.3, 2.4];
const MOST = 120;

/** Plants flowers in outlines, one by one; the nearer, the lower in the picture, the larger. */
export function createMeadow(pen: ReturnType<typeof createBrush>, broad: number) {
  const planted: (readonly [number, number])[] = [];
  const line = (count: number, at: (share: number) => readonly [number, number], closed: boolean): void => {
    const points = new Float32Array((count + 1) * 2);
    for (let step = 0; step <= count; step++) points.set(at(step / count), step * 2);
    pen.draw({ points, closed, key: planted.length }, 0.7);
  };
  return {
    plant(x: number, y: number): void {
      const radius = broad * FLOWER;
      if (planted.length >= MOST) return;
      if (planted.some(([otherX, otherY]) => Math.hypot(otherX - x, otherY - y) < radius * APART)) return;
      planted.push([x, y]);
      const steps = Math.ceil(radius * 9);
      line(
        steps,
        (share) => {
          const out = radius * (0.56 + 0.44 * Math.abs(Math.sin(share * Math.PI * PETALS)));
          return [x + Math.cos(share * Math.PI * 2) * out, y + Math.sin(share * Math.PI * 2) * out];
        },
        true,
      );
      line(
        Math.ceil(radius * 3),
        (share) => [
          x + Math.cos(share * Math.PI * 2) * radius * HEART,
          y + Math.sin(share * Math.PI * 2) * radius * HEART,
        ],
        true,
      );
      line(
        Math.ceil(radius * STEM),
        (share) => [x + Math.sin(share * 2) * radius * 0.2, y + radius * (1 + share * STEM)],
        false,
      );
    },
  };
}
