import type { Shape } from '../../catalogue/shapes.js';
import { css, hex } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import { outlineOf } from './outlines.js';
import type { Trim } from './trim.js';

const gold = hex('#d9aa3f');
const ink = hex('#2b2733');
const paper = hex('#f4efe4');

/** Pencils that stand in it: their feet are below its rim, where nobody sees them. */
export const pencils: Trim = (pen, _colour, { y, halfWide, halfHigh }) => {
  const half = Math.max(0.09, halfWide * 0.8);
  for (const [share, lean, wood] of [
    [-0.7, -0.06, '#e2a13a'],
    [-0.2, 0.03, '#c8473f'],
    [0.3, -0.02, '#3f7fb0'],
    [0.75, 0.07, '#4f9a5a'],
  ] as const) {
    const foot: Point = [share * half, y + Math.min(0.12, halfHigh * 0.5)];
    const head: Point = [share * half + lean * 1.4, y - 0.26];
    pen.limb(foot, head, 0.05, 0.05, hex(wood));
    pen.shape(
      [
        [head[0] - 0.025, head[1]],
        [head[0] + 0.025, head[1]],
        [head[0] + lean * 0.2, head[1] - 0.08],
      ],
      hex('#f0d6a8'),
    );
    pen.oval(head[0] + lean * 0.17, head[1] - 0.065, 0.009, 0.014, ink);
  }
};

/** A wire bent in two loops, its upper end at (x, y), so large and turned so far. */
function paintClip(pen: Pen, [x, y]: Point, size: number, turn: number, wire: Rgb): void {
  const loops: readonly Point[] = [
    [-0.15, 0.2],
    [-0.15, 0.78],
    [0, 0.96],
    [0.15, 0.78],
    [0.15, 0.14],
    [0, -0.04],
    [-0.26, 0.1],
    [-0.26, 0.8],
    [-0.02, 1.14],
    [0.26, 0.8],
    [0.26, 0.24],
  ];
  pen.at(x, y, () => pen.line(loops, 0.1, wire), size, size, turn);
}

/** A heap of paper clips, higher than the rim, and one that hangs over it: what holds them is known by them. */
export const paperClips: Trim = (pen, _colour, { y, halfWide, halfHigh }) => {
  const half = Math.max(0.14, halfWide * 0.86);
  for (const [share, up, turn, wire] of [
    [-0.5, 0.2, 0.5, '#c8473f'],
    [0.1, 0.25, -0.25, '#3f7fb0'],
    [0.62, 0.19, -0.8, '#e2a13a'],
    [0.35, 0.14, 0.4, '#4f9a5a'],
    [-0.2, 0.14, -0.5, '#d9dee4'],
  ] as const)
    paintClip(pen, [share * half, y - up], 0.24, turn, hex(wire));
  paintClip(pen, [-half * 0.35, y + halfHigh * 0.5], 0.26, 0.14, hex('#e8ecf0'));
};

/** A blossom of this form. */
function paintBlossom(pen: Pen, shape: Shape, [x, y]: Point, petal: Rgb): void {
  const { trace, aspect } = outlineOf(shape);
  pen.at(
    x,
    y + 0.09,
    () => {
      trace(pen.context);
      pen.context.fillStyle = css(petal);
      pen.context.fill();
      pen.context.lineWidth = 0.07;
      pen.context.strokeStyle = css(tone(petal, -2));
      pen.context.stroke();
    },
    0.18 / Math.max(1, aspect),
    0.18,
  );
  pen.oval(x, y + 0.01, 0.03, 0.03, hex('#f6d35a'));
}

export const flowers: Trim = (pen, _colour, { y, halfWide }) => {
  const half = Math.max(0.05, halfWide * 0.6);
  for (const [share, lean, high, petal] of [
    [-0.8, -0.16, 0.24, '#e0607a'],
    [0.8, 0.16, 0.25, '#f0a63a'],
    [0, 0, 0.34, '#d8485f'],
  ] as const) {
    const head: Point = [share * half + lean, y - high];
    pen.line([[share * half, y + 0.03], [share * half + lean * 0.4, y - high * 0.5], head], 0.02, hex('#4f8a4a'));
    const said = pen.brush.parts?.find(({ name, shape }) => shape && name === 'petal')?.shape;
    if (said) {
      paintBlossom(pen, said, head, hex(petal));
      continue;
    }
    for (let leaf = 0; leaf < 6; leaf++) {
      const angle = (leaf * Math.PI) / 3;
      pen.oval(head[0] + Math.cos(angle) * 0.05, head[1] + Math.sin(angle) * 0.05, 0.042, 0.042, hex(petal));
    }
    pen.oval(head[0], head[1], 0.034, 0.034, hex('#f6d35a'));
  }
};

/** A leafy plant that grows out of it. */
export const foliage: Trim = (pen, _colour, { y, halfWide }) => {
  const half = Math.max(0.08, halfWide * 0.5);
  const green = hex('#4f8f4a');
  for (const [lean, high, steps] of [
    [-1.5, 0.26, -1],
    [1.5, 0.26, -1],
    [-0.8, 0.38, 0],
    [0.8, 0.38, 0],
    [0, 0.46, 1],
  ] as const) {
    const tip: Point = [lean * half * 1.6, y - high];
    pen.smooth(
      [[0, y + 0.02], [tip[0] * 0.5 - 0.08, y - high * 0.55], tip, [tip[0] * 0.5 + 0.08, y - high * 0.5]],
      tone(green, steps),
    );
  }
};

/** Papers that it keeps from flying away. */
export const papers: Trim = (pen) => {
  // on a base of its own it lies on no paper: that would hang in the air
  if (pen.brush.parts?.some(({ name, shape }) => shape && name === 'base')) return;
  for (const [turn, steps] of [
    [-0.05, -0.6],
    [0.04, 0.4],
  ] as const)
    pen.shape(
      [
        [-0.72 + turn, 0],
        [0.74 + turn, -0.02 - turn],
        [0.6 + turn, -0.26 - turn],
        [-0.56 - turn, -0.24],
      ],
      tone(paper, steps),
    );
  pen.strokes(
    [0.06, 0.12, 0.18].map((y) => [
      [-0.62 + y * 0.6, -y],
      [0.6 - y * 0.3, -y - 0.02],
    ]),
    0.008,
    faint(ink, 0.35),
  );
};

/** Glass in which something is seen. */
export const inGlass: Trim = (pen, colour) => {
  for (const [x, y, radius] of [
    [-0.08, -0.34, 0.1],
    [0.1, -0.28, 0.07],
    [0.02, -0.46, 0.06],
  ] as const)
    pen.oval(x, y, radius, radius, faint(tone(colour, 3.4), 0.55));
  pen.line(
    [
      [pen.lit * 0.1, -0.66],
      [pen.lit * 0.17, -0.5],
    ],
    0.035,
    faint([255, 255, 255], 0.85),
  );
};

/** Two books that lean against it. */
type Spine = readonly [x: number, wide: number, high: number, colour: string];

function paintSpines(pen: Pen, spines: readonly Spine[]): void {
  for (const [x, wide, high, colour] of spines) {
    pen.box(x, -high, wide, high, pen.roll(hex(colour), x, x + wide), 0.015);
    pen.box(x + 0.02, -high + 0.1, wide - 0.04, 0.04, gold);
    pen.box(x + 0.02, -0.16, wide - 0.04, 0.03, gold);
  }
}

/** A row of books that something must hold at both ends. */
export const rowOfBooks: Trim = (pen) => {
  pen.box(-1.08, -0.04, 2.16, 0.05, hex('#6f747c'), 0.01);
  paintSpines(pen, [
    [-0.76, 0.2, 0.92, '#3f6a8a'],
    [-0.56, 0.15, 0.8, '#c07a3a'],
    [-0.41, 0.22, 0.97, '#8a3f4a'],
    [-0.19, 0.17, 0.86, '#5f7f4a'],
    [-0.02, 0.24, 0.94, '#c9a24a'],
    [0.22, 0.16, 0.78, '#6a4f7f'],
    [0.38, 0.2, 0.9, '#2f5f6a'],
    [0.58, 0.18, 0.84, '#b5503f'],
  ]);
};

export const books: Trim = (pen) => {
  paintSpines(pen, [
    [-0.95, 0.15, 0.86, '#3f6a8a'],
    [-0.79, 0.12, 0.74, '#c07a3a'],
    [-0.66, 0.16, 0.92, '#8a3f4a'],
  ]);
  pen.box(-0.98, -0.035, 1.5, 0.045, tone(hex('#6f747c'), 0), 0.01);
};

/** Points of a die on the front. */
export const pips: Trim = (pen) => {
  for (const [x, y] of [
    [-0.2, -0.5],
    [0, -0.36],
    [0.2, -0.22],
  ] as const)
    pen.oval(x, y, 0.052, 0.056, ink);
};

/** The hole for a pencil, the blade, and a curl of wood. */
export const blade: Trim = (pen) => {
  pen.oval(-0.02, -0.3, 0.11, 0.12, ink);
  pen.oval(-0.02, -0.3, 0.075, 0.08, hex('#50545c'));
  pen.limb([0.0, -0.3], [-0.5, -0.24], 0.11, 0.11, hex('#e2b23a'));
  pen.box(-0.62, -0.295, 0.12, 0.11, hex('#e07f8a'), 0.02);
  pen.shape('M0.16 -0.5L0.36 -0.44L0.34 -0.36L0.14 -0.42Z', hex('#c4ccd4'));
  pen.oval(0.25, -0.43, 0.02, 0.02, ink);
  pen.line(
    [
      [0.2, -0.04],
      [0.32, -0.1],
      [0.42, -0.03],
      [0.5, -0.09],
    ],
    0.03,
    hex('#e9cf9a'),
  );
};

export const tissue: Trim = (pen, colour, { y, halfWide }) => {
  pen.oval(0, y, Math.max(0.12, halfWide * 0.5), 0.04, tone(colour, -3.4));
  pen.smooth(
    [
      [-0.12, y + 0.02],
      [-0.2, y - 0.16],
      [-0.04, y - 0.14],
      [0.05, y - 0.26],
      [0.12, y - 0.12],
      [0.22, y - 0.14],
      [0.12, y + 0.02],
    ],
    pen.down(y - 0.24, y, paper, tone(paper, -1.4)),
  );
};

/** White fur below, a ball of it on the tip. */
export const trimmed: Trim = (pen, _colour, { y }) => {
  const fur = hex('#f8f6f0');
  pen.box(-0.46, -0.18, 0.92, 0.19, pen.lying(fur, -0.18, 0.01), 0.09);
  pen.oval(0.02, y, 0.1, 0.1, pen.ball(fur, 0.02, y, 0.1));
};

/** A wintry house in a glass ball on a foot. */
export const winter: Trim = (pen) => {
  pen.inside('M-0.46 -0.5A0.46 0.46 0 1 1 0.46 -0.5A0.46 0.46 0 1 1 -0.46 -0.5Z', () => {
    pen.oval(0, -0.06, 0.6, 0.26, hex('#f7fbff'));
    pen.box(-0.16, -0.5, 0.3, 0.26, hex('#b8503f'));
    pen.shape('M-0.22 -0.48L-0.01 -0.68L0.2 -0.48Z', hex('#f7fbff'));
    pen.box(-0.06, -0.38, 0.1, 0.14, hex('#f6d27a'));
    pen.shape('M0.28 -0.7L0.4 -0.28H0.16Z', hex('#2f6a4a'));
    for (const [x, y] of [
      [-0.3, -0.7],
      [-0.1, -0.84],
      [0.12, -0.78],
      [-0.32, -0.46],
      [0.36, -0.56],
      [0.04, -0.62],
    ] as const)
      pen.oval(x, y, 0.022, 0.022, hex('#ffffff'));
  });
  pen.line(
    [
      [pen.lit * 0.26, -0.84],
      [pen.lit * 0.38, -0.66],
    ],
    0.04,
    faint([255, 255, 255], 0.8),
  );
};

/** Handles of knives that stand out of a block: each as high as the block is there. */
export const knives: Trim = (pen, _colour, { y, halfWide }) => {
  const pointed = halfWide < 0.15;
  const out = pointed ? 0.14 : Math.max(0.16, halfWide * 0.66);
  for (const at of [-1, -0.36, 0.3, 0.94]) {
    const x = at * out;
    const rim = pointed ? y * (1 - Math.abs(x) / 0.3) : y;
    pen.box(x - 0.018, rim - 0.06, 0.036, 0.2, hex('#c9ced4'));
    pen.box(x - 0.034, rim - 0.26, 0.068, 0.21, pen.roll(hex('#33333b'), x - 0.034, x + 0.034), 0.022);
    for (const up of [0.11, 0.19]) pen.oval(x, rim - up, 0.009, 0.009, hex('#c9ced4'));
  }
};
