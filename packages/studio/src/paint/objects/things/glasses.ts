import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { turned } from '../parts/solid.js';
import { faint, has, mainColour, tone } from '../parts/tone.js';

export const glass: Drawable = {
  ...known('glass'),
  aspect: 0.66,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const drink = mainColour(brush, ['#e8a53c', '#d9607a', '#9ac8d8', '#c9d87a', '#e07a44']);
    const outline = turned(
      [
        [0.22, -0.055],
        [0.235, -0.12],
        [0.3, -0.93],
      ],
      0,
      0.22,
    );
    pen.shape(outline, faint([214, 232, 238], 0.5));
    const empty = has(brush, 'empty');
    pen.inside(outline, () => {
      if (!empty) paintDrink(pen, drink);
      pen.shape(
        `M${pen.lit * 0.24} -0.88L${pen.lit * 0.185} -0.1L${pen.lit * 0.145} -0.1L${pen.lit * 0.19} -0.88Z`,
        faint([255, 255, 255], 0.55),
      );
      pen.shape(
        `M${-pen.lit * 0.28} -0.9L${-pen.lit * 0.222} -0.1L${-pen.lit * 0.205} -0.1L${-pen.lit * 0.262} -0.9Z`,
        faint([255, 255, 255], 0.4),
      );
    });
    if (!empty) paintStraw(pen);
    pen.ring(0, -0.93, 0.3, 0.066, 0.016, faint([255, 255, 255], 0.85));
    if (!empty) paintSlice(pen);
    pen.ring(0, -0.055, 0.22, 0.05, 0.016, faint([255, 255, 255], 0.6), 0.1, Math.PI - 0.1);
  },
};

/** What is in the glass, with ice. */
function paintDrink(pen: Pen, drink: Rgb): void {
  const level = -0.72;
  pen.shape(
    `M-0.3 ${level}Q0 ${level + 0.13} 0.3 ${level}L0.22 -0.085Q0 0.0 -0.22 -0.085Z`,
    pen.roll(drink, -0.29, 0.29),
  );
  pen.oval(0, level, 0.281, 0.062, tone(drink, 1.2));
  // ice
  for (const [x, y, turn] of [
    [-0.09, -0.66, 0.3],
    [0.1, -0.6, -0.4],
    [-0.02, -0.5, 0.9],
  ] as const) {
    pen.at(
      x,
      y,
      () => {
        pen.box(-0.07, -0.07, 0.14, 0.14, faint([255, 255, 255], 0.35), 0.025);
        pen.box(-0.07, -0.07, 0.14, 0.04, faint([255, 255, 255], 0.4), 0.02);
      },
      1,
      1,
      turn,
    );
  }
}

/** A striped straw. */
function paintStraw(pen: Pen): void {
  pen.limb([-0.04, -0.66], [0.16, -0.985], 0.032, 0.032, hex('#d9584a'));
  pen.strokes(
    [
      [
        [0.0, -0.74],
        [0.03, -0.73],
      ],
      [
        [0.045, -0.82],
        [0.08, -0.81],
      ],
      [
        [0.1, -0.9],
        [0.13, -0.89],
      ],
    ],
    0.02,
    hex('#f8f0e0'),
  );
}

/** A slice of lemon on the rim. */
function paintSlice(pen: Pen): void {
  pen.oval(-0.24, -0.9, 0.085, 0.085, hex('#f0c23c'));
  pen.oval(-0.24, -0.9, 0.068, 0.068, hex('#f8e6a0'));
  pen.strokes(
    [0, 1, 2].map((index) => [
      [-0.24 - Math.cos(index * 1.05) * 0.06, -0.9 - Math.sin(index * 1.05) * 0.06],
      [-0.24 + Math.cos(index * 1.05) * 0.06, -0.9 + Math.sin(index * 1.05) * 0.06],
    ]),
    0.012,
    hex('#f0c23c'),
  );
}

export const wineGlass: Drawable = {
  ...known('wine-glass'),
  aspect: 0.46,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wine = mainColour(
      brush,
      has(brush, 'red-wine') ? ['#8a2338'] : has(brush, 'white-wine') ? ['#e6cf8a'] : ['#8a2338', '#a02f3f'],
    );
    // the glass itself is of the colour asked for
    const tinted = (clear: Rgb): Rgb => (brush.colour ? mix(clear, brush.colour, 0.65) : clear);
    pen.oval(0, -0.045, 0.17, 0.042, faint(tinted([206, 224, 232]), 0.75));
    pen.ring(0, -0.045, 0.168, 0.04, 0.009, faint([255, 255, 255], 0.9));
    pen.shape(
      'M-0.05 -0.055Q-0.013 -0.07 -0.012 -0.12V-0.42H0.012V-0.12Q0.013 -0.07 0.05 -0.055Z',
      pen.across(
        -0.02,
        0.02,
        faint(tinted([190, 210, 222]), 0.9),
        faint(tinted([245, 250, 252]), 0.95),
        faint(tinted([150, 175, 192]), 0.9),
      ),
    );
    const bowl =
      'M-0.155 -0.96C-0.235 -0.78 -0.25 -0.5 -0.04 -0.42Q0 -0.41 0.04 -0.42C0.25 -0.5 0.235 -0.78 0.155 -0.96Z';
    pen.shape(bowl, faint(tinted([212, 228, 236]), brush.colour ? 0.75 : 0.5));
    pen.inside(bowl, () => {
      if (!has(brush, 'empty')) {
        pen.shape('M-0.3 -0.72Q0 -0.66 0.3 -0.72V-0.3H-0.3Z', pen.roll(wine, -0.21, 0.21, 1.2));
        pen.oval(0, -0.72, 0.205, 0.042, tone(wine, 1.3));
      }
      pen.shape(
        `M${pen.lit * 0.12} -0.93C${pen.lit * 0.19} -0.78 ${pen.lit * 0.19} -0.58 ${pen.lit * 0.1} -0.5L${pen.lit * 0.08} -0.52C${pen.lit * 0.15} -0.6 ${pen.lit * 0.15} -0.78 ${pen.lit * 0.09} -0.93Z`,
        faint([255, 255, 255], 0.65),
      );
      pen.shape(
        `M${-pen.lit * 0.16} -0.92C${-pen.lit * 0.215} -0.8 ${-pen.lit * 0.215} -0.62 ${-pen.lit * 0.15} -0.54L${-pen.lit * 0.14} -0.56C${-pen.lit * 0.19} -0.64 ${-pen.lit * 0.19} -0.8 ${-pen.lit * 0.145} -0.92Z`,
        faint([255, 255, 255], 0.4),
      );
    });
    pen.outline(bowl, 0.01, faint([240, 246, 250], 0.7));
    pen.ring(0, -0.96, 0.155, 0.034, 0.012, faint([255, 255, 255], 0.95));
  },
};
