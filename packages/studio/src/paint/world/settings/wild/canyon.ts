import { css, lighten, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { polygon } from '../../../kit/shapes.js';
import type { Point } from '../../../kit/shapes.js';
import { snowGround } from '../../elements/foliage.js';
import { paintGround } from '../../elements/ground.js';
import { paintMesas } from '../../elements/mesas.js';
import { isInRiver, paintRiver } from '../../elements/river.js';
import { place } from '../../sets/place.js';
import { prop } from '../../sets/props.js';

export const canyon = place({
  setting: 'canyon',
  horizon: 0.56,
  lens: { near: 3.4, range: 70 },
  ground: { left: 0.12, right: 0.88 },
  far(pen) {
    const { view, context } = pen;
    paintMesas(context, view, { foot: view.horizon + 2, rise: view.horizon * 0.34, colour: [206, 122, 84] });
  },
  land(pen) {
    const { view, context } = pen;
    const rock: Rgb = view.tint('canyon') ?? [204, 122, 80];
    paintGround(context, view, {
      top: view.horizon,
      colour: view.snowy ? snowGround : mix(rock, [226, 178, 124], 0.45),
      bands: 0.6,
    });
    const river = { top: view.horizon + 1, end: 0.5, start: pen.random.between(0.4, 0.6), wide: 0.2 };
    if (!view.asked('desert') && (view.asked('river') || !isInRiver(view, river))) paintRiver(context, view, river);
  },
  stand(pen) {
    const { view, context } = pen;
    const rock: Rgb = view.tint('canyon') ?? [204, 122, 80];
    const random = pen.random.fork('walls');
    // walls in steps on both sides, the nearer the taller
    for (const [reach, top, low, depth] of [
      [0.36, 0.34, 1.0, 0.55],
      [0.26, 0.2, 1.16, 0.34],
      [0.14, 0.05, 1.42, 0.12],
    ] as const)
      for (const side of [-1, 1] as const) {
        const edge = view.width * (side < 0 ? reach : 1 - reach);
        const border = side < 0 ? -6 : view.width + 6;
        const upper = view.horizon * (top + random.between(-0.03, 0.03));
        const foot = view.horizon + (view.height - view.horizon) * (low - 1) + view.unit * 0.02;
        const points: Point[] = [[border, upper - view.unit * 0.03]];
        const cuts = 5;
        for (let cut = 0; cut <= cuts; cut++) {
          const y = upper + ((foot - upper) * cut) / cuts;
          const x = edge - side * view.width * (0.016 * cut + (cut % 2) * 0.014);
          points.push([x, y]);
        }
        points.push([border, foot + view.unit * 0.05]);
        const lit = view.air.light.side * side < 0;
        context.save();
        polygon(context, points);
        context.clip();
        const paint = context.createLinearGradient(0, upper, 0, foot);
        paint.addColorStop(0, css(lit ? view.lit(rock, depth) : view.tone(rock, depth)));
        paint.addColorStop(1, css(view.shaded(lighten(rock, -0.05), depth, 1)));
        context.fillStyle = paint;
        context.fillRect(0, 0, view.width, view.height);
        for (let band = 0; band < 11; band++) {
          const y = upper + ((foot - upper) * band) / 11;
          const tint =
            band % 3 === 0
              ? lighten(rock, 0.08)
              : band % 3 === 1
                ? mix(rock, [150, 74, 56], 0.5)
                : mix(rock, [236, 190, 140], 0.4);
          context.fillStyle = css(view.tone(tint, depth), 0.42);
          context.beginPath();
          context.moveTo(-6, y);
          for (let x = 0; x <= 6; x++) context.lineTo((view.width * x) / 6 + 6, y + random.around(view.unit * 0.008));
          context.lineTo(view.width + 6, y + ((foot - upper) / 11) * 0.5);
          context.lineTo(-6, y + ((foot - upper) / 11) * 0.5);
          context.fill();
        }
        if (view.snowy) {
          context.fillStyle = css(view.lit([240, 245, 255], depth));
          context.fillRect(0, upper - view.unit * 0.05, view.width, view.unit * 0.066);
        }
        context.restore();
      }
    if (view.asked('cactus') && !view.snowy) prop(pen, 'cactus', pen.edge(10) * 0.6, 10, 1.6);
    for (const share of [-0.62, 0.48]) prop(pen, 'rock', pen.edge(8) * share, 8, 0.6, { colour: rock });
  },
});
