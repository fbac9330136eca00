import type { Drawable } from '../../drawable.js';
import { hex } from '../../kit/colour.js';
import type { Point } from '../../kit/shapes.js';
import { createPen } from '../parts/pen.js';
import { boxFaces, paintBox } from '../parts/solid.js';
import { faint, gold, mainColour, ownColour, tone } from '../parts/tone.js';

export const suitcase: Drawable = {
  concept: 'suitcase',
  words: ['luggage', 'briefcase', 'travel bag', 'valise'],
  kind: 'object',
  habitat: 'ground',
  height: 0.55,
  aspect: 1.28,
  top: { y: -0.84, left: -0.45, right: 0.45 },
  paint(context, brush) {
    const pen = createPen(context, brush);
    const leather = mainColour(brush, ['#a8683a', '#8a4a34', '#4f6f6a', '#b8503f', '#5a5f7a']);
    const strap = tone(leather, -2.2);
    pen.line(
      [
        [-0.16, -0.86],
        [-0.15, -0.96],
        [0, -0.975],
        [0.12, -0.96],
        [0.13, -0.86],
      ],
      0.05,
      strap,
    );
    pen.shape(
      [
        [0.5, -0.04],
        [0.64, -0.1],
        [0.64, -0.82],
        [0.5, -0.84],
      ],
      tone(leather, pen.facing(0.9)),
    );
    pen.shape(
      [
        [-0.6, -0.83],
        [-0.48, -0.885],
        [0.64, -0.86],
        [0.52, -0.8],
      ],
      tone(leather, 1.2),
    );
    pen.box(-0.64, -0.84, 1.15, 0.84, pen.face(leather, -0.64, -0.84, 0.51, 0, 1.2), 0.06);
    pen.strokes(
      [
        [
          [-0.62, -0.5],
          [0.5, -0.5],
        ],
      ],
      0.012,
      faint(tone(leather, -2.6), 0.7),
    );
    for (const x of [-0.42, 0.2]) {
      pen.box(x, -0.845, 0.1, 0.845, pen.across(x, x + 0.1, tone(strap, 0.6), tone(strap, -0.4)), 0.01);
      pen.box(x - 0.012, -0.58, 0.124, 0.1, pen.metal(gold, x, x + 0.11), 0.012);
      pen.box(x + 0.018, -0.558, 0.064, 0.055, strap);
    }
    for (const [x, y] of [
      [-0.64, -0.84],
      [0.4, -0.84],
      [-0.64, -0.11],
      [0.4, -0.11],
    ] as const)
      pen.box(x, y, 0.11, 0.11, tone(strap, 0.2), 0.05);
    // stickers of old journeys
    const stickers = pen.form.fork('stickers');
    pen.oval(-0.1, -0.26, 0.11, 0.11, hex(stickers.pick(['#e6cf8a', '#c8d8c8'])));
    pen.oval(-0.1, -0.26, 0.075, 0.075, hex('#c8604a'));
    pen.at(0.04, -0.68, () => pen.box(-0.12, -0.07, 0.2, 0.12, hex('#7fa5b5'), 0.01), 1, 1, 0.2);
    pen.line(
      [
        [-0.58, -0.78],
        [-0.2, -0.8],
        [0.4, -0.79],
      ],
      0.014,
      faint([255, 248, 230], 0.4),
    );
  },
};

export const backpack: Drawable = {
  concept: 'backpack',
  words: ['rucksack', 'knapsack', 'school bag', 'schoolbag', 'satchel'],
  kind: 'object',
  habitat: 'ground',
  height: 0.5,
  aspect: 0.82,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const cloth = mainColour(brush, ['#c8683a', '#3f6f6a', '#4a5f8a', '#8a9a5a', '#b8453f']);
    const leather = hex('#7a4a30');
    pen.line(
      [
        [-0.1, -0.9],
        [-0.08, -0.975],
        [0.08, -0.975],
        [0.1, -0.9],
      ],
      0.04,
      leather,
    );
    for (const side of [-1, 1])
      pen.box(
        side > 0 ? 0.27 : -0.41,
        -0.42,
        0.14,
        0.34,
        pen.roll(tone(cloth, -0.8), side > 0 ? 0.27 : -0.41, side > 0 ? 0.41 : -0.27),
        0.06,
      );
    const body =
      'M-0.33 -0.06C-0.36 -0.3 -0.36 -0.6 -0.3 -0.76C-0.25 -0.9 -0.14 -0.93 0 -0.93C0.14 -0.93 0.25 -0.9 0.3 -0.76C0.36 -0.6 0.36 -0.3 0.33 -0.06Q0.3 0 0.22 0H-0.22Q-0.3 0 -0.33 -0.06Z';
    pen.shape(body, pen.ball(cloth, 0, -0.5, 0.5, 1));
    // flap with straps
    pen.shape(
      'M-0.32 -0.56C-0.33 -0.8 -0.22 -0.93 0 -0.93C0.22 -0.93 0.33 -0.8 0.32 -0.56C0.3 -0.5 0.1 -0.48 0 -0.48C-0.1 -0.48 -0.3 -0.5 -0.32 -0.56Z',
      pen.ball(tone(cloth, 0.4), 0, -0.72, 0.4, 0.9),
    );
    pen.line(
      [
        [-0.31, -0.55],
        [0, -0.475],
        [0.31, -0.55],
      ],
      0.014,
      faint(tone(cloth, -2.4), 0.8),
    );
    // pocket
    pen.box(-0.23, -0.36, 0.46, 0.29, tone(cloth, -1.8), 0.06);
    pen.box(-0.225, -0.365, 0.45, 0.28, pen.down(-0.365, -0.08, tone(cloth, 0.6), tone(cloth, -0.8)), 0.06);
    pen.strokes(
      [
        [
          [-0.2, -0.31],
          [0.2, -0.31],
        ],
      ],
      0.012,
      faint(tone(cloth, -2.4), 0.8),
    );
    for (const x of [-0.15, 0.15]) {
      pen.box(x - 0.026, -0.62, 0.052, 0.24, leather, 0.012);
      pen.box(x - 0.036, -0.46, 0.072, 0.06, pen.metal(gold, x - 0.036, x + 0.036), 0.012);
    }
    pen.oval(0.03, -0.2, 0.05, 0.05, hex('#e6cf8a'));
  },
};

export const hat: Drawable = {
  concept: 'hat',
  words: ['fedora', 'straw hat', 'cowboy hat', 'sun hat', 'bowler'],
  kind: 'object',
  habitat: 'tabletop',
  height: 0.17,
  aspect: 2.1,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const felt = mainColour(brush, ['#c9a86a', '#8a6a4a', '#4a4f5a', '#b8704a', '#e0c890']);
    const band = ownColour(brush, ['#8a3a34', '#33303a', '#3f5f6a'], 'band');
    pen.shape(
      'M-1.03 -0.36C-0.9 -0.06 -0.4 0.005 0 0.005C0.4 0.005 0.9 -0.06 1.03 -0.36C0.9 -0.3 0.5 -0.4 0 -0.4C-0.5 -0.4 -0.9 -0.3 -1.03 -0.36Z',
      tone(felt, -1.8),
    );
    pen.shape(
      'M-1.04 -0.4C-0.95 -0.1 -0.4 -0.04 0 -0.04C0.4 -0.04 0.95 -0.1 1.04 -0.4C0.9 -0.34 0.6 -0.5 0 -0.5C-0.6 -0.5 -0.9 -0.34 -1.04 -0.4Z',
      pen.face(tone(felt, 0.6), -1, -0.5, 1, -0.04, 1.2),
    );
    const crown =
      'M-0.5 -0.24C-0.48 -0.5 -0.46 -0.76 -0.38 -0.9C-0.28 -1.02 -0.1 -0.98 0 -0.93C0.1 -0.98 0.28 -1.02 0.38 -0.9C0.46 -0.76 0.48 -0.5 0.5 -0.24Q0 -0.12 -0.5 -0.24Z';
    pen.shape(crown, pen.roll(felt, -0.5, 0.5, 1.15));
    pen.inside(crown, () => {
      pen.shape('M-0.6 -0.46Q0 -0.32 0.6 -0.46V-0.2Q0 -0.06 -0.6 -0.2Z', pen.roll(band, -0.5, 0.5));
      pen.shape(
        'M-0.16 -1C-0.08 -0.86 0.08 -0.86 0.16 -1C0.08 -0.9 -0.08 -0.9 -0.16 -1Z',
        faint(tone(felt, -2.4), 0.6),
      );
      const weave = pen.fine.fork('weave');
      pen.strokes(
        Array.from({ length: pen.count(4, 18) }, (): [Point, Point] => {
          const x = weave.between(-0.44, 0.44);
          const y = weave.between(-0.9, -0.48);
          return [
            [x, y],
            [x + 0.06, y + 0.012],
          ];
        }),
        0.01,
        faint(tone(felt, -1.4), 0.45),
      );
    });
  },
};

export const shoe: Drawable = {
  concept: 'shoe',
  words: ['sneaker', 'trainer', 'shoes', 'sneakers'],
  kind: 'object',
  habitat: 'ground',
  height: 0.13,
  aspect: 2,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const leather = mainColour(brush, ['#c8503f', '#3f6f8a', '#d9a04a', '#5a7a5a', '#e6e0d4', '#4a4f5a']);
    const rubber = hex('#f3eee4');
    const upper =
      'M-0.94 -0.22C-0.98 -0.5 -0.96 -0.8 -0.92 -0.97C-0.8 -1.02 -0.6 -0.98 -0.46 -0.94C-0.36 -0.92 -0.3 -0.86 -0.22 -0.76C-0.02 -0.54 0.3 -0.5 0.6 -0.46C0.86 -0.42 0.97 -0.32 0.96 -0.18Z';
    pen.shape('M-0.9 -0.94Q-0.66 -1.02 -0.44 -0.92L-0.5 -0.82Q-0.7 -0.9 -0.88 -0.84Z', tone(leather, -3.4));
    pen.shape(upper, pen.down(-1, -0.18, tone(leather, 0.9), tone(leather, 0), tone(leather, -1.3)));
    pen.sideLight(upper, -1, 1);
    pen.inside(upper, () => {
      pen.shape('M0.42 -0.55C0.56 -0.5 0.6 -0.34 0.56 -0.16H1V-0.5Z', tone(rubber, -0.2));
      pen.shape('M-1 -1C-0.86 -0.7 -0.82 -0.4 -0.84 -0.16H-1Z', tone(leather, -1));
      pen.line(
        [
          [-0.75, -0.26],
          [-0.4, -0.5],
          [-0.08, -0.3],
          [0.2, -0.38],
        ],
        0.06,
        tone(rubber, 0),
      );
    });
    // tongue, laces
    pen.shape(
      'M-0.5 -0.98C-0.36 -1.0 -0.28 -0.92 -0.2 -0.8L0.2 -0.53L0.06 -0.5C-0.2 -0.6 -0.36 -0.74 -0.46 -0.88Z',
      tone(leather, 1.2),
    );
    for (const [x, y] of [
      [-0.34, -0.84],
      [-0.2, -0.72],
      [-0.05, -0.62],
      [0.1, -0.55],
    ] as const) {
      pen.line(
        [
          [x - 0.1, y + 0.12],
          [x, y],
          [x + 0.09, y - 0.02],
        ],
        0.034,
        rubber,
      );
      pen.oval(x - 0.1, y + 0.12, 0.022, 0.022, tone(rubber, -2.4));
    }
    pen.line(
      [
        [-0.36, -0.86],
        [-0.5, -0.76],
        [-0.56, -0.62],
      ],
      0.026,
      tone(rubber, -0.6),
    );
    // sole
    pen.shape(
      'M-0.97 -0.24H0.5C0.7 -0.24 0.9 -0.26 0.985 -0.24C1 -0.12 0.96 -0.01 0.86 0H-0.86C-0.95 0 -0.98 -0.1 -0.97 -0.24Z',
      pen.down(-0.25, 0, tone(rubber, 0.4), tone(rubber, -1.6)),
    );
    pen.strokes(
      [
        [
          [-0.95, -0.12],
          [0.95, -0.12],
        ],
      ],
      0.022,
      faint(tone(leather, 0), 0.8),
    );
    pen.strokes(
      Array.from({ length: 14 }, (_, index): [Point, Point] => [
        [-0.84 + index * 0.13, -0.05],
        [-0.84 + index * 0.13, -0.005],
      ]),
      0.016,
      faint(tone(rubber, -3), 0.5),
      true,
    );
  },
};

export const key: Drawable = {
  concept: 'key',
  words: ['keys', 'old key'],
  kind: 'object',
  habitat: 'tabletop',
  height: 0.045,
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
  concept: 'gift',
  words: ['present', 'gift box', 'package', 'parcel'],
  kind: 'object',
  habitat: 'ground',
  height: 0.35,
  aspect: 1.06,
  top: { y: -0.76, left: -0.3, right: 0.3 },
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

export const easel: Drawable = {
  concept: 'easel',
  words: ['canvas', 'painting', 'picture', 'artwork', 'picture frame', 'frame'],
  kind: 'object',
  habitat: 'ground',
  height: 1.7,
  aspect: 0.66,
  paint(context, brush) {
    const pen = createPen(context, brush);
    const wood = mainColour(brush, ['#b98a55', '#a8743f', '#8a5f3c']);
    const { form } = pen;
    pen.limb([0.02, -0.9], [0.06, -0.06], 0.03, 0.03, tone(wood, -1.8));
    pen.limb([-0.04, -0.96], [-0.29, -0.014], 0.036, 0.036, tone(wood, -0.2));
    pen.limb([0.04, -0.96], [0.29, -0.014], 0.036, 0.036, tone(wood, 0.4));
    pen.box(-0.022, -0.998, 0.044, 0.3, pen.roll(wood, -0.022, 0.022), 0.008);
    // canvas with a small landscape
    pen.box(-0.315, -0.875, 0.64, 0.49, faint([30, 22, 50], 0.3), 0.008);
    pen.box(-0.325, -0.885, 0.64, 0.49, hex('#f6f0e2'), 0.008);
    const warm = form.chance(0.5);
    pen.box(
      -0.295,
      -0.855,
      0.58,
      0.43,
      pen.down(-0.855, -0.42, warm ? hex('#f3b06a') : hex('#8fb8d0'), warm ? hex('#f6d8a0') : hex('#e0ead8')),
    );
    pen.inside('M-0.295 -0.855H0.285V-0.425H-0.295Z', () => {
      pen.oval(form.between(-0.15, 0.18), -0.73, 0.055, 0.055, warm ? hex('#fdf0c0') : hex('#fbf3d8'));
      pen.shape(
        'M-0.3 -0.56L-0.12 -0.7L0.02 -0.6L0.16 -0.72L0.3 -0.58V-0.4H-0.3Z',
        warm ? hex('#a8607a') : hex('#6a8aa5'),
      );
      pen.shape('M-0.3 -0.54Q-0.1 -0.6 0.1 -0.52T0.3 -0.53V-0.4H-0.3Z', warm ? hex('#7a4a5a') : hex('#5a8a5f'));
      pen.shape('M-0.3 -0.47Q0 -0.53 0.3 -0.46V-0.4H-0.3Z', warm ? hex('#4f3547') : hex('#3f6a4a'));
      const strokes = pen.fine.fork('strokes');
      for (let index = 0; index < pen.count(3, 12); index++)
        pen.line(
          [
            [strokes.between(-0.28, 0.2), strokes.between(-0.84, -0.62)],
            [strokes.between(-0.2, 0.28), strokes.between(-0.84, -0.62)],
          ],
          0.008,
          faint([255, 250, 235], 0.22),
        );
    });
    pen.box(-0.3, -0.4, 0.6, 0.04, pen.down(-0.4, -0.36, tone(wood, 0.9), tone(wood, -0.8)), 0.008);
    pen.strokes(
      [
        [
          [-0.18, -0.2],
          [0.18, -0.2],
        ],
      ],
      0.028,
      tone(wood, -0.5),
    );
    for (const [x, tint] of [
      [-0.2, '#c8503f'],
      [-0.14, '#3f6fa0'],
      [-0.08, '#e0a83a'],
    ] as const)
      pen.box(x, -0.425, 0.04, 0.026, hex(tint), 0.01);
    pen.limb([0.06, -0.41], [0.22, -0.425], 0.014, 0.01, hex('#5d3d29'));
  },
};
