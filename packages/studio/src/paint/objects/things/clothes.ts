import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';

export const hat: Drawable = {
  ...known('hat'),
  aspect: 2.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const felt = mainColour(brush, ['#c9a86a', '#8a6a4a', '#4a4f5a', '#b8704a', '#e0c890']);
    const band = ownColour(brush, ['#8a3a34', '#33303a', '#3f5f6a'], 'band');
    pen.shape(
      'M-1.03 -0.36C-0.9 -0.06 -0.4 0.005 0 0.005C0.4 0.005 0.9 -0.06 1.03 -0.36C0.9 -0.3 0.5 -0.4 0 -0.4C-0.5 -0.4 -0.9 -0.3 -1.03 -0.36Z',
      tone(felt, -1.8),
    );
    pen.shape(
      'M-1.04 -0.4C-0.95 -0.1 -0.4 -0.04 0 -0.04C0.4 -0.04 0.95 -0.1 1.04 -0.4C0.9 -0.34 0.6 -0.5 0 -0.5C-0.6 -0.5 -0.9 -0.34 -1.04 -0.4Z',
      pen.face(tone(felt, 0.6), -1, -0.5, 1, -0.04, 1.2),
    );
    const crown =
      'M-0.5 -0.24C-0.48 -0.5 -0.46 -0.76 -0.38 -0.9C-0.28 -1.02 -0.1 -0.98 0 -0.93C0.1 -0.98 0.28 -1.02 0.38 -0.9C0.46 -0.76 0.48 -0.5 0.5 -0.24Q0 -0.12 -0.5 -0.24Z';
    pen.shape(crown, pen.roll(felt, -0.5, 0.5, 1.15));
    pen.inside(crown, () => {
      pen.shape('M-0.6 -0.46Q0 -0.32 0.6 -0.46V-0.2Q0 -0.06 -0.6 -0.2Z', pen.roll(band, -0.5, 0.5));
      pen.shape(
        'M-0.16 -1C-0.08 -0.86 0.08 -0.86 0.16 -1C0.08 -0.9 -0.08 -0.9 -0.16 -1Z',
        faint(tone(felt, -2.4), 0.6),
      );
      const weave = pen.fine.fork('weave');
      pen.strokes(
        Array.from({ length: pen.count(4, 18) }, (): [Point, Point] => {
          const x = weave.between(-0.44, 0.44);
          const y = weave.between(-0.9, -0.48);
          return [
            [x, y],
            [x + 0.06, y + 0.012],
          ];
        }),
        0.01,
        faint(tone(felt, -1.4), 0.45),
      );
    });
  },
};

export const shoe: Drawable = {
  ...known('shoe'),
  aspect: 2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const leather = mainColour(brush, ['#c8503f', '#3f6f8a', '#d9a04a', '#5a7a5a', '#e6e0d4', '#4a4f5a']);
    const soled = brush.attributes.has('rubber-soled');
    const rubber = hex(soled ? '#2f3136' : '#f3eee4');
    const upper =
      'M-0.94 -0.22C-0.98 -0.5 -0.96 -0.8 -0.92 -0.97C-0.8 -1.02 -0.6 -0.98 -0.46 -0.94C-0.36 -0.92 -0.3 -0.86 -0.22 -0.76C-0.02 -0.54 0.3 -0.5 0.6 -0.46C0.86 -0.42 0.97 -0.32 0.96 -0.18Z';
    pen.shape('M-0.9 -0.94Q-0.66 -1.02 -0.44 -0.92L-0.5 -0.82Q-0.7 -0.9 -0.88 -0.84Z', tone(leather, -3.4));
    pen.shape(upper, pen.down(-1, -0.18, tone(leather, 0.9), tone(leather, 0), tone(leather, -1.3)));
    pen.sideLight(upper, -1, 1);
    pen.inside(upper, () => {
      pen.shape('M0.42 -0.55C0.56 -0.5 0.6 -0.34 0.56 -0.16H1V-0.5Z', tone(rubber, -0.2));
      pen.shape('M-1 -1C-0.86 -0.7 -0.82 -0.4 -0.84 -0.16H-1Z', tone(leather, -1));
      pen.line(
        [
          [-0.75, -0.26],
          [-0.4, -0.5],
          [-0.08, -0.3],
          [0.2, -0.38],
        ],
        0.06,
        tone(rubber, 0),
      );
    });
    // one looks into it a little: the far edge of its collar, and the dark inside
    pen.oval(-0.69, -0.95, 0.25, 0.06, tone(leather, 1.4), 0.12);
    pen.oval(-0.685, -0.945, 0.2, 0.038, tone(leather, -5), 0.12);
    // tongue, laces
    pen.shape(
      'M-0.5 -0.98C-0.36 -1.0 -0.28 -0.92 -0.2 -0.8L0.2 -0.53L0.06 -0.5C-0.2 -0.6 -0.36 -0.74 -0.46 -0.88Z',
      tone(leather, 1.2),
    );
    for (const [x, y] of [
      [-0.34, -0.84],
      [-0.2, -0.72],
      [-0.05, -0.62],
      [0.1, -0.55],
    ] as const) {
      pen.line(
        [
          [x - 0.1, y + 0.12],
          [x, y],
          [x + 0.09, y - 0.02],
        ],
        0.034,
        rubber,
      );
      pen.oval(x - 0.1, y + 0.12, 0.022, 0.022, tone(rubber, -2.4));
    }
    pen.line(
      [
        [-0.36, -0.86],
        [-0.5, -0.76],
        [-0.56, -0.62],
      ],
      0.026,
      tone(rubber, -0.6),
    );
    // sole
    pen.shape(
      'M-0.97 -0.24H0.5C0.7 -0.24 0.9 -0.26 0.985 -0.24C1 -0.12 0.96 -0.01 0.86 0H-0.86C-0.95 0 -0.98 -0.1 -0.97 -0.24Z',
      pen.down(-0.25, 0, tone(rubber, 0.4), tone(rubber, -1.6)),
    );
    pen.strokes(
      [
        [
          [-0.95, -0.12],
          [0.95, -0.12],
        ],
      ],
      0.022,
      faint(tone(leather, 0), 0.8),
    );
    pen.strokes(
      Array.from({ length: 14 }, (_, index): [Point, Point] => [
        [-0.84 + index * 0.13, -0.05],
        [-0.84 + index * 0.13, -0.005],
      ]),
      0.016,
      faint(tone(rubber, -3), 0.5),
      true,
    );
    if (!soled) return;
    // a thick sole with its tread
    pen.shape('M-0.99 -0.27H1L0.98 -0.06H-0.97Z', pen.down(-0.28, -0.04, tone(rubber, 1.6), tone(rubber, 0)));
    for (let cleat = 0; cleat < 12; cleat++)
      pen.box(-0.96 + cleat * 0.163, -0.08, 0.11, 0.08, tone(rubber, cleat % 2 === 0 ? 0.8 : -0.4), 0.015);
    pen.strokes(
      [
        [
          [-0.97, -0.17],
          [0.97, -0.17],
        ],
      ],
      0.02,
      tone(rubber, 3),
    );
  },
};
