import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { repainted, sketch } from './sketch.js';

/** A thing in the outline of another: each row of its drawing pulled into the other's. */
export function outlinedAs(drawable: Drawable, model: Drawable): Drawable {
  return repainted(
    drawable,
    (picture, brush) => {
      const { colour: _, ...plain } = brush;
      const form = sketch(model, { ...plain, attributes: new Set(), parts: [], wears: [] }, picture.height);
      const result = createCanvas(form.width, form.height);
      const context = result.getContext('2d');
      const [from, to] = [rowsOf(picture), rowsOf(form)];
      const first = from.findIndex((row) => row !== undefined);
      const last = from.findLastIndex((row) => row !== undefined);
      if (first < 0) return picture;
      for (let y = 0; y < form.height; y++) {
        const target = to[y];
        if (!target) continue;
        const at = first + Math.floor((y / form.height) * (last - first + 0.999));
        const [left, right] = from[at] ?? [0, picture.width];
        context.drawImage(picture, left, at, Math.max(1, right - left), 1, target[0], y, target[1] - target[0], 1);
      }
      // holes and gaps of the model show, and so do its inner forms
      context.globalCompositeOperation = 'destination-in';
      context.drawImage(form, 0, 0);
      context.globalCompositeOperation = 'soft-light';
      context.globalAlpha = 0.8;
      context.filter = 'grayscale(1)';
      context.drawImage(form, 0, 0);
      return result;
    },
    { aspect: model.aspect },
  );
}

function rowsOf(canvas: Canvas): (readonly [left: number, right: number] | undefined)[] {
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  return Array.from({ length: height }, (_, y) => {
    let [left, right] = [width, 0];
    for (let x = 0; x < width; x++) {
      if ((data[(y * width + x) * 4 + 3] as number) <= 70) continue;
      left = Math.min(left, x);
      right = x + 1;
    }
    return right > left ? ([left, right] as const) : undefined;
  });
}
