import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { polygon } from '../../../kit/shapes.js';
import type { Point } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { paintForegroundGrass } from '../../elements/meadow.js';
import { paintWater } from '../../elements/sea.js';
import { surfaceOf } from '../../site.js';
import { place } from '../../sets/place.js';
import { onWater } from './shared.js';

/** A grassy edge high over the sea. */
export const cliff = place({
  setting: 'cliff',
  horizon: 0.46,
  lens: { near: 3.2, range: 110 },
  surfaces: (request) => [
    surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.7, far: 0.74, near: 0.965 }),
    onWater(request, 0.5, 0.58),
  ],
  land(pen) {
    const { view, context } = pen;
    const { width, height, horizon, unit } = view;
    paintWater(context, view, { top: horizon, bottom: height, waves: 0.35 });
    const rock: Rgb = [172, 150, 128];
    const grass: Rgb = view.snowy ? snowGround : grassColour(view);
    const random = pen.random.fork('cliffs');
    const bluff = (from: number, top: number, foot: number, depth: number): void => {
      context.save();
      polygon(context, [
        [-6, top],
        [width * from * 0.7, top - unit * 0.01],
        [width * from, top + unit * 0.02],
        [width * (from + 0.02), top + (foot - top) * 0.4],
        [width * (from - 0.03), top + (foot - top) * 0.7],
        [width * (from + 0.03), foot],
        [-6, foot + unit * 0.02],
      ]);
      context.clip();
      const paint = context.createLinearGradient(0, top, 0, foot);
      paint.addColorStop(0, css(view.lit(rock, depth)));
      paint.addColorStop(1, css(view.shaded(rock, depth)));
      context.fillStyle = paint;
      context.fillRect(-6, top - unit * 0.1, width + 12, foot - top + unit * 0.2);
      for (let seam = 0; seam < 16; seam++) {
        const x = width * from * random.next() * 1.05;
        context.fillStyle = css(view.shaded(rock, depth, 1.4), 0.4);
        polygon(context, [
          [x, top],
          [x + unit * 0.012, top],
          [x + random.around(unit * 0.03) + unit * 0.02, foot],
          [x + random.around(unit * 0.02), foot],
        ]);
        context.fill();
      }
      context.fillStyle = css(view.lit(grass, depth));
      context.fillRect(-6, top - unit * 0.06, width + 12, unit * 0.078);
      context.restore();
      for (let foam = 0; foam < 12; foam++) {
        context.fillStyle = css([250, 252, 255], 0.5);
        context.beginPath();
        context.ellipse(
          width * from * (foam / 11) * 1.06,
          foot + unit * 0.012,
          unit * 0.03,
          unit * 0.007,
          0,
          0,
          Math.PI * 2,
        );
        context.fill();
      }
    };
    bluff(0.34, horizon - unit * 0.16, horizon + unit * 0.08, 0.6);
    bluff(0.46, horizon - unit * 0.02, horizon + unit * 0.2, 0.34);
    // the edge on which we stand
    const lip: readonly Point[] = [
      [-8, height * 0.7],
      [width * 0.3, height * 0.685],
      [width * 0.58, height * 0.715],
      [width * 0.78, height * 0.76],
      [width * 0.86, height * 0.83],
      [width * 0.9, height + 10],
      [-8, height + 10],
    ];
    context.fillStyle = css(view.shaded(rock, 0, 0.7));
    polygon(
      context,
      lip.map(([x, y]): Point => [x + unit * 0.03, y + unit * 0.03]),
    );
    context.fill();
    const turf = context.createLinearGradient(0, height * 0.68, 0, height);
    turf.addColorStop(0, css(view.lit(grass)));
    turf.addColorStop(1, css(view.shaded(grass, 0, 0.7)));
    context.fillStyle = turf;
    polygon(context, lip);
    context.fill();
  },
  front: (pen) => {
    if (!pen.view.snowy) paintForegroundGrass(pen.context, pen.view, grassColour(pen.view), 0.06);
  },
});
