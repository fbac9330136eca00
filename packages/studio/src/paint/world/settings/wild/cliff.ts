import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Random } from '../../../kit/random.js';
import { polygon } from '../../../kit/shapes.js';
import type { Point } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { paintForegroundGrass } from '../../elements/meadow.js';
import { paintMountains } from '../../elements/mountains.js';
import { paintWater } from '../../elements/sea.js';
import { surfaceOf } from '../../site.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';
import { onWater } from './shared.js';

/** A shelf of bare rock high above a misty valley: peaks behind, nothing below. */
function paintCrag(pen: SetPen): void {
  const { view, context } = pen;
  const { width, height, horizon, unit } = view;
  const random = pen.random.fork('crag');
  const rock: Rgb = [136, 130, 128];
  for (const [name, rise, depth] of [
    ['far peaks', 0.5, 0.85],
    ['near peaks', 0.3, 0.6],
  ] as const)
    paintMountains(context, view, {
      name,
      foot: height,
      rise: (height - horizon) * 0.9 + horizon * rise,
      depth,
      colour: [104, 110, 128],
      snow: view.snowy ? 0.7 : 0.2,
      rough: 0.7,
    });
  const mist = context.createLinearGradient(0, horizon, 0, height);
  mist.addColorStop(0, css(view.air.haze, 0));
  mist.addColorStop(0.45, css(view.air.haze, 0.85));
  mist.addColorStop(1, css(view.air.haze, 0.95));
  context.fillStyle = mist;
  context.fillRect(0, horizon, width, height - horizon);
  // the wall that the shelf juts out of
  const shelf = height * 0.8;
  const wall: readonly Point[] = [
    [-8, height * 0.18],
    [width * 0.1, height * 0.26],
    [width * 0.13, height * 0.5],
    [width * 0.2, shelf - unit * 0.08],
    [width * 0.26, shelf],
    [width * 0.8, shelf - unit * 0.012],
    [width * 0.9, shelf + unit * 0.03],
    [width * 0.78, shelf + unit * 0.1],
    [width * 0.56, shelf + unit * 0.16],
    [width * 0.4, height + 10],
    [-8, height + 10],
  ];
  context.save();
  polygon(context, wall);
  const paint = context.createLinearGradient(0, height * 0.2, width * 0.7, height);
  paint.addColorStop(0, css(view.lit(rock)));
  paint.addColorStop(1, css(view.shaded(rock, 0, 1.2)));
  context.fillStyle = paint;
  context.fill();
  context.clip();
  for (let facet = 0; facet < 34; facet++) {
    const x = width * random.between(-0.05, 0.9);
    const y = height * random.between(0.2, 1);
    const size = unit * random.between(0.05, 0.16);
    context.fillStyle = css(random.chance(0.5) ? view.lit(rock) : view.shaded(rock, 0, 1.3), 0.35);
    polygon(context, [
      [x, y],
      [x + size, y + random.around(size * 0.4)],
      [x + size * random.between(0.3, 0.8), y + size],
    ]);
    context.fill();
  }
  // the top of the shelf catches the light
  context.fillStyle = css(view.lit(view.snowy ? snowGround : [168, 160, 150]));
  polygon(context, [
    [width * 0.18, shelf - unit * 0.03],
    [width * 0.8, shelf - unit * 0.04],
    [width * 0.91, shelf + unit * 0.03],
    [width * 0.5, shelf + unit * 0.05],
    [width * 0.2, shelf + unit * 0.045],
  ]);
  context.fill();
  context.restore();
}

/** White water along the foot of a rock: a ragged band, thinner where the swell has run back, and flecks before it. */
function paintSurfLine({ context, view }: SetPen, from: number, to: number, foot: number, random: Random): void {
  const { unit } = view;
  const foam = view.lit([244, 248, 252], 0.2);
  const steps = Math.max(6, Math.round((to - from) / (unit * 0.03)));
  const ragged = Array.from({ length: steps + 1 }, () => random.around(0.42));
  const at = (step: number): number => {
    const own = Number.isInteger(step) ? (ragged[step] as number) : 0;
    return from + ((to - from) * (step + own)) / steps;
  };
  for (const [thick, alpha] of [
    [0.016, 0.35],
    [0.008, 0.85],
  ] as const) {
    const stream = random.fork(`${thick}`);
    context.fillStyle = css(foam, alpha);
    context.beginPath();
    context.moveTo(from, foot);
    for (let step = 1; step <= steps; step++)
      context.quadraticCurveTo(at(step - 0.5), foot - unit * thick * stream.between(-0.2, 0.8), at(step), foot);
    for (let step = steps; step > 0; step--) {
      const low = foot + unit * thick * stream.between(0.3, 1.6);
      context.quadraticCurveTo(at(step - 0.5), low, at(step - 1), foot + unit * 0.002);
    }
    context.fill();
  }
  for (let fleck = 0; fleck < steps; fleck++) {
    context.fillStyle = css(foam, random.between(0.15, 0.45));
    context.beginPath();
    const [x, y] = [random.between(from, to + unit * 0.03), foot + unit * random.between(0.012, 0.04)];
    context.ellipse(x, y, unit * random.between(0.004, 0.014), unit * 0.0018, 0, 0, Math.PI * 2);
    context.fill();
  }
}

/** A grassy edge high over the sea. */
export const cliff = place({
  setting: 'cliff',
  horizon: 0.46,
  lens: { near: 3.2, range: 110 },
  surfaces: (request) =>
    request.brief.features.includes('crag')
      ? // below a crag is mist, and no sea for a seal
        [surfaceOf(request, { habitat: 'ground', left: 0.24, right: 0.8, far: 0.8, near: 0.82 })]
      : [
          surfaceOf(request, { habitat: 'ground', left: 0.06, right: 0.7, far: 0.74, near: 0.965 }),
          onWater(request, 0.5, 0.58),
        ],
  land(pen) {
    if (pen.view.asked('crag')) return paintCrag(pen);
    const { view, context } = pen;
    const { width, height, horizon, unit } = view;
    paintWater(context, view, { top: horizon, bottom: height, waves: 0.35 });
    const rock: Rgb = view.tint('cliff') ?? [172, 150, 128];
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
      paintSurfLine(pen, -6, width * (from + 0.045), foot + unit * 0.006, random.fork(`surf ${from}`));
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
    if (!pen.view.snowy && !pen.view.asked('crag'))
      paintForegroundGrass(pen.context, pen.view, grassColour(pen.view), 0.06);
  },
});
