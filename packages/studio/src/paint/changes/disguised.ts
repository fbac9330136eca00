import { createCanvas } from '@napi-rs/canvas';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { css } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { HeadSpot } from '../living/fable.js';
import { grafted } from './grafted.js';
import { repainted, sketch } from './sketch.js';

/** An animal that plays another: the other's body in the colours of its own coat, and its own head. */
export function asAnother(animal: Drawable, model: Drawable, headOf: (drawable: Drawable) => HeadSpot): Drawable {
  const coated = repainted(model, (picture, brush) => {
    const { width, height } = picture;
    const own = sketch(animal, brush, height);
    const context = picture.getContext('2d');
    context.resetTransform();
    // its flank, where its coat is plainest
    context.globalCompositeOperation = 'color';
    context.drawImage(own, own.width * 0.3, own.height * 0.35, own.width * 0.4, own.height * 0.3, 0, 0, width, height);
    const result = createCanvas(width, height);
    const into = result.getContext('2d');
    into.drawImage(picture, 0, 0);
    into.globalCompositeOperation = 'destination-in';
    into.drawImage(sketch(model, brush, height), 0, 0);
    return result;
  });
  return { ...grafted(coated, animal, headOf), concept: animal.concept };
}

/** Furniture that is a fruit: its own form, with the rind and the flesh of that. */
export function skinnedAs(drawable: Drawable, fruit: Drawable): Drawable {
  return repainted(drawable, (picture, brush) => {
    const { width, height } = picture;
    const { colour: _colour, ...plain } = brush;
    const shown = sketch(fruit, { ...plain, attributes: new Set(), parts: [], wears: [] }, height);
    const result = createCanvas(width, height);
    const context = result.getContext('2d');
    context.drawImage(picture, 0, 0);
    context.globalCompositeOperation = 'source-atop';
    // its main colour first: a thin fruit leaves much bare
    const [wide, high] = [shown.width, shown.height];
    context.fillStyle = css(mainOf(shown));
    context.fillRect(0, 0, width, height);
    context.drawImage(shown, wide * 0.04, high * 0.04, wide * 0.92, high * 0.92, 0, 0, width, height);
    // its own light and shade over them
    context.globalCompositeOperation = 'multiply';
    context.filter = 'grayscale(1) brightness(1.5) contrast(1.2)';
    context.drawImage(picture, 0, 0);
    context.filter = 'none';
    context.globalCompositeOperation = 'destination-in';
    context.drawImage(picture, 0, 0);
    return result;
  });
}

/** The mean colour of what is painted. */
function mainOf(picture: Canvas): Rgb {
  const { data } = picture.getContext('2d').getImageData(0, 0, picture.width, picture.height);
  const sum = [0, 0, 0];
  let count = 0;
  for (let at = 0; at < data.length; at += 20) {
    if ((data[at + 3] as number) < 200) continue;
    count++;
    for (let channel = 0; channel < 3; channel++)
      sum[channel] = (sum[channel] as number) + (data[at + channel] as number);
  }
  const [red = 0, green = 0, blue = 0] = sum.map((part) => Math.round(part / Math.max(1, count)));
  return [red, green, blue];
}
