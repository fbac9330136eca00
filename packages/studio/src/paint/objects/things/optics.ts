import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, gold, mainColour, tone } from '../parts/tone.js';

export const telescope: Drawable = {
  ...known('telescope'),
  aspect: 0.92,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const tube = mainColour(brush, ['#3f5a7a', '#8a4a34', '#e6e0d4', '#3f6a5f']);
    const brass = gold;
    const wood = hex('#8a5a35');
    for (const [x, steps] of [
      [0.02, -1.4],
      [-0.26, 0],
      [0.28, 0.2],
    ] as const)
      pen.limb([0, -0.5], [x, -0.012], 0.042, 0.03, tone(wood, steps));
    pen.strokes(
      [
        [
          [-0.15, -0.22],
          [0.16, -0.22],
        ],
      ],
      0.016,
      tone(brass, -0.6),
    );
    pen.box(-0.04, -0.6, 0.08, 0.12, pen.metal(brass, -0.04, 0.04), 0.01);
    pen.at(
      0,
      -0.64,
      () => {
        pen.box(-0.42, -0.045, 0.14, 0.09, pen.lying(brass, -0.045, 0.045, 1.4), 0.012);
        pen.box(-0.46, -0.03, 0.06, 0.06, hex('#2b2c34'), 0.012);
        pen.box(-0.3, -0.065, 0.34, 0.13, pen.lying(tube, -0.065, 0.065, 1.4), 0.012);
        pen.box(0.02, -0.085, 0.42, 0.17, pen.lying(tube, -0.085, 0.085, 1.4), 0.012);
        for (const x of [-0.29, 0.02, 0.4])
          pen.box(x, x < 0 ? -0.07 : -0.092, 0.035, x < 0 ? 0.14 : 0.184, pen.lying(brass, -0.09, 0.09, 1.4), 0.006);
        pen.oval(0.44, 0, 0.026, 0.09, brush.night ? hex('#bcd4f0') : hex('#9fc4d8'));
        pen.box(-0.12, -0.13, 0.22, 0.035, pen.lying(brass, -0.13, -0.095), 0.012);
      },
      1,
      1,
      -0.62,
    );
    pen.oval(0, -0.62, 0.05, 0.05, pen.ball(brass, 0, -0.62, 0.05, 1.3));
  },
};

export const microscope: Drawable = {
  ...known('microscope'),
  aspect: 0.72,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const shell = mainColour(brush, ['#e6e2da', '#3f5a6a', '#4a4f5a', '#5a8a86']);
    const dark = hex('#34363f');
    pen.shape(
      'M-0.34 0Q-0.36 -0.09 -0.26 -0.1H0.26Q0.36 -0.09 0.34 0Z',
      pen.down(-0.1, 0, tone(shell, 0.9), tone(shell, -1.4)),
    );
    pen.shape(
      'M-0.3 -0.08C-0.34 -0.4 -0.3 -0.62 -0.12 -0.72L-0.02 -0.62C-0.14 -0.54 -0.18 -0.36 -0.14 -0.08Z',
      pen.across(-0.33, -0.05, tone(shell, pen.lit < 0 ? 0.9 : -1.2), tone(shell, pen.lit < 0 ? -1 : 0.7)),
    );
    pen.oval(-0.235, -0.3, 0.06, 0.06, pen.ball(dark, -0.235, -0.3, 0.06, 1.4));
    pen.box(-0.18, -0.345, 0.42, 0.05, pen.down(-0.345, -0.295, tone(dark, 1), tone(dark, -0.6)), 0.012);
    pen.box(0.02, -0.358, 0.16, 0.016, faint(hex('#bfe0ea'), 0.95));
    pen.oval(0.1, -0.12, 0.075, 0.028, hex('#ffe6a0'));
    pen.box(0.06, -0.22, 0.08, 0.08, dark, 0.01);
    pen.at(
      0.0,
      -0.66,
      () => {
        pen.box(-0.075, -0.27, 0.15, 0.38, pen.roll(shell, -0.075, 0.075, 1.2), 0.03);
        pen.box(-0.055, -0.36, 0.11, 0.1, pen.metal(dark, -0.055, 0.055), 0.02);
        pen.oval(0, -0.36, 0.055, 0.018, hex('#6a7f90'));
        pen.box(-0.085, 0.08, 0.17, 0.05, pen.metal(hex('#b9bec4'), -0.085, 0.085), 0.02);
        pen.box(-0.035, 0.12, 0.07, 0.13, pen.metal(hex('#c9ced4'), -0.035, 0.035), 0.01);
      },
      1,
      0.94,
      -0.32,
    );
    pen.limb([0.01, -0.56], [-0.06, -0.44], 0.05, 0.035, hex('#8a8f98'));
    pen.oval(-0.15, -0.62, 0.05, 0.05, pen.ball(dark, -0.15, -0.62, 0.05, 1.4));
  },
};
