import { css } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Table mountains with banded walls and a talus skirt. */
export function paintMesas(
  context: Context,
  view: View,
  { foot, rise, colour }: { foot: number; rise: number; colour: Rgb },
): void {
  const random = view.random.fork('mesas');
  const { width } = view;
  const side = view.air.light.side >= 0 ? 1 : -1;
  const count = Math.max(3, Math.round((width / view.span) * 4));
  const places = Array.from({ length: count }, (_, index) => ({ index, depth: random.between(0.72, 0.94) })).toSorted(
    (one, other) => other.depth - one.depth,
  );
  for (const { index, depth } of places) {
    const tall = rise * random.between(0.4, 1) * (1.6 - depth * 0.7);
    const half = tall * random.between(0.35, 1);
    const x = width * ((index + random.between(0.1, 0.9)) / count);
    const top = foot - tall;
    const wall = foot - tall * 0.42;
    context.save();
    context.beginPath();
    context.moveTo(x - half * 1.7, foot);
    context.lineTo(x - half * 1.05, wall);
    context.lineTo(x - half * 0.96, top + tall * 0.05);
    context.lineTo(x - half * 0.5, top);
    context.lineTo(x + half * 0.8, top + tall * random.between(0, 0.04));
    context.lineTo(x + half * 0.98, top + tall * 0.08);
    context.lineTo(x + half * 1.05, wall);
    context.lineTo(x + half * 1.7, foot);
    context.closePath();
    const body = context.createLinearGradient(0, top, 0, foot);
    body.addColorStop(0, css(view.lit(colour, depth)));
    body.addColorStop(1, css(view.tone(colour, Math.min(1, depth + 0.12))));
    context.fillStyle = body;
    context.fill();
    context.clip();
    context.fillStyle = css(view.shaded(colour, depth), 0.55);
    context.fillRect(side > 0 ? x - half * 2 : x + half * 0.3, top - 2, side > 0 ? half * 1.6 : half * 1.7, tall + 4);
    for (let band = 1; band < 4; band++) {
      context.fillStyle = css(view.shaded(colour, depth, 0.8), 0.3);
      context.fillRect(x - half * 2, top + (wall - top) * (band / 4), half * 4, Math.max(1, tall * 0.03));
    }
    context.restore();
  }
}
