import { css, mix } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';
import { stone } from './foliage.js';
import { paintRock } from './rocks.js';

const STONES = 17;
const STREAKS = 90;

/** Water that rushes over its stones: they stand in it everywhere, with foam around them and white runs between. */
export function paintRapids(context: Context, view: View, far: number, near: number): void {
  const { width, unit } = view;
  const random = view.random.fork('rapids');
  const white = mix(view.air.skyHorizon, [255, 255, 255], 0.78);
  const at = (t: number): number => far + (near - far) * t;
  for (let index = 0; index < STREAKS; index++) {
    const t = random.between(0.1, 1);
    const [x, y, long] = [width * random.next(), at(t), unit * (0.03 + 0.1 * t)];
    context.strokeStyle = css(white, random.between(0.35, 0.8));
    context.lineWidth = unit * (0.0016 + 0.0042 * t);
    context.lineCap = 'round';
    context.beginPath();
    context.moveTo(x, y);
    context.quadraticCurveTo(x + long * 0.5, y - unit * 0.012 * t, x + long, y + unit * 0.006 * t);
    context.stroke();
  }
  const stones = Array.from({ length: STONES }, (_, index) => ({
    x: width * ((index * 0.618 + random.between(0, 0.08)) % 1),
    t: 0.12 + 0.86 * ((index + 0.5) / STONES),
  }));
  for (const { x, t } of stones) {
    const [foot, size] = [at(t), unit * (0.03 + 0.075 * t) * random.between(0.8, 1.25)];
    paintRock(context, view, { x, foot, size, depth: 0.35 - 0.2 * t, colour: stone }, random.fork(`stone ${x}`));
    context.fillStyle = css(white, 0.9);
    for (let puff = 0; puff < 9; puff++) {
      const along = (puff / 8 - 0.5) * 1.5;
      context.beginPath();
      context.ellipse(
        x + along * size,
        foot + size * (0.07 * Math.cos(along * 2.4) + random.around(0.03)),
        size * random.between(0.1, 0.2),
        size * random.between(0.045, 0.085),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
}
