import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import { signs } from '../../lettering/signs.js';
import type { View } from '../view.js';

const tubes: readonly Rgb[] = [
  [255, 70, 160],
  [70, 220, 255],
  [255, 214, 80],
  [140, 110, 255],
  [110, 255, 160],
];

/** Upright signs of glowing tubes along both sides of a street, smaller towards its end, with their light on the ground. */
export function paintNeonSigns(context: Context, view: View): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('neon signs');
  context.lineJoin = 'round';
  context.lineCap = 'round';
  for (const side of [-1, 1]) {
    for (let sign = 4; sign >= 0; sign--) {
      const t = sign / 5;
      const x = width / 2 + side * width * (0.47 - 0.34 * t);
      const scale = 1 - 0.72 * t;
      const wide = unit * 0.07 * scale;
      const tall = unit * random.between(0.2, 0.3) * scale;
      const top = horizon - horizon * (0.62 - 0.5 * t) * random.between(0.8, 1);
      const tint = tubes[(sign + (side > 0 ? 2 : 0)) % tubes.length] as Rgb;
      context.save();
      context.globalCompositeOperation = 'screen';
      for (const [cy, reach, strength] of [
        [top + tall / 2, tall * 1.1, 0.5],
        [horizon + (height - horizon) * (0.7 - 0.5 * t), tall * 1.3, 0.3],
      ] as const) {
        const glow = context.createRadialGradient(x, cy, 0, x, cy, reach);
        glow.addColorStop(0, css(tint, strength));
        glow.addColorStop(1, css(tint, 0));
        context.fillStyle = glow;
        context.fillRect(x - reach, cy - reach, reach * 2, reach * 2);
      }
      context.restore();
      context.fillStyle = css([24, 20, 36], 0.92);
      context.fillRect(x - wide / 2, top, wide, tall);
      context.strokeStyle = css(tint);
      context.lineWidth = Math.max(1, unit * 0.006 * scale);
      context.strokeRect(x - wide / 2, top, wide, tall);
      context.strokeStyle = css(lighten(tint, 0.14));
      const size = Math.min(wide * 0.6, tall * 0.2);
      for (let mark = 0; mark < 3; mark++) {
        const y = top + (tall * (mark + 0.5)) / 3;
        const word = signs[(sign * 2 + mark + (side > 0 ? 3 : 0)) % signs.length] as (typeof signs)[number];
        context.beginPath();
        for (const [fromX, fromY, toX, toY] of word) {
          context.moveTo(x + (fromX - 0.5) * size, y + (fromY - 0.5) * size);
          context.lineTo(x + (toX - 0.5) * size, y + (toY - 0.5) * size);
        }
        context.stroke();
      }
    }
  }
}
