import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { grassColour, snowGround } from '../../elements/foliage.js';
import { paintTree } from '../../elements/trees.js';
import { paintWaterfall } from '../../elements/waterfall.js';
import { surfaceOf } from '../../site.js';
import { place } from '../../sets/place.js';
import type { SetPen } from '../../sets/space.js';

/** An island that hangs in the air: turf on top, rock that narrows below. */
function aloft(pen: SetPen, x: number, y: number, half: number, name: string, depth: number): void {
  const { view, context } = pen;
  const random = pen.random.fork(name);
  const rock: Rgb = [150, 124, 104];
  const turf: Rgb = view.snowy ? snowGround : grassColour(view);
  const deep = half * random.between(1, 1.4);
  const below: Point[] = [[x - half, y]];
  for (let step = 1; step < 8; step++) {
    const t = step / 8;
    below.push([x - half + half * 2 * t, y + Math.sin(t * Math.PI) * deep * (step % 2 ? 1 : 0.72)]);
  }
  below.push([x + half, y]);
  const paint = context.createLinearGradient(0, y, 0, y + deep);
  paint.addColorStop(0, css(view.lit(rock, depth)));
  paint.addColorStop(1, css(view.shaded(rock, depth)));
  context.fillStyle = paint;
  context.beginPath();
  for (const point of below) context.lineTo(...point);
  context.closePath();
  context.fill();
  context.fillStyle = css(view.shaded(rock, depth, 1.3), 0.4);
  for (let crack = 0; crack < 5; crack++) {
    const cx = x + random.around(half * 0.7);
    context.beginPath();
    context.moveTo(cx, y);
    context.lineTo(cx + half * 0.12, y);
    context.lineTo(cx + half * 0.02, y + deep * 0.55);
    context.fill();
  }
  context.fillStyle = css(view.shaded(turf, depth, 0.7));
  context.beginPath();
  context.ellipse(x, y + half * 0.03, half * 1.04, half * 0.2, 0, 0, Math.PI * 2);
  context.fill();
  context.fillStyle = css(view.lit(turf, depth));
  context.beginPath();
  context.ellipse(x, y, half * 1.02, half * 0.16, 0, 0, Math.PI * 2);
  context.fill();
}

export const floatingIslands = place({
  setting: 'floating-islands',
  horizon: 0.74,
  lens: { near: 4, range: 80 },
  surfaces: (request) => [surfaceOf(request, { habitat: 'ground', left: 0.2, right: 0.8, far: 0.71, near: 0.78 })],
  far(pen) {
    const { view, context } = pen;
    const { width, height, unit } = view;
    for (const [x, y, half, depth] of [
      [0.16, 0.3, 0.1, 0.6],
      [0.82, 0.24, 0.13, 0.5],
      [0.5, 0.16, 0.06, 0.75],
      [0.93, 0.52, 0.08, 0.45],
      [0.06, 0.58, 0.1, 0.35],
    ] as const) {
      aloft(pen, width * x, height * y, unit * half, `isle ${x}`, depth);
      if (view.allowed('trees'))
        for (const lean of [-0.4, 0.2])
          paintTree(
            context,
            view,
            {
              kind: lean < 0 ? 'broadleaf' : 'conifer',
              x: width * x + unit * half * lean,
              foot: height * y,
              height: unit * half * 0.9,
              depth,
            },
            pen.random.fork(`${x} ${lean}`),
          );
      if (half > 0.09)
        paintWaterfall(context, view, {
          x: width * x + unit * half * 0.62,
          top: height * y,
          bottom: height * y + unit * half * 2.2,
          wide: unit * 0.012,
          depth,
        });
    }
  },
  land(pen) {
    const { view, context } = pen;
    const { width, height, unit } = view;
    // below everything lie clouds
    const random = pen.random.fork('cloud floor');
    const sky = context.createLinearGradient(0, view.horizon - unit * 0.1, 0, height);
    sky.addColorStop(0, css(view.air.skyHorizon, 0));
    sky.addColorStop(0.3, css(view.air.skyHorizon));
    sky.addColorStop(1, css(mix(view.air.skyHorizon, view.air.haze, 0.6)));
    context.fillStyle = sky;
    context.fillRect(0, view.horizon - unit * 0.1, width, height);
    for (let puff = 0; puff < 40; puff++) {
      const y = height * random.between(0.84, 1.02);
      context.fillStyle = css(puff % 3 ? view.lit([250, 250, 252], 0.2) : view.tone([226, 232, 242], 0.2), 0.9);
      context.beginPath();
      context.ellipse(
        width * random.next(),
        y,
        unit * random.between(0.06, 0.14),
        unit * random.between(0.03, 0.05),
        0,
        0,
        Math.PI * 2,
      );
      context.fill();
    }
    aloft(pen, width * 0.5, height * 0.76, Math.min(width * 0.4, unit * 0.5), 'main isle', 0.05);
  },
});
