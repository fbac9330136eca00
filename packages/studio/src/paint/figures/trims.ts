import type { Shape } from '../../catalogue/shapes.js';
import { css, hex, lighten, mix } from '../kit/colour.js';
import type { Rgb } from '../kit/colour.js';
import type { Context, Point } from '../kit/shapes.js';
import type { Pen } from '../objects/parts/pen.js';
import { faint, tone } from '../objects/parts/tone.js';
import type { Mouth } from './bodies.js';
import { edgesOf } from './edges.js';
import { outlineOf } from './outlines.js';

/**
 * What makes a form a certain thing, in the thing's own units. `rest` is the form of what the thing is besides the part that is known by its form: a
 * lamp's, below its shade.
 */
export type Trim = (pen: Pen, colour: Rgb, mouth: Mouth, rest?: Shape) => void;
/** The same on a face: the outline 1 high, its foot at the origin. */
export type FaceTrim = (pen: Pen, colour: Rgb, trace: (context: Context) => void, aspect: number) => void;

const gold = hex('#d9aa3f');
const ink = hex('#2b2733');
const paper = hex('#f4efe4');

export const flame: Trim = (pen, _colour, { y }) => {
  pen.line(
    [
      [0, y + 0.02],
      [0.006, y - 0.07],
    ],
    0.016,
    ink,
  );
  pen.glow(0, y - 0.14, 0.2, [255, 214, 130], 0.55);
  pen.shape(
    `M0 ${y - 0.27}C0.07 ${y - 0.16} 0.06 ${y - 0.05} 0 ${y - 0.045}C-0.06 ${y - 0.05} -0.06 ${y - 0.15} 0 ${y - 0.27}Z`,
    hex('#f59a2f'),
  );
  pen.shape(
    `M0 ${y - 0.19}C0.035 ${y - 0.12} 0.03 ${y - 0.06} 0 ${y - 0.055}C-0.03 ${y - 0.06} -0.03 ${y - 0.12} 0 ${y - 0.19}Z`,
    hex('#ffe9a0'),
  );
};

/** A dark opening with a rim. */
export const opening: Trim = (pen, colour, { y, halfWide, halfHigh }) => {
  pen.oval(0, y, halfWide, Math.max(0.012, halfHigh), tone(colour, -4));
  pen.ring(0, y, halfWide, Math.max(0.012, halfHigh), 0.02, tone(colour, 1.6));
};

/** The mouth that was asked for, or one as wide as the body there; answers how high its rim is. */
export function mouthOf(pen: Pen, colour: Rgb, { y, halfWide, halfHigh }: Mouth): number {
  const shape = pen.brush.parts?.find(
    ({ name, shape: own }) => own && /^(?:opening|mouth|neck|rim)$/.test(name ?? ''),
  )?.shape;
  if (shape === undefined) {
    opening(pen, colour, { y, halfWide, halfHigh });
    return y;
  }
  const foot = Math.max(0.06, Math.min(0.2, halfWide));
  const head = shape === 'conical' || shape === 'pyramidal' ? foot * 2.1 : foot * 1.25;
  const rim = y - 0.14;
  pen.shape(`M${-foot} ${y + 0.03}L${-head} ${rim}H${head}L${foot} ${y + 0.03}Z`, pen.roll(colour, -head, head));
  const { trace, aspect } = outlineOf(/conical|cylindrical|spherical/.test(shape) ? 'round' : shape);
  pen.at(
    0,
    rim + head * 0.24,
    () => {
      trace(pen.context);
      pen.context.fillStyle = css(tone(colour, -4));
      pen.context.fill();
      pen.context.lineWidth = 0.09;
      pen.context.strokeStyle = css(tone(colour, 1.6));
      pen.context.stroke();
    },
    (head * 2) / aspect,
    head * 0.48,
  );
  return rim;
}

/** The neck and the lip of a vase. */
export const neckOf: Trim = (pen, colour, mouth) => {
  const said = pen.brush.parts?.some(({ name, shape }) => shape && /^(?:opening|mouth|neck|rim)$/.test(name ?? ''));
  if (said) return void mouthOf(pen, colour, mouth);
  const { y } = mouth;
  const half = Math.max(0.07, Math.min(0.22, mouth.halfWide * 0.62));
  pen.shape(
    `M${-half} ${y + 0.02}C${-half * 0.8} ${y - 0.06} ${-half * 0.8} ${y - 0.08} ${-half * 1.35} ${y - 0.14}H${half * 1.35}C${half * 0.8} ${y - 0.08} ${half * 0.8} ${y - 0.06} ${half} ${y + 0.02}Z`,
    pen.roll(colour, -half, half),
  );
  opening(pen, colour, { y: y - 0.14, halfWide: half * 1.35, halfHigh: half * 0.32 });
};

/** A cord from the ceiling to the shade. */
export const cord: Trim = (pen, colour, { y }) => {
  const metal = hex('#4a4650');
  const stem = pen.brush.parts?.find(({ name }) => name === 'stem');
  const wide = stem?.shape ? 0.035 : 0.012;
  pen.box(-0.1, -1, 0.2, 0.03, metal, 0.01);
  pen.box(-wide / 2, -0.98, wide, y + 1, pen.roll(stem?.colour ?? metal, -wide / 2, wide / 2));
  pen.box(-0.05, y - 0.05, 0.1, 0.07, pen.roll(tone(colour, -2), -0.05, 0.05), 0.015);
};

/** Light below the shade and through it. */
export const lit: Trim = (pen) => {
  pen.context.save();
  pen.context.globalCompositeOperation = 'source-atop';
  pen.glow(0, -0.12, 0.5, [255, 240, 190], 0.9);
  pen.context.restore();
  pen.glow(0, 0, 0.7, [255, 232, 170], 0.5);
  pen.oval(0, -0.02, 0.12, 0.06, [255, 250, 226]);
};

/** A groove around a board, and its grain. */
export const groove: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  context.save();
  trace(context);
  context.clip();
  for (let line = 0; line < 9; line++) {
    const y = -0.95 + line * 0.11;
    pen.line(
      [
        [-aspect / 2, y],
        [-aspect / 6, y + 0.02],
        [aspect / 6, y - 0.015],
        [aspect / 2, y + 0.01],
      ],
      0.009,
      faint(lighten(colour, -0.14), 0.6),
    );
  }
  context.restore();
  strokeInner(pen, trace, 0.88, 0.022, lighten(colour, -0.16));
};

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

/** A screw cap on a neck. */
export const neck: Trim = (pen, colour, { y }) => {
  pen.box(-0.07, y - 0.12, 0.14, 0.16, pen.roll(colour, -0.07, 0.07), 0.02);
  pen.box(-0.085, y - 0.2, 0.17, 0.1, pen.roll(tone(colour, -2.6), -0.085, 0.085), 0.025);
};

/** The head of a dispenser. */
export const pump: Trim = (pen, colour, { y }) => {
  const steel = hex('#b9c1c9');
  pen.box(-0.07, y - 0.06, 0.14, 0.1, pen.roll(tone(colour, -2), -0.07, 0.07), 0.02);
  pen.box(-0.02, y - 0.2, 0.04, 0.16, pen.roll(steel, -0.02, 0.02));
  pen.shape(
    `M-0.07 ${y - 0.25}H0.1Q0.22 ${y - 0.25} 0.24 ${y - 0.14}L0.2 ${y - 0.13}Q0.17 ${y - 0.19} 0.1 ${y - 0.19}H-0.07Z`,
    pen.lying(steel, y - 0.25, y - 0.13),
  );
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

/** A low stand in which the point of a thing rests. */
export const cradle = (pen: Pen, colour: Rgb): void => {
  const dark = tone(colour, -3);
  pen.oval(0, -0.03, 0.24, 0.035, dark);
  pen.shape('M-0.17 -0.17H0.17L0.24 -0.03H-0.24Z', pen.roll(dark, -0.24, 0.24));
  pen.oval(0, -0.17, 0.17, 0.03, tone(colour, -1.6));
};

/** A cap, a ring and a hook: it hangs on a branch. */
export const hook: Trim = (pen, _colour, { y }) => {
  pen.box(-0.06, y - 0.06, 0.12, 0.09, pen.roll(gold, -0.06, 0.06), 0.015);
  pen.ring(0, y - 0.1, 0.045, 0.045, 0.016, tone(gold, -0.6));
};

/** A knob on the lid, and the joint below it. */
export const lid: Trim = (pen, colour, { y, halfWide, halfHigh }) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  const [wide, high] = [halfWide * 1.3, Math.max(0.02, halfHigh * 1.25)];
  pen.ring(0, y + 0.15, wide, high, 0.02, tone(colour, -3.4), 0, Math.PI);
  pen.ring(0, y + 0.17, wide, high, 0.01, tone(colour, 1.6), 0, Math.PI);
  pen.box(-0.045, y + 0.11 + high, 0.09, 0.11, gold, 0.02);
  pen.oval(0, y + 0.165 + high, 0.016, 0.02, ink);
  context.restore();
  pen.oval(0, y - 0.01, 0.07, 0.025, faint(ink, 0.3));
  pen.oval(0, y - 0.06, 0.06, 0.06, pen.ball(gold, 0, y - 0.06, 0.06));
};

/** A round plate that lies on the top of it. */
export const plate: Trim = (pen, colour) => {
  pen.oval(0, -0.925, 0.6, 0.05, tone(colour, -3));
  pen.oval(0, -0.95, 0.6, 0.05, pen.roll(tone(colour, 1), -0.6, 0.6));
};

/** A wide brim of straw, and the rings of its plait. */
export const strawBrim: Trim = (pen, colour) => {
  pen.oval(0, -0.16, 0.94, 0.16, tone(colour, -2));
  pen.oval(0, -0.18, 0.94, 0.16, pen.roll(colour, -0.94, 0.94));
  for (const share of [0.9, 0.78, 0.66]) pen.ring(0, -0.18, 0.94 * share, 0.16 * share, 0.012, tone(colour, -1.4));
};

/** Rings of plaited straw around the crown, and a ribbon. */
export const straw: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (let ring = 1; ring < 9; ring++) {
    const half = 0.47 * (ring / 9);
    pen.ring(0, -1 + ring * 0.105, half, half * 0.22, 0.012, faint(tone(colour, -1.5), 0.8), 0, Math.PI);
  }
  pen.ring(0, -0.13, 0.41, 0.09, 0.09, hex('#b8443f'), 0, Math.PI);
  context.restore();
};

/** A band above the brim. */
export const band: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  pen.box(-0.6, -0.2, 1.2, 0.1, tone(colour, -4));
  context.restore();
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

/** A strap above, behind and below: worn around a wrist. */
export const strap: Trim = (pen) => {
  const leather = hex('#5a3a2a');
  pen.shape('M-0.13 -1H0.13L0.17 -0.66V-0.34L0.13 0H-0.13L-0.17 -0.34V-0.66Z', pen.roll(leather, -0.17, 0.17));
  for (const y of [-0.06, -0.11, -0.16]) pen.oval(0, y, 0.014, 0.014, ink);
  pen.outline('M-0.14 -0.93H0.14V-0.86H-0.14Z', 0.02, gold);
};

/** A post to stand on. */
export const post: Trim = (pen) => {
  const steel = hex('#8a9199');
  pen.box(-0.03, -0.6, 0.06, 0.6, pen.roll(steel, -0.03, 0.03), 0.01);
};

/** A ribbon from which it hangs. */
export const ribbon: Trim = (pen) => {
  pen.shape('M-0.16 -1L-0.02 -1L0.06 -0.62H-0.08Z', hex('#b8323f'));
  pen.shape('M0.16 -1L0.02 -1L-0.06 -0.62H0.08Z', hex('#d8444f'));
};

/** A candle that stands in it. */
export const heldCandle: Trim = (pen, _colour, { y }) => {
  const wax = hex('#f6ead0');
  pen.box(-0.09, y - 0.3, 0.18, 0.34, pen.roll(wax, -0.09, 0.09), 0.02);
  flame(pen, wax, { y: y - 0.3, halfWide: 0.09, halfHigh: 0.02 });
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

// faces

function inner(pen: Pen, share: number, paint: () => void): void {
  const { context } = pen;
  context.save();
  context.translate(0, -0.5 * (1 - share));
  context.scale(share, share);
  paint();
  context.restore();
}

export function fillInner(pen: Pen, trace: (context: Context) => void, share: number, colour: Rgb | string): void {
  inner(pen, share, () => {
    trace(pen.context);
    pen.context.fillStyle = typeof colour === 'string' ? colour : css(colour);
    pen.context.fill();
  });
}

function strokeInner(pen: Pen, trace: (context: Context) => void, share: number, width: number, colour: Rgb): void {
  inner(pen, share, () => {
    trace(pen.context);
    pen.context.lineJoin = 'round';
    pen.context.lineWidth = width / share;
    pen.context.strokeStyle = css(colour);
    pen.context.stroke();
  });
}

/** Where the middle of an outline is: a triangle's lies low. */
const MIDDLE = -0.47;

/** A part within the face, in the form that was said of it. */
function paintedIn(pen: Pen, part: string, aspect: number, share: number, fill: Rgb, rim: Rgb): boolean {
  const said = pen.brush.parts?.find(({ name, shape }) => shape && name === part);
  if (!said?.shape) return false;
  const { trace, aspect: wide } = outlineOf(said.shape);
  const high = Math.min(share, (aspect * share) / wide);
  pen.at(
    0,
    MIDDLE + high / 2,
    () => {
      trace(pen.context);
      pen.context.fillStyle = css(said.colour ?? fill);
      pen.context.fill();
      pen.context.lineWidth = 0.05;
      pen.context.strokeStyle = css(rim);
      pen.context.stroke();
    },
    high,
    high,
  );
  return true;
}

export const dial: FaceTrim = (pen, colour, trace, aspect) => {
  if (!paintedIn(pen, 'face', aspect, 0.78, hex('#faf6ec'), lighten(colour, -0.14))) {
    fillInner(pen, trace, 0.84, hex('#faf6ec'));
    strokeInner(pen, trace, 0.84, 0.014, lighten(colour, -0.14));
  }
  for (let hour = 0; hour < 12; hour++) {
    const angle = (hour * Math.PI) / 6;
    const [reach, size] = hour % 3 === 0 ? [0.23, 0.02] : [0.24, 0.011];
    pen.oval(Math.sin(angle) * reach, MIDDLE - Math.cos(angle) * reach, size, size, ink);
  }
  pen.limb([0, MIDDLE], [-0.1, MIDDLE - 0.1], 0.028, 0.018, ink);
  pen.limb([0, MIDDLE], [0.12, MIDDLE - 0.15], 0.02, 0.012, ink);
  pen.oval(0, MIDDLE, 0.025, 0.025, hex('#c8473f'));
};

export const warning: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.9, 0.05, mix(colour, [255, 250, 240], 0.85));
  if (pen.brush.lettering !== undefined) return;
  pen.box(-0.035, MIDDLE - 0.2, 0.07, 0.26, mix(colour, [255, 250, 240], 0.9), 0.02);
  pen.oval(0, MIDDLE + 0.14, 0.045, 0.045, mix(colour, [255, 250, 240], 0.9));
};

/** Stuffed: no corner is sharp, light in the middle, piping at the edge, creases towards the corners. */
export const stuffed: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  trace(context);
  context.lineWidth = 0.1;
  context.lineJoin = 'round';
  context.strokeStyle = css(lighten(colour, -0.07));
  context.stroke();
  const bulge = context.createRadialGradient(pen.lit * 0.14, MIDDLE - 0.14, 0.05, 0, MIDDLE, 0.62);
  bulge.addColorStop(0, css(lighten(colour, 0.06), 1));
  bulge.addColorStop(0.7, css(colour, 1));
  bulge.addColorStop(1, css(lighten(colour, -0.1), 1));
  trace(context);
  context.fillStyle = bulge;
  context.fill();
  strokeInner(pen, trace, 0.98, 0.022, lighten(colour, -0.13));
  for (const [side, up] of [
    [-1, -0.82],
    [1, -0.82],
    [-1, -0.14],
    [1, -0.14],
  ] as const)
    pen.line(
      [
        [side * aspect * 0.34, MIDDLE + (up - MIDDLE) * 0.72],
        [side * aspect * 0.24, MIDDLE + (up - MIDDLE) * 0.42],
      ],
      0.014,
      faint(lighten(colour, -0.12), 0.5),
    );
};

export const border: FaceTrim = (pen, colour, trace, aspect) => {
  const pale = mix(colour, [255, 240, 214], 0.65);
  if (paintedIn(pen, 'border', aspect, 0.84, lighten(colour, 0.05), pale)) return;
  strokeInner(pen, trace, 0.86, 0.03, pale);
  strokeInner(pen, trace, 0.72, 0.014, pale);
  fillInner(pen, trace, 0.3, css(pale, 0.5));
};

/** A raised rim around a hollow. */
export const rim: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.95, 0.02, lighten(colour, 0.12));
  fillInner(pen, trace, 0.74, lighten(colour, -0.06));
  strokeInner(pen, trace, 0.74, 0.014, lighten(colour, -0.14));
};

export const icing: FaceTrim = (pen, _colour, trace) => {
  const cream = hex('#fbf3e6');
  fillInner(pen, trace, 0.98, cream);
  strokeInner(pen, trace, 0.8, 0.03, hex('#f0c6cf'));
};

export const spine: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  strokeInner(pen, trace, 0.88, 0.012, mix(colour, [255, 240, 210], 0.7));
  context.save();
  trace(context);
  context.clip();
  pen.box(-aspect / 2, -1, aspect * 0.14, 1, lighten(colour, -0.12));
  context.restore();
  // along its edge, whatever way that runs
  const { reach } = edgesOf(context);
  for (let ring = 0; ring < 6; ring++) {
    const y = -0.86 + ring * 0.145;
    const edge = reach(y, -1, aspect / 2);
    if (edge !== undefined && edge > 0.14) pen.ring(-edge + 0.05, y, 0.045, 0.03, 0.014, hex('#d8dce2'));
  }
  pen.box(-0.16, -0.62, 0.36, 0.05, mix(colour, [255, 250, 240], 0.8), 0.01);
  pen.box(-0.1, -0.52, 0.24, 0.03, mix(colour, [255, 250, 240], 0.7), 0.01);
};

/** Boards with books between them. */
export const shelves: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  fillInner(pen, trace, 0.9, lighten(colour, -0.22));
  inner(pen, 0.9, () => {
    context.save();
    trace(context);
    context.clip();
    const tones = ['#b8473f', '#3f6f9a', '#d8a23f', '#4f8a5f', '#7a5a9a', '#c87a4a'];
    for (let row = 0; row < 4; row++) {
      const foot = -0.02 - row * 0.25;
      for (let book = 0; book < 22; book++) {
        const x = -aspect / 2 + (book * aspect) / 22;
        const high = 0.13 + ((book * 7 + row * 5) % 5) * 0.014;
        pen.box(x, foot - high, aspect / 23, high, hex(tones[(book * 5 + row * 2) % 6] as string));
      }
      pen.box(-aspect / 2, foot, aspect, 0.03, lighten(colour, 0.04));
    }
    context.restore();
  });
};

export const checks: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  context.save();
  inner(pen, 0.86, () => {
    trace(context);
    context.clip();
    for (let row = 0; row < 8; row++)
      for (let column = 0; column < 8; column++) {
        if ((row + column) % 2 === 0) continue;
        context.fillStyle = css(lighten(colour, -0.3));
        context.fillRect(-aspect / 2 + (column * aspect) / 8, -1 + row / 8, aspect / 8, 1 / 8);
      }
  });
  context.restore();
};

export const pores: FaceTrim = (pen, colour) => {
  const random = pen.form;
  for (let pore = 0; pore < 26; pore++) {
    const size = random.between(0.012, 0.035);
    pen.oval(random.between(-0.36, 0.36), random.between(-0.84, -0.16), size, size, lighten(colour, -0.14));
  }
};

/** Short wooden feet under a padded seat. */
export const feet: Trim = (pen, _colour, { halfWide }) => {
  const half = Math.max(0.2, halfWide * 0.9);
  for (const x of [-half, -half * 0.3, half * 0.45, half])
    pen.shape(
      `M${x - 0.035} -0.3L${x + 0.035} -0.3L${x + 0.02} 0H${x - 0.02}Z`,
      pen.roll(hex('#6a4630'), x - 0.035, x + 0.035),
    );
};

/** A button: a rim around a hollow with four holes. */
export const holes: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.92, 0.03, lighten(colour, 0.14));
  fillInner(pen, trace, 0.68, lighten(colour, -0.07));
  strokeInner(pen, trace, 0.68, 0.016, lighten(colour, -0.2));
  for (const [x, y] of [
    [-0.085, -0.085],
    [0.085, -0.085],
    [-0.085, 0.085],
    [0.085, 0.085],
  ] as const)
    pen.oval(x, MIDDLE + y, 0.042, 0.042, ink);
};

/** A pin's middle: a star. */
export const starred: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.86, 0.03, mix(colour, [255, 244, 214], 0.7));
  const points = Array.from({ length: 10 }, (_, corner): Point => {
    const angle = -Math.PI / 2 + (corner * Math.PI) / 5;
    const reach = corner % 2 === 0 ? 0.2 : 0.085;
    return [Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach];
  });
  pen.shape(points, mix(colour, [255, 244, 214], 0.85));
};

/** Cherries on the icing, standing up. */
export function cherries(pen: Pen, y: number, wide: number): void {
  for (const share of [-0.7, -0.25, 0.25, 0.7]) {
    const [x, radius] = [share * wide, 0.07];
    pen.oval(x, y, radius, radius, pen.ball(hex('#c8283a'), x, y, radius));
    pen.line(
      [
        [x, y - 0.06],
        [x + 0.03, y - 0.13],
      ],
      0.012,
      hex('#4f7a3a'),
    );
  }
}

export const melon: FaceTrim = (pen, _colour, trace) => {
  fillInner(pen, trace, 0.9, hex('#e6efc8'));
  fillInner(pen, trace, 0.82, hex('#e04a4f'));
  for (const [x, y] of [
    [0, -0.36],
    [-0.14, -0.3],
    [0.15, -0.28],
    [-0.06, -0.52],
    [0.08, -0.58],
    [0.02, -0.22],
  ] as const)
    pen.oval(x, y, 0.014, 0.026, ink);
};

export const toppings: FaceTrim = (pen, _colour, trace, aspect) => {
  const { context } = pen;
  fillInner(pen, trace, 0.86, hex('#f4c552'));
  inner(pen, 0.86, () => {
    trace(context);
    context.clip();
    const columns = Math.max(3, Math.round(aspect * 3));
    for (let row = 0; row < 4; row++)
      for (let column = 0; column < columns; column++) {
        const x = ((column + (row % 2 === 0 ? 0.5 : 0.05)) / columns - 0.5) * aspect;
        const y = -0.17 - row * 0.23;
        pen.oval(x, y, 0.085, 0.085, hex('#c8402f'));
        pen.oval(x - 0.015, y - 0.015, 0.06, 0.06, hex('#d8563f'));
        pen.oval(x + 0.15, y - 0.1, 0.03, 0.018, hex('#4f8a3f'));
      }
  });
};

export const crumb: FaceTrim = (pen, _colour, trace) => {
  fillInner(pen, trace, 0.88, hex('#f6dfae'));
  for (let pore = 0; pore < 16; pore++) {
    const angle = pore * 2.4;
    const reach = 0.05 + pore * 0.014;
    pen.oval(Math.cos(angle) * reach, MIDDLE + Math.sin(angle) * reach, 0.014, 0.01, hex('#e6c48a'));
  }
};

export const chips: FaceTrim = (pen, colour, trace, aspect) => {
  // baked: browner towards the edge, the crumb cracked, chips all over
  strokeInner(pen, trace, 0.94, 0.05, lighten(colour, -0.08));
  const wide = aspect > 1.2 ? aspect * 1.3 : 0.92;
  for (let chip = 0; chip < 14; chip++) {
    const angle = chip * 2.4;
    const reach = 0.07 + chip * 0.02;
    const [x, y] = [Math.cos(angle) * reach * wide, MIDDLE + Math.sin(angle) * reach];
    pen.oval(x + 0.03, y + 0.05, 0.02, 0.012, lighten(colour, -0.12));
    pen.oval(x, y, 0.046, 0.042, hex('#4a2a1c'));
    pen.oval(x - 0.012, y - 0.014, 0.014, 0.01, hex('#8a5a40'));
  }
};

/** Six arms with twigs, and a rim. */
export const snowflake: FaceTrim = (pen, colour, trace) => {
  const frost = mix(colour, [255, 255, 255], 0.9);
  strokeInner(pen, trace, 0.9, 0.03, frost);
  for (let arm = 0; arm < 6; arm++)
    pen.at(
      0,
      MIDDLE - 0.03,
      () => {
        pen.strokes(
          [
            [
              [0, 0],
              [0, -0.3],
            ],
            [
              [0, -0.17],
              [-0.08, -0.25],
            ],
            [
              [0, -0.17],
              [0.08, -0.25],
            ],
            [
              [0, -0.08],
              [-0.06, -0.14],
            ],
            [
              [0, -0.08],
              [0.06, -0.14],
            ],
          ],
          0.026,
          frost,
        );
      },
      1,
      1,
      (arm * Math.PI) / 3,
    );
};

/** A soft packet: a slit from which one tissue stands out, and welded edges. */
export const packet: FaceTrim = (pen, colour, trace) => {
  strokeInner(pen, trace, 0.93, 0.02, lighten(colour, -0.1));
  pen.oval(0, -0.44, 0.24, 0.06, lighten(colour, -0.28));
  pen.smooth(
    [
      [-0.2, -0.42],
      [-0.24, -0.6],
      [-0.12, -0.64],
      [-0.04, -0.76],
      [0.06, -0.66],
      [0.16, -0.72],
      [0.24, -0.58],
      [0.2, -0.42],
    ],
    pen.down(-0.76, -0.4, paper, tone(paper, -1.2)),
  );
  pen.shape('M-0.26 -0.43Q0 -0.34 0.26 -0.43V-0.38Q0 -0.28 -0.26 -0.38Z', colour);
  pen.box(-0.16, -0.24, 0.32, 0.05, mix(colour, [255, 255, 255], 0.75), 0.02);
};

/** Dark stripes from end to end of a whole melon. */
export const melonStripes: Trim = (pen, colour) => {
  const { context } = pen;
  context.save();
  context.globalCompositeOperation = 'source-atop';
  for (const share of [-0.92, -0.66, -0.36, 0, 0.36, 0.66, 0.92]) {
    const points = Array.from({ length: 13 }, (_, step): Point => {
      const along = step / 12;
      const jag = step % 2 === 0 ? 0.016 : -0.016;
      return [-0.7 + along * 1.4, -0.5 + share * 0.5 * Math.sin(Math.PI * along) + jag];
    });
    pen.line(points, 0.06, faint(tone(colour, -3), 0.75));
  }
  context.restore();
  pen.line(
    [
      [0.69, -0.52],
      [0.76, -0.6],
    ],
    0.03,
    hex('#8a6a3a'),
  );
};

/** Strips of dough over the filling. */
export const lattice: FaceTrim = (pen, colour, trace, aspect) => {
  const { context } = pen;
  fillInner(pen, trace, 0.84, hex('#c8783a'));
  context.save();
  inner(pen, 0.84, () => {
    trace(context);
    context.clip();
    for (let strip = -4; strip < 9; strip++) {
      pen.limb(
        [-aspect / 2 + strip * 0.2, -1],
        [-aspect / 2 + strip * 0.2 + 0.5, 0],
        0.07,
        0.07,
        lighten(colour, 0.05),
      );
      pen.limb(
        [-aspect / 2 + strip * 0.2, 0],
        [-aspect / 2 + strip * 0.2 + 0.5, -1],
        0.07,
        0.07,
        lighten(colour, 0.02),
      );
    }
  });
  context.restore();
};

/** A cut through a citrus fruit: peel, white, and its segments. */
export const citrus: FaceTrim = (pen, colour, trace) => {
  fillInner(pen, trace, 0.9, hex('#fbf6dc'));
  fillInner(pen, trace, 0.8, lighten(colour, 0.04));
  for (let segment = 0; segment < 7; segment++) {
    const angle = -Math.PI + (segment * Math.PI) / 6;
    pen.line(
      [
        [0, -0.12],
        [Math.cos(angle) * 0.4, -0.12 + Math.sin(angle) * 0.62],
      ],
      0.026,
      hex('#fbf6dc'),
    );
  }
};
