import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { darkTimber, faint, has, mainColour, tone } from '../parts/tone.js';
import { paintGrain } from '../parts/wood.js';

/** What a guitar has on its front: the hole or the pickups, the bridge, the neck with its frets. */
function paintFront(pen: Pen, wood: Rgb, electric: boolean): void {
  if (electric) {
    pen.smooth(
      [
        [-0.07, -0.4],
        [0.06, -0.4],
        [0.09, -0.24],
        [0.11, -0.12],
        [0, -0.1],
        [-0.08, -0.2],
      ],
      hex('#f0e8d8'),
    );
    for (const y of [-0.34, -0.26, -0.18]) pen.box(-0.045, y, 0.09, 0.026, hex('#2b2b33'), 0.01);
    for (const y of [-0.16, -0.11]) pen.oval(0.1, y, 0.014, 0.014, hex('#d9c08a'));
  } else {
    pen.oval(0, -0.315, 0.062, 0.062, tone(wood, -2));
    pen.ring(0, -0.315, 0.062, 0.062, 0.012, hex('#e9d6a8'));
    pen.ring(0, -0.315, 0.062, 0.062, 0.005, hex('#6b3f28'));
    pen.oval(0, -0.315, 0.05, 0.05, pen.down(-0.365, -0.265, hex('#1e1518'), hex('#4a2e22')));
    pen.shape('M0.05 -0.29C0.1 -0.28 0.13 -0.22 0.12 -0.18C0.08 -0.17 0.06 -0.2 0.055 -0.24Z', hex('#4a2a22'));
  }
  // bridge
  pen.box(-0.085, -0.125, 0.17, 0.026, pen.down(-0.125, -0.1, tone(darkTimber, 0.4), tone(darkTimber, -1.4)), 0.01);
  pen.box(-0.045, -0.128, 0.09, 0.007, hex('#f3e8d0'));
  // neck
  const neckFoot = electric ? -0.4 : -0.37;
  pen.shape(
    [
      [-0.029, neckFoot],
      [0.029, neckFoot],
      [0.023, -0.845],
      [-0.023, -0.845],
    ],
    pen.across(-0.029, 0.029, tone(darkTimber, pen.lit < 0 ? 0.8 : -1), tone(darkTimber, pen.lit < 0 ? -1 : 0.8)),
  );
  const frets: [Point, Point][] = [];
  let fret = -0.835;
  let gap = 0.05;
  while (fret < neckFoot - 0.012) {
    frets.push([
      [-0.026, fret],
      [0.026, fret],
    ]);
    fret += gap;
    gap *= 0.93;
  }
  pen.strokes(frets, 0.004, hex('#c9c2b0'), true);
  for (const y of [-0.735, -0.645, -0.565, -0.47]) pen.oval(0, y, 0.006, 0.006, hex('#efe6d0'));
}

function paintStrings(pen: Pen): void {
  pen.box(-0.024, -0.848, 0.048, 0.01, hex('#f3e8d0'));
  const strings = [-0.017, -0.0102, -0.0034, 0.0034, 0.0102, 0.017];
  pen.strokes(
    strings.map((x) => [
      [x * 1.35, -0.115],
      [x, -0.845],
    ]),
    0.0028,
    faint(hex('#f5efe0'), 0.85),
    true,
  );
}

/** The seam of its back, and the neck of plain wood. */
function paintBack(pen: Pen, wood: Rgb): void {
  pen.strokes(
    [
      [
        [0, -0.48],
        [0, -0.01],
      ],
    ],
    0.005,
    faint(tone(wood, -3), 0.8),
  );
  pen.shape(
    'M-0.034 -0.475C-0.02 -0.43 0.02 -0.43 0.034 -0.475L0.023 -0.845L-0.023 -0.845Z',
    pen.roll(tone(wood, -0.8), -0.034, 0.034),
  );
}

/** An acoustic guitar standing upright; an electric one when the words say so. */
export const guitar: Drawable = {
  ...known('guitar'),
  aspect: 0.39,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const electric = has(brush, 'electric');
    const wood = mainColour(
      brush,
      electric ? ['#b8372f', '#2f5f7f', '#d9a13a'] : ['#c98a4a', '#b8763a', '#a8642f', '#d9a25a'],
    );
    const body = electric
      ? 'M-0.035 -0.45C-0.06 -0.42 -0.09 -0.47 -0.13 -0.5C-0.17 -0.5 -0.17 -0.42 -0.145 -0.36C-0.12 -0.3 -0.14 -0.27 -0.17 -0.22C-0.21 -0.1 -0.13 0 0 0C0.13 0 0.21 -0.1 0.17 -0.22C0.14 -0.27 0.12 -0.3 0.13 -0.34C0.15 -0.4 0.13 -0.44 0.1 -0.43C0.07 -0.42 0.05 -0.42 0.035 -0.42Z'
      : 'M0 -0.49C0.07 -0.49 0.14 -0.47 0.14 -0.39C0.14 -0.33 0.105 -0.31 0.115 -0.27C0.125 -0.23 0.188 -0.21 0.188 -0.125C0.188 -0.04 0.11 0 0 0C-0.11 0 -0.188 -0.04 -0.188 -0.125C-0.188 -0.21 -0.125 -0.23 -0.115 -0.27C-0.105 -0.31 -0.14 -0.33 -0.14 -0.39C-0.14 -0.47 -0.07 -0.49 0 -0.49Z';
    // the side of the body, seen past its edge
    pen.at(-pen.lit * 0.006, 0, () => pen.shape(body, tone(darkTimber, -0.6)));
    pen.at(
      0,
      -0.004,
      () => {
        pen.shape(body, pen.face(wood, -0.19, -0.49, 0.19, 0, 1.3));
        paintGrain(pen, body, -0.18, -0.49, 0.18, 0, wood, true);
        pen.inside(body, () => {
          pen.outline(body, 0.022, faint(tone(wood, -2.6), 0.75));
          pen.at(pen.lit * 0.08, -0.36, () => pen.glow(0, 0, 1, [255, 246, 220], 0.45), 0.12, 0.14);
          pen.at(pen.lit * 0.1, -0.14, () => pen.glow(0, 0, 1, [255, 246, 220], 0.35), 0.12, 0.13);
        });
        pen.outline(body, 0.006, faint(hex('#f0e2c0'), 0.8));
      },
      0.985,
      0.99,
    );
    const back = has(brush, 'from-behind');
    if (back) paintBack(pen, wood);
    else paintFront(pen, wood, electric);
    // headstock with pegs
    for (const side of [-1, 1]) {
      for (const y of [-0.875, -0.915, -0.955]) {
        pen.box(side > 0 ? 0.028 : -0.05, y - 0.004, 0.022, 0.008, hex('#c9c2b0'));
        pen.oval(side * 0.054, y, 0.012, 0.0135, pen.ball(hex('#e9dcc0'), side * 0.054, y, 0.012));
      }
    }
    pen.shape(
      'M-0.023 -0.84L-0.036 -0.865L-0.034 -0.985Q-0.017 -1.003 0 -0.99Q0.017 -1.003 0.034 -0.985L0.036 -0.865L0.023 -0.84Z',
      pen.face(tone(wood, -1.6), -0.036, -1, 0.036, -0.84),
    );
    if (!back) paintStrings(pen);
  },
};
