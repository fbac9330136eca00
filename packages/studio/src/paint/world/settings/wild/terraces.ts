import { css, lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { paintMountains } from '../../elements/mountains.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { treeAt } from '../../sets/props.js';

/** Steps cut into the slope, each with its rim, filled with water or green. */
export const terraces = place({
  setting: 'terraces',
  horizon: 0.34,
  lens: { near: 3.4, eye: 3, range: 60 },
  ground: { far: 0.62 },
  far(pen) {
    const { view } = pen;
    paintMountains(pen.context, view, {
      name: 'range',
      foot: view.horizon + 2,
      rise: view.horizon * 0.62,
      depth: 0.9,
      colour: [98, 126, 130],
      snow: 0,
      rough: 0.35,
    });
  },
  land(pen) {
    const { view, context } = pen;
    const { width, height, horizon, unit } = view;
    const random = pen.random.fork('steps');
    const green: Rgb = view.snowy ? [226, 234, 244] : view.scene.season === 'autumn' ? [206, 176, 84] : [118, 170, 72];
    flat(pen, green);
    const steps = 12;
    const [bow, shift] = [random.between(0.5, 0.9), random.between(0, 6)];
    for (let step = 0; step < steps; step++) {
      const t = step / steps;
      const base = horizon - unit * 0.05 + (height - horizon + unit * 0.05) * t ** 1.35;
      const thick = unit * (0.012 + t * 0.03);
      const wave = (x: number): number =>
        base +
        Math.sin((x / width) * Math.PI * 2 * bow + shift + step * 0.32) * unit * (0.018 + t * 0.045) +
        Math.sin((x / width) * 9 + step) * unit * 0.006;
      const line = Array.from({ length: 25 }, (_, index): Point => [(width * index) / 24, wave((width * index) / 24)]);
      const wet = step % 3 === 1 && !view.snowy;
      const surface = wet ? mix(view.air.skyMiddle, [120, 160, 160], 0.35) : lighten(green, (step % 2) * 0.04 - 0.02);
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y);
      context.lineTo(width + 4, height + 4);
      context.lineTo(-4, height + 4);
      context.closePath();
      context.fillStyle = css(wet ? surface : view.lit(surface, (1 - t) * 0.5));
      context.fill();
      // the rim and the earth wall below the step before
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y - thick);
      for (const [x, y] of line.toReversed()) context.lineTo(x, y);
      context.closePath();
      context.fillStyle = css(view.shaded(view.snowy ? [170, 176, 190] : [134, 104, 68], (1 - t) * 0.5));
      context.fill();
      context.strokeStyle = css(view.lit(lighten(green, 0.08), (1 - t) * 0.5));
      context.lineWidth = Math.max(1, unit * (0.003 + t * 0.006));
      context.beginPath();
      for (const [x, y] of line) context.lineTo(x, y - thick);
      context.stroke();
      if (!wet && t > 0.12 && !view.snowy) {
        context.strokeStyle = css(view.shaded(green, (1 - t) * 0.4), 0.5);
        context.lineWidth = Math.max(0.7, unit * 0.003);
        for (const row of [0.4, 0.75]) {
          context.beginPath();
          for (const [x, y] of line) context.lineTo(x, y + unit * (0.012 + t * 0.05) * row);
          context.stroke();
        }
      }
    }
  },
  plants(pen) {
    treeAt(pen, 'palm', -pen.edge(14) * 0.8, 14, 4.5);
    treeAt(pen, 'broadleaf', pen.edge(26) * 0.74, 26, 5);
  },
});
