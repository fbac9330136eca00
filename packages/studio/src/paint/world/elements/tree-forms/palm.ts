import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Context } from '../../../kit/shapes.js';
import type { Random } from '../../../kit/random.js';
import type { View } from '../../view.js';
import type { Tree } from './tree.js';

export function palm(context: Context, view: View, { x, foot, height, depth, colour }: Tree, random: Random): void {
  const local: Rgb =
    colour ??
    random.pick([
      [62, 128, 78],
      [84, 142, 76],
      [46, 116, 92],
    ] as const);
  const lean = random.between(0.1, 0.3) * (random.chance(0.5) ? 1 : -1) * height;
  const topX = x + lean;
  const topY = foot - height * 0.8;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const wood: Rgb = [148, 116, 86];
  const wide = height * 0.026;
  const trunkPaint = context.createLinearGradient(x - wide, 0, x + wide + lean, 0);
  trunkPaint.addColorStop(0, css(side > 0 ? view.shaded(wood, depth) : view.lit(wood, depth)));
  trunkPaint.addColorStop(1, css(side > 0 ? view.lit(wood, depth) : view.shaded(wood, depth)));
  context.fillStyle = trunkPaint;
  context.beginPath();
  context.moveTo(x - wide * 1.5, foot);
  context.quadraticCurveTo(x - wide + lean * 0.15, foot - height * 0.45, topX - wide * 0.6, topY);
  context.lineTo(topX + wide * 0.6, topY);
  context.quadraticCurveTo(x + wide + lean * 0.15, foot - height * 0.45, x + wide * 1.5, foot);
  context.fill();
  const fronds = 11;
  const order = Array.from({ length: fronds }, (_, index) => index / (fronds - 1));
  for (const [layer, tint] of [view.shaded(local, depth), view.tone(local, depth), view.lit(local, depth)].entries()) {
    context.fillStyle = css(tint);
    for (const [index, share] of order.entries()) {
      if (index % 3 !== layer) continue;
      const angle = Math.PI * (1.12 - share * 1.24) + random.around(0.08);
      const long = height * random.between(0.3, 0.4);
      frond(context, topX, topY, angle, long, long * 0.16);
    }
  }
  context.fillStyle = css(view.shaded([120, 84, 52], depth));
  for (let nut = 0; nut < 3; nut++) {
    context.beginPath();
    context.arc(topX + (nut - 1) * height * 0.022, topY + height * 0.018, height * 0.016, 0, Math.PI * 2);
    context.fill();
  }
}

/** How far a leaf reaches to a side at least, of its length. */
const LEAST = 0.3;

/** An arching leaf with a notched lower edge. */
export function frond(context: Context, x: number, y: number, angle: number, long: number, wide: number): void {
  // one that points straight up would be a spike
  const across = Math.cos(angle);
  const dx = Math.abs(across) < LEAST ? (across < 0 ? -LEAST : LEAST) : across;
  const dy = -Math.sin(angle);
  const tipX = x + dx * long;
  const tipY = y + dy * long * 0.75 + long * 0.34;
  const midX = x + dx * long * 0.55;
  const midY = y + dy * long * 0.62 - long * 0.08;
  context.beginPath();
  context.moveTo(x, y);
  context.quadraticCurveTo(midX, midY - wide, tipX, tipY);
  const notches = 6;
  for (let notch = notches - 1; notch >= 0; notch--) {
    const t = notch / notches;
    const bx = (1 - t) ** 2 * x + 2 * t * (1 - t) * midX + t * t * tipX;
    const by = (1 - t) ** 2 * y + 2 * t * (1 - t) * midY + t * t * tipY;
    context.lineTo(bx + dx * wide * 0.5, by + wide * (0.5 + Math.sin(t * Math.PI) * 1.1));
    context.lineTo(bx, by + wide * 0.2);
  }
  context.closePath();
  context.fill();
}
