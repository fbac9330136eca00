import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { darkTimber, faint, isWorn, mainColour, tone } from '../parts/tone.js';

export const snowman: Drawable = {
  ...known('snowman'),
  aspect: 0.78,
  hasOn: ['scarf', 'top-hat'],
  head: [0, -0.77, 0.125],
  paint(context, brush) {
    const pen = createPen(context, brush);
    const told = brush.wears?.find(({ what }) => what === 'scarf')?.colour;
    const scarf = told ?? mainColour(brush, ['#c8402f', '#3f7a6a', '#d9843c', '#4f6fa8']);
    const snow = hex('#eef3fa');
    const ball = (y: number, radius: number): void => {
      pen.oval(0, y, radius, radius * 0.96, pen.ball(snow, 0, y, radius, 1.15));
      pen.at(0, y + radius * 0.6, () => pen.glow(0, 0, 1, [120, 150, 205], 0.25), radius * 0.8, radius * 0.3);
    };
    const arm = (side: number): void => {
      pen.line(
        [
          [side * 0.18, -0.48],
          [side * 0.28, -0.56],
          [side * 0.375, -0.6],
        ],
        0.022,
        darkTimber,
      );
      pen.line(
        [
          [side * 0.31, -0.57],
          [side * 0.35, -0.66],
        ],
        0.015,
        darkTimber,
      );
      pen.line(
        [
          [side * 0.33, -0.58],
          [side * 0.385, -0.56],
        ],
        0.013,
        darkTimber,
      );
    };
    ball(-0.24, 0.25);
    arm(-1);
    ball(-0.53, 0.185);
    arm(1);
    ball(-0.755, 0.135);
    for (const y of [-0.6, -0.52, -0.44]) pen.oval(0.015, y, 0.018, 0.018, hex('#33333c'));
    // scarf
    pen.shape('M-0.125 -0.675Q0 -0.62 0.125 -0.675L0.14 -0.635Q0 -0.57 -0.14 -0.635Z', pen.roll(scarf, -0.14, 0.14));
    pen.shape(
      'M0.05 -0.635L0.12 -0.62L0.155 -0.43L0.075 -0.42Z',
      pen.down(-0.63, -0.42, tone(scarf, -0.4), tone(scarf, 0.5)),
    );
    pen.strokes(
      [0.085, 0.105, 0.125, 0.145].map((x) => [
        [x, -0.43],
        [x + 0.004, -0.4],
      ]),
      0.01,
      tone(scarf, 0.2),
    );
    pen.strokes(
      [
        [
          [0.062, -0.57],
          [0.135, -0.56],
        ],
        [
          [0.068, -0.5],
          [0.146, -0.49],
        ],
      ],
      0.018,
      tone(scarf, 2.6),
    );
    // face
    for (const x of [-0.045, 0.055]) pen.oval(x, -0.79, 0.016, 0.019, hex('#2b2b33'));
    pen.shape(
      'M0.005 -0.762Q0.0 -0.735 0.01 -0.725L0.17 -0.728Z',
      pen.down(-0.76, -0.72, hex('#f0963a'), hex('#d0702a')),
    );
    for (const [x, y] of [
      [-0.055, -0.71],
      [-0.025, -0.695],
      [0.01, -0.69],
      [0.045, -0.695],
      [0.072, -0.71],
    ] as const)
      pen.oval(x, y, 0.009, 0.009, hex('#2b2b33'));
    // hat
    const felt = hex('#3a3a44');
    pen.oval(0, -0.86, 0.155, 0.034, tone(felt, -0.6));
    pen.shape(
      'M-0.095 -0.865L-0.1 -0.985Q0 -1.012 0.1 -0.985L0.095 -0.865Q0 -0.835 -0.095 -0.865Z',
      pen.roll(felt, -0.1, 0.1, 1.3),
    );
    pen.shape('M-0.096 -0.895Q0 -0.865 0.096 -0.895L0.095 -0.865Q0 -0.835 -0.095 -0.865Z', scarf);
    pen.smooth(
      [
        [-0.27, 0],
        [-0.2, -0.05],
        [0, -0.035],
        [0.2, -0.05],
        [0.27, 0],
        [0, 0.012],
      ],
      hex('#e3ebf5'),
    );
  },
};

/** A bust-less marble figure in a mantle on a plinth. */
export const statue: Drawable = {
  ...known('statue'),
  aspect: 0.42,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const stone = mainColour(brush, ['#d6d0c4', '#c9c6c0', '#a9b0a8', '#8fa59a']);
    for (const [half, foot, head, steps] of [
      [0.2, 0, -0.05, -0.2],
      [0.175, -0.05, -0.08, 0.2],
      [0.15, -0.08, -0.3, 0],
      [0.175, -0.3, -0.335, 0.4],
    ] as const)
      pen.box(-half, head, half * 2, foot - head, pen.face(tone(stone, steps - 0.3), -half, head, half, foot), 0.006);
    pen.box(-0.15, -0.3, 0.3, 0.03, faint([30, 24, 60], 0.3));
    pen.box(-0.09, -0.22, 0.18, 0.085, tone(stone, -1), 0.006);
    pen.strokes(
      [
        [
          [-0.06, -0.195],
          [0.06, -0.195],
        ],
        [
          [-0.045, -0.165],
          [0.045, -0.165],
        ],
      ],
      0.012,
      faint(tone(stone, -2.6), 0.8),
    );
    // robe
    const robe =
      'M-0.085 -0.335C-0.1 -0.45 -0.095 -0.58 -0.085 -0.68C-0.1 -0.74 -0.09 -0.795 -0.05 -0.815H0.05C0.095 -0.8 0.1 -0.75 0.085 -0.68C0.1 -0.56 0.12 -0.44 0.105 -0.335Z';
    pen.shape(robe, pen.roll(stone, -0.1, 0.11, 1.2));
    pen.inside(robe, () => {
      for (const [x, to, bend] of [
        [-0.05, -0.06, -0.01],
        [-0.015, -0.02, 0.012],
        [0.025, 0.03, -0.012],
        [0.06, 0.075, 0.01],
      ] as const)
        pen.line(
          [
            [x * 0.6, -0.66],
            [(x + to) / 2 + bend, -0.5],
            [to, -0.34],
          ],
          0.013,
          faint(tone(stone, -2), 0.6),
        );
      pen.shape('M-0.1 -0.76Q0 -0.7 0.1 -0.56L0.12 -0.62Q0.04 -0.74 -0.04 -0.82Z', faint(tone(stone, 1.2), 0.8));
      pen.line(
        [
          [-0.1, -0.76],
          [0, -0.7],
          [0.1, -0.56],
        ],
        0.01,
        faint(tone(stone, -2.2), 0.6),
      );
    });
    // one arm at the side, one bent, holding the mantle
    pen.line(
      [
        [-0.075, -0.775],
        [-0.115, -0.68],
        [-0.085, -0.59],
      ],
      0.046,
      pen.roll(stone, -0.13, -0.07),
    );
    pen.line(
      [
        [0.078, -0.77],
        [0.125, -0.68],
        [0.02, -0.645],
      ],
      0.044,
      pen.roll(tone(stone, 0.2), 0.02, 0.15),
    );
    pen.oval(0.015, -0.645, 0.026, 0.022, tone(stone, 0.6));
    pen.box(-0.022, -0.85, 0.044, 0.05, tone(stone, -0.8));
    pen.oval(0, -0.885, 0.042, 0.052, pen.ball(stone, 0, -0.885, 0.05, 1.2));
    pen.shape(
      'M-0.045 -0.885C-0.05 -0.935 -0.02 -0.95 0.005 -0.948C0.04 -0.945 0.05 -0.91 0.042 -0.88C0.03 -0.91 -0.02 -0.915 -0.045 -0.885Z',
      tone(stone, -0.6),
    );
    paintSnow(
      pen,
      [
        [-0.17, -0.338],
        [0.17, -0.338],
      ],
      0.02,
    );
    if (isWorn(brush))
      for (const [x, y] of [
        [-0.1, -0.1],
        [0.08, -0.06],
        [0.05, -0.38],
      ] as const)
        pen.oval(x, y, 0.045, 0.02, faint(hex('#7a8f5a'), 0.6));
  },
};
