import { css } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Slanting beams from the light's side, over what is painted so far: in a layer they would be things of its kind. */
export function paintLightShafts(context: Context, view: View, bottom: number, strength: number): void {
  const random = view.random.fork('shafts');
  const { width, unit, air } = view;
  const way = air.light.side >= 0 ? -1 : 1;
  const from = air.luminary?.x ?? width * (0.5 + air.light.side * 0.45);
  context.save();
  context.globalCompositeOperation = 'screen';
  for (let beam = 0; beam < 6; beam++) {
    const spread = random.between(-0.1, 0.55) * width * way;
    const wide = unit * random.between(0.03, 0.1);
    const x = from + spread * 0.25;
    const paint = context.createLinearGradient(0, 0, 0, bottom);
    const alpha = strength * random.between(0.4, 1);
    paint.addColorStop(0, css(air.key, alpha));
    paint.addColorStop(0.6, css(air.key, alpha * 0.5));
    paint.addColorStop(1, css(air.key, 0));
    context.fillStyle = paint;
    context.beginPath();
    context.moveTo(x - wide * 0.3, -4);
    context.lineTo(x + wide * 0.3, -4);
    context.lineTo(x + spread + wide, bottom);
    context.lineTo(x + spread - wide, bottom);
    context.fill();
  }
  context.restore();
}
