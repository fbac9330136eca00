import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { css, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import { repainted, sketch } from './sketch.js';

/** How many heaps a form is built of, and how large they are, as a share of its height. */
const [HEAPS, REACH] = [900, 0.045];
/** Room around the form for the heaps at its edge. */
const WITHIN = 0.9;

/** A cloud or a hedge in the form of another thing: heap upon heap within its outline, pale above and dark below. */
export function heapedAs(drawable: Drawable, model: Drawable): Drawable {
  return repainted(
    drawable,
    (picture, brush) => {
      const { colour: _, ...plain } = brush;
      const tall = Math.round(picture.height * WITHIN);
      const form = sketch(model, { ...plain, attributes: new Set(), parts: [], wears: [] }, tall);
      const result = createCanvas(Math.ceil(model.aspect * picture.height), picture.height);
      const [left, top] = [(result.width - form.width) / 2, picture.height - tall * 1.03];
      const context = result.getContext('2d');
      const { data } = form.getContext('2d').getImageData(0, 0, form.width, form.height);
      const [dark, pale] = colourRange(picture);
      const random = brush.random.fork('heaps');
      const spots = Array.from({ length: HEAPS }, () => [random.next(), random.next()] as const)
        .map(([x, y]) => [Math.floor(x * form.width), Math.floor(y * form.height)] as const)
        .filter(([x, y]) => (data[(y * form.width + x) * 4 + 3] as number) > 140)
        // those above lie before those below: light falls on them
        .toSorted(([, one], [, other]) => other - one);
      context.drawImage(form, left, top);
      context.globalCompositeOperation = 'source-in';
      context.fillStyle = css(mix(dark, pale, 0.5));
      context.fillRect(0, 0, result.width, result.height);
      context.globalCompositeOperation = 'source-over';
      for (const [x, y] of spots) {
        const radius = picture.height * REACH * random.between(0.55, 1.15);
        const light = 0.25 + 0.75 * (1 - y / form.height) + random.around(0.16);
        const [cx, cy] = [left + x, top + y];
        const heap = context.createRadialGradient(cx, cy - radius * 0.5, radius * 0.1, cx, cy, radius);
        heap.addColorStop(0, css(mix(dark, pale, Math.min(1, Math.max(0, light + 0.2)))));
        heap.addColorStop(1, css(mix(dark, pale, Math.min(1, Math.max(0, light - 0.12)))));
        context.fillStyle = heap;
        context.beginPath();
        context.arc(cx, cy, radius, 0, Math.PI * 2);
        context.fill();
      }
      // a little of the inner forms: the rim of a cup, the leg before the other
      context.globalCompositeOperation = 'soft-light';
      context.globalAlpha = 0.45;
      context.filter = 'grayscale(1)';
      context.drawImage(form, left, top);
      return result;
    },
    { aspect: model.aspect, height: Math.max(drawable.height, 1) },
  );
}

/** The colour of the darker half of a picture, and that of its paler one. */
function colourRange(picture: Canvas): readonly [dark: Rgb, pale: Rgb] {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const pixels: Rgb[] = [];
  const step = 4 * Math.max(1, Math.floor(data.length / 4 / 4000));
  for (let at = 0; at < data.length; at += step)
    if ((data[at + 3] as number) > 200)
      pixels.push([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
  if (pixels.length < 4)
    return [
      [170, 178, 196],
      [248, 249, 252],
    ];
  const sorted = pixels.toSorted((one, other) => one[1] - other[1]);
  const mean = (some: readonly Rgb[]): Rgb =>
    [0, 1, 2].map((part) =>
      Math.round(some.reduce((sum, pixel) => sum + (pixel[part] as number), 0) / some.length),
    ) as unknown as Rgb;
  return [mean(sorted.slice(0, Math.ceil(sorted.length / 4))), mean(sorted.slice(-Math.ceil(sorted.length / 3)))];
}
