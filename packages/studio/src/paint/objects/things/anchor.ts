import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { faint, isWorn, mainColour, tone } from '../parts/tone.js';

export const anchor: Drawable = {
  ...known('anchor'),
  aspect: 0.82,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const metal = mainColour(brush, ['#4a5260', '#3f4a55', '#5a5550']);
    const rope = hex('#c9a878');
    pen.ring(0, -0.91, 0.07, 0.07, 0.036, tone(metal, -0.2));
    pen.ring(0, -0.915, 0.075, 0.075, 0.01, tone(metal, 1.8), -2.6, -0.6);
    pen.limb([0, -0.84], [0, -0.1], 0.075, 0.085, pen.roll(metal, -0.04, 0.04, 1.4));
    pen.box(-0.25, -0.755, 0.5, 0.062, pen.lying(metal, -0.755, -0.69, 1.4), 0.03);
    for (const side of [-1, 1])
      pen.oval(side * 0.255, -0.724, 0.04, 0.04, pen.ball(metal, side * 0.255, -0.724, 0.04, 1.3));
    pen.shape(
      'M0 0C-0.22 -0.01 -0.36 -0.16 -0.385 -0.36L-0.41 -0.31L-0.335 -0.45L-0.24 -0.325L-0.305 -0.34C-0.28 -0.21 -0.16 -0.1 0 -0.1C0.16 -0.1 0.28 -0.21 0.305 -0.34L0.24 -0.325L0.335 -0.45L0.41 -0.31L0.385 -0.36C0.36 -0.16 0.22 -0.01 0 0Z',
      pen.face(metal, -0.4, -0.45, 0.4, 0, 1.6),
    );
    pen.line(
      [
        [-0.31, -0.2],
        [-0.18, -0.09],
        [0, -0.06],
        [0.18, -0.09],
        [0.31, -0.2],
      ],
      0.016,
      faint(tone(metal, 2.2), 0.6),
    );
    // a rope wound around
    for (const points of [
      [
        [0.06, -0.95],
        [0.2, -0.86],
        [0.08, -0.62],
        [-0.1, -0.5],
      ],
      [
        [-0.1, -0.5],
        [-0.12, -0.42],
        [0.1, -0.34],
        [0.14, -0.22],
        [0.06, -0.16],
      ],
    ] as const) {
      pen.line(points, 0.042, tone(rope, -1));
      pen.line(
        points.map(([x, y]): Point => [x - 0.005, y - 0.006]),
        0.026,
        tone(rope, 0.5),
      );
    }
    pen.line(
      [
        [-0.05, -0.52],
        [0.05, -0.46],
      ],
      0.04,
      tone(rope, 0.2),
    );
    if (isWorn(brush))
      for (const [x, y] of [
        [0.01, -0.3],
        [-0.2, -0.13],
        [0.26, -0.2],
      ] as const)
        pen.oval(x, y, 0.03, 0.045, faint(hex('#9a5a34'), 0.6));
  },
};
