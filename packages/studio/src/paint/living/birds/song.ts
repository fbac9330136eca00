import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { fillPath } from '../form/modelling.js';
import { outline } from '../form/outline.js';

/** The lower half of a beak that is wide open, below the upper one: in the frame of the head, 10 from its middle. */
export function paintOpenBeak(context: Context, length: number, depth: number, beak: Rgb): void {
  const long = Math.max(length, 5);
  const tip = [10 + long * 0.55, depth * 0.3 + long * 0.72] as const;
  fillPath(
    context,
    outline([
      [7.4, depth * 0.1, true],
      [10 + long * 0.8, depth * 0.16, true],
      [tip[0], tip[1] - depth * 0.1, true],
    ]),
    [122, 34, 42],
  );
  fillPath(
    context,
    outline([
      [6.6, depth * 0.3, true],
      [8.4 + long * 0.2, depth * 0.3 + long * 0.14],
      [tip[0], tip[1], true],
      [7 + long * 0.12, depth * 0.62 + long * 0.28],
    ]),
    beak,
  );
}
