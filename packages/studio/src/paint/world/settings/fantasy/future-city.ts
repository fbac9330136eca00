import { css, mix } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { along, flat, joints } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, disc, face, patch, post, shineAt } from '../../sets/solids.js';
import type { SetPen } from '../../sets/space.js';

/** A tower of the future: curved, tapering, with bands of light. */
function spire(pen: SetPen, x: number, away: number, tall: number, half: number, colour: Rgb, glow: Rgb): void {
  const { view, context } = pen;
  const [px, foot] = pen.point(x, 0, away);
  const scale = pen.scale(away);
  const [high, wide] = [tall * scale, half * scale];
  const depth = pen.depth(away);
  const body = context.createLinearGradient(px - wide, 0, px + wide, 0);
  body.addColorStop(0, css(view.air.light.side < 0 ? view.lit(colour, depth) : view.tone(colour, depth)));
  body.addColorStop(1, css(view.air.light.side < 0 ? view.shaded(colour, depth) : view.lit(colour, depth)));
  context.fillStyle = body;
  context.beginPath();
  context.moveTo(px - wide, foot);
  context.bezierCurveTo(
    px - wide * 0.9,
    foot - high * 0.6,
    px - wide * 0.5,
    foot - high * 0.8,
    px - wide * 0.1,
    foot - high,
  );
  context.lineTo(px + wide * 0.1, foot - high);
  context.bezierCurveTo(px + wide * 0.5, foot - high * 0.8, px + wide * 0.9, foot - high * 0.6, px + wide, foot);
  context.fill();
  for (let band = 1; band < 16; band++) {
    const t = band / 16;
    const reach = wide * (1 - t * 0.55) * 0.86;
    context.fillStyle = css(mix(glow, view.air.haze, depth * 0.4), view.night || view.low ? 0.9 : 0.5);
    context.fillRect(px - reach, foot - high * t * 0.92, reach * 2, Math.max(1, high * 0.008));
  }
}

export const futureCity = place({
  setting: 'future-city',
  horizon: 0.56,
  lens: { near: 3.4, eye: 2, range: 130 },
  far(pen) {
    const random = pen.random.fork('spires');
    const glows: readonly Rgb[] = [
      [90, 220, 255],
      [255, 120, 210],
      [150, 255, 210],
    ];
    for (const [row, away] of [130, 95, 66].entries())
      for (let x = -pen.edge(away); x < pen.edge(away); x += random.between(9, 16) * (away / 80))
        spire(
          pen,
          x,
          away,
          random.between(30, 74) * (away / 90) * (1 - row * 0.08),
          random.between(3, 6) * (away / 80),
          [150, 172, 204],
          random.pick(glows),
        );
    // roads in the air and what flies on them
    for (const [up, away] of [
      [16, 80],
      [24, 104],
    ] as const) {
      const edge = pen.edge(away);
      beam(pen, [-edge, up - 3, away], [edge, up + 4, away], 1.2, [196, 210, 230]);
      beam(pen, [-edge, up - 2.6, away], [edge, up + 4.4, away], 0.4, [90, 230, 255], 'glow');
      for (let car = 0; car < 7; car++) {
        const x = -edge + (car + 0.5) * (edge / 3.5);
        const at = up + 4 + (x / edge) * 3.5;
        face(
          pen,
          [
            [x - 1.6, at, away - 4],
            [x, at + 0.9, away - 4],
            [x + 1.6, at + 0.2, away - 4],
            [x, at - 0.4, away - 4],
          ],
          [232, 236, 244],
          'lit',
        );
        disc(pen, x + 1.6, at + 0.1, away - 4, 0.3, [255, 120, 90], 'glow');
      }
    }
  },
  land(pen) {
    flat(pen, [150, 160, 178]);
    joints(pen, [110, 124, 150], 2.4, { to: 60 });
    for (const x of [-3.4, 3.4]) {
      patch(pen, [x - 0.1, x + 0.1], [2.4, 120], [90, 230, 255], 'glow');
      if (pen.view.night || pen.view.low) along(5, 40, 7, (away) => shineAt(pen, x, 0, away, 2, [90, 230, 255], 0.4));
    }
  },
  stand(pen) {
    for (const side of [-1, 1]) {
      spire(pen, side * Math.max(15, pen.edge(34) * 0.82), 34, 30, 5, [176, 194, 220], [90, 220, 255]);
      along(9, 30, 7, (away) => {
        const x = side * 5.2;
        post(pen, x, away, [0, 3.4], 0.08, [206, 214, 226]);
        disc(pen, x, 3.5, away, 0.26, [190, 246, 255], 'glow');
        shineAt(pen, x, 3.5, away, 1.6, [120, 230, 255], 0.5);
      });
    }
  },
});
