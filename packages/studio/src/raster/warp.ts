import type { Pixels } from './colour-planes.js';

export interface Bulge {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** 1.3 makes the middle 1.3 times as large. */
  readonly factor: number;
}

/** Enlarges round places of a picture, smoothly into what is around them. */
export function bulged(source: Pixels, width: number, height: number, bulges: readonly Bulge[]): Pixels {
  const result = source.slice();
  for (const { x, y, radius, factor } of bulges) {
    const from = Math.max(0, Math.floor(y - radius));
    const to = Math.min(height - 1, Math.ceil(y + radius));
    for (let row = from; row <= to; row += 1) {
      for (let column = Math.max(0, Math.floor(x - radius)); column <= Math.min(width - 1, x + radius); column += 1) {
        const [right, below] = [column - x, row - y];
        const away = Math.hypot(right, below) / radius;
        if (away >= 1) continue;
        const share = bulgeAt(away, factor);
        sample(source, width, height, x + right * share, y + below * share, result, (row * width + column) * 4);
      }
    }
  }
  return result;
}

/** Where a point of the picture comes to lie. */
export function bulgedPoint(
  [x, y]: readonly [x: number, y: number],
  bulges: readonly Bulge[],
): readonly [x: number, y: number] {
  for (const bulge of bulges) {
    const [right, below] = [x - bulge.x, y - bulge.y];
    const away = Math.hypot(right, below) / bulge.radius;
    if (away >= 1) continue;
    // The inverse of the way back: a few steps are close enough.
    let moved = away;
    for (let step = 0; step < 6; step += 1) moved = away / bulgeAt(Math.min(0.999, moved), bulge.factor);
    const grow = Math.min(1 / Math.max(1e-6, away), moved / Math.max(1e-6, away));
    return [bulge.x + right * grow, bulge.y + below * grow];
  }
  return [x, y];
}

function bulgeAt(away: number, factor: number): number {
  const inside = 1 - away * away;
  return 1 - (1 - 1 / factor) * inside * inside;
}

function sample(source: Pixels, width: number, height: number, x: number, y: number, into: Pixels, at: number): void {
  const left = Math.min(width - 2, Math.max(0, Math.floor(x)));
  const top = Math.min(height - 2, Math.max(0, Math.floor(y)));
  const [u, v] = [x - left, y - top];
  const upper = (top * width + left) * 4;
  const lower = upper + width * 4;
  for (let channel = 0; channel < 3; channel += 1) {
    const high = source[upper + channel]! * (1 - u) + source[upper + 4 + channel]! * u;
    const low = source[lower + channel]! * (1 - u) + source[lower + 4 + channel]! * u;
    into[at + channel] = high + (low - high) * v;
  }
}
