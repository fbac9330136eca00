import { css, lighten } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** One great cone with a cap of snow that runs down its gullies, as Fuji stands over its plain. */
export function paintLonePeak(context: Context, view: View, foot: number, rise: number, colour: Rgb): void {
  const { width, unit } = view;
  const random = view.random.fork('lone peak');
  const luminary = view.air.luminary;
  const x = width * (luminary ? (luminary.x < width / 2 ? 0.58 : 0.42) : 0.5);
  const half = Math.min(width * 0.62, rise * 1.5);
  const top = foot - rise;
  const brim = half * 0.1;
  const flank = (t: number, side: number): Point => [
    x + side * (brim + (half - brim) * t ** 1.75),
    top + rise * t + Math.sin(t * 9 + side) * unit * 0.002,
  ];
  const steps = 16;
  const outline: Point[] = [];
  for (let step = steps; step >= 0; step--) outline.push(flank(step / steps, -1));
  outline.push([x - brim * 0.35, top + unit * 0.008], [x + brim * 0.3, top - unit * 0.004]);
  for (let step = 0; step <= steps; step++) outline.push(flank(step / steps, 1));
  const trace = (): void => {
    context.beginPath();
    outline.forEach(([px, py], index) => (index === 0 ? context.moveTo(px, py) : context.lineTo(px, py)));
    context.closePath();
  };
  context.save();
  trace();
  context.clip();
  const body = context.createLinearGradient(0, top, 0, foot);
  body.addColorStop(0, css(view.lit(colour, 0.45)));
  body.addColorStop(1, css(view.lit(colour, 0.6)));
  context.fillStyle = body;
  context.fillRect(0, top - unit, width, rise + unit);
  const side = view.air.light.side >= 0 ? -1 : 1;
  // gullies that run down from the brim, darker on the side away from the light
  for (let gully = 0; gully < 15; gully++) {
    const across = ((gully + 0.5) / 15 - 0.5) * 2;
    const away = Math.sign(across) === side ? 0.5 : 0.22;
    context.fillStyle = css(view.shaded(colour, 0.5, 1.2), away);
    context.beginPath();
    context.moveTo(x + across * half * 0.16, top + rise * 0.2);
    context.lineTo(x + across * half * (0.86 + random.around(0.05)), top + rise * random.between(0.7, 0.95));
    context.lineTo(x + across * half * 0.34 + unit * 0.012, top + rise * 0.42);
    context.fill();
  }
  const white: Rgb = [246, 249, 255];
  context.fillStyle = css(view.lit(white, 0.2));
  context.beginPath();
  context.moveTo(x - half, top - unit * 0.1);
  context.lineTo(x - half, top);
  const teeth = 15;
  for (let tooth = 0; tooth <= teeth; tooth++) {
    const across = (tooth / teeth - 0.5) * 2;
    const deep = tooth % 2 === 0 ? 0.22 : 0.4 + random.around(0.06);
    context.lineTo(x + across * half * (tooth % 2 === 0 ? 0.3 : 0.34), top + rise * deep);
  }
  context.lineTo(x + half, top);
  context.lineTo(x + half, top - unit * 0.1);
  context.fill();
  context.fillStyle = css(lighten(view.shaded(white, 0.3), 0.02), 0.55);
  context.beginPath();
  context.moveTo(x, top - unit * 0.02);
  context.lineTo(x + side * half * 0.05, top + rise * 0.3);
  context.lineTo(x + side * half * 0.3, top + rise * 0.24);
  context.lineTo(x + side * brim, top - unit * 0.02);
  context.fill();
  context.restore();
}
