import { known } from '../../../catalogue/records.js';
import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { paintSnow } from '../parts/facade.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { paintSmoke } from '../parts/gabled.js';
import { faint, gold, iron, lamplight, mainColour, ownColour, tone } from '../parts/tone.js';

function paintDriver(pen: Pen, x: number, radius: number, colour: Rgb): void {
  pen.oval(x, -radius - 0.035, radius, radius, hex('#26262f'));
  pen.ring(
    x,
    -radius - 0.035,
    radius * 0.84,
    radius * 0.84,
    radius * 0.16,
    pen.down(-radius * 2, 0, tone(colour, 0.9), tone(colour, -1)),
  );
  const spokes = Array.from({ length: 10 }, (_, index): [Point, Point] => {
    const angle = (index / 10) * Math.PI * 2;
    return [
      [x, -radius - 0.035],
      [x + Math.cos(angle) * radius * 0.8, -radius - 0.035 + Math.sin(angle) * radius * 0.8],
    ];
  });
  pen.strokes(spokes, radius * 0.09, tone(colour, -0.3));
  pen.oval(x, -radius - 0.035, radius * 0.22, radius * 0.22, tone(colour, 1));
}

function paintCarriage(pen: Pen, left: number, right: number, colour: Rgb, roof: Rgb): void {
  const width = right - left;
  pen.box(left - 0.02, -0.86, width + 0.04, 0.1, pen.down(-0.88, -0.76, tone(roof, 1.2), tone(roof, -0.8)), 0.05);
  paintSnow(
    pen,
    [
      [left, -0.85],
      [right, -0.85],
    ],
    0.06,
  );
  pen.box(
    left,
    -0.79,
    width,
    0.61,
    pen.down(-0.79, -0.18, tone(colour, 0.5), tone(colour, 0), tone(colour, -1.3)),
    0.02,
  );
  pen.box(left, -0.79, width, 0.05, faint([28, 22, 64], 0.35));
  pen.box(left, -0.44, width, 0.022, tone(gold, 0.2));
  pen.box(left, -0.25, width, 0.014, tone(gold, -0.6));
  const count = Math.max(2, Math.floor(width / 0.24));
  const step = width / count;
  for (let index = 0; index < count; index++) {
    const x = left + step * (index + 0.19);
    pen.box(x - 0.016, -0.716, step * 0.62 + 0.032, 0.242, tone(colour, -1.4), 0.03);
    pen.box(
      x,
      -0.7,
      step * 0.62,
      0.21,
      pen.brush.night
        ? pen.down(-0.7, -0.49, hex('#ffe9ae'), hex('#f3b463'))
        : pen.slanted(x, -0.7, x + step, -0.49, hex('#b5d0da'), hex('#4f7288')),
      0.02,
    );
    if (pen.brush.night) pen.glow(x + step * 0.31, -0.6, 0.2, lamplight, 0.3);
    else
      pen.shape(
        [
          [x + 0.01, -0.5],
          [x + step * 0.3, -0.7],
          [x + step * 0.42, -0.7],
          [x + step * 0.14, -0.5],
        ],
        faint([255, 255, 255], 0.25),
      );
  }
  pen.box(left + 0.03, -0.18, width - 0.06, 0.05, hex('#2d2d36'));
  for (const share of [0.16, 0.34, 0.66, 0.84]) paintDriver(pen, left + width * share, 0.085, hex('#6b6f78'));
}

/** A steam engine with its tender and a carriage. */
export const train: Drawable = {
  ...known('train'),
  aspect: 3.3,
  overhang: 0.95,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const engine = mainColour(brush, ['#9c3a34', '#2f5d50', '#2f4a6d', '#3d4148', '#7a4a2e']);
    const roof = tone(iron, 0.8);
    const coach = brush.colour ?? ownColour(brush, ['#a8593f', '#8a3f3a', '#48697a', '#b08a4a', '#5a7256'], 'coach');
    if (!brush.attributes.has('without-smoke')) paintSmoke(pen, 1.13, -1.0, 0.24, 0.55);
    // track
    const sleepers = Array.from({ length: 20 }, (_, index): [Point, Point] => [
      [-1.6 + index * 0.166, -0.012],
      [-1.52 + index * 0.166, -0.012],
    ]);
    pen.strokes(sleepers, 0.024, hex('#5c4636'), true);
    pen.box(-1.645, -0.04, 3.29, 0.02, pen.down(-0.04, -0.02, hex('#b3b6ba'), hex('#5b5d66')));

    paintCarriage(pen, -1.6, -0.64, coach, roof);
    pen.box(-0.66, -0.22, 0.14, 0.05, hex('#2a2a33'));
    // tender with coal
    pen.smooth(
      [
        [-0.52, -0.5],
        [-0.47, -0.62],
        [-0.38, -0.6],
        [-0.3, -0.68],
        [-0.2, -0.62],
        [-0.12, -0.64],
        [-0.08, -0.5],
      ],
      hex('#24242c'),
    );
    pen.box(-0.56, -0.56, 0.52, 0.39, pen.down(-0.56, -0.17, tone(engine, 0.6), tone(engine, -1.4)), 0.02);
    pen.box(-0.52, -0.5, 0.44, 0.012, tone(gold, 0.2));
    pen.box(-0.52, -0.24, 0.44, 0.012, tone(gold, -0.4));
    pen.box(-0.54, -0.18, 0.5, 0.05, hex('#2a2a33'));
    for (const x of [-0.44, -0.16]) paintDriver(pen, x, 0.09, hex('#6b6f78'));
    // frame
    pen.box(-0.05, -0.26, 1.5, 0.09, hex('#2a2a33'));
    // boiler
    pen.box(0.34, -0.67, 0.98, 0.4, pen.lying(engine, -0.67, -0.27, 1.15), 0.03);
    for (const x of [0.52, 0.78, 1.04]) pen.box(x, -0.672, 0.026, 0.404, pen.lying(gold, -0.67, -0.27));
    pen.box(1.2, -0.685, 0.17, 0.43, pen.lying(iron, -0.685, -0.255, 1.3), 0.04);
    pen.oval(1.37, -0.47, 0.03, 0.18, tone(iron, 0.9));
    // dome, chimney, whistle
    pen.shape('M0.62 -0.66Q0.62 -0.8 0.71 -0.8Q0.8 -0.8 0.8 -0.66Z', pen.roll(gold, 0.62, 0.8));
    pen.shape('M0.88 -0.66Q0.88 -0.75 0.935 -0.75Q0.99 -0.75 0.99 -0.66Z', pen.roll(engine, 0.88, 0.99));
    pen.shape('M1.07 -0.66L1.085 -0.86L1.03 -0.985H1.24L1.185 -0.86L1.2 -0.66Z', pen.roll(iron, 1.03, 1.24));
    pen.box(1.02, -1.0, 0.23, 0.035, pen.roll(gold, 1.02, 1.25), 0.01);
    // cab
    pen.box(
      0,
      -0.84,
      0.4,
      0.66,
      pen.down(-0.84, -0.18, tone(engine, 0.5), tone(engine, -0.2), tone(engine, -1.4)),
      0.015,
    );
    pen.box(
      0.06,
      -0.74,
      0.13,
      0.22,
      brush.night ? pen.down(-0.74, -0.5, hex('#ffe6a6'), hex('#e8964a')) : hex('#3b4d5d'),
      0.03,
    );
    pen.box(
      0.22,
      -0.74,
      0.12,
      0.22,
      brush.night ? pen.down(-0.74, -0.5, hex('#ffe6a6'), hex('#e8964a')) : hex('#4c6478'),
      0.03,
    );
    if (brush.night) pen.glow(0.2, -0.62, 0.26, lamplight, 0.45);
    pen.box(0.05, -0.46, 0.3, 0.013, gold);
    pen.box(0.05, -0.27, 0.3, 0.013, gold);
    pen.shape(
      'M-0.06 -0.82Q0.2 -0.94 0.46 -0.82V-0.785H-0.06Z',
      pen.down(-0.92, -0.78, tone(roof, 1.3), tone(roof, -1)),
    );
    paintSnow(
      pen,
      [
        [-0.04, -0.84],
        [0.2, -0.88],
        [0.44, -0.84],
      ],
      0.06,
    );
    // running board, wheels, rods
    pen.box(0.36, -0.285, 1.08, 0.026, tone(gold, -0.4));
    for (const x of [0.22, 0.58, 0.94]) paintDriver(pen, x, 0.145, tone(engine, 0.2));
    paintDriver(pen, 1.26, 0.085, hex('#6b6f78'));
    pen.line(
      [
        [0.22, -0.15],
        [0.94, -0.15],
      ],
      0.036,
      hex('#b9bdc4'),
    );
    pen.line(
      [
        [0.22, -0.158],
        [0.94, -0.158],
      ],
      0.01,
      hex('#e8ebee'),
    );
    pen.box(1.08, -0.26, 0.26, 0.11, pen.lying(iron, -0.26, -0.15), 0.03);
    pen.line(
      [
        [0.94, -0.15],
        [1.12, -0.2],
      ],
      0.03,
      hex('#a5aab2'),
    );
    for (const x of [0.22, 0.58, 0.94]) pen.oval(x, -0.15, 0.026, 0.026, hex('#d9a93a'));
    // cow-catcher, buffer, lamp
    pen.shape(
      [
        [1.36, -0.24],
        [1.42, -0.22],
        [1.63, -0.04],
        [1.36, -0.04],
      ],
      pen.across(1.36, 1.63, tone(engine, -0.6), tone(engine, 0.8)),
    );
    pen.strokes(
      [1.42, 1.48, 1.54].map((x) => [
        [1.385, -0.22],
        [x, -0.045],
      ]),
      0.012,
      faint(tone(engine, -2.6), 0.8),
    );
    pen.box(1.38, -0.28, 0.1, 0.05, tone(engine, 0.4), 0.01);
    pen.box(1.27, -0.77, 0.1, 0.1, tone(iron, 0.4), 0.02);
    pen.oval(1.375, -0.72, 0.024, 0.046, hex('#fff0bc'));
    if (brush.night) {
      pen.shape(
        [
          [1.37, -0.75],
          [2.3, -0.95],
          [2.3, -0.3],
          [1.37, -0.69],
        ],
        pen.across(1.37, 2.3, faint(lamplight, 0.6), faint(lamplight, 0.15), faint(lamplight, 0)),
      );
      pen.glow(1.38, -0.72, 0.35, lamplight, 0.8);
    }
  },
};
