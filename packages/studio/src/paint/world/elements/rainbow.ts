import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const bands: readonly Rgb[] = [
  [226, 84, 76],
  [244, 148, 70],
  [252, 216, 96],
  [122, 200, 116],
  [84, 160, 222],
  [110, 98, 196],
  [164, 98, 190],
];

/** A bow opposite the light, strongest at its feet, fading into the sky. */
export function paintRainbow(context: Context, view: View): void {
  const { width, horizon, air } = view;
  const random = view.random.fork('rainbow');
  const x = width * (0.5 - air.light.side * random.between(0.08, 0.16));
  const reach = Math.min(width * 0.52, horizon * 0.86);
  const y = horizon + reach * 0.08;
  const thick = Math.max(3, reach * 0.13);
  const paint = context.createRadialGradient(x, y, reach - thick, x, y, reach);
  paint.addColorStop(0, css(bands.at(-1) as Rgb, 0));
  bands.toReversed().forEach((band, index) => {
    paint.addColorStop(0.1 + (index / (bands.length - 1)) * 0.8, css(band, 0.62));
  });
  paint.addColorStop(1, css(bands[0] as Rgb, 0));
  const inner = context.createRadialGradient(x, y, reach * 0.3, x, y, reach - thick);
  inner.addColorStop(0, css([255, 255, 255], 0));
  inner.addColorStop(1, css([255, 255, 255], 0.13));
  context.fillStyle = inner;
  context.beginPath();
  context.arc(x, y, reach - thick * 0.95, Math.PI, 0);
  context.fill();
  context.fillStyle = paint;
  context.beginPath();
  context.arc(x, y, reach, Math.PI, 0);
  context.arc(x, y, reach - thick, 0, Math.PI, true);
  context.fill();
}
