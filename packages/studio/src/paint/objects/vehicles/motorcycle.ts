import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { paintGloss } from '../parts/solid.js';
import { faint, lamplight, mainColour, tone } from '../parts/tone.js';
import { paintSpokedWheel } from '../parts/wheel.js';

export const motorcycle: Drawable = {
  ...known('motorcycle'),
  aspect: 1.86,
  overhang: 0.4,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#b8372f', '#2f5a7a', '#d9a13a', '#3f6a4f', '#34343e']);
    const chrome = hex('#c6cbd1');
    const radius = 0.29;
    for (const x of [-0.62, 0.63]) {
      paintSpokedWheel(pen, x, -radius, radius, hex('#2b2c34'), chrome, 0.085);
      pen.ring(x, -radius, 0.09, 0.09, 0.03, tone(chrome, -1));
    }
    // exhaust, swing arm
    pen.limb([-0.5, -0.25], [-0.08, -0.36], 0.05, 0.06, hex('#3a3b44'));
    pen.line(
      [
        [0.12, -0.46],
        [0.16, -0.22],
        [0.0, -0.16],
        [-0.4, -0.17],
        [-0.78, -0.2],
      ],
      0.065,
      pen.down(-0.46, -0.14, tone(chrome, 1.2), tone(chrome, -1.4)),
    );
    pen.line(
      [
        [-0.36, -0.185],
        [-0.76, -0.215],
      ],
      0.018,
      faint([255, 255, 255], 0.7),
    );
    // fork
    pen.line(
      [
        [0.4, -0.8],
        [0.63, -radius],
      ],
      0.05,
      pen.across(0.4, 0.66, tone(chrome, 1), tone(chrome, -1.4)),
    );
    pen.ring(0.63, -radius, radius + 0.035, radius + 0.035, 0.05, paint, Math.PI * 1.12, Math.PI * 1.72);
    pen.ring(-0.62, -radius, radius + 0.035, radius + 0.035, 0.06, paint, Math.PI * 1.02, Math.PI * 1.75);
    pen.ring(-0.62, -radius, radius + 0.05, radius + 0.05, 0.014, tone(paint, 2), Math.PI * 1.15, Math.PI * 1.6);
    // frame and engine
    pen.line(
      [
        [0.36, -0.74],
        [0.22, -0.4],
        [0.1, -0.2],
        [-0.2, -0.22],
        [-0.3, -0.5],
      ],
      0.05,
      hex('#2f3038'),
    );
    pen.box(-0.16, -0.42, 0.34, 0.22, pen.face(hex('#5b5f68'), -0.16, -0.42, 0.18, -0.2), 0.05);
    for (const y of [-0.55, -0.515, -0.48, -0.445])
      pen.at(
        0.03,
        y,
        () => pen.box(-0.12, -0.014, 0.24, 0.022, pen.across(-0.12, 0.12, tone(chrome, -0.6), tone(chrome, 1)), 0.008),
        1,
        1,
        -0.12,
      );
    pen.oval(-0.03, -0.31, 0.085, 0.085, pen.ball(chrome, -0.03, -0.31, 0.085, 1.3));
    pen.oval(-0.03, -0.31, 0.04, 0.04, tone(chrome, -1.6));
    // tank, seat, tail
    const tank =
      'M0.4 -0.78C0.3 -0.86 0.08 -0.87 -0.02 -0.74C-0.04 -0.66 0.0 -0.58 0.1 -0.57C0.24 -0.56 0.34 -0.6 0.4 -0.68Z';
    pen.shape(tank, pen.down(-0.86, -0.56, tone(paint, 1.4), paint, tone(paint, -1.8)));
    pen.inside(tank, () =>
      pen.shape(
        'M0.4 -0.7C0.25 -0.76 0.1 -0.74 -0.02 -0.68V-0.62C0.1 -0.68 0.25 -0.69 0.4 -0.64Z',
        faint(hex('#f3e8d0'), 0.75),
      ),
    );
    paintGloss(pen, 0.18, -0.8, 0.12, 0.03, 0.6, -0.08);
    pen.shape(
      'M0.0 -0.7C-0.1 -0.64 -0.3 -0.66 -0.42 -0.68C-0.52 -0.72 -0.62 -0.76 -0.68 -0.74C-0.72 -0.7 -0.66 -0.63 -0.58 -0.6C-0.4 -0.55 -0.1 -0.55 0.04 -0.58Z',
      pen.down(-0.76, -0.55, hex('#4a3a34'), hex('#241d1e')),
    );
    pen.shape('M-0.34 -0.57L-0.08 -0.57L-0.14 -0.44L-0.28 -0.44Z', tone(paint, -0.6));
    pen.box(-0.87, -0.62, 0.06, 0.06, hex('#c8372c'), 0.02);
    pen.strokes(
      [
        [
          [-0.82, -0.58],
          [-0.64, -0.62],
        ],
      ],
      0.024,
      hex('#3a3b44'),
    );
    // handlebar on its stem, lamp, mirror
    pen.line(
      [
        [0.43, -0.72],
        [0.36, -0.9],
      ],
      0.06,
      hex('#3a3b44'),
    );
    pen.line(
      [
        [0.38, -0.84],
        [0.36, -0.9],
        [0.26, -0.93],
        [0.14, -0.9],
      ],
      0.042,
      tone(chrome, -1.8),
    );
    pen.line(
      [
        [0.22, -0.925],
        [0.12, -0.897],
      ],
      0.05,
      hex('#2a2b33'),
    );
    pen.line(
      [
        [0.3, -0.93],
        [0.29, -0.975],
      ],
      0.014,
      chrome,
    );
    pen.oval(0.28, -0.978, 0.05, 0.022, hex('#3a3b44'), -0.3);
    pen.oval(0.49, -0.78, 0.075, 0.075, pen.ball(chrome, 0.49, -0.78, 0.075, 1.2));
    pen.oval(0.535, -0.78, 0.032, 0.062, brush.night ? hex('#fff0bc') : hex('#eef2ee'));
    if (brush.night) {
      pen.shape(
        [
          [0.55, -0.82],
          [1.25, -0.95],
          [1.25, -0.4],
          [0.55, -0.74],
        ],
        pen.across(0.55, 1.25, faint(lamplight, 0.5), faint(lamplight, 0)),
      );
      pen.glow(0.54, -0.78, 0.25, lamplight, 0.75);
    }
  },
};
