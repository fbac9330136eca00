import { css, lighten, mix } from '../../kit/colour.js';
import { smoothClosed } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { Rgb } from '../../kit/colour.js';
import type { Surface } from '../../../scene/scene.js';
import { waterColours } from './sea.js';
import type { View } from '../view.js';

/** Still water in the ground, around a surface where things float. */
export function paintPond(context: Context, view: View, surface: Surface, shore: Rgb): void {
  const random = view.random.fork('pond');
  const { left, right, far, near } = surface;
  const wide = right - left;
  const tall = near - far;
  const x = (left + right) / 2;
  const y = (far + near) / 2;
  const count = 14;
  const ring = Array.from({ length: count }, (_, index) => ({
    angle: (index / count) * Math.PI * 2,
    reach: random.between(0.92, 1.1),
  }));
  const outline = (scale: number): Point[] =>
    ring.map(({ angle, reach }): Point => [
      x + Math.cos(angle) * wide * 0.62 * reach * scale,
      y + Math.sin(angle) * tall * 0.78 * reach * scale,
    ]);
  const depth = view.depthAt(y) * 0.5;
  context.fillStyle = css(view.shaded(shore, depth, 0.8), 0.7);
  smoothClosed(context, outline(1.06));
  context.fill();
  const colours = waterColours(view);
  const paint = context.createLinearGradient(0, far - tall * 0.3, 0, near + tall * 0.3);
  paint.addColorStop(0, css(lighten(mix(colours.far, view.air.skyHorizon, 0.4 * colours.mirrors), 0.01)));
  paint.addColorStop(0.5, css(mix(colours.far, colours.middle, 0.5)));
  paint.addColorStop(1, css(colours.middle));
  context.save();
  context.fillStyle = paint;
  smoothClosed(context, outline(1));
  context.fill();
  context.clip();
  for (let index = 0; index < 26; index++) {
    const wy = far - tall * 0.2 + (tall * 1.4 * index) / 26;
    const wx = left + wide * random.next();
    const half = wide * random.between(0.04, 0.14);
    context.fillStyle = css(random.chance(0.5) ? view.air.skyHorizon : colours.near, 0.2);
    context.beginPath();
    context.ellipse(wx, wy, half, Math.max(0.6, tall * 0.008), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
