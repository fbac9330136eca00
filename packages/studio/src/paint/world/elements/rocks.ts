import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { Random } from '../../kit/random.js';
import type { View } from '../view.js';
import { isBeforeWhatStands } from './standing-room.js';

export interface Rock {
  readonly x: number;
  readonly foot: number;
  readonly size: number;
  readonly depth: number;
  readonly colour: Rgb;
}

/** A boulder in three planes. */
export function paintRock(context: Context, view: View, rock: Rock, random: Random): void {
  const { x, foot, size, depth, colour } = rock;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const outline = blob(random, x, foot - size * 0.32, size * 0.62, size * 0.5, 8, 0.16);
  if (isBeforeWhatStands(view.scene, { x, foot, half: size * 0.6, height: size * 0.8 })) return;
  const flat = outline.map(([px, py]) => [px, Math.min(py, foot)] as const);
  context.save();
  context.beginPath();
  flat.forEach(([px, py], index) => (index === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
  context.closePath();
  const body = context.createLinearGradient(x - side * size * 0.6, foot, x + side * size * 0.5, foot - size);
  body.addColorStop(0, css(view.shaded(colour, depth, 1.1)));
  body.addColorStop(0.55, css(view.tone(colour, depth)));
  body.addColorStop(1, css(view.lit(colour, depth)));
  context.fillStyle = body;
  context.fill();
  context.clip();
  context.fillStyle = css(
    view.lit(view.snowy ? [240, 245, 255] : lighten(colour, 0.05), depth, 1.1),
    view.snowy ? 0.95 : 0.75,
  );
  context.beginPath();
  context.moveTo(x - size * 0.7, foot - size * (view.snowy ? 0.5 : 0.62));
  context.lineTo(x + side * size * 0.06, foot - size * 0.44);
  context.lineTo(x + side * size * 0.7, foot - size * 0.58);
  context.lineTo(x + side * size * 0.7, foot - size * 1.2);
  context.lineTo(x - side * size * 0.7, foot - size * 1.2);
  context.closePath();
  context.fill();
  context.fillStyle = css(view.shaded(colour, depth, 1.3), 0.6);
  context.beginPath();
  context.moveTo(x + side * size * 0.05, foot - size * 0.44);
  context.lineTo(x - side * size * 0.7, foot - size * 0.6);
  context.lineTo(x - side * size * 0.7, foot + 2);
  context.lineTo(x - side * size * 0.08, foot + 2);
  context.closePath();
  context.fill();
  context.restore();
}
