import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import type { Pen, Shape } from './pen.js';
import { faint, tone } from './tone.js';

/** Long soft grain over a surface, drawn inside its shape. */
export function paintGrain(
  pen: Pen,
  shape: Shape,
  left: number,
  top: number,
  right: number,
  bottom: number,
  colour: Rgb,
  upright = false,
): void {
  const random = pen.fine.fork(`grain ${left.toFixed(3)} ${top.toFixed(3)}`);
  const count = pen.count(3, 9);
  const width = right - left;
  const height = bottom - top;
  pen.inside(shape, () => {
    for (let index = 0; index < count; index++) {
      const place = (index + random.between(0.2, 0.8)) / count;
      const from = random.between(-0.1, 0.45);
      const to = from + random.between(0.3, 0.7);
      const sway = random.around(0.02);
      const along = (share: number, offset: number): Point =>
        upright
          ? [left + width * (place + offset), top + height * share]
          : [left + width * share, top + height * (place + offset)];
      pen.line(
        [along(from, 0), along((from + to) / 2, sway), along(to, 0)],
        Math.min(width, height) * 0.014 + Math.max(width, height) * 0.002,
        faint(tone(colour, random.chance(0.6) ? -1.3 : 1), 0.55),
      );
    }
  });
}

/** A round log seen from its end. */
export function paintLogEnd(pen: Pen, x: number, y: number, radius: number, bark: Rgb): void {
  pen.oval(x, y, radius, radius, tone(bark, -1.4));
  pen.oval(x, y, radius * 0.82, radius * 0.82, pen.ball(tone(bark, 2.2), x, y, radius));
  pen.ring(x, y, radius * 0.5, radius * 0.5, radius * 0.09, faint(tone(bark, -0.6), 0.7));
  pen.oval(x, y, radius * 0.18, radius * 0.18, faint(tone(bark, -0.8), 0.8));
}
