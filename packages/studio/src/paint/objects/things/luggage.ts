import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, gold, mainColour, tone } from '../parts/tone.js';

export const suitcase: Drawable = {
  ...known('suitcase'),
  aspect: 1.28,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const leather = mainColour(brush, ['#a8683a', '#8a4a34', '#4f6f6a', '#b8503f', '#5a5f7a']);
    const strap = tone(leather, -2.2);
    pen.line(
      [
        [-0.16, -0.86],
        [-0.15, -0.96],
        [0, -0.975],
        [0.12, -0.96],
        [0.13, -0.86],
      ],
      0.05,
      strap,
    );
    pen.shape(
      [
        [0.5, 0],
        [0.64, -0.055],
        [0.64, -0.88],
        [0.5, -0.835],
      ],
      tone(leather, pen.facing(0.9)),
    );
    pen.shape(
      [
        [-0.62, -0.83],
        [-0.48, -0.88],
        [0.64, -0.88],
        [0.52, -0.8],
      ],
      tone(leather, 1.2),
    );
    pen.box(-0.64, -0.84, 1.15, 0.84, pen.face(leather, -0.64, -0.84, 0.51, 0, 1.2), 0.06);
    pen.strokes(
      [
        [
          [-0.62, -0.5],
          [0.5, -0.5],
        ],
      ],
      0.012,
      faint(tone(leather, -2.6), 0.7),
    );
    for (const x of [-0.42, 0.2]) {
      pen.box(x, -0.845, 0.1, 0.845, pen.across(x, x + 0.1, tone(strap, 0.6), tone(strap, -0.4)), 0.01);
      pen.box(x - 0.012, -0.58, 0.124, 0.1, pen.metal(gold, x, x + 0.11), 0.012);
      pen.box(x + 0.018, -0.558, 0.064, 0.055, strap);
    }
    for (const [x, y] of [
      [-0.64, -0.84],
      [0.4, -0.84],
      [-0.64, -0.11],
      [0.4, -0.11],
    ] as const)
      pen.box(x, y, 0.11, 0.11, tone(strap, 0.2), 0.05);
    // stickers of old journeys
    const stickers = pen.form.fork('stickers');
    pen.oval(-0.1, -0.26, 0.11, 0.11, hex(stickers.pick(['#e6cf8a', '#c8d8c8'])));
    pen.oval(-0.1, -0.26, 0.075, 0.075, hex('#c8604a'));
    pen.at(0.04, -0.68, () => pen.box(-0.12, -0.07, 0.2, 0.12, hex('#7fa5b5'), 0.01), 1, 1, 0.2);
    pen.line(
      [
        [-0.58, -0.78],
        [-0.2, -0.8],
        [0.4, -0.79],
      ],
      0.014,
      faint([255, 248, 230], 0.4),
    );
  },
};

export const backpack: Drawable = {
  ...known('backpack'),
  aspect: 0.82,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#c8683a', '#3f6f6a', '#4a5f8a', '#8a9a5a', '#b8453f']);
    const leather = hex('#7a4a30');
    pen.line(
      [
        [-0.1, -0.9],
        [-0.08, -0.975],
        [0.08, -0.975],
        [0.1, -0.9],
      ],
      0.04,
      leather,
    );
    for (const side of [-1, 1])
      pen.box(
        side > 0 ? 0.27 : -0.41,
        -0.42,
        0.14,
        0.34,
        pen.roll(tone(cloth, -0.8), side > 0 ? 0.27 : -0.41, side > 0 ? 0.41 : -0.27),
        0.06,
      );
    const body =
      'M-0.33 -0.06C-0.36 -0.3 -0.36 -0.6 -0.3 -0.76C-0.25 -0.9 -0.14 -0.93 0 -0.93C0.14 -0.93 0.25 -0.9 0.3 -0.76C0.36 -0.6 0.36 -0.3 0.33 -0.06Q0.3 0 0.22 0H-0.22Q-0.3 0 -0.33 -0.06Z';
    pen.shape(body, pen.ball(cloth, 0, -0.5, 0.5, 1));
    // flap with straps
    pen.shape(
      'M-0.32 -0.56C-0.33 -0.8 -0.22 -0.93 0 -0.93C0.22 -0.93 0.33 -0.8 0.32 -0.56C0.3 -0.5 0.1 -0.48 0 -0.48C-0.1 -0.48 -0.3 -0.5 -0.32 -0.56Z',
      pen.ball(tone(cloth, 0.4), 0, -0.72, 0.4, 0.9),
    );
    pen.line(
      [
        [-0.31, -0.55],
        [0, -0.475],
        [0.31, -0.55],
      ],
      0.014,
      faint(tone(cloth, -2.4), 0.8),
    );
    // pocket
    pen.box(-0.23, -0.36, 0.46, 0.29, tone(cloth, -1.8), 0.06);
    pen.box(-0.225, -0.365, 0.45, 0.28, pen.down(-0.365, -0.08, tone(cloth, 0.6), tone(cloth, -0.8)), 0.06);
    pen.strokes(
      [
        [
          [-0.2, -0.31],
          [0.2, -0.31],
        ],
      ],
      0.012,
      faint(tone(cloth, -2.4), 0.8),
    );
    for (const x of [-0.15, 0.15]) {
      pen.box(x - 0.026, -0.62, 0.052, 0.24, leather, 0.012);
      pen.box(x - 0.036, -0.46, 0.072, 0.06, pen.metal(gold, x - 0.036, x + 0.036), 0.012);
    }
    pen.oval(0.03, -0.2, 0.05, 0.05, hex('#e6cf8a'));
  },
};
