import type { Canvas } from '@napi-rs/canvas';

/** Columns to each side of the middle, as shares of half the width, where the lower edge is measured. */
const MEASURED = [0, 0.3, 0.5, 0.7, 0.85] as const;
/** The one that tells how deep the curve is: it is far out, where a rounded box is still flat. */
const OUTER = 0.85;
/** So much wider than high at least, what curves below is a disc seen at a slant and no ball. */
const WIDER = 1.5;
/** How deep the near half of the disc is, in heights of the drawing, and how far from an ellipse it may be. */
const DEEP = { least: 0.24, most: 0.7 } as const;
const [ROUND, EVEN] = [0.06, 0.1] as const;

/** The ellipse of which the near half is the lower edge of a drawing, in its pixels. */
export interface Rim {
  readonly middle: number;
  /** Half of its width, and half of its depth. */
  readonly reach: number;
  readonly deep: number;
}

/**
 * Where all of a drawing's lower edge is the near rim of something round that lies: a pizza, a frisbee, a coin. It touches
 * the ground all along that rim; with the shadow of what touches it at the lowest point alone it would stand on its edge.
 */
export function rimOf(sprite: Canvas): Rim | undefined {
  const { width, height } = sprite;
  const context = sprite.getContext('2d');
  const { data } = context.getImageData(0, 0, width, height);
  const opaque = (x: number, y: number): boolean => (data[(y * width + x) * 4 + 3] as number) > 100;
  const lowest = (x: number): number => {
    for (let y = height - 1; y >= 0; y--) if (opaque(x, y)) return y;
    return -1;
  };
  let [left, right, top] = [width, -1, height];
  for (let y = 0; y < height; y++)
    for (let x = 0; x < width; x++) {
      if (!opaque(x, y)) continue;
      if (x < left) left = x;
      if (x > right) right = x;
      if (y < top) top = y;
    }
  if (right <= left) return undefined;
  const [middle, half] = [(left + right) / 2, (right - left) / 2];
  const edge = MEASURED.map((share) => [
    lowest(Math.round(middle - half * share)),
    lowest(Math.round(middle + half * share)),
  ]);
  const foot = Math.max(...edge.flat());
  const high = foot - top + 1;
  if (edge.flat().includes(-1) || half * 2 < high * WIDER) return undefined;
  if (edge.some(([one = 0, other = 0]) => Math.abs(one - other) > high * EVEN)) return undefined;
  const rises = edge.map(([one = 0, other = 0]) => (foot - (one + other) / 2) / high);
  const deep = (rises.at(-1) as number) / curve(OUTER);
  const even = MEASURED.every((share, index) => Math.abs((rises[index] as number) - deep * curve(share)) < ROUND);
  return even && deep > DEEP.least && deep < DEEP.most ? { middle, reach: half, deep: deep * high } : undefined;
}

/** How far above the lowest point of an ellipse its edge is at a share of half the width, in half heights. */
const curve = (share: number): number => 1 - Math.sqrt(1 - share * share);
