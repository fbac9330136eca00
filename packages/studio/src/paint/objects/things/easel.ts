import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import { faint, mainColour, tone } from '../parts/tone.js';

export const easel: Drawable = {
  ...known('easel'),
  aspect: 0.66,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#b98a55', '#a8743f', '#8a5f3c']);
    const { form } = pen;
    pen.limb([0.02, -0.9], [0.06, -0.06], 0.03, 0.03, tone(wood, -1.8));
    pen.limb([-0.04, -0.96], [-0.29, -0.014], 0.036, 0.036, tone(wood, -0.2));
    pen.limb([0.04, -0.96], [0.29, -0.014], 0.036, 0.036, tone(wood, 0.4));
    pen.box(-0.022, -0.998, 0.044, 0.3, pen.roll(wood, -0.022, 0.022), 0.008);
    // canvas with a small landscape
    pen.box(-0.315, -0.875, 0.64, 0.49, faint([30, 22, 50], 0.3), 0.008);
    pen.box(-0.325, -0.885, 0.64, 0.49, hex('#f6f0e2'), 0.008);
    const warm = form.chance(0.5);
    pen.box(
      -0.295,
      -0.855,
      0.58,
      0.43,
      pen.down(-0.855, -0.42, warm ? hex('#f3b06a') : hex('#8fb8d0'), warm ? hex('#f6d8a0') : hex('#e0ead8')),
    );
    pen.inside('M-0.295 -0.855H0.285V-0.425H-0.295Z', () => {
      pen.oval(form.between(-0.15, 0.18), -0.73, 0.055, 0.055, warm ? hex('#fdf0c0') : hex('#fbf3d8'));
      pen.shape(
        'M-0.3 -0.56L-0.12 -0.7L0.02 -0.6L0.16 -0.72L0.3 -0.58V-0.4H-0.3Z',
        warm ? hex('#a8607a') : hex('#6a8aa5'),
      );
      pen.shape('M-0.3 -0.54Q-0.1 -0.6 0.1 -0.52T0.3 -0.53V-0.4H-0.3Z', warm ? hex('#7a4a5a') : hex('#5a8a5f'));
      pen.shape('M-0.3 -0.47Q0 -0.53 0.3 -0.46V-0.4H-0.3Z', warm ? hex('#4f3547') : hex('#3f6a4a'));
      const strokes = pen.fine.fork('strokes');
      for (let index = 0; index < pen.count(3, 12); index++)
        pen.line(
          [
            [strokes.between(-0.28, 0.2), strokes.between(-0.84, -0.62)],
            [strokes.between(-0.2, 0.28), strokes.between(-0.84, -0.62)],
          ],
          0.008,
          faint([255, 250, 235], 0.22),
        );
    });
    pen.box(-0.3, -0.4, 0.6, 0.04, pen.down(-0.4, -0.36, tone(wood, 0.9), tone(wood, -0.8)), 0.008);
    pen.strokes(
      [
        [
          [-0.18, -0.2],
          [0.18, -0.2],
        ],
      ],
      0.028,
      tone(wood, -0.5),
    );
    for (const [x, tint] of [
      [-0.2, '#c8503f'],
      [-0.14, '#3f6fa0'],
      [-0.08, '#e0a83a'],
    ] as const)
      pen.box(x, -0.425, 0.04, 0.026, hex(tint), 0.01);
    pen.limb([0.06, -0.41], [0.22, -0.425], 0.014, 0.01, hex('#5d3d29'));
  },
};
