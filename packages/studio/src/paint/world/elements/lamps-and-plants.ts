import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { paintGlow } from './houses.js';
import type { View } from '../view.js';

/** A plant in a pot. */
export function paintPottedPlant(context: Context, view: View, x: number, foot: number, size: number): void {
  const random = view.random.fork(`pot ${Math.round(x)}`);
  const pot = random.pick([
    [196, 122, 88],
    [226, 216, 200],
    [98, 112, 116],
  ] as const);
  const green = random.pick([
    [82, 130, 84],
    [104, 146, 88],
    [60, 112, 92],
  ] as const);
  context.fillStyle = css(view.air.shadow, 0.25);
  context.beginPath();
  context.ellipse(x, foot, size * 0.26, size * 0.05, 0, 0, Math.PI * 2);
  context.fill();
  for (let leaf = 0; leaf < 13; leaf++) {
    const angle = Math.PI * (0.12 + (0.76 * ((leaf * 5) % 13)) / 12) + random.around(0.1);
    const long = size * random.between(0.45, 0.72);
    const bx = x;
    const by = foot - size * 0.3;
    const ex = bx + Math.cos(angle) * long;
    const ey = by - Math.sin(angle) * long;
    context.fillStyle = css(leaf % 3 === 0 ? view.shaded(green) : leaf % 3 === 1 ? view.tone(green) : view.lit(green));
    context.beginPath();
    context.moveTo(bx, by);
    context.quadraticCurveTo((bx + ex) / 2 - (ey - by) * 0.22, (by + ey) / 2 + (ex - bx) * 0.22, ex, ey);
    context.quadraticCurveTo((bx + ex) / 2 + (ey - by) * 0.12, (by + ey) / 2 - (ex - bx) * 0.12, bx, by);
    context.fill();
  }
  const side = view.air.light.side >= 0 ? 1 : -1;
  const clay = context.createLinearGradient(x + side * size * 0.2, 0, x - side * size * 0.2, 0);
  clay.addColorStop(0, css(view.lit(pot)));
  clay.addColorStop(1, css(view.shaded(pot)));
  context.fillStyle = clay;
  polygon(context, [
    [x - size * 0.2, foot - size * 0.34],
    [x + size * 0.2, foot - size * 0.34],
    [x + size * 0.15, foot],
    [x - size * 0.15, foot],
  ]);
  context.fill();
}

/** A lamp hanging from the ceiling. */
export function paintPendant(context: Context, view: View, x: number, drop: number, size: number, colour: Rgb): void {
  if (!view.brings('ceiling-light') || !view.brings('chandelier')) return;
  const on = view.scene.time !== 'day';
  context.fillStyle = css(view.shaded([60, 58, 62], 0, 0.6));
  context.fillRect(x - Math.max(0.6, size * 0.02), 0, Math.max(1.2, size * 0.04), drop);
  if (on) paintGlow(context, x, drop + size * 0.5, size * 3.6, [255, 206, 128], 0.5);
  const side = view.air.light.side >= 0 ? 1 : -1;
  const shade = context.createLinearGradient(x + side * size * 0.6, 0, x - side * size * 0.6, 0);
  shade.addColorStop(0, css(view.lit(colour)));
  shade.addColorStop(1, css(view.shaded(colour)));
  context.fillStyle = shade;
  context.beginPath();
  context.moveTo(x - size * 0.1, drop - size * 0.1);
  context.quadraticCurveTo(x - size * 0.52, drop + size * 0.06, x - size * 0.6, drop + size * 0.5);
  context.lineTo(x + size * 0.6, drop + size * 0.5);
  context.quadraticCurveTo(x + size * 0.52, drop + size * 0.06, x + size * 0.1, drop - size * 0.1);
  context.fill();
  context.fillStyle = css(on ? [255, 240, 196] : view.tone([236, 228, 210]));
  context.beginPath();
  context.ellipse(x, drop + size * 0.5, size * 0.54, size * 0.1, 0, 0, Math.PI * 2);
  context.fill();
}

/** Small flames with their light. */
export function paintCandles(context: Context, view: View, x: number, foot: number, size: number, count: number): void {
  for (let candle = 0; candle < count; candle++) {
    const cx = x + (candle - (count - 1) / 2) * size * 0.5;
    const tall = size * (candle % 2 === 0 ? 0.8 : 0.55);
    context.fillStyle = css(view.lit([246, 236, 214], 0, 0.5));
    context.fillRect(cx - size * 0.1, foot - tall, size * 0.2, tall);
    paintGlow(context, cx, foot - tall - size * 0.2, size * 3, [255, 190, 100], 0.5);
    context.fillStyle = css([255, 226, 140]);
    context.beginPath();
    context.moveTo(cx, foot - tall - size * 0.5);
    context.quadraticCurveTo(cx + size * 0.15, foot - tall - size * 0.14, cx, foot - tall);
    context.quadraticCurveTo(cx - size * 0.15, foot - tall - size * 0.14, cx, foot - tall - size * 0.5);
    context.fill();
  }
}
