import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { createPen } from '../parts/pen.js';
import { boxFaces, paintBox } from '../parts/solid.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';

export const key: Drawable = {
  ...known('key'),
  aspect: 2.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const metal = mainColour(brush, ['#c9a04a', '#b98a3f', '#a8a9ad', '#9c6a3a']);
    const shaft = pen.lying(metal, -0.6, -0.4, 1.5);
    pen.box(-0.5, -0.6, 1.62, 0.2, shaft, 0.06);
    for (const [x, width, length] of [
      [0.66, 0.14, 0.42],
      [0.86, 0.09, 0.3],
      [1.0, 0.13, 0.42],
    ] as const)
      pen.box(x, -0.45, width, length, pen.down(-0.45, 0, tone(metal, 0), tone(metal, -1.4)), 0.02);
    for (const x of [-0.42, 0.5]) pen.box(x, -0.66, 0.1, 0.32, pen.lying(metal, -0.66, -0.34, 1.5), 0.03);
    pen.oval(1.14, -0.5, 0.09, 0.13, pen.ball(metal, 1.14, -0.5, 0.12, 1.2));
    // bow: three rings
    for (const [x, y, radius] of [
      [-0.98, -0.5, 0.2],
      [-0.68, -0.74, 0.185],
      [-0.68, -0.26, 0.185],
    ] as const) {
      pen.ring(x, y, radius, radius, 0.12, tone(metal, -1.2));
      pen.ring(
        x,
        y - 0.015,
        radius,
        radius,
        0.085,
        pen.face(tone(metal, 0.6), x - radius, y - radius, x + radius, y + radius, 1.6),
      );
      pen.ring(
        x,
        y - 0.02,
        radius + 0.01,
        radius + 0.01,
        0.02,
        faint(tone(metal, 3.4), 0.8),
        pen.lit > 0 ? -1.4 : -2.6,
        pen.lit > 0 ? -0.3 : -1.6,
      );
    }
    pen.oval(-0.7, -0.5, 0.1, 0.1, pen.ball(metal, -0.7, -0.5, 0.1, 1.3));
  },
};

export const gift: Drawable = {
  ...known('gift'),
  aspect: 1.06,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paper = mainColour(brush, ['#c8453f', '#3f7a78', '#d9a84a', '#5a6fa8', '#c9607f', '#6a9a6a']);
    const ribbon = ownColour(brush, ['#f3e6c4', '#e6b84a', '#f0f0ea'], 'ribbon');
    const body = boxFaces(-0.48, 0.22, 0, -0.58, 0.26, -0.1);
    paintBox(pen, body, paper);
    // dots on the paper
    const dots = pen.form.fork('dots');
    if (dots.chance(0.6)) {
      for (let row = 0; row < 3; row++)
        for (let column = 0; column < 5; column++)
          pen.oval(-0.41 + column * 0.14 + (row % 2) * 0.07, -0.1 - row * 0.16, 0.02, 0.02, faint(tone(paper, 2), 0.7));
    }
    pen.box(-0.2, -0.58, 0.13, 0.58, tone(ribbon, pen.facing(-0.25)));
    pen.shape(
      [
        [0.31, -0.035],
        [0.375, -0.06],
        [0.375, -0.64],
        [0.31, -0.615],
      ],
      tone(ribbon, pen.facing(0.95)),
    );
    const lid = boxFaces(-0.52, 0.25, -0.54, -0.7, 0.28, -0.11);
    paintBox(pen, lid, tone(paper, 0.2));
    pen.shape(
      [
        [-0.52, -0.54],
        [0.25, -0.54],
        [0.25, -0.515],
        [-0.52, -0.515],
      ],
      faint([30, 20, 60], 0.3),
    );
    pen.box(-0.215, -0.7, 0.15, 0.16, tone(ribbon, pen.facing(-0.25) + 0.2));
    pen.shape(
      [
        [0.34, -0.575],
        [0.41, -0.605],
        [0.41, -0.765],
        [0.34, -0.735],
      ],
      tone(ribbon, pen.facing(0.95) + 0.2),
    );
    pen.shape(
      [
        [-0.215, -0.7],
        [-0.065, -0.7],
        [0.21, -0.81],
        [0.07, -0.81],
      ],
      tone(ribbon, 1),
    );
    pen.shape(
      [
        [-0.42, -0.742],
        [0.36, -0.742],
        [0.42, -0.772],
        [-0.35, -0.772],
      ],
      tone(ribbon, 0.8),
    );
    // bow
    for (const side of [-1, 1]) {
      pen.shape(
        `M0 -0.76C${side * 0.06} -0.98 ${side * 0.28} -1.02 ${side * 0.3} -0.9C${side * 0.31} -0.8 ${side * 0.14} -0.74 0 -0.76Z`,
        pen.slanted(0, -0.76, side * 0.28, -0.98, tone(ribbon, -1.2), tone(ribbon, side * pen.lit > 0 ? 1 : 0)),
      );
      pen.shape(
        `M${side * 0.06} -0.79C${side * 0.1} -0.9 ${side * 0.22} -0.93 ${side * 0.24} -0.88C${side * 0.23} -0.82 ${side * 0.14} -0.79 ${side * 0.06} -0.79Z`,
        faint(tone(ribbon, -2.6), 0.6),
      );
      pen.shape(`M0 -0.76L${side * 0.2} -0.64L${side * 0.12} -0.61L0 -0.72Z`, tone(ribbon, -0.5));
    }
    pen.oval(0, -0.775, 0.06, 0.048, pen.ball(ribbon, 0, -0.775, 0.06, 1.1));
  },
};
