import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Fills the picture from edge to edge with one motif. Of the colours the first is the ground. */
export type Fill = (context: Context, view: View, colours: readonly Rgb[]) => void;

export const groundOf = (colours: readonly Rgb[]): Rgb => colours[0] ?? [240, 236, 228];

/** A colour other than the ground, in turns. */
export const toneAt = (colours: readonly Rgb[], index: number): Rgb =>
  colours[1 + (index % Math.max(1, colours.length - 1))] ?? groundOf(colours);
