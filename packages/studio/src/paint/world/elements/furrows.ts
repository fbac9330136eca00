import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const crops: readonly Rgb[] = [
  [206, 176, 92],
  [226, 196, 108],
  [150, 168, 86],
];

/** Rows of a crop that run to a vanishing point. */
export function paintFurrows(context: Context, view: View, top: number, colour?: Rgb): void {
  const { width, height } = view;
  const random = view.random.fork('furrows');
  const crop = colour ?? random.pick(crops);
  const x = width * random.between(0.3, 0.7);
  const rows = Math.min(40, Math.max(12, Math.round((width / height) * 22)));
  const paint = context.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, css(view.lit(crop, 0.6)));
  paint.addColorStop(0.4, css(view.lit(crop, 0.2)));
  paint.addColorStop(1, css(view.tone(crop)));
  context.fillStyle = paint;
  context.fillRect(0, top, width, height - top);
  const reach = width * 4.5;
  const shade = context.createLinearGradient(0, top, 0, height);
  shade.addColorStop(0, css(view.shaded(crop, 0.5), 0));
  shade.addColorStop(0.12, css(view.shaded(crop, 0.3), 0.35));
  shade.addColorStop(1, css(view.shaded(crop, 0, 1.4), 0.75));
  context.fillStyle = shade;
  for (let row = 0; row < rows; row++) {
    const from = x + (row / rows - 0.5) * reach;
    const wide = (reach / rows) * 0.42;
    if (Math.max(from, x) < -width || Math.min(from, x) > width * 2) continue;
    context.beginPath();
    context.moveTo(x + (row / rows - 0.5) * width * 0.06, top);
    context.lineTo(from + wide, height);
    context.lineTo(from, height);
    context.closePath();
    context.fill();
  }
}
