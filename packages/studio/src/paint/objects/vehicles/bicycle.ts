import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, isWorn, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';
import { paintSpokedWheel } from '../parts/wheel.js';
import type { Point } from '../../kit/shapes.js';
import { cyclePoints } from '../../living/people/pedals.js';

export const bicycle: Drawable = {
  ...known('bicycle'),
  aspect: 1.66,
  overhang: 0.12,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const frame = mainColour(brush, ['#3f8f8a', '#c8503f', '#e0a63a', '#4a6fa0', '#7a9a5a', '#d98a94']);
    const leather = ownColour(brush, ['#8a5535', '#5e3d2b', '#3a3330'], 'leather');
    const basket = brush.attributes.has('with-basket') || pen.form.chance(0.55);
    const tyre = hex('#33333c');
    const metal = hex('#c2c7cd');
    const radius = 0.325;
    const rear: Point = [-0.5, -radius];
    const front: Point = [0.5, -radius];
    const { crank, nearPedal, farPedal } = cyclePoints;
    const saddle: Point = [-0.22, -0.76];
    const head: Point = [0.33, -0.8];
    const neck: Point = [0.37, -0.64];
    paintSpokedWheel(pen, rear[0], rear[1], radius, tyre, metal, 0.034);
    paintSpokedWheel(pen, front[0], front[1], radius, tyre, metal, 0.034);
    // chain
    pen.line(
      [
        [rear[0], rear[1] - 0.045],
        [crank[0], crank[1] - 0.072],
      ],
      0.012,
      hex('#4a4a52'),
    );
    pen.line(
      [
        [rear[0], rear[1] + 0.045],
        [crank[0], crank[1] + 0.072],
      ],
      0.012,
      hex('#4a4a52'),
    );
    // far pedal
    pen.line([crank, [farPedal[0], farPedal[1] + 0.014]], 0.02, tone(metal, -1.6));
    pen.box(farPedal[0] - 0.05, farPedal[1], 0.1, 0.028, hex('#2c2c34'), 0.01);
    const tube = (from: Point, to: Point, width: number, steps = 0): void => {
      pen.line([from, to], width, tone(frame, steps - 0.9));
      pen.line(
        [
          [from[0], from[1] - width * 0.16],
          [to[0], to[1] - width * 0.16],
        ],
        width * 0.62,
        tone(frame, steps + 0.3),
      );
      pen.line(
        [
          [from[0], from[1] - width * 0.26],
          [to[0], to[1] - width * 0.26],
        ],
        width * 0.18,
        faint(tone(frame, 3.4), 0.7),
      );
    };
    // mudguards
    for (const [x, from, to] of [
      [rear[0], Math.PI * 1.0, Math.PI * 1.72],
      [front[0], Math.PI * 1.22, Math.PI * 1.9],
    ] as const) {
      pen.ring(x, -radius, radius + 0.02, radius + 0.02, 0.026, tone(frame, -0.7), from, to);
      pen.ring(x, -radius, radius + 0.026, radius + 0.026, 0.01, tone(frame, 1.6), from + 0.1, to - 0.1);
    }
    tube(rear, saddle, 0.03, -0.4);
    tube(rear, crank, 0.03, -0.4);
    // fork
    pen.line([neck, [0.41, -0.5], front], 0.042, tone(frame, -0.8));
    pen.line(
      [
        [neck[0] - 0.008, neck[1]],
        [0.404, -0.5],
        [front[0] - 0.006, front[1]],
      ],
      0.022,
      tone(frame, 0.6),
    );
    tube(crank, saddle, 0.044);
    tube(crank, neck, 0.046);
    tube(saddle, head, 0.042, 0.3);
    tube(head, neck, 0.052, 0.2);
    // seat post and saddle
    pen.line([saddle, [-0.245, -0.87]], 0.024, pen.across(-0.26, -0.22, metal, tone(metal, -2)));
    pen.shape(
      'M-0.4 -0.925C-0.4 -0.9 -0.36 -0.875 -0.3 -0.872C-0.22 -0.868 -0.14 -0.885 -0.08 -0.9C-0.06 -0.91 -0.07 -0.925 -0.1 -0.925C-0.18 -0.925 -0.24 -0.91 -0.3 -0.93C-0.34 -0.945 -0.39 -0.945 -0.4 -0.925Z',
      pen.down(-0.945, -0.87, tone(leather, 1.4), tone(leather, -1.2)),
    );
    // stem and handlebar, swept back
    pen.line([head, [0.315, -0.88]], 0.03, pen.across(0.3, 0.34, tone(metal, 0.8), tone(metal, -1.8)));
    pen.line(
      [
        [0.315, -0.88],
        [0.31, -0.95],
        [0.4, -1.005],
        [0.32, -1.01],
      ],
      0.026,
      tone(metal, -0.3),
    );
    pen.line(
      [
        [0.315, -0.89],
        [0.31, -0.955],
        [0.39, -1.012],
        [0.33, -1.016],
      ],
      0.009,
      tone(metal, 2),
    );
    pen.line(
      [
        [0.33, -1.01],
        [0.22, -0.99],
      ],
      0.042,
      leather,
    );
    pen.line(
      [
        [0.32, -1.018],
        [0.23, -1.0],
      ],
      0.014,
      tone(leather, 1.6),
    );
    // crank, chain ring, near pedal
    pen.ring(crank[0], crank[1], 0.072, 0.072, 0.02, tone(metal, -0.8));
    pen.oval(crank[0], crank[1], 0.032, 0.032, tone(metal, 0.6));
    pen.line([crank, [nearPedal[0], nearPedal[1] + 0.016]], 0.026, metal);
    pen.box(nearPedal[0] - 0.06, nearPedal[1], 0.12, 0.032, hex('#2c2c34'), 0.012);
    pen.oval(rear[0], rear[1], 0.036, 0.036, tone(metal, -0.6));
    // lamp on its bracket
    pen.line(
      [
        [0.345, -0.76],
        [0.42, -0.76],
      ],
      0.016,
      tone(metal, -1),
    );
    pen.oval(0.44, -0.76, 0.042, 0.038, pen.ball(metal, 0.44, -0.76, 0.04));
    pen.oval(0.465, -0.76, 0.018, 0.032, brush.night ? hex('#fff0bc') : hex('#eef2ee'));
    if (brush.night) pen.glow(0.48, -0.76, 0.16, lamplight, 0.7);
    if (basket && (brush.attributes.has('with-basket') || !isWorn(brush))) paintBasket();

    function paintBasket(): void {
      const wicker = hex('#b98a55');
      const shape = 'M0.4 -0.94L0.7 -0.94L0.665 -0.74Q0.55 -0.72 0.445 -0.74Z';
      const flowers = pen.form.fork('flowers');
      for (let index = 0; index < 9; index++) {
        const x = 0.44 + index * 0.028;
        const y = -0.965 + flowers.between(-0.02, 0.02);
        pen.oval(x, y, 0.028, 0.024, tone(hex('#6c9456'), flowers.between(-1, 0.8)));
        if (index % 2)
          pen.oval(x, y - 0.006, 0.019, 0.018, hex(flowers.pick(['#f2d0c4', '#f5e6b8', '#e48a76', '#d9b3d6'])));
      }
      pen.shape(shape, pen.roll(wicker, 0.4, 0.7));
      pen.inside(shape, () => {
        pen.strokes(
          [0, 1, 2, 3, 4, 5, 6].map((index) => [
            [0.41 + index * 0.047, -0.94],
            [0.45 + index * 0.034, -0.73],
          ]),
          0.007,
          faint(tone(wicker, -1.8), 0.7),
        );
        pen.strokes(
          [-0.9, -0.86, -0.82, -0.78].map((y) => [
            [0.4, y],
            [0.7, y],
          ]),
          0.008,
          faint(tone(wicker, -1.6), 0.6),
        );
      });
      pen.box(0.392, -0.95, 0.316, 0.026, tone(wicker, 0.6), 0.012);
    }
  },
};
