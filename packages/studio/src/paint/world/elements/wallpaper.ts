import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

const PETALS = 5;
const [rose, leaf]: readonly [Rgb, Rgb] = [
  [198, 104, 112],
  [112, 140, 96],
];

/** Paper with sprigs of flowers, in staggered rows down to the skirting. */
export function paintWallpaper(context: Context, view: View, wall: Rgb): void {
  const { width, horizon: floor, unit } = view;
  const step = Math.max(12, unit * 0.105);
  const size = step * 0.2;
  const flower = css(view.tone(mix(wall, rose, 0.62)), 0.85);
  const heart = css(view.tone(lighten(mix(wall, [236, 196, 92], 0.7), 0.04)), 0.9);
  const green = css(view.tone(mix(wall, leaf, 0.6)), 0.8);
  context.save();
  context.beginPath();
  context.rect(0, 0, width, floor - unit * 0.026);
  context.clip();
  for (let row = 0; row * step * 0.86 < floor + step; row++)
    for (let x = row % 2 === 0 ? 0 : step / 2; x < width + step; x += step)
      paintSprig(context, x, row * step * 0.86, size, { flower, heart, green });
  context.restore();
}

function paintSprig(
  context: Context,
  x: number,
  y: number,
  size: number,
  { flower, heart, green }: { readonly flower: string; readonly heart: string; readonly green: string },
): void {
  context.fillStyle = green;
  for (const side of [-1, 1]) {
    context.beginPath();
    context.ellipse(x + side * size * 0.9, y + size * 1.05, size * 0.72, size * 0.28, side * 0.6, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = flower;
  for (let petal = 0; petal < PETALS; petal++) {
    const angle = (petal / PETALS) * Math.PI * 2 - Math.PI / 2;
    context.beginPath();
    context.arc(x + Math.cos(angle) * size * 0.55, y + Math.sin(angle) * size * 0.55, size * 0.46, 0, Math.PI * 2);
    context.fill();
  }
  context.fillStyle = heart;
  context.beginPath();
  context.arc(x, y, size * 0.32, 0, Math.PI * 2);
  context.fill();
}
