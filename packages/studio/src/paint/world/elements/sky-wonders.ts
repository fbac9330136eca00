import { css, lighten, mix } from '../../kit/colour.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** Arcs that the stars draw around the pole while the shutter is open. */
export function paintStarTrails(context: Context, view: View, bottom: number): void {
  const { width, unit } = view;
  const random = view.random.fork('star trails');
  const x = width * random.between(0.36, 0.64);
  const y = bottom * 0.42;
  const reach = Math.hypot(width, bottom);
  context.save();
  context.lineCap = 'round';
  for (let radius = unit * 0.02; radius < reach; radius += unit * random.between(0.012, 0.024)) {
    const from = random.between(0, Math.PI * 2);
    context.strokeStyle = css(
      mix([255, 255, 255], random.chance(0.5) ? [160, 196, 255] : [255, 226, 180], random.next() * 0.6),
      random.between(0.35, 0.9),
    );
    context.lineWidth = Math.max(0.8, unit * random.between(0.0016, 0.0034));
    for (const turn of [0, 2.1, 4.2]) {
      context.beginPath();
      context.arc(x, y, radius, from + turn, from + turn + random.between(0.9, 1.6));
      context.stroke();
    }
  }
  context.restore();
}

/** White lines that aeroplanes leave, widening as they age: behind those that are there, else two side by side. */
export function paintContrails(context: Context, view: View, bottom: number): void {
  const { width, unit, scene } = view;
  const random = view.random.fork('contrails');
  const planes = scene.items.filter(({ drawable, standsOn }) => drawable.kind === 'vehicle' && standsOn === 'nothing');
  for (const { x, y, size, drawable, mirrored } of planes) {
    const way = mirrored ? -1 : 1;
    const from: Point = [x - way * drawable.aspect * size * 0.36, y - size * 0.5];
    const back: Point = [way > 0 ? -width * 0.1 : width * 1.1, from[1] + size * 0.25];
    for (const side of [-1, 1]) paintTrail(context, back, from, side * size * 0.09, unit * 0.026);
  }
  if (planes.length > 0) return;
  const slope = bottom * random.between(0.25, 0.45);
  const from: Point = [-width * 0.05, bottom * 0.72];
  const to: Point = [width * random.between(0.86, 1.05), from[1] - slope];
  const count = view.asked('contrails') ? 2 : 1;
  for (let trail = 0; trail < count; trail++)
    paintTrail(context, from, to, (trail - (count - 1) / 2) * bottom * 0.22, unit * 0.024);
}

/** One trail from where it is old and wide to where it is made. */
function paintTrail(context: Context, from: Point, to: Point, aside: number, wide: number): void {
  const length = Math.max(1, Math.hypot(to[0] - from[0], to[1] - from[1]));
  const [nx, ny] = [-(to[1] - from[1]) / length, (to[0] - from[0]) / length];
  const at = ([x, y]: Point, out: number): Point => [x + nx * (aside + out), y + ny * (aside + out)];
  const fade = context.createLinearGradient(from[0], from[1], to[0], to[1]);
  fade.addColorStop(0, css([255, 255, 255], 0.45));
  fade.addColorStop(1, css([255, 255, 255], 0.95));
  context.fillStyle = fade;
  context.beginPath();
  context.moveTo(...at(from, -wide / 2));
  context.lineTo(...at(to, -wide * 0.12));
  context.lineTo(...at(to, wide * 0.12));
  context.lineTo(...at(from, wide / 2));
  context.fill();
}

/** A funnel that hangs from the clouds and whirls dust where it touches the ground. */
export function paintTornado(context: Context, view: View, bottom: number): void {
  const { width, unit, air } = view;
  const random = view.random.fork('tornado');
  const taken = view.scene.items.map(({ x }) => x / width);
  const free = (x: number): number => Math.min(1, ...taken.map((other) => Math.abs(other - x)));
  const foot = width * [0.5, 0.62, 0.38, 0.74, 0.26].reduce((best, x) => (free(x) > free(best) + 0.05 ? x : best));
  const bend = random.around(width * 0.08);
  const top = -unit * 0.02;
  const ground = bottom + unit * 0.03;
  const dark = lighten(mix(air.skyMiddle, [62, 62, 74], 0.7), -0.12);
  // a lighter sky behind it, so that the funnel is seen
  const glow = context.createRadialGradient(foot, ground * 0.6, unit * 0.05, foot, ground * 0.6, unit * 0.62);
  glow.addColorStop(0, css(mix(air.skyHorizon, [226, 222, 206], 0.6), 0.85));
  glow.addColorStop(1, css(mix(air.skyHorizon, [226, 222, 206], 0.6), 0));
  context.fillStyle = glow;
  context.fillRect(0, 0, width, ground);
  const bands = 46;
  for (let band = 0; band < bands; band++) {
    const t = band / (bands - 1);
    const y = top + (ground - top) * t;
    const half = unit * (0.03 + 0.36 * (1 - t) ** 2);
    const x = foot + Math.sin(t * 3.2) * bend + random.around(half * 0.06);
    const shade = context.createLinearGradient(x - half, 0, x + half, 0);
    shade.addColorStop(0, css(lighten(dark, 0.14), 0.5));
    shade.addColorStop(0.35, css(lighten(dark, 0.08), 0.92));
    shade.addColorStop(0.8, css(dark, 0.95));
    shade.addColorStop(1, css(lighten(dark, -0.04), 0.4));
    context.fillStyle = shade;
    context.beginPath();
    context.ellipse(x, y, half, Math.max(2, ((ground - top) / bands) * 0.9), 0.06, 0, Math.PI * 2);
    context.fill();
    if (band % 3 === 0) {
      context.strokeStyle = css(lighten(dark, 0.2), 0.4);
      context.lineWidth = Math.max(0.8, unit * 0.003);
      context.beginPath();
      context.ellipse(x, y, half * 0.96, half * 0.16, 0.06, 0.3, Math.PI * 0.9);
      context.stroke();
    }
  }
  for (let puff = 0; puff < 22; puff++) {
    const radius = unit * random.between(0.02, 0.055);
    const x = foot + Math.sin(3.2) * bend + random.around(unit * 0.1);
    const y = ground - random.between(0, 0.05) * unit;
    const dust = context.createRadialGradient(x, y, 0, x, y, radius);
    dust.addColorStop(0, css(mix(dark, [170, 140, 110], 0.5), 0.6));
    dust.addColorStop(1, css(dark, 0));
    context.fillStyle = dust;
    context.fillRect(x - radius, y - radius, radius * 2, radius * 2);
  }
}
