import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, lamplight, mainColour, tone } from '../parts/tone.js';

export const submarine: Drawable = {
  ...known('submarine'),
  aspect: 2.1,
  overhang: 0.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#e3b03c', '#d9a23a', '#c8604a', '#5a8f9a']);
    const brass = hex('#b98a3f');
    // periscope and tower
    pen.line(
      [
        [0.1, -0.7],
        [0.1, -0.965],
        [0.22, -0.965],
      ],
      0.05,
      pen.down(-1, -0.7, tone(brass, 1), tone(brass, -1)),
    );
    pen.oval(0.225, -0.965, 0.025, 0.034, brush.night ? lamplight : hex('#bfe0ea'));
    pen.shape(
      'M-0.24 -0.62L-0.19 -0.82Q-0.17 -0.86 -0.12 -0.86H0.16Q0.22 -0.86 0.24 -0.82L0.3 -0.62Z',
      pen.roll(paint, -0.24, 0.3, 1.1),
    );
    pen.strokes(
      [
        [
          [-0.16, -0.86],
          [-0.16, -0.92],
        ],
        [
          [0.0, -0.86],
          [0.0, -0.92],
        ],
        [
          [-0.17, -0.92],
          [0.01, -0.92],
        ],
      ],
      0.018,
      tone(brass, -0.4),
    );
    // propeller and fins
    pen.oval(-1.0, -0.36, 0.035, 0.17, tone(brass, 0.6), 0.12);
    pen.oval(-0.99, -0.36, 0.03, 0.14, tone(brass, -0.8), -0.5);
    pen.shape('M-0.7 -0.5L-0.96 -0.68Q-0.98 -0.6 -0.92 -0.42Z', tone(paint, -0.6));
    pen.shape('M-0.7 -0.22L-0.96 -0.04Q-0.98 -0.12 -0.92 -0.3Z', tone(paint, -1.8));
    const hull =
      'M-0.98 -0.36C-0.9 -0.56 -0.6 -0.68 -0.1 -0.69C0.5 -0.7 1.03 -0.62 1.04 -0.35C1.03 -0.08 0.5 0.005 -0.1 0C-0.6 -0.01 -0.9 -0.16 -0.98 -0.36Z';
    pen.shape(hull, pen.lying(paint, -0.69, 0, 1.3));
    pen.inside(hull, () => {
      for (const x of [-0.5, 0.52])
        pen.line(
          [
            [x, -0.7],
            [x + 0.03, -0.35],
            [x, 0],
          ],
          0.02,
          faint(tone(paint, -2), 0.5),
        );
      pen.box(-1, -0.14, 2.1, 0.03, faint(tone(paint, -2.6), 0.4));
      pen.line(
        [
          [-0.7, -0.54],
          [-0.1, -0.615],
          [0.6, -0.6],
        ],
        0.035,
        faint([255, 252, 235], 0.5),
      );
    });
    for (const x of [-0.3, 0.02, 0.34]) {
      pen.oval(x, -0.38, 0.115, 0.115, pen.ball(brass, x, -0.38, 0.115, 1.2));
      pen.oval(
        x,
        -0.38,
        0.084,
        0.084,
        brush.night
          ? pen.down(-0.46, -0.3, hex('#fff0b8'), hex('#f3b350'))
          : pen.slanted(x - 0.08, -0.46, x + 0.08, -0.3, hex('#bfe4ea'), hex('#3f7a96'), hex('#1f4560')),
      );
      pen.ring(x, -0.38, 0.06, 0.06, 0.014, faint([255, 255, 255], 0.7), -2.4, -1.3);
      for (let bolt = 0; bolt < 8; bolt++)
        pen.oval(x + Math.cos(bolt * 0.785) * 0.1, -0.38 + Math.sin(bolt * 0.785) * 0.1, 0.009, 0.009, tone(brass, -2));
      if (brush.night) pen.glow(x, -0.38, 0.2, lamplight, 0.35);
    }
    pen.oval(0.94, -0.35, 0.07, 0.11, brush.night ? hex('#fff0bc') : hex('#e9f0ea'));
    if (brush.night)
      pen.shape(
        [
          [0.98, -0.42],
          [1.5, -0.6],
          [1.5, -0.05],
          [0.98, -0.28],
        ],
        pen.across(0.98, 1.5, faint(lamplight, 0.5), faint(lamplight, 0)),
      );
  },
};
