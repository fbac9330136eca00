import { css, lighten } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import { paintHill } from '../../elements/hills.js';
import { flat } from '../../sets/floors.js';
import { place } from '../../sets/place.js';
import { beam, disc, face, post } from '../../sets/solids.js';

export const candyLand = place({
  setting: 'candy-land',
  horizon: 0.56,
  lens: { near: 3.2, range: 60 },
  ground: { left: 0.16, right: 0.84 },
  far(pen) {
    const { view } = pen;
    for (const [name, rise, depth, colour] of [
      ['ice cream', 0.24, 0.7, [250, 206, 220]],
      ['mint', 0.15, 0.5, [176, 226, 206]],
      ['vanilla', 0.08, 0.34, [252, 236, 196]],
    ] as const)
      paintHill(pen.context, view, {
        name,
        foot: view.horizon + 2,
        rise: view.span * rise,
        depth,
        colour,
        crests: 1.6,
      });
  },
  land(pen) {
    flat(pen, [246, 178, 206], true);
    const river: Rgb = [120, 74, 52];
    face(
      pen,
      [
        [-1.4, 0, 2.4],
        [1, 0, 2.4],
        [1.6, 0, 8],
        [-0.4, 0, 16],
        [0.4, 0, 34],
        [-0.2, 0, 34],
        [-1.8, 0, 16],
        [-0.6, 0, 8],
      ],
      river,
      'lit',
    );
    const random = pen.random.fork('sprinkles');
    for (let sprinkle = 0; sprinkle < 80; sprinkle++) {
      const away = random.between(3.4, 22);
      const x = random.around(pen.edge(away));
      beam(
        pen,
        [x, 0, away],
        [x + random.around(0.16), 0, away + random.around(0.12)],
        0.06,
        random.pick([
          [90, 190, 230],
          [250, 210, 80],
          [240, 90, 120],
          [150, 220, 130],
        ] as const),
        'lit',
      );
    }
  },
  stand(pen) {
    const random = pen.random.fork('sweets');
    const colours: readonly Rgb[] = [
      [232, 70, 96],
      [250, 190, 70],
      [110, 190, 230],
      [150, 210, 120],
      [190, 120, 220],
    ];
    for (let index = 0; index < 13; index++) {
      const away = 22 - index * 1.35;
      const side = index % 2 ? 1 : -1;
      const x = side * (2.4 + random.next() * pen.edge(away) * 0.8);
      const colour = random.pick(colours);
      if (index % 3 === 0) {
        // a lollipop with a spiral
        const tall = random.between(2.6, 4);
        post(pen, x, away, [0, tall], 0.07, [250, 246, 236]);
        disc(pen, x, tall, away - 0.02, 0.85, colour, 'lit');
        const { context } = pen;
        const [px, py] = pen.point(x, tall, away);
        const scale = pen.scale(away);
        context.strokeStyle = css(pen.view.lit([255, 250, 244], pen.depth(away)));
        context.lineWidth = Math.max(1, 0.13 * scale);
        context.beginPath();
        for (let turn = 0; turn < 15; turn += 0.3)
          context.lineTo(px + Math.cos(turn) * turn * 0.052 * scale, py + Math.sin(turn) * turn * 0.052 * scale);
        context.stroke();
      } else if (index % 3 === 1) {
        // a candy cane
        const tall = random.between(2.2, 3.4);
        const parts = 12;
        const at = (t: number): readonly [number, number, number] =>
          t < 0.66
            ? [x, (t / 0.66) * tall, away]
            : [
                x + 0.5 - Math.cos(((t - 0.66) / 0.34) * Math.PI) * 0.5,
                tall + Math.sin(((t - 0.66) / 0.34) * Math.PI) * 0.5,
                away,
              ];
        for (let part = 0; part < parts; part++)
          beam(pen, at(part / parts), at((part + 1) / parts), 0.3, part % 2 ? [252, 248, 244] : [226, 50, 66], 'lit');
      } else {
        // a cupcake
        const size = random.between(0.7, 1.2);
        face(
          pen,
          [
            [x - size * 0.7, 0, away],
            [x - size, size, away],
            [x + size, size, away],
            [x + size * 0.7, 0, away],
          ],
          [222, 160, 110],
          'lit',
        );
        for (const [up, half] of [
          [1, 1.1],
          [1.36, 0.8],
          [1.68, 0.48],
        ] as const) {
          const [px, py] = pen.point(x, up * size + 0.16 * size, away);
          pen.context.fillStyle = css(pen.view.lit(lighten(colour, 0.08), pen.depth(away)));
          pen.context.beginPath();
          pen.context.ellipse(px, py, half * size * pen.scale(away), 0.3 * size * pen.scale(away), 0, 0, Math.PI * 2);
          pen.context.fill();
        }
        disc(pen, x, size * 2.06, away, size * 0.2, [216, 40, 54], 'lit');
      }
    }
  },
});
