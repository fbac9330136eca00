import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { darkTimber, faint, gold, has, mainColour, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

/** A grand piano with its lid raised. */
export const piano: Drawable = {
  ...known('piano'),
  aspect: 1.36,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const lacquer = mainColour(brush, ['#26262e', '#2b2529', '#5a3426', '#33303a']);
    // lid and its prop
    pen.shape(
      'M-0.5 -0.62L-0.62 -0.98C-0.3 -1.02 0.3 -0.96 0.66 -0.78L0.64 -0.6Z',
      pen.slanted(-0.6, -1, 0.6, -0.6, tone(lacquer, 1.6), tone(lacquer, 0.2), tone(lacquer, 1)),
    );
    pen.line(
      [
        [0.18, -0.84],
        [0.12, -0.6],
      ],
      0.02,
      tone(gold, -0.6),
    );
    // strings in the open case
    pen.shape('M-0.52 -0.62H0.64L0.6 -0.56H-0.5Z', tone(gold, -0.2));
    pen.strokes(
      Array.from({ length: 12 }, (_, index): [Point, Point] => [
        [-0.46 + index * 0.085, -0.62],
        [-0.4 + index * 0.085, -0.56],
      ]),
      0.006,
      faint(hex('#fff0bc'), 0.8),
    );
    // legs and pedals
    for (const x of [-0.44, 0.56])
      pen.shape(
        [
          [x - 0.045, -0.34],
          [x + 0.045, -0.34],
          [x + 0.026, 0],
          [x - 0.026, 0],
        ],
        pen.roll(lacquer, x - 0.045, x + 0.045, 1.4),
      );
    pen.shape(
      [
        [0.12, -0.36],
        [0.18, -0.36],
        [0.165, -0.06],
        [0.13, -0.06],
      ],
      tone(lacquer, -0.8),
    );
    pen.strokes(
      [
        [
          [-0.02, -0.34],
          [-0.05, -0.05],
        ],
        [
          [0.08, -0.34],
          [0.1, -0.05],
        ],
      ],
      0.018,
      tone(gold, -0.8),
    );
    pen.strokes(
      [
        [
          [-0.08, -0.045],
          [-0.02, -0.045],
        ],
        [
          [0.0, -0.045],
          [0.06, -0.045],
        ],
        [
          [0.08, -0.045],
          [0.14, -0.045],
        ],
      ],
      0.02,
      gold,
    );
    // the curved case
    pen.shape(
      'M-0.56 -0.59H0.62C0.69 -0.58 0.69 -0.4 0.62 -0.36C0.5 -0.32 0.2 -0.33 -0.56 -0.33Z',
      pen.down(-0.59, -0.33, tone(lacquer, 1.6), tone(lacquer, 0), tone(lacquer, -0.6)),
    );
    pen.shape('M-0.5 -0.56H0.6C0.63 -0.55 0.63 -0.52 0.6 -0.515H-0.5Z', faint([255, 255, 255], 0.18));
    // keyboard towards us
    pen.box(-0.68, -0.46, 0.92, 0.13, pen.down(-0.46, -0.33, tone(lacquer, 1), tone(lacquer, -0.4)), 0.015);
    pen.shape(
      [
        [-0.63, -0.455],
        [0.2, -0.455],
        [0.215, -0.385],
        [-0.65, -0.385],
      ],
      hex('#f6f0e2'),
    );
    pen.shape(
      [
        [-0.65, -0.385],
        [0.215, -0.385],
        [0.215, -0.37],
        [-0.65, -0.37],
      ],
      hex('#cfc6b4'),
    );
    pen.strokes(
      Array.from({ length: 20 }, (_, index): [Point, Point] => [
        [-0.6 + index * 0.041, -0.455],
        [-0.607 + index * 0.0412, -0.385],
      ]),
      0.004,
      faint(hex('#6a5f58'), 0.8),
    );
    const black: [Point, Point][] = [];
    for (let index = 0; index < 20; index++)
      if (index % 7 !== 2 && index % 7 !== 6)
        black.push([
          [-0.6 + index * 0.041, -0.452],
          [-0.604 + index * 0.041, -0.415],
        ]);
    pen.strokes(black, 0.019, hex('#1f1d22'), true);
    // music
    pen.shape(
      [
        [-0.4, -0.7],
        [-0.02, -0.7],
        [0.0, -0.56],
        [-0.42, -0.56],
      ],
      tone(lacquer, 0.6),
    );
    pen.shape(
      [
        [-0.36, -0.74],
        [-0.22, -0.75],
        [-0.21, -0.58],
        [-0.37, -0.58],
      ],
      hex('#f4ecda'),
    );
    pen.shape(
      [
        [-0.21, -0.75],
        [-0.07, -0.74],
        [-0.06, -0.58],
        [-0.21, -0.58],
      ],
      hex('#e6dcc6'),
    );
    pen.strokes(
      [-0.71, -0.68, -0.65, -0.62].map((y) => [
        [-0.345, y],
        [-0.08, y],
      ]),
      0.006,
      faint(hex('#4a4248'), 0.6),
    );
    pen.oval(pen.lit * 0.3, -0.9, 0.18, 0.02, faint([255, 255, 255], 0.14), 0.2);
  },
};

/** Sound holes, fingerboard, bridge and strings. */
function paintViolinFront(pen: Pen): void {
  for (const side of [-1, 1])
    pen.line(
      [
        [-0.04 + side * 0.05, -0.36],
        [-0.04 + side * 0.062, -0.33],
        [-0.04 + side * 0.078, -0.26],
        [-0.04 + side * 0.09, -0.235],
      ],
      0.014,
      hex('#2b1a16'),
    );
  pen.shape(
    [
      [-0.056, -0.51],
      [-0.024, -0.51],
      [-0.028, -0.86],
      [-0.052, -0.86],
    ],
    hex('#2b2327'),
  );
  pen.shape(
    [
      [-0.065, -0.13],
      [-0.015, -0.13],
      [-0.025, -0.02],
      [-0.055, -0.02],
    ],
    hex('#2b2327'),
  );
  pen.box(-0.075, -0.265, 0.07, 0.018, hex('#e0bf8a'), 0.005);
  pen.strokes(
    [-0.012, -0.004, 0.004, 0.012].map((x) => [
      [-0.04 + x * 1.4, -0.125],
      [-0.04 + x * 0.75, -0.87],
    ]),
    0.003,
    faint(hex('#f3ecdc'), 0.9),
  );
}

/** The seam of its two halves, and the neck of plain wood. */
function paintViolinBack(pen: Pen, wood: Rgb): void {
  pen.strokes(
    [
      [
        [-0.04, -0.55],
        [-0.04, -0.01],
      ],
    ],
    0.004,
    faint(tone(wood, -3), 0.8),
  );
  pen.shape(
    'M-0.062 -0.545C-0.05 -0.5 -0.03 -0.5 -0.018 -0.545L-0.027 -0.86L-0.053 -0.86Z',
    pen.roll(tone(wood, -0.6), -0.062, -0.018),
  );
}

export const violin: Drawable = {
  ...known('violin'),
  aspect: 0.46,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#a8562a', '#b8642f', '#8f4526', '#c07a3a']);
    // its bow leans on it from behind
    pen.line(
      [
        [0.205, -0.02],
        [0.105, -0.5],
        [0.035, -0.955],
      ],
      0.014,
      darkTimber,
    );
    pen.strokes(
      [
        [
          [0.212, -0.05],
          [0.052, -0.94],
        ],
      ],
      0.007,
      hex('#f0e8d8'),
    );
    pen.box(0.183, -0.09, 0.04, 0.06, hex('#2b2327'), 0.008);
    const body =
      'M-0.04 -0.56C0.04 -0.57 0.1 -0.53 0.105 -0.46C0.11 -0.42 0.09 -0.4 0.095 -0.38C0.065 -0.36 0.06 -0.3 0.09 -0.265C0.085 -0.25 0.14 -0.2 0.135 -0.12C0.13 -0.03 0.05 0 -0.04 0C-0.13 0 -0.21 -0.03 -0.215 -0.12C-0.22 -0.2 -0.165 -0.25 -0.17 -0.265C-0.14 -0.3 -0.145 -0.36 -0.175 -0.38C-0.17 -0.4 -0.19 -0.42 -0.185 -0.46C-0.18 -0.53 -0.12 -0.57 -0.04 -0.56Z';
    pen.at(-pen.lit * 0.008, 0, () => pen.shape(body, tone(wood, -2.6)));
    pen.shape(body, pen.ball(wood, -0.04, -0.28, 0.3, 1.2));
    paintGrain(pen, body, -0.2, -0.56, 0.13, 0, wood, true);
    pen.inside(body, () => {
      pen.outline(body, 0.02, faint(tone(wood, -2.6), 0.7));
      pen.at(-0.04 + pen.lit * 0.07, -0.44, () => pen.glow(0, 0, 1, [255, 240, 210], 0.5), 0.06, 0.09);
      pen.at(-0.04 + pen.lit * 0.09, -0.15, () => pen.glow(0, 0, 1, [255, 240, 210], 0.4), 0.07, 0.1);
    });
    const back = has(brush, 'from-behind');
    if (back) paintViolinBack(pen, wood);
    else paintViolinFront(pen);
    pen.shape(
      'M-0.055 -0.855L-0.06 -0.93C-0.075 -0.96 -0.07 -0.995 -0.04 -0.995C-0.01 -0.995 -0.005 -0.96 -0.02 -0.93L-0.025 -0.855Z',
      pen.roll(tone(wood, -0.8), -0.07, -0.01),
    );
    pen.ring(-0.04, -0.97, 0.014, 0.012, 0.008, tone(wood, -2.6));
    pen.strokes(
      [
        [
          [-0.1, -0.9],
          [0.02, -0.905],
        ],
        [
          [-0.1, -0.93],
          [0.02, -0.935],
        ],
      ],
      0.014,
      hex('#2b2327'),
    );
    if (!back) pen.oval(-0.075, -0.03, 0.045, 0.024, hex('#2b2327'));
  },
};
