import { lighten, lightnessOf } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Fills the picture from edge to edge with one motif. Of the colours the first is the ground. */
export type Fill = (context: Context, view: View, colours: readonly Rgb[]) => void;

export const groundOf = (colours: readonly Rgb[]): Rgb => colours[0] ?? [240, 236, 228];

/** A colour other than the ground, in turns. */
export const toneAt = (colours: readonly Rgb[], index: number): Rgb =>
  colours[1 + (index % Math.max(1, colours.length - 1))] ?? groundOf(colours);

export function cover(context: Context, { width, height }: View, paint: Context['fillStyle']): void {
  context.fillStyle = paint;
  context.fillRect(0, 0, width, height);
}

export const atMostAsLight = (colour: Rgb, lightness: number): Rgb =>
  lighten(colour, Math.min(0, lightness - lightnessOf(colour)));

export const atLeastAsLight = (colour: Rgb, lightness: number): Rgb =>
  lighten(colour, Math.max(0, lightness - lightnessOf(colour)));

export const darkestOf = (colours: readonly Rgb[]): Rgb =>
  colours.toSorted((one, other) => lightnessOf(one) - lightnessOf(other))[0] ?? groundOf(colours);
