import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { smoothLine } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import { blades } from './meadow.js';
import type { View } from '../view.js';

/** Fills from a line across the picture down to its lower edge. */
export function fillBelow(
  context: Context,
  view: View,
  line: readonly Point[],
  style: string | ReturnType<Context['createLinearGradient']>,
): void {
  context.fillStyle = style;
  smoothLine(context, line);
  context.lineTo(view.width + 4, view.height + 4);
  context.lineTo(-4, view.height + 4);
  context.closePath();
  context.fill();
}

/** A gently waving line across the picture, from one height to another. */
export function bankLine(view: View, name: string, from: number, to: number, swing: number): Point[] {
  const random = view.random.fork(name);
  const phase = random.between(0, Math.PI * 2);
  const count = 16;
  return Array.from({ length: count + 1 }, (_, index): Point => {
    const along = index / count;
    const wave = Math.sin(along * Math.PI * 2.3 + phase) * 0.65 + Math.sin(along * Math.PI * 5.1 + phase * 2) * 0.35;
    return [-4 + along * (view.width + 8), from + (to - from) * along + wave * swing];
  });
}

export const shifted = (line: readonly Point[], by: number): Point[] => line.map(([x, y]) => [x, y + by]);

/** Grass, earth or snow on the near side of water, with a dark wet edge. */
export function paintBank(context: Context, view: View, line: readonly Point[], colour: Rgb): void {
  const { unit, height } = view;
  const top = Math.min(...line.map(([, y]) => y));
  fillBelow(context, view, shifted(line, -unit * 0.006), css(mix(view.shaded(colour, 0.1), view.air.shadow, 0.4), 0.6));
  const paint = context.createLinearGradient(0, top, 0, height);
  paint.addColorStop(0, css(view.lit(colour, 0.18, 1.1)));
  paint.addColorStop(0.4, css(view.tone(colour, 0.04)));
  paint.addColorStop(1, css(view.shaded(colour, 0, 1.1)));
  fillBelow(context, view, line, paint);
}

/** Reeds and rushes that stand in the water's edge. */
export function paintReeds(
  context: Context,
  view: View,
  line: readonly Point[],
  from: number,
  to: number,
  tall: number,
): void {
  const random = view.random.fork(`reeds ${from}`);
  const { width, unit } = view;
  const colour: Rgb = view.snowy ? [176, 160, 128] : view.scene.season === 'autumn' ? [180, 150, 88] : [110, 138, 76];
  const clumps = Math.max(4, Math.round(((to - from) * width) / (unit * 0.022)));
  for (const [pass, tint] of [
    view.shaded(colour, 0.05, 1.2),
    view.tone(colour, 0.05),
    view.lit(colour, 0.05),
  ].entries()) {
    context.fillStyle = css(tint);
    context.beginPath();
    for (let clump = 0; clump < clumps; clump++) {
      const along = from + (to - from) * random.next();
      const at = line[Math.min(line.length - 1, Math.max(0, Math.round(along * (line.length - 1))))] as Point;
      blades(
        context,
        random,
        along * width,
        at[1] + unit * 0.012,
        tall * random.between(0.6, 1.1) * (1 - pass * 0.14),
        3,
      );
    }
    context.fill();
  }
  context.fillStyle = css(view.shaded([112, 78, 54], 0.05));
  for (let head = 0; head < clumps / 3; head++) {
    const along = from + (to - from) * random.next();
    const at = line[Math.min(line.length - 1, Math.max(0, Math.round(along * (line.length - 1))))] as Point;
    const top = at[1] - tall * random.between(0.75, 1.05);
    const lean = random.around(tall * 0.06);
    context.fillRect(along * width + lean - unit * 0.001, top, Math.max(0.8, unit * 0.002), at[1] - top);
    context.beginPath();
    context.ellipse(
      along * width + lean,
      top + tall * 0.06,
      Math.max(1, unit * 0.0042),
      tall * 0.085,
      0,
      0,
      Math.PI * 2,
    );
    context.fill();
  }
}

/** Foam in thin scallops along a shoreline. */
export function paintFoam(context: Context, view: View, line: readonly Point[], rows: number): void {
  const { unit } = view;
  const random = view.random.fork('foam');
  const foam = view.lit([250, 252, 252], 0.08);
  context.lineCap = 'round';
  for (let row = 0; row < rows; row++) {
    const lift = -unit * (0.012 + row * 0.03 + random.between(0, 0.01));
    const swing = random.between(0, 6);
    const points = line.map(([x, y], index): Point => [x, y + lift + Math.sin(index * 1.3 + swing) * unit * 0.006]);
    context.strokeStyle = css(foam, 0.8 - row * 0.2);
    context.lineWidth = Math.max(0.8, unit * (0.006 - row * 0.0013));
    smoothLine(context, points);
    context.stroke();
    context.strokeStyle = css(lighten(foam, -0.04), 0.22);
    context.lineWidth = unit * 0.016;
    smoothLine(context, shifted(points, unit * 0.009));
    context.stroke();
  }
}
