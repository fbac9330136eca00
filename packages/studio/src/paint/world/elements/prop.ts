import { createCanvas } from '@napi-rs/canvas';
import { findDrawable } from '../../drawables.js';
import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

export interface Stood {
  readonly concept: string;
  /** Pixels: where its middle stands, and how high it is. */
  readonly x: number;
  readonly y: number;
  readonly high: number;
  readonly depth?: number;
  readonly colour?: Rgb;
  readonly flipped?: boolean;
  /** It hangs: no shadow below. */
  readonly hangs?: boolean;
  readonly attributes?: readonly string[];
}

/**
 * Sets a thing of the catalogue into the scenery. What the prompt names is drawn by itself and not twice: three benches
 * in a park stay three.
 */
export function paintProp(context: Context, view: View, stood: Stood): void {
  const { concept, x, y, high, depth = 0 } = stood;
  if (!view.brings(concept) || high < 3) return;
  const drawable = findDrawable(concept);
  if (!drawable) return;
  const wide = high * drawable.aspect;
  const sheet = createCanvas(Math.ceil(wide * 1.3), Math.ceil(high * 1.15));
  const sketch = sheet.getContext('2d');
  sketch.translate(sheet.width / 2, high * 1.08);
  sketch.scale(stood.flipped ? -high : high, high);
  drawable.paint(sketch, {
    random: view.random.fork(concept),
    detail: view.detail,
    light: view.air.light,
    night: view.night,
    attributes: new Set(stood.attributes ?? []),
    snowy: view.snowy && !view.inside,
    ...(stood.colour && { colour: stood.colour }),
  });
  // it belongs to the place: its light is the place's, and the haze lies before it
  sketch.resetTransform();
  sketch.globalCompositeOperation = 'source-atop';
  sketch.fillStyle = css(view.tone([214, 208, 202], depth), (view.inside ? 0.1 : 0.22) + depth * 0.55);
  sketch.fillRect(0, 0, sheet.width, sheet.height);
  if (view.night) {
    sketch.fillStyle = css(view.air.shadow, 0.35);
    sketch.fillRect(0, 0, sheet.width, sheet.height);
  }
  if (!stood.hangs) {
    context.fillStyle = css(view.air.shadow, 0.28);
    context.beginPath();
    context.ellipse(x, y, wide * 0.5, high * 0.05, 0, 0, Math.PI * 2);
    context.fill();
  }
  context.drawImage(sheet, x - sheet.width / 2, y - high * 1.08);
}
