import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintLeaf } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import { paintContact, paintGloss } from '../parts/solid.js';
import { faint, leafGreen, mainColour, tone } from '../parts/tone.js';

export const cherries: Drawable = {
  ...known('cherries'),
  aspect: 0.98,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#b02334', '#a01f2c', '#c23040']);
    const join: Point = [0.1 + pen.form.around(0.02), -0.96];
    for (const [x, y, bend] of [
      [-0.24, -0.46, -0.06],
      [0.25, -0.38, 0.1],
    ] as const) {
      pen.line([join, [join[0] * 0.4 + x * 0.6 + bend, (join[1] + y) / 2 - 0.06], [x, y]], 0.026, hex('#6a7a3a'));
      pen.line(
        [
          [join[0] - 0.005, join[1]],
          [join[0] * 0.4 + x * 0.6 + bend - 0.006, (join[1] + y) / 2 - 0.06],
          [x - 0.004, y],
        ],
        0.009,
        hex('#a8b86a'),
      );
    }
    paintLeaf(pen, join[0], join[1] + 0.01, 0.42, 0.24, 0.28, leafGreen);
    paintLeaf(pen, join[0], join[1] + 0.01, 0.34, 0.19, 2.75, tone(leafGreen, -0.4));
    for (const [x, y, radius] of [
      [-0.24, -0.29, 0.245],
      [0.25, -0.225, 0.235],
    ] as const) {
      const body = `M${x} ${y - radius * 0.82}C${x + radius * 0.5} ${y - radius * 1.12} ${x + radius * 1.08} ${y - radius * 0.6} ${x + radius} ${y + radius * 0.05}C${x + radius * 0.9} ${y + radius * 0.75} ${x + radius * 0.4} ${y + radius} ${x} ${y + radius}C${x - radius * 0.4} ${y + radius} ${x - radius * 0.9} ${y + radius * 0.75} ${x - radius} ${y + radius * 0.05}C${x - radius * 1.08} ${y - radius * 0.6} ${x - radius * 0.5} ${y - radius * 1.12} ${x} ${y - radius * 0.82}Z`;
      pen.shape(body, pen.ball(skin, x, y, radius, 1.25));
      pen.inside(body, () => {
        pen.at(x, y - radius * 0.84, () => pen.glow(0, 0, 1, tone(skin, -4), 0.8), radius * 0.4, radius * 0.16);
        pen.at(
          x - pen.lit * radius * 0.5,
          y + radius * 0.6,
          () => pen.glow(0, 0, 1, tone(skin, 2.6), 0.4),
          radius * 0.5,
          radius * 0.3,
        );
      });
      paintGloss(
        pen,
        x + pen.lit * radius * 0.42,
        y - radius * 0.38,
        radius * 0.26,
        radius * 0.18,
        0.85,
        pen.lit * 0.6,
      );
    }
    paintContact(pen, 0.25, -0.01, 0.12, 0.014, 0.3);
  },
};

export const strawberry: Drawable = {
  ...known('strawberry'),
  aspect: 0.86,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const flesh = mainColour(brush, ['#d4303a', '#c92f34', '#dc4044']);
    const lean = pen.form.around(0.03);
    const body = `M0 -0.82C0.24 -0.88 0.43 -0.74 0.42 -0.54C0.41 -0.32 0.2 -0.04 ${lean} 0.005C-0.2 -0.04 -0.41 -0.32 -0.42 -0.54C-0.43 -0.74 -0.24 -0.88 0 -0.82Z`;
    pen.shape(body, pen.ball(flesh, 0, -0.5, 0.46, 1.15));
    pen.inside(body, () => {
      for (let row = 0; row < 6; row++) {
        const y = -0.72 + row * 0.118;
        const half = 0.4 - row * 0.055;
        const count = 5 - Math.floor(row / 2);
        for (let index = 0; index < count; index++) {
          const x = ((index + (row % 2 ? 0.5 : 0.1)) / count - 0.42) * half * 2.1;
          pen.oval(x, y + 0.008, 0.02, 0.027, faint(tone(flesh, -2.6), 0.75));
          pen.oval(x, y, 0.0135, 0.02, hex('#f3d789'));
        }
      }
    });
    paintGloss(pen, pen.lit * 0.2, -0.66, 0.1, 0.075, 0.6, pen.lit * 0.5);
    for (const [turn, length] of [
      [0.35, 0.34],
      [2.8, 0.34],
      [0.95, 0.26],
      [2.2, 0.27],
      [1.57, 0.22],
      [-0.25, 0.28],
      [3.4, 0.28],
    ] as const)
      paintLeaf(
        pen,
        0,
        -0.84,
        length,
        0.15,
        turn + pen.form.around(0.06),
        tone(leafGreen, pen.form.between(-0.4, 0.5)),
      );
    pen.line(
      [
        [0, -0.84],
        [0.02, -0.92],
        [0.06, -0.98],
      ],
      0.04,
      tone(leafGreen, -0.6),
    );
  },
};

export const grapes: Drawable = {
  ...known('grapes'),
  aspect: 0.82,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const skin = mainColour(brush, ['#6a3f7a', '#54396f', '#8aa548', '#7a3a5a']);
    pen.line(
      [
        [-0.02, -0.72],
        [0, -0.86],
        [0.06, -0.98],
      ],
      0.042,
      hex('#7a5f38'),
    );
    paintLeaf(pen, 0.0, -0.84, 0.4, 0.3, -0.1, leafGreen);
    paintLeaf(pen, 0.0, -0.84, 0.36, 0.26, 3.0, tone(leafGreen, -0.5));
    const rows = [4, 5, 4, 4, 3, 2, 1];
    const berries: (readonly [number, number])[] = [];
    rows.forEach((count, row) => {
      for (let index = 0; index < count; index++)
        berries.push([
          (index - (count - 1) / 2) * 0.165 + pen.form.around(0.012),
          -0.735 + row * 0.105 + pen.form.around(0.01),
        ]);
    });
    for (const [x, y] of berries) {
      const radius = 0.096;
      const steps = x * pen.lit * 1.6 - (y + 0.7) * 0.9;
      const colour = tone(skin, steps);
      pen.oval(x + 0.005, y + 0.01, radius * 1.04, radius * 1.04, faint(tone(skin, -4), 0.55));
      pen.oval(x, y, radius, radius, pen.ball(colour, x, y, radius, 1.15));
      pen.oval(x + pen.lit * 0.034, y - 0.04, 0.02, 0.016, faint([255, 250, 255], 0.75));
    }
  },
};
