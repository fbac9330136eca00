import { css, lighten, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { smoothLine } from '../../kit/shapes.js';
import type { Context, Point } from '../../kit/shapes.js';
import type { View } from '../view.js';

/** A wave that towers over the horizon and breaks: a hollow face with streaks, a curling lip, foam that flies. */
export function paintGiantWave(context: Context, view: View, water: Rgb): void {
  const { width, height, horizon, unit } = view;
  const random = view.random.fork('giant wave');
  // it comes in from the open water, not over the land
  const land = view.surface('ground');
  const middle = land && (land.left + land.right) / 2;
  const ashore = land !== undefined && land.right - land.left < width * 0.6;
  const left = ashore && middle !== undefined ? middle > width / 2 : random.chance(0.5);
  const foot = horizon + (height - horizon) * 0.52;
  const tall = Math.min(foot * 0.86, height * 0.56);
  const wide = Math.min(width * 0.66, tall * 1.5);
  context.save();
  if (!left) {
    context.translate(width, 0);
    context.scale(-1, 1);
  }
  const at = (x: number, y: number): Point => [wide * x, foot - tall * y];
  const back: Point[] = [at(-0.3, -0.3), at(-0.3, 0.42), at(0.02, 0.72), at(0.3, 0.94), at(0.56, 1), at(0.78, 0.9)];
  const lip: Point[] = [at(0.78, 0.9), at(0.9, 0.76), at(0.93, 0.6), at(0.84, 0.66)];
  const hollow: Point[] = [at(0.84, 0.66), at(0.66, 0.76), at(0.48, 0.62), at(0.44, 0.36), at(0.62, 0.12), at(1.15, 0)];
  const body = context.createLinearGradient(0, foot - tall, 0, foot + tall * 0.28);
  const below: Point[] = [at(1.15, 0), at(1.05, -0.08), at(0.7, -0.2), at(0.2, -0.28), at(-0.3, -0.3)];
  body.addColorStop(0, css(lighten(water, 0.12)));
  body.addColorStop(0.4, css(water));
  body.addColorStop(0.76, css(lighten(water, -0.1)));
  // its foot is one with the sea before it
  body.addColorStop(1, css(lighten(water, -0.1), 0));
  context.fillStyle = body;
  smoothLine(context, back);
  smoothLine(context, lip, false);
  smoothLine(context, hollow, false);
  smoothLine(context, below, false);
  context.closePath();
  context.fill();
  // the water is drawn up along the hollow face
  context.save();
  context.clip();
  context.lineCap = 'round';
  for (let streak = 0; streak < 30; streak++) {
    const t = streak / 30;
    const x = -0.25 + t * 0.95;
    context.strokeStyle = css(streak % 2 === 0 ? lighten(water, 0.16) : lighten(water, -0.12), 0.4);
    context.lineWidth = Math.max(1, unit * random.between(0.003, 0.009));
    smoothLine(context, [at(x + 0.34, 0), at(x + 0.08, 0.3), at(x + 0.06, 0.62), at(x + 0.26, 0.98)]);
    context.stroke();
  }
  context.restore();
  // foam along crest and lip
  const foam = mix([255, 255, 255], view.air.ambient, 0.18);
  const crest: Point[] = [...back.slice(2), ...lip.slice(1)];
  for (let index = 0; index < crest.length - 1; index++) {
    const [from, to] = [crest[index] as Point, crest[index + 1] as Point];
    for (let step = 0; step < 34; step++) {
      const t = step / 34;
      // many small heads of foam run together; few large ones would be beads
      const radius = unit * 0.006 + unit * 0.016 * random.next() ** 2;
      context.fillStyle = css(foam, random.between(0.75, 1));
      context.beginPath();
      context.arc(
        from[0] + (to[0] - from[0]) * t + random.around(unit * 0.016),
        from[1] + (to[1] - from[1]) * t + random.between(-0.012, 0.03) * unit,
        radius,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
  }
  for (let drop = 0; drop < 60; drop++) {
    const [x, y] = at(0.7 + random.between(0, 0.5), 0.98 - random.between(0, 0.6));
    context.fillStyle = css(foam, random.between(0.5, 0.95));
    context.beginPath();
    context.arc(x, y, unit * random.between(0.002, 0.007), 0, Math.PI * 2);
    context.fill();
  }
  for (let froth = 0; froth < 26; froth++) {
    const [x, y] = at(random.between(0.3, 1.3), random.between(-0.05, 0.06));
    context.fillStyle = css(foam, random.between(0.4, 0.85));
    context.beginPath();
    context.ellipse(x, y, unit * random.between(0.014, 0.05), unit * random.between(0.002, 0.005), 0, 0, Math.PI * 2);
    context.fill();
  }
  context.restore();
}
