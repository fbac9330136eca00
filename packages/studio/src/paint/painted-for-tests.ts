import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from './drawable.js';
import { createRandom } from './kit/random.js';

export interface PaintedOptions {
  /** How many pixels its height is. */
  readonly size: number;
  /** Room around it, in the same measure as `aspect`. */
  readonly margin?: number;
  readonly brush?: Partial<Brush>;
}

/** A thing alone by day, its foot in the middle of the lower edge or the margin above it. */
export function paintedAlone(drawable: Drawable, { size, margin = 0, brush = {} }: PaintedOptions): Canvas {
  const canvas = createCanvas(Math.ceil((drawable.aspect + 2 * margin) * size), Math.ceil(size * (1 + 2 * margin)));
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, size * (1 + margin));
  context.scale(size, size);
  drawable.paint(context, {
    random: createRandom(5, drawable.concept),
    detail: 1,
    light: { side: 0.6, height: 0.6 },
    night: false,
    attributes: new Set(),
    snowy: false,
    ...brush,
  });
  return canvas;
}
