import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import { paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import { darkTimber, faint, gold, isWorn, mainColour, timber, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

export const fence: Drawable = {
  ...known('fence'),
  aspect: 2.7,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#f0ebe0', '#b98a5a', '#9a7a58', '#e6e0d4']);
    for (const y of [-0.72, -0.3])
      pen.box(-1.34, y, 2.68, 0.085, pen.down(y, y + 0.085, tone(paint, -0.2), tone(paint, -1.6)), 0.01);
    const pickets = 13;
    const random = pen.form.fork('pickets');
    for (let index = 0; index < pickets; index++) {
      const x = -1.26 + (index / (pickets - 1)) * 2.52;
      const missing = isWorn(brush) && random.chance(0.12);
      const lean = random.around(isWorn(brush) ? 0.04 : 0.008);
      if (missing) continue;
      const head = -0.985 + random.between(0, 0.02);
      pen.at(
        x,
        0,
        () => {
          pen.shape(
            [
              [-0.072, 0],
              [0.072, 0],
              [0.072, head + 0.13],
              [0, head],
              [-0.072, head + 0.13],
            ],
            pen.across(-0.07, 0.07, tone(paint, pen.lit > 0 ? -0.7 : 0.7), tone(paint, pen.lit > 0 ? 0.7 : -0.7)),
          );
          const shadeSide = -pen.lit * 0.072;
          pen.strokes(
            [
              [
                [shadeSide * 0.9, 0],
                [shadeSide * 0.9, head + 0.14],
              ],
            ],
            0.016,
            faint(tone(paint, -1.8), 0.7),
            true,
          );
          for (const y of [-0.68, -0.26]) pen.oval(0, y, 0.011, 0.011, tone(paint, -2.4));
        },
        1,
        1,
        lean,
      );
      paintSnow(
        pen,
        [
          [x - 0.05, head + 0.09],
          [x, head],
          [x + 0.05, head + 0.09],
        ],
        0.04,
      );
    }
  },
};

/** In somebody's hands: a board on a stick, or none where it is held by its sides. */
const placard: Drawable = {
  ...known('sign'),
  height: 0.5,
  aspect: 1.3,
  mirrors: false,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const board = mainColour(brush, ['#f2ece0', '#f6f0e2']);
    pen.box(-0.03, -0.3, 0.06, 0.3, pen.roll(timber, -0.03, 0.03, 1.3), 0.012);
    const sheet = 'M-0.62 -0.99H0.62V-0.25H-0.62Z';
    pen.shape(sheet, pen.face(board, -0.62, -0.99, 0.62, -0.25));
    pen.outline('M-0.59 -0.96H0.59V-0.28H-0.59Z', 0.012, faint(tone(board, -2), 0.7));
  },
};

export const sign: Drawable = {
  ...known('sign'),
  aspect: 0.95,
  mirrors: false,
  variant: (attributes) => (attributes.has('held') ? placard : sign),
  paint(context, brush) {
    const pen = createPen(context, brush);
    const board = mainColour(brush, ['#b98a55', '#a8743f', '#c9a06a']);
    for (const x of [-0.3, 0.3]) {
      pen.box(x - 0.035, -0.96, 0.07, 0.96, pen.roll(darkTimber, x - 0.035, x + 0.035, 1.3), 0.012);
    }
    const plank =
      'M-0.47 -0.97Q-0.2 -0.995 0 -0.985Q0.25 -0.97 0.47 -0.985L0.475 -0.5Q0.2 -0.485 0 -0.495Q-0.25 -0.51 -0.475 -0.495Z';
    pen.at(0.008, 0.014, () => pen.shape(plank, faint([30, 20, 40], 0.35)));
    pen.shape(plank, pen.face(board, -0.47, -0.98, 0.47, -0.5));
    paintGrain(pen, plank, -0.47, -0.98, 0.47, -0.5, board);
    pen.inside(plank, () =>
      pen.strokes(
        [
          [
            [-0.5, -0.82],
            [0.5, -0.825],
          ],
          [
            [-0.5, -0.66],
            [0.5, -0.655],
          ],
        ],
        0.009,
        faint(tone(board, -2.2), 0.6),
        true,
      ),
    );
    for (const [x, y] of [
      [-0.4, -0.93],
      [0.4, -0.93],
      [-0.4, -0.55],
      [0.4, -0.55],
    ] as const)
      pen.oval(x, y, 0.014, 0.014, hex('#4a4a50'));
    paintSnow(
      pen,
      [
        [-0.46, -0.98],
        [0.46, -0.985],
      ],
      0.045,
    );
    if (isWorn(brush))
      pen.line(
        [
          [0.1, -0.98],
          [0.06, -0.86],
          [0.12, -0.78],
        ],
        0.012,
        faint(tone(board, -3), 0.8),
      );
  },
};

export const mailbox: Drawable = {
  ...known('mailbox'),
  aspect: 0.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const paint = mainColour(brush, ['#c8402f', '#3f6a8a', '#5a7a5a', '#d9a84a']);
    pen.box(-0.045, -0.62, 0.09, 0.62, pen.roll(timber, -0.045, 0.045, 1.2), 0.01);
    pen.shape('M-0.03 -0.42L0.2 -0.6H0.12L-0.03 -0.5Z', tone(timber, -0.8));
    pen.box(-0.24, -0.63, 0.5, 0.035, tone(timber, 0.2), 0.008);
    // a tunnel lying to the right, its door towards us at the left
    pen.shape(
      'M-0.14 -0.62V-0.85Q-0.14 -0.985 0 -0.985H0.18Q0.31 -0.985 0.31 -0.85V-0.62Z',
      pen.down(-0.985, -0.62, tone(paint, 0.9), tone(paint, 0), tone(paint, -1.6)),
    );
    pen.shape(
      'M-0.29 -0.62V-0.84Q-0.29 -0.985 -0.15 -0.985Q-0.01 -0.985 -0.01 -0.84V-0.62Z',
      pen.face(tone(paint, 0.4), -0.29, -0.98, 0, -0.62),
    );
    pen.outline(
      'M-0.26 -0.64V-0.84Q-0.26 -0.955 -0.15 -0.955Q-0.04 -0.955 -0.04 -0.84V-0.64Z',
      0.012,
      faint(tone(paint, -2), 0.7),
    );
    pen.box(-0.18, -0.9, 0.06, 0.03, tone(gold, 0), 0.01);
    pen.shape(
      [
        [-0.24, -0.83],
        [-0.06, -0.83],
        [-0.06, -0.72],
        [-0.24, -0.72],
      ],
      hex('#f5eedf'),
    );
    pen.line(
      [
        [-0.24, -0.83],
        [-0.15, -0.76],
        [-0.06, -0.83],
      ],
      0.01,
      faint(hex('#8a7a6a'), 0.8),
    );
    // the flag up
    pen.strokes(
      [
        [
          [0.14, -0.74],
          [0.14, -0.93],
        ],
      ],
      0.022,
      tone(gold, -0.6),
    );
    pen.box(0.14, -0.945, 0.11, 0.07, tone(gold, 0.5), 0.008);
    paintSnow(
      pen,
      [
        [-0.24, -0.96],
        [-0.1, -0.985],
        [0.2, -0.985],
        [0.29, -0.94],
      ],
      0.045,
    );
  },
};
