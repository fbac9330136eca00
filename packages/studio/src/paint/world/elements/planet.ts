import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { blob, smoothClosed } from '../../kit/shapes.js';
import type { Context } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** The blue planet: seas, lands, swirling clouds, a thin shell of air, night on one side. */
export function paintEarth(context: Context, view: View, x: number, y: number, radius: number): void {
  const random = view.random.fork('earth');
  const side = view.air.light.side >= 0 ? 1 : -1;
  const shell = context.createRadialGradient(x, y, radius * 0.94, x, y, radius * 1.22);
  shell.addColorStop(0, css([130, 200, 255], 0.6));
  shell.addColorStop(1, css([90, 160, 255], 0));
  context.fillStyle = shell;
  context.beginPath();
  context.arc(x, y, radius * 1.22, 0, Math.PI * 2);
  context.fill();
  context.save();
  context.beginPath();
  context.arc(x, y, radius, 0, Math.PI * 2);
  context.clip();
  const sea = context.createRadialGradient(x + side * radius * 0.4, y - radius * 0.4, radius * 0.1, x, y, radius * 1.1);
  sea.addColorStop(0, css([86, 170, 220]));
  sea.addColorStop(1, css([24, 76, 150]));
  context.fillStyle = sea;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  const lands: readonly (readonly [number, number, number, number, Rgb])[] = [
    [-0.42, -0.34, 0.4, 0.3, [104, 150, 84]],
    [-0.24, 0.36, 0.2, 0.36, [126, 158, 80]],
    [0.46, -0.1, 0.28, 0.36, [196, 170, 106]],
    [0.36, -0.52, 0.36, 0.16, [120, 150, 92]],
    [0.62, 0.5, 0.2, 0.14, [170, 146, 92]],
  ];
  for (const [dx, dy, rx, ry, colour] of lands) {
    context.fillStyle = css(colour);
    smoothClosed(context, blob(random, x + dx * radius, y + dy * radius, rx * radius, ry * radius, 11, 0.3));
    context.fill();
  }
  context.strokeStyle = css([255, 255, 255], 0.75);
  context.lineCap = 'round';
  for (let cloud = 0; cloud < 15; cloud++) {
    const cx = x + random.between(-0.9, 0.9) * radius;
    const cy = y + random.between(-0.9, 0.9) * radius;
    const long = Math.min(view.unit * 0.16, radius * random.between(0.14, 0.42));
    context.lineWidth = Math.min(view.unit * 0.016, Math.max(0.8, radius * random.between(0.02, 0.06)));
    context.beginPath();
    context.moveTo(cx - long, cy);
    context.quadraticCurveTo(cx, cy - long * random.between(0.1, 0.5), cx + long, cy + long * 0.1);
    context.stroke();
  }
  const night = context.createRadialGradient(
    x + side * radius * 0.7,
    y - radius * 0.6,
    radius * 0.3,
    x + side * radius * 0.5,
    y - radius * 0.4,
    radius * 1.9,
  );
  night.addColorStop(0, css([255, 255, 255], 0.16));
  night.addColorStop(0.4, css([6, 12, 36], 0));
  night.addColorStop(0.85, css([6, 10, 32], 0.86));
  context.fillStyle = night;
  context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  context.restore();
}

/** A crater seen at a low angle: a lit far rim, a shadowed bowl. */
export function paintCrater(
  context: Context,
  view: View,
  x: number,
  y: number,
  half: number,
  flat: number,
  colour: Rgb,
  depth: number,
): void {
  const side = view.air.light.side >= 0 ? 1 : -1;
  context.fillStyle = css(view.lit(lighten(colour, 0.04), depth, 1.2));
  context.beginPath();
  context.ellipse(x, y, half * 1.12, half * flat * 1.18, 0, 0, Math.PI * 2);
  context.fill();
  const bowl = context.createLinearGradient(x + side * half, 0, x - side * half, 0);
  bowl.addColorStop(0, css(mix(view.shaded(colour, depth, 1.4), view.air.shadow, 0.45)));
  bowl.addColorStop(0.55, css(view.shaded(colour, depth, 1)));
  bowl.addColorStop(1, css(view.lit(colour, depth)));
  context.fillStyle = bowl;
  context.beginPath();
  context.ellipse(x, y + half * flat * 0.06, half, half * flat, 0, 0, Math.PI * 2);
  context.fill();
}
