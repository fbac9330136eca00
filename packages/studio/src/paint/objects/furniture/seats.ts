import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex, mix } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintSnow } from '../parts/facade.js';
import { darkTimber, faint, iron, mainColour, ownColour, timber, tone } from '../parts/tone.js';

/** A cushion: a soft box with light along its upper edge. */
function paintCushion(
  pen: Pen,
  x: number,
  y: number,
  width: number,
  height: number,
  colour: Rgb,
  radius: number,
): void {
  pen.box(x, y, width, height, pen.down(y, y + height, tone(colour, 1.1), tone(colour, 0), tone(colour, -1.5)), radius);
  pen.line(
    [
      [x + radius, y + height * 0.13],
      [x + width / 2, y + height * 0.09],
      [x + width - radius, y + height * 0.13],
    ],
    height * 0.05,
    faint(tone(colour, 2.6), 0.5),
  );
}

function paintFeet(pen: Pen, places: readonly number[], height: number): void {
  for (const x of places)
    pen.shape(
      [
        [x - 0.025, -height],
        [x + 0.025, -height],
        [x + 0.014, 0],
        [x - 0.014, 0],
      ],
      tone(darkTimber, 0.3),
    );
}

export const sofa: Drawable = {
  ...known('sofa'),
  aspect: 2.25,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#4f7a78', '#c98a5a', '#7a8aa0', '#b8604a', '#8a9a72', '#c9a24a']);
    const pillow = ownColour(brush, ['#e6c88a', '#d9a090', '#e9e0cc', '#b8503f'], 'pillow');
    paintFeet(pen, [-0.98, 0.98, -0.3, 0.3], 0.14);
    // back
    pen.box(-0.98, -0.99, 1.96, 0.7, pen.down(-0.99, -0.3, tone(cloth, 0.5), tone(cloth, -1.4)), 0.12);
    for (const x of [-0.86, 0.02]) paintCushion(pen, x, -0.94, 0.84, 0.5, tone(cloth, 0.1), 0.1);
    // seat
    pen.box(-1, -0.36, 2, 0.25, pen.down(-0.36, -0.1, tone(cloth, -0.6), tone(cloth, -1.8)), 0.04);
    for (const x of [-0.87, 0.01]) {
      pen.shape(`M${x + 0.04} -0.55H${x + 0.82}L${x + 0.86} -0.46H${x}Z`, tone(cloth, 1.5));
      paintCushion(pen, x, -0.475, 0.86, 0.19, tone(cloth, 0.3), 0.06);
    }
    // arms
    for (const side of [-1, 1]) {
      const x = side > 0 ? 0.86 : -1.12;
      const steps = side * pen.lit > 0 ? 0.4 : -0.6;
      pen.box(x, -0.68, 0.26, 0.58, pen.roll(tone(cloth, steps), x, x + 0.26), 0.1);
      pen.oval(x + 0.13, -0.6, 0.125, 0.09, tone(cloth, steps + 1.1));
    }
    // where things lie no cushion is behind them
    if (brush.attributes.has('taken')) return;
    pen.at(-0.62, -0.6, () => paintCushion(pen, -0.19, -0.17, 0.38, 0.34, pillow, 0.07), 1, 1, -0.22);
    if (pen.form.chance(0.6))
      pen.at(0.66, -0.58, () => paintCushion(pen, -0.17, -0.15, 0.34, 0.3, tone(pillow, -1), 0.07), 1, 1, 0.25);
  },
};

export const armchair: Drawable = {
  ...known('armchair'),
  aspect: 0.96,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#b8604a', '#4f7a78', '#c9a04a', '#6a7a5a', '#7a5a7a', '#8a6a4a']);
    paintFeet(pen, [-0.36, 0.36, -0.2, 0.2], 0.13);
    const back =
      'M-0.36 -0.3C-0.4 -0.6 -0.4 -0.86 -0.3 -0.95C-0.2 -1.01 0.2 -1.01 0.3 -0.95C0.4 -0.86 0.4 -0.6 0.36 -0.3Z';
    pen.shape(back, pen.ball(cloth, 0, -0.68, 0.44, 1));
    pen.inside(back, () => {
      for (const [x, y] of [
        [-0.16, -0.82],
        [0, -0.84],
        [0.16, -0.82],
        [-0.08, -0.7],
        [0.08, -0.7],
        [-0.16, -0.58],
        [0, -0.58],
        [0.16, -0.58],
      ] as const) {
        pen.glow(x, y + 0.008, 0.05, tone(cloth, -3), 0.6);
        pen.oval(x, y, 0.013, 0.013, tone(cloth, 0.8));
      }
    });
    pen.box(-0.38, -0.32, 0.76, 0.22, pen.down(-0.32, -0.1, tone(cloth, -0.5), tone(cloth, -1.8)), 0.04);
    pen.shape('M-0.3 -0.52H0.3L0.33 -0.43H-0.33Z', tone(cloth, 1.4));
    paintCushion(pen, -0.33, -0.445, 0.66, 0.18, tone(cloth, 0.3), 0.06);
    for (const side of [-1, 1]) {
      const x = side > 0 ? 0.27 : -0.475;
      const steps = side * pen.lit > 0 ? 0.4 : -0.7;
      pen.box(x, -0.62, 0.205, 0.52, pen.roll(tone(cloth, steps), x, x + 0.205), 0.08);
      pen.oval(x + 0.103, -0.55, 0.097, 0.075, tone(cloth, steps + 1));
    }
  },
};

export const bench: Drawable = {
  ...known('bench'),
  aspect: 1.9,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#a8703f', '#8a5a38', '#b98a55', '#5f7a62']);
    for (const x of [-0.76, 0.76]) {
      pen.line(
        [
          [x - 0.02, -0.97],
          [x + 0.01, -0.5],
          [x - 0.06, -0.02],
        ],
        0.05,
        tone(iron, -0.4),
      );
      pen.line(
        [
          [x + 0.01, -0.46],
          [x + 0.1, -0.44],
          [x + 0.12, -0.02],
        ],
        0.045,
        tone(iron, 0.2),
      );
      pen.line(
        [
          [x, -0.72],
          [x + 0.12, -0.7],
          [x + 0.13, -0.46],
        ],
        0.035,
        tone(iron, 0.4),
      );
      pen.line(
        [
          [x - 0.05, -0.2],
          [x + 0.03, -0.28],
          [x + 0.11, -0.2],
        ],
        0.025,
        tone(iron, -0.2),
      );
    }
    for (const [y, steps] of [
      [-0.97, 0.5],
      [-0.86, 0.1],
      [-0.75, -0.2],
      [-0.64, -0.5],
    ] as const)
      pen.box(-0.94, y, 1.88, 0.085, pen.down(y, y + 0.085, tone(wood, steps + 0.8), tone(wood, steps - 0.6)), 0.015);
    for (const [y, half] of [
      [-0.54, 0.9],
      [-0.5, 0.92],
      [-0.455, 0.945],
    ] as const)
      pen.box(-half, y, half * 2, 0.038, tone(wood, 1.1), 0.01);
    pen.box(-0.945, -0.42, 1.89, 0.045, pen.down(-0.42, -0.375, tone(wood, 0), tone(wood, -1.4)), 0.01);
    const grain = pen.fine.fork('grain');
    pen.strokes(
      Array.from({ length: pen.count(4, 14) }, (): [Point, Point] => {
        const x = grain.between(-0.9, 0.6);
        const y = grain.pick([-0.93, -0.82, -0.71, -0.6]) + grain.around(0.012);
        return [
          [x, y],
          [x + grain.between(0.1, 0.3), y],
        ];
      }),
      0.007,
      faint(tone(wood, -1.8), 0.5),
    );
    paintSnow(
      pen,
      [
        [-0.93, -0.97],
        [0.93, -0.97],
      ],
      0.05,
    );
    paintSnow(
      pen,
      [
        [-0.92, -0.52],
        [0.92, -0.52],
      ],
      0.06,
    );
  },
};

export const bed: Drawable = {
  ...known('bed'),
  aspect: 1.86,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cover = ownColour(
      brush,
      [],
      'blanket',
      mainColour(brush, ['#5a7f9a', '#c98a7a', '#d9b06a', '#7a9a80', '#8a6a8a']),
    );
    const wood = ownColour(brush, [], 'headboard', brush.colour ? mix(timber, brush.colour, 0.6) : timber);
    const sheet = hex('#f3eee4');
    const cushion = ownColour(brush, [], 'pillow', sheet);
    // headboard at the left, in perspective
    pen.shape('M-0.9 -0.06V-0.86Q-0.88 -0.99 -0.74 -1H-0.66V-0.14Z', tone(wood, -1));
    pen.shape(
      'M-0.86 -0.02V-0.82Q-0.84 -0.95 -0.72 -0.96L-0.2 -0.98Q-0.1 -0.97 -0.1 -0.86V-0.3L-0.86 -0.1Z',
      pen.down(-1, 0, tone(wood, 0.9), tone(wood, -0.6)),
    );
    pen.outline(
      'M-0.79 -0.2V-0.8Q-0.78 -0.88 -0.7 -0.885L-0.24 -0.905Q-0.17 -0.9 -0.17 -0.82V-0.4',
      0.014,
      faint(tone(wood, -2), 0.7),
    );
    // frame and legs
    for (const x of [-0.82, 0.86]) pen.box(x - 0.035, -0.2, 0.07, 0.2, tone(wood, -0.8), 0.01);
    pen.box(-0.88, -0.25, 1.79, 0.12, pen.down(-0.25, -0.13, tone(wood, 0.4), tone(wood, -1.2)), 0.02);
    // mattress: side and top
    pen.box(-0.84, -0.42, 1.72, 0.19, pen.down(-0.42, -0.23, tone(sheet, 0), tone(sheet, -1.4)), 0.04);
    pen.shape('M-0.84 -0.4L-0.5 -0.6H0.72Q0.86 -0.58 0.88 -0.4Z', tone(sheet, 0.6));
    // pillows
    for (const [x, y] of [
      [-0.36, -0.64],
      [-0.56, -0.54],
    ] as const) {
      pen.smooth(
        [
          [x - 0.22, y + 0.07],
          [x - 0.2, y - 0.08],
          [x - 0.02, y - 0.13],
          [x + 0.2, y - 0.09],
          [x + 0.24, y + 0.06],
          [x + 0.04, y + 0.1],
        ],
        pen.ball(cushion, x, y, 0.24, 0.9),
      );
      pen.line(
        [
          [x - 0.14, y + 0.02],
          [x, y - 0.02],
          [x + 0.14, y + 0.02],
        ],
        0.008,
        faint(tone(cushion, -2), 0.4),
      );
    }
    // cover with a turned-down edge, hanging over the side
    pen.shape(
      'M-0.3 -0.4L-0.04 -0.62Q0.4 -0.66 0.74 -0.62Q0.9 -0.58 0.91 -0.42Z',
      pen.across(-0.3, 0.9, tone(cover, 0.8), tone(cover, 1.3)),
    );
    pen.shape(
      'M-0.32 -0.41Q0.3 -0.44 0.92 -0.43V-0.17Q0.8 -0.14 0.7 -0.17Q0.5 -0.13 0.3 -0.17Q0.1 -0.13 -0.08 -0.17Q-0.2 -0.14 -0.32 -0.17Z',
      pen.down(-0.44, -0.13, tone(cover, 0.1), tone(cover, -1.6)),
    );
    for (const x of [-0.1, 0.15, 0.42, 0.68])
      pen.line(
        [
          [x + 0.02, -0.41],
          [x, -0.3],
          [x + 0.02, -0.17],
        ],
        0.012,
        faint(tone(cover, -2), 0.5),
      );
    pen.shape(
      'M-0.42 -0.41L-0.14 -0.63L-0.02 -0.625L-0.28 -0.4L-0.28 -0.18H-0.4Z',
      pen.down(-0.63, -0.18, tone(sheet, 1), tone(sheet, -0.9)),
    );
    // footboard post
    pen.box(0.84, -0.52, 0.08, 0.46, pen.roll(wood, 0.84, 0.92), 0.02);
  },
};
