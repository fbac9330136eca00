import { itemBox } from '../../../scene/scene.js';
import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { paintGlow } from './houses.js';
import type { Box } from './window.js';
import type { View } from '../view.js';

/** A hearth with a burning fire on the wall that the window leaves free. */
export function paintFireplace(context: Context, view: View, window: Box): void {
  const random = view.random.fork('fireplace');
  const { width, horizon, unit, span } = view;
  const wide = Math.min(width * 0.34, span * 0.34);
  const tall = Math.min(horizon * 0.56, wide * 0.92);
  const own =
    window.x > width / 2
      ? Math.max(width * 0.04, window.x * 0.5 - wide / 2)
      : Math.min(width * 0.96 - wide, (window.x + window.width + width) / 2 - wide / 2);
  // it was asked for: nothing large may stand right before it
  const hidden = (left: number): number =>
    Math.max(
      0,
      ...view.scene.items.map((item) => {
        const box = itemBox(item);
        const across = Math.min(box.right, left + wide * 0.8) - Math.max(box.left, left + wide * 0.2);
        return box.top < horizon ? across / wide : 0;
      }),
    );
  const x = [own, width * 0.02, width * 0.98 - wide].reduce((best, at) =>
    hidden(at) < hidden(best) - 0.1 ? at : best,
  );
  const top = horizon - tall;
  const stone: Rgb = random.pick([
    [176, 132, 112],
    [196, 186, 174],
    [150, 118, 104],
  ] as const);
  const brick = unit * 0.04;
  const breast = context.createLinearGradient(0, 0, 0, horizon);
  breast.addColorStop(0, css(view.tone(lighten(stone, 0.04))));
  breast.addColorStop(1, css(view.tone(stone)));
  context.fillStyle = breast;
  context.fillRect(x + wide * 0.1, 0, wide * 0.8, top);
  context.fillRect(x, top, wide, tall + unit * 0.012);
  for (let row = 0; top + row * brick < horizon; row++) {
    for (let bx = x - (row % 2) * brick; bx < x + wide; bx += brick * 2) {
      const from = Math.max(x, bx);
      const to = Math.min(x + wide, bx + brick * 1.9);
      const low = Math.min(horizon, top + row * brick + brick * 0.9);
      if (to <= from || low <= top + row * brick) continue;
      context.fillStyle = css(random.chance(0.5) ? view.lit(stone, 0, 0.5) : view.shaded(stone, 0, 0.4), 0.5);
      context.fillRect(from, top + row * brick, to - from, low - top - row * brick);
    }
  }
  context.fillStyle = css(view.lit([124, 84, 58], 0, 0.6));
  context.fillRect(x - wide * 0.06, top - unit * 0.022, wide * 1.12, unit * 0.03);
  context.fillStyle = css(view.air.shadow, 0.3);
  context.fillRect(x, top + unit * 0.008, wide, unit * 0.012);
  const hole = { x: x + wide * 0.2, y: top + tall * 0.26, width: wide * 0.6, height: tall * 0.74 };
  context.fillStyle = css([34, 22, 26]);
  context.beginPath();
  context.moveTo(hole.x, horizon);
  context.lineTo(hole.x, hole.y + hole.height * 0.3);
  context.quadraticCurveTo(
    hole.x + hole.width / 2,
    hole.y - hole.height * 0.14,
    hole.x + hole.width,
    hole.y + hole.height * 0.3,
  );
  context.lineTo(hole.x + hole.width, horizon);
  context.fill();
  const fx = hole.x + hole.width / 2;
  paintGlow(context, fx, horizon - hole.height * 0.25, hole.width * 1.5, [255, 140, 60], 0.75);
  context.fillStyle = css([92, 58, 42]);
  for (const [dx, lift] of [
    [-0.16, 0],
    [0.16, 0],
    [0, 0.07],
  ] as const) {
    context.beginPath();
    context.roundRect(
      fx + hole.width * (dx - 0.2),
      horizon - hole.height * (0.1 + lift),
      hole.width * 0.4,
      hole.height * 0.09,
      hole.height * 0.04,
    );
    context.fill();
  }
  for (const [tint, scale] of [
    [[232, 92, 40], 1],
    [[250, 158, 56], 0.72],
    [[255, 226, 132], 0.42],
  ] as const) {
    context.fillStyle = css(tint);
    for (const [dx, high] of [
      [-0.2, 0.42],
      [0, 0.62],
      [0.19, 0.48],
    ] as const) {
      const bx = fx + hole.width * dx;
      const by = horizon - hole.height * 0.1;
      const tip = hole.height * high * scale;
      const half = hole.width * 0.15 * scale;
      context.beginPath();
      context.moveTo(bx - half, by);
      context.quadraticCurveTo(bx - half * 1.2, by - tip * 0.5, bx + half * 0.2, by - tip);
      context.quadraticCurveTo(bx + half * 1.3, by - tip * 0.45, bx + half, by);
      context.closePath();
      context.fill();
    }
  }
  paintGlow(context, fx, horizon + unit * 0.08, wide * 0.9, [255, 150, 70], 0.3);
}
