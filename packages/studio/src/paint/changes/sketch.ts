import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Brush, Drawable } from '../drawable.js';
import type { Context } from '../kit/shapes.js';

/** Largest side of the picture of a thing that is changed as pixels. */
const MOST_PIXELS = 900;

/** How many pixels a thing of height 1 has where it is painted. */
export function pixelsOf(context: Context): number {
  const { a, b } = context.getTransform();
  return Math.min(MOST_PIXELS, Math.max(8, Math.round(Math.hypot(a, b))));
}

/** A thing painted alone, exactly as large as its box. */
export function sketch(drawable: Drawable, brush: Brush, size: number): Canvas {
  const canvas = createCanvas(Math.max(1, Math.ceil(drawable.aspect * size)), size);
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, size);
  context.scale(size, size);
  drawable.paint(context, brush);
  return canvas;
}

/** The same thing, painted otherwise. What it carries and where is as before. */
export function repainted(
  drawable: Drawable,
  paint: (picture: Canvas, brush: Brush) => Canvas,
  changes: Partial<Drawable> = {},
): Drawable {
  const aspect = changes.aspect ?? drawable.aspect;
  return {
    ...drawable,
    ...changes,
    paint(context, brush) {
      const picture = paint(sketch(drawable, brush, pixelsOf(context)), brush);
      context.drawImage(picture, -aspect / 2, -1, aspect, 1);
    },
  };
}
