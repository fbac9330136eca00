import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** A tall cactus with arms. */
export function paintCactus(
  context: Context,
  view: View,
  cactus: { x: number; foot: number; height: number; depth: number },
  random: Random,
): void {
  const { x, foot, height, depth } = cactus;
  const green: Rgb = [86, 128, 88];
  const wide = height * 0.15;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const stems: [number, number, number, number][] = [[x, foot, height, wide]];
  const arms = random.whole(1, 2);
  context.lineCap = 'round';
  context.lineJoin = 'round';
  for (let arm = 0; arm < arms; arm++) {
    const way = arm === 0 ? 1 : -1;
    const level = foot - height * random.between(0.3, 0.5);
    const reach = height * random.between(0.16, 0.22);
    stems.push([x + way * reach, level, height * random.between(0.24, 0.36), wide * 0.72]);
    for (const [tint, thick, shift] of [
      [view.shaded(green, depth), wide * 0.72, 0],
      [view.lit(green, depth), wide * 0.3, side * wide * 0.12],
    ] as const) {
      context.strokeStyle = css(tint);
      context.lineWidth = thick;
      context.beginPath();
      context.moveTo(x, level);
      context.quadraticCurveTo(x + way * reach + shift, level, x + way * reach + shift, level - height * 0.08);
      context.stroke();
    }
  }
  for (const [sx, sy, tall, thick] of stems) {
    for (const [tint, share, shift] of [
      [view.shaded(green, depth), 1, 0],
      [view.tone(green, depth), 0.66, side * thick * 0.14],
      [view.lit(green, depth), 0.26, side * thick * 0.26],
    ] as const) {
      context.strokeStyle = css(tint);
      context.lineWidth = thick * share;
      context.beginPath();
      context.moveTo(sx + shift, sy - thick * 0.4);
      context.lineTo(sx + shift, sy - tall + thick * 0.5);
      context.stroke();
    }
    context.strokeStyle = css(view.shaded(green, depth, 1.3), 0.5);
    context.lineWidth = Math.max(0.7, thick * 0.05);
    for (const rib of [-0.22, 0.06]) {
      context.beginPath();
      context.moveTo(sx + thick * rib, sy - thick * 0.5);
      context.lineTo(sx + thick * rib, sy - tall + thick * 0.4);
      context.stroke();
    }
  }
}
