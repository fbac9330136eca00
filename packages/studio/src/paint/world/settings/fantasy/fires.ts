import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintGlow } from '../../elements/houses.js';
import type { SetPen } from '../../sets/space.js';

const hot: Rgb = [255, 132, 44];
const yellow: Rgb = [255, 220, 120];

/** A fire that burns there, `high` metres tall. */
export function fire(pen: SetPen, x: number, up: number, away: number, high: number): void {
  const { context, view } = pen;
  if (!view.allowed('fire')) return;
  const [px, foot] = pen.point(x, up, away);
  const tall = high * pen.scale(away);
  const random = pen.random.fork(`fire ${x} ${away}`);
  paintGlow(context, px, foot - tall * 0.4, tall * 1.6, hot, 0.55);
  for (const [share, colour] of [
    [1, [226, 74, 30]],
    [0.72, hot],
    [0.42, yellow],
  ] as const) {
    context.fillStyle = css(mix(colour, view.air.haze, pen.depth(away) * 0.25));
    for (let tongue = -1; tongue <= 1; tongue++) {
      const middle = px + tongue * tall * 0.24;
      const [half, rise] = [tall * 0.24 * share, tall * share * (tongue === 0 ? 1 : random.between(0.55, 0.8))];
      const lean = random.around(tall * 0.12);
      context.beginPath();
      context.moveTo(middle - half, foot);
      context.bezierCurveTo(
        middle - half * 1.3,
        foot - rise * 0.5,
        middle + lean * 0.2,
        foot - rise * 0.6,
        middle + lean,
        foot - rise,
      );
      context.bezierCurveTo(
        middle + half * 0.6,
        foot - rise * 0.6,
        middle + half * 1.4,
        foot - rise * 0.4,
        middle + half,
        foot,
      );
      context.fill();
    }
  }
}

/** A column of black smoke that drifts as it rises, red with fire below. */
export function smoke(pen: SetPen, x: number, up: number, away: number, wide: number): void {
  const { context, view } = pen;
  if (!view.allowed('smoke')) return;
  const random = pen.random.fork(`smoke ${x} ${away}`);
  const [px, foot] = pen.point(x, up, away);
  const across = wide * pen.scale(away);
  const drift = view.air.light.side * -1;
  for (let puff = 0; puff < 34; puff++) {
    const t = puff / 34;
    const size = across * (0.4 + t * 1.5) * random.between(0.8, 1.2);
    const middle = px + drift * t * t * across * 5 + random.around(across * 0.4 * (0.3 + t));
    const y = foot - t * (foot + across);
    const colour = mix(mix([58, 48, 50], view.air.skyMiddle, 0.15 + t * 0.35), hot, Math.max(0, 0.3 - t) * 0.8);
    const paint = context.createRadialGradient(middle, y, 0, middle, y, size);
    paint.addColorStop(0, css(colour, 0.62));
    paint.addColorStop(1, css(colour, 0));
    context.fillStyle = paint;
    context.fillRect(middle - size, y - size, size * 2, size * 2);
  }
}

/** Sparks in the air. */
export function embers({ context, view, random: all }: SetPen, count: number): void {
  const random = all.fork('embers');
  for (let ember = 0; ember < count; ember++) {
    const size = view.unit * random.between(0.0012, 0.004);
    context.fillStyle = css(random.chance(0.5) ? hot : yellow, random.between(0.5, 0.95));
    context.beginPath();
    context.ellipse(
      view.width * random.next(),
      view.height * random.next() ** 0.8,
      size,
      size * 1.8,
      random.around(1),
      0,
      7,
    );
    context.fill();
  }
}
