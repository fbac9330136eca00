import { createCanvas } from '@napi-rs/canvas';
import { css, lighten, type Rgb } from '../../paint/kit/colour.js';
import type { Random } from '../../paint/kit/random.js';
import type { Context } from '../../paint/kit/shapes.js';
import { pixelsOf } from '../../raster/canvas.js';
import type { PlaceRequest, PortraitPlace } from '../place.js';
import type { PortraitLight } from '../sheet.js';

/** What a painter of a set gets: a stage one unit high, as wide as the picture is, mirrored for half of all seeds. */
export interface Stage {
  readonly context: Context;
  /** In units of the picture's height. */
  readonly wide: number;
  readonly random: Random;
}

/** Paints a set in units of the picture's height; on half of all seeds the light comes from the other side. */
export function paintSet(
  { width, height, random }: PlaceRequest,
  name: string,
  light: PortraitLight,
  paint: (stage: Stage) => void,
): PortraitPlace {
  const stream = random.fork(name);
  const mirrored = stream.chance(0.5);
  const canvas = createCanvas(width, height);
  const context = canvas.getContext('2d');
  if (mirrored) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  context.scale(height, height);
  paint({ context, wide: width / height, random: stream });
  return { pixels: pixelsOf(canvas), light: mirrored ? { ...light, side: -light.side } : light };
}

export function box(context: Context, colour: Rgb, x: number, y: number, width: number, height: number): void {
  context.fillStyle = css(colour);
  context.fillRect(x, y, width, height);
}

/** From one colour above to another below. */
export function wash(stage: Stage, from: Rgb, to: Rgb, top = 0, bottom = 1): void {
  const { context, wide } = stage;
  const fill = context.createLinearGradient(0, top, 0, bottom);
  fill.addColorStop(0, css(from));
  fill.addColorStop(1, css(to));
  context.fillStyle = fill;
  context.fillRect(0, top, wide, bottom - top);
}

/** Light that lies on everything near it. */
export function glow(stage: Stage, colour: Rgb, x: number, y: number, radius: number, strength: number): void {
  const { context, wide } = stage;
  const fill = context.createRadialGradient(x, y, radius * 0.05, x, y, radius);
  fill.addColorStop(0, css(colour, strength));
  fill.addColorStop(1, css(colour, 0));
  context.fillStyle = fill;
  context.fillRect(0, 0, wide, 1);
}

/** A window with a bright sky, and slats or bars before it. */
export function litWindow(
  { context }: Stage,
  sky: Rgb,
  frame: Rgb,
  [x, y, width, height]: readonly [number, number, number, number],
  slats: number,
): void {
  box(context, frame, x - 0.018, y - 0.018, width + 0.036, height + 0.036);
  const fill = context.createLinearGradient(0, y, 0, y + height);
  fill.addColorStop(0, css(lighten(sky, 0.05)));
  fill.addColorStop(1, css(lighten(sky, -0.05)));
  context.fillStyle = fill;
  context.fillRect(x, y, width, height);
  context.fillStyle = css(lighten(frame, -0.02), slats > 4 ? 0.55 : 1);
  for (let slat = 1; slat < slats; slat += 1) {
    const at = (slat / slats) * height;
    context.fillRect(x, y + at, width, slats > 4 ? height / slats / 2.6 : 0.014);
  }
  if (slats <= 4) context.fillRect(x + width / 2 - 0.007, y, 0.014, height);
}
