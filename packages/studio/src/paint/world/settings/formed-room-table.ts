import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { ellipse, polygon } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import { itemBox } from '../../../scene/scene.js';
import type { View } from '../view.js';

/** How high the table is, as a share of the picture. */
export const TALL = 0.13;

/** The table under what stands on it, as broad as that needs. */
export function paintStand(context: Context, view: View): void {
  const { height, unit, scene } = view;
  const stood = scene.items.filter(
    ({ drawable, standsOn, y }) => drawable.habitat === 'tabletop' && standsOn !== 'item' && y > view.horizon,
  );
  if (stood.length === 0) return;
  const borne = stood.map((item) => itemBox(item));
  const y = Math.max(...stood.map((item) => item.y)) - unit * 0.012;
  const [left, right] = [Math.min(...borne.map((box) => box.left)), Math.max(...borne.map((box) => box.right))];
  const [x, half] = [(left + right) / 2, Math.max(unit * 0.16, (right - left) * 0.54)];
  const wood: Rgb = [138, 98, 66];
  const foot = Math.min(y + height * TALL, height * 0.95);
  const deep = Math.max(unit * 0.052, half * 0.2);
  ellipse(context, x, foot + unit * 0.012, half * 0.62, unit * 0.03);
  context.fillStyle = css(view.air.shadow, 0.3);
  context.fill();
  const side = context.createLinearGradient(x - half, 0, x + half, 0);
  side.addColorStop(0, css(view.lit(wood)));
  side.addColorStop(0.5, css(view.tone(wood)));
  side.addColorStop(1, css(view.shaded(wood)));
  context.fillStyle = side;
  polygon(context, [
    [x - half * 0.16, y],
    [x + half * 0.16, y],
    [x + half * 0.22, foot],
    [x - half * 0.22, foot],
  ]);
  context.fill();
  ellipse(context, x, foot, half * 0.5, unit * 0.022);
  context.fill();
  ellipse(context, x, y + unit * 0.024, half, deep);
  context.fill();
  ellipse(context, x, y, half, deep);
  context.fillStyle = css(view.lit(lighten(wood, 0.08)));
  context.fill();
}
