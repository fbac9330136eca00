import { known } from '../../../catalogue/records.js';
import type { Brush, Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Rgb } from '../../kit/colour.js';
import type { Random } from '../../kit/random.js';
import type { Point } from '../../kit/shapes.js';
import { paintBloom, paintStem } from '../parts/bloom.js';
import type { BloomKind } from '../parts/bloom.js';
import { paintLeaf } from '../parts/foliage.js';
import { createPen } from '../parts/pen.js';
import type { Pen } from '../parts/pen.js';
import { faint, mainColour, ownColour, tone } from '../parts/tone.js';

const stemGreen = hex('#5f8a4a');

function paintBlade(pen: Pen, x: number, foot: number, tipX: number, tipY: number, width: number, colour: Rgb): void {
  const side = Math.sign(tipX - x) || 1;
  pen.shape(
    `M${x} ${foot}C${x + side * width * 0.4} ${foot * 0.6 + tipY * 0.4} ${tipX - side * width * 1.1} ${tipY * 0.8 + foot * 0.2} ${tipX} ${tipY}C${tipX - side * width * 0.2} ${tipY * 0.55 + foot * 0.45} ${x + side * width * 2} ${foot * 0.8 + tipY * 0.2} ${x} ${foot}Z`,
    pen.across(
      Math.min(x, tipX),
      Math.max(x, tipX),
      tone(colour, side * pen.lit > 0 ? -0.9 : 0.7),
      tone(colour, side * pen.lit > 0 ? 0.7 : -1.2),
    ),
  );
}

export const flower: Drawable = {
  ...known('flower'),
  aspect: 0.62,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const kind: BloomKind = brush.attributes.has('daisy')
      ? 'daisy'
      : brush.attributes.has('poppy')
        ? 'poppy'
        : pen.form.pick(['daisy', 'cosmos', 'poppy', 'peony'] as const);
    const petals = mainColour(
      brush,
      {
        daisy: ['#f5efe4', '#f3e2a8', '#e9c8d8'],
        cosmos: ['#d977a0', '#e0a0c0', '#a877c0', '#f0d8e0'],
        poppy: ['#d4503a', '#e07a44', '#d9455a'],
        peony: ['#e59aa8', '#d97088', '#f0d0c8'],
      }[kind],
    );
    const bend = pen.form.around(0.03);
    const head: Point = [bend, -0.745];
    paintBlade(pen, -0.01, 0, -0.26, -0.3, 0.05, stemGreen);
    paintBlade(pen, 0.01, 0, 0.28, -0.24, 0.05, stemGreen);
    paintStem(pen, [[0, 0], [bend * -0.8, -0.3], head], 0.026, stemGreen);
    paintLeaf(pen, bend * -0.6, -0.3, 0.22, 0.1, -0.7, stemGreen);
    paintLeaf(pen, bend * -0.7, -0.4, 0.2, 0.09, -2.4, tone(stemGreen, 0.4));
    // a bud beside it
    const budX = bend + 0.17;
    paintStem(
      pen,
      [
        [bend * -0.7, -0.3],
        [0.1, -0.4],
        [budX, -0.5],
      ],
      0.016,
      stemGreen,
    );
    pen.oval(budX, -0.525, 0.026, 0.036, pen.ball(stemGreen, budX, -0.525, 0.035));
    pen.oval(budX, -0.55, 0.018, 0.022, tone(petals, -0.2));
    paintBloom(pen, kind, head[0], head[1], 0.25, petals, pen.form.fork('bloom'));
  },
};

export const sunflower: Drawable = {
  ...known('sunflower'),
  aspect: 0.56,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const petals = mainColour(brush, ['#eab42f', '#f0bd3a', '#e6a52a']);
    const bend = pen.form.around(0.025);
    paintStem(
      pen,
      [
        [0, 0],
        [bend * -1, -0.4],
        [bend, -0.74],
      ],
      0.032,
      stemGreen,
    );
    for (const [y, turn, length] of [
      [-0.16, -0.35, 0.26],
      [-0.24, -2.75, 0.27],
      [-0.38, -0.5, 0.23],
      [-0.46, -2.6, 0.22],
    ] as const)
      paintLeaf(pen, bend * -0.8, y, length, 0.17, turn, tone(stemGreen, pen.form.around(0.3)));
    paintBloom(pen, 'sunflower', bend, -0.745, 0.262, petals, pen.form.fork('bloom'));
  },
};

export const tulip: Drawable = {
  ...known('tulip'),
  aspect: 0.5,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const petals = mainColour(brush, ['#d4503f', '#e8a23c', '#c9588a', '#f0d77a', '#8a5a9a', '#f0a89a']);
    const bend = pen.form.around(0.02);
    const green = hex('#6a9460');
    paintBlade(pen, -0.01, 0, -0.235, -0.5, 0.06, tone(green, -0.3));
    paintStem(
      pen,
      [
        [0, 0],
        [bend * -1, -0.35],
        [bend, -0.7],
      ],
      0.028,
      green,
    );
    paintBlade(pen, 0.01, 0, 0.235, -0.42, 0.07, green);
    paintBlade(pen, 0, 0, -0.1, -0.3, 0.05, tone(green, 0.5));
    paintBloom(pen, 'tulip', bend, -0.825, 0.186, petals, pen.form.fork('bloom'));
  },
};

export const rose: Drawable = {
  ...known('rose'),
  aspect: 0.43,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const petals = mainColour(brush, ['#b8283a', '#c62f3f', '#c23a52', '#d4606e']);
    const green = hex('#4f7a4a');
    const bend = pen.form.around(0.02);
    paintStem(
      pen,
      [
        [0, 0],
        [bend * -1.2, -0.35],
        [bend, -0.68],
      ],
      0.024,
      green,
    );
    for (const [y, side] of [
      [-0.12, 1],
      [-0.22, -1],
      [-0.52, 1],
    ] as const)
      pen.shape(
        [
          [0, y - 0.012],
          [side * 0.032, y - 0.018],
          [0, y + 0.012],
        ],
        tone(green, -1),
      );
    for (const [y, turn, length] of [
      [-0.3, -0.55, 0.2],
      [-0.36, -2.65, 0.2],
      [-0.46, -0.8, 0.15],
    ] as const) {
      paintLeaf(pen, bend * -0.9, y, length, 0.11, turn, green);
      paintLeaf(
        pen,
        bend * -0.9 + Math.cos(turn) * 0.08,
        y + Math.sin(turn) * 0.08,
        0.11,
        0.07,
        turn + (Math.cos(turn) > 0 ? 0.8 : -0.8),
        tone(green, 0.4),
      );
    }
    for (const turn of [-0.2, -2.9, 0.5, 2.6]) paintLeaf(pen, bend, -0.68, 0.12, 0.05, turn, green);
    paintBloom(pen, 'rose', bend, -0.81, 0.205, petals, pen.form.fork('bloom'));
  },
};

/** Flowers that a bunch may consist of, and their colours where none is said. */
const bunches: readonly (readonly [kind: BloomKind, colours: readonly string[]])[] = [
  ['rose', ['#c8283a', '#d4475a', '#a81f34']],
  ['tulip', ['#d94a6a', '#e8a33c', '#c23b8a']],
  ['sunflower', ['#f0b62f', '#eaa524']],
  ['daisy', ['#f5efe4', '#f3ead8']],
  ['poppy', ['#d4503a', '#e0623a']],
  ['peony', ['#e59aa8', '#d97088', '#f0d0c8']],
];

const bunchOf = ({ attributes }: Brush): (typeof bunches)[number] | undefined =>
  bunches.find(([kind]) => attributes.has(kind));

/** The colours that were said, each its share of the flowers. */
export function paletteOf(brush: Brush, form: Random): readonly Rgb[] {
  const others = (brush.parts ?? []).flatMap(({ what, colour }) => (what === 'accent' && colour ? [colour] : []));
  if (brush.colour && others.length > 0) return [brush.colour, ...others];
  const [, usual] = bunchOf(brush) ?? [];
  if (!brush.colour && usual) return usual.map((text) => hex(text));
  return brush.colour
    ? [brush.colour, tone(brush.colour, 1.4), tone(brush.colour, -1)]
    : form
        .pick([
          ['#e59aa8', '#f3e2c0', '#c9588a', '#e8b06a'],
          ['#8a6ab0', '#e9d8f0', '#5f7fc0', '#f0e8d8'],
          ['#e2a03c', '#d4603f', '#f3e0b0', '#c8a0b8'],
        ])
        .map((text) => hex(text));
}

/** Leaves that look out all around. */
export function paintSpray(pen: Pen): void {
  const { form } = pen;
  const green = hex('#5a8450');
  for (let index = 0; index < 11; index++) {
    const angle = -Math.PI * (0.04 + (index / 10) * 0.92);
    paintLeaf(
      pen,
      Math.cos(angle) * 0.16,
      -0.5 + Math.sin(angle) * 0.14,
      0.29,
      0.12,
      angle,
      tone(green, form.around(0.7)),
    );
  }
}

export function paintBlooms(pen: Pen, palette: readonly Rgb[], brush: Brush): void {
  const { form } = pen;
  const blooms: readonly (readonly [number, number, number])[] = [
    [-0.27, -0.66, 0.115],
    [0.26, -0.68, 0.115],
    [-0.1, -0.83, 0.12],
    [0.12, -0.84, 0.115],
    [-0.17, -0.55, 0.12],
    [0.17, -0.55, 0.12],
    [0.01, -0.66, 0.14],
    [-0.31, -0.5, 0.075],
    [0.32, -0.52, 0.075],
  ];
  const [one] = bunchOf(brush) ?? [];
  const kinds: readonly BloomKind[] = one ? [one] : ['peony', 'rose', 'daisy', 'cosmos'];
  blooms.forEach(([x, y, size], index) =>
    paintBloom(
      pen,
      kinds[(index + form.whole(0, 1)) % kinds.length] as BloomKind,
      x,
      y,
      size,
      palette[index % palette.length] as Rgb,
      form.fork(index),
    ),
  );
}

export const bouquet: Drawable = {
  ...known('bouquet'),
  aspect: 0.86,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const { form } = pen;
    const paper = ownColour(brush, ['#e6d3b3', '#d9c0a8', '#efe3d0', '#c9b8a4'], 'paper');
    const palette = paletteOf(brush, form);
    paintSpray(pen);
    pen.shape('M-0.3 -0.52L-0.05 -0.14H0.05L0.3 -0.52Q0 -0.62 -0.3 -0.52Z', tone(paper, -1.6));
    paintBlooms(pen, palette, brush);
    // the paper folded around
    pen.shape(
      'M-0.34 -0.47Q-0.2 -0.4 0.02 -0.36L0.06 -0.13L0.03 0H-0.08L-0.06 -0.13Z',
      pen.face(paper, -0.34, -0.5, 0.06, 0),
    );
    pen.shape(
      'M0.34 -0.47Q0.18 -0.37 -0.1 -0.34L-0.06 -0.13L-0.09 0H0.1L0.06 -0.13Z',
      pen.across(-0.1, 0.34, tone(paper, -0.9), tone(paper, pen.lit > 0 ? 1 : -0.2)),
    );
    pen.line(
      [
        [-0.02, -0.35],
        [0.02, -0.15],
      ],
      0.008,
      faint(tone(paper, -2), 0.4),
    );
    const ribbon = tone(palette[0] as Rgb, -0.6);
    pen.box(-0.068, -0.16, 0.136, 0.045, pen.roll(ribbon, -0.07, 0.07), 0.012);
    for (const side of [-1, 1]) {
      pen.shape(
        `M0 -0.138C${side * 0.06} -0.2 ${side * 0.14} -0.18 ${side * 0.12} -0.135C${side * 0.1} -0.1 ${side * 0.05} -0.11 0 -0.138Z`,
        tone(ribbon, side * pen.lit * 0.7),
      );
      pen.shape(`M0 -0.13L${side * 0.08} -0.03L${side * 0.045} -0.035Z`, tone(ribbon, -0.8));
    }
  },
};
