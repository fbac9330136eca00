import type { Brush } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context } from '../kit/shapes.js';

/** What a round dish holds when we look into it: its ground, and what lies on it. */
export interface Dish {
  readonly dish: 'bowl' | 'plate' | 'cup' | 'glass' | 'pot' | 'none';
  readonly fill: Rgb;
  /** Metres across, where that does not follow from how it is drawn from its side. */
  readonly wide?: number;
  /** Colour, how many, and size of what floats or lies there, as a share of the dish. */
  readonly bits?: readonly (readonly [colour: Rgb, count: number, size: number])[];
  readonly on?: (context: Context, brush: Brush) => void;
}

export const disc = (context: Context, x: number, y: number, radius: number, colour: Rgb, alpha = 1): void => {
  context.fillStyle = css(colour, alpha);
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.fill();
};
