import { css, mix } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** A small far sailing boat. */
export function paintSailBoat(context: Context, view: View, x: number, waterline: number, size: number): void {
  const hull = view.shaded([96, 70, 66], 0.5);
  const sail = view.lit([250, 244, 230], 0.4);
  context.fillStyle = css(mix(hull, view.air.shadow, 0.3), 0.3);
  context.beginPath();
  context.ellipse(x, waterline + size * 0.1, size * 0.4, size * 0.06, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(hull);
  context.beginPath();
  context.moveTo(x - size * 0.36, waterline - size * 0.1);
  context.lineTo(x + size * 0.4, waterline - size * 0.12);
  context.quadraticCurveTo(x + size * 0.28, waterline + size * 0.04, x + size * 0.14, waterline + size * 0.04);
  context.lineTo(x - size * 0.24, waterline + size * 0.04);
  context.closePath();
  context.fill();
  context.fillStyle = css(sail);
  context.beginPath();
  context.moveTo(x, waterline - size);
  context.quadraticCurveTo(x + size * 0.3, waterline - size * 0.5, x + size * 0.34, waterline - size * 0.18);
  context.lineTo(x, waterline - size * 0.16);
  context.closePath();
  context.fill();
  context.fillStyle = css(view.shaded([236, 226, 214], 0.4, 0.6));
  context.beginPath();
  context.moveTo(x - size * 0.03, waterline - size * 0.86);
  context.lineTo(x - size * 0.03, waterline - size * 0.16);
  context.lineTo(x - size * 0.28, waterline - size * 0.18);
  context.closePath();
  context.fill();
}

/** A few birds far away. */
export function paintFarBirds(context: Context, view: View): void {
  const random = view.random.fork('far birds');
  const { width, horizon, unit } = view;
  const x0 = width * random.between(0.25, 0.75);
  const y0 = horizon * random.between(0.3, 0.6);
  context.strokeStyle = css(mix(view.air.shadow, view.air.skyMiddle, 0.25), 0.85);
  context.lineCap = 'round';
  const count = random.whole(4, 8);
  for (let bird = 0; bird < count; bird++) {
    const x = x0 + random.around(unit * 0.13);
    const y = y0 + random.around(unit * 0.05);
    const span = unit * random.between(0.009, 0.018);
    const lift = random.between(0.3, 0.7);
    context.lineWidth = Math.max(0.9, unit * 0.0024);
    context.beginPath();
    context.moveTo(x - span, y - span * lift);
    context.quadraticCurveTo(x - span * 0.35, y - span * lift * 0.9, x, y);
    context.quadraticCurveTo(x + span * 0.35, y - span * lift * 0.9, x + span, y - span * lift);
    context.stroke();
  }
}
