import type { Rgb } from '../../../kit/colour.js';
import type { FormLight } from '../../../kit/form.js';
import type { Context } from '../../../kit/shapes.js';
import type { Knot } from '../../form/outline.js';
import type { Tones } from '../../form/tones.js';

/** What a hat is painted with, in the head's own units: chin to crown 100 high, the brows at about −9. */
export interface HatBrush {
  readonly context: Context;
  readonly tones: Tones;
  readonly accent: Rgb;
  readonly turn: number;
  readonly light: FormLight;
  readonly back: boolean;
}

export type HatPainter = (brush: HatBrush) => void;

/** The round of a cap or helmet, open below. */
export const dome = (top: number, half = 41, base = -22): Knot[] => [
  [-half, base],
  [-half + 1, base - 14],
  [-half * 0.62, top + 7],
  [0, top],
  [half * 0.64, top + 7],
  [half, base - 14],
  [half, base],
];
