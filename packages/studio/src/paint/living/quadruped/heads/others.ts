import { paintEye } from '../../form/eye.js';
import { fillPath, fillStroke, softPatch } from '../../form/modelling.js';
import { ellipsePath, outline, tube } from '../../form/outline.js';
import { mix } from '../../../kit/colour.js';
import type { Head } from '../anatomy.js';
import { leafEar } from './grazer.js';

export function pigHead(): Head {
  const skull = outline([
    [-10, -12],
    [2, -30],
    [24, -36],
    [44, -26],
    [58, -14],
    [76, -11],
    [90, -15],
    [96, -4],
    [94, 12],
    [84, 16],
    [70, 15],
    [56, 22],
    [36, 32],
    [10, 34],
    [-10, 22],
  ]);
  const ear = (x: number) =>
    outline([
      [x - 9, -28],
      [x - 8, -46],
      [x + 6, -52],
      [x + 24, -34, true],
      [x + 14, -26],
      [x + 4, -24],
    ]);
  return {
    skull,
    behind: [{ path: ear(20), colour: 'far-coat' }],
    before: [{ path: ear(6), colour: 'coat' }],
    paint(context, look) {
      const { tones, pale } = look;
      context.save();
      context.clip(skull);
      softPatch(context, 40, 18, 22, 14, mix(tones.base, [226, 104, 110], 0.4), 0.55);
      softPatch(context, 20, -26, 26, 12, tones.lit, 0.5);
      context.restore();
      fillPath(
        context,
        outline([
          [0, -30],
          [2, -42],
          [12, -46],
          [24, -34, true],
          [14, -29],
        ]),
        tones.deep,
        0.35,
      );
      fillPath(
        context,
        outline([
          [88, -16],
          [97, -15],
          [100, -2],
          [98, 12],
          [90, 15],
          [85, 0],
        ]),
        mix(pale.base, [226, 120, 124], 0.35),
      );
      fillPath(context, ellipsePath(93, -5, 2, 4), tones.deep);
      fillPath(context, ellipsePath(92.5, 6, 1.8, 3.4), tones.deep);
      fillStroke(
        context,
        [
          [86, 15],
          [74, 16],
          [62, 12],
        ],
        2.4,
        tones.deep,
        0.8,
      );
      paintEye(context, 48, -12, 4.6, { iris: look.iris, lid: [64, 40, 44], asleep: look.asleep, pupil: 'wide' });
    },
  };
}

export function camelHead(): Head {
  const skull = outline([
    [-8, -10],
    [4, -20],
    [22, -22],
    [40, -16],
    [60, -9],
    [80, -10],
    [96, -7],
    [102, 4],
    [98, 15],
    [88, 23],
    [76, 24],
    [60, 19],
    [40, 22],
    [20, 26],
    [-2, 20],
  ]);
  return {
    skull,
    mouth: { corner: [72, 15], lip: [101, 10], blunt: true },
    behind: [{ path: leafEar(10, -18, 16, 11, -4), colour: 'far-coat' }],
    before: [
      { path: leafEar(2, -17, 17, 12, -26), colour: 'coat' },
      {
        path: outline([
          [-8, -12],
          [4, -24],
          [20, -26],
          [14, -17],
          [-2, -8],
        ]),
        colour: 'dark',
      },
    ],
    paint(context, look) {
      const { tones } = look;
      context.save();
      context.clip(skull);
      softPatch(context, 92, 14, 26, 18, look.pale.base, 0.7);
      softPatch(context, 28, 26, 30, 12, tones.shade, 0.5);
      context.restore();
      fillStroke(
        context,
        [
          [92, -1],
          [96, 2],
          [97, 6],
        ],
        2.6,
        tones.deep,
        0.9,
      );
      fillStroke(
        context,
        [
          [101, 10],
          [88, 13],
          [72, 15],
        ],
        2.4,
        tones.deep,
        0.8,
      );
      softPatch(context, 38, -8, 10, 8, tones.deep, 0.4);
      paintEye(context, 38, -8, 4.6, {
        iris: look.iris,
        lid: [52, 36, 30],
        asleep: look.asleep || false,
        pupil: 'wide',
        slant: 0.1,
      });
      fillStroke(
        context,
        [
          [31, -11],
          [38, -15],
          [46, -10],
        ],
        2.8,
        [52, 36, 30],
        0.9,
      );
    },
  };
}

export function giraffeHead(): Head {
  const skull = outline([
    [-8, -8],
    [0, -18],
    [18, -24],
    [34, -20],
    [54, -10],
    [78, -7],
    [95, -4],
    [101, 5],
    [97, 14],
    [86, 19],
    [66, 18],
    [46, 20],
    [24, 25],
    [2, 20],
  ]);
  const horn = (x: number) =>
    tube([
      [x, -20, 3],
      [x - 3, -32, 2.6],
      [x - 4, -40, 4.4],
    ]);
  return {
    skull,
    behind: [
      { path: horn(20), colour: [104, 72, 50] },
      { path: leafEar(10, -15, 24, 13, 10), colour: 'far-coat' },
    ],
    before: [
      { path: horn(10), colour: [122, 84, 58] },
      { path: leafEar(0, -12, 28, 14, -70), colour: 'coat' },
    ],
    paint(context, look) {
      const { tones, pale } = look;
      context.save();
      context.clip(skull);
      softPatch(context, 94, 10, 32, 22, pale.base, 0.7);
      context.restore();
      fillPath(context, leafEar(-1, -11, 21, 7, -70), pale.shade, 0.9);
      for (const [x, y, r] of [
        [20, 6, 5],
        [32, 10, 4],
        [14, -8, 4],
        [48, 4, 3.4],
      ] as const)
        fillPath(context, ellipsePath(x, y, r, r * 0.8), look.dark, 0.55);
      fillPath(context, ellipsePath(93, 0, 2.8, 1.9, 0.5), [64, 44, 38]);
      fillStroke(
        context,
        [
          [99, 11],
          [86, 13],
          [72, 13],
        ],
        2.2,
        tones.deep,
        0.8,
      );
      softPatch(context, 33, -7, 9, 7, tones.deep, 0.4);
      paintEye(context, 33, -7, 5.2, {
        iris: look.iris,
        lid: [44, 30, 28],
        asleep: look.asleep,
        pupil: 'wide',
        slant: 0.15,
      });
      fillStroke(
        context,
        [
          [26, -10],
          [33, -15],
          [41, -10],
        ],
        2.6,
        [44, 30, 28],
        0.9,
      );
    },
  };
}

/** Donkey-mild kangaroo: long ears, a soft narrow muzzle. */
export function kangarooHead(): Head {
  const skull = outline([
    [-8, -8],
    [4, -24],
    [22, -29],
    [40, -22],
    [58, -9],
    [80, -3],
    [95, 0],
    [99, 7],
    [92, 14],
    [74, 17],
    [52, 20],
    [28, 26],
    [4, 22],
  ]);
  return {
    skull,
    behind: [{ path: leafEar(20, -22, 42, 17, 8), colour: 'far-coat' }],
    before: [{ path: leafEar(8, -20, 46, 19, -18), colour: 'coat' }],
    paint(context, look) {
      const { tones, pale } = look;
      context.save();
      context.clip(skull);
      softPatch(context, 60, 20, 46, 13, pale.base, 0.8);
      context.restore();
      fillPath(context, leafEar(7, -22, 36, 9, -18), mix(pale.shade, [212, 140, 130], 0.4), 0.9);
      fillPath(
        context,
        outline([
          [90, -3],
          [97, 0],
          [100, 6],
          [95, 8],
          [89, 3],
        ]),
        [44, 34, 36],
      );
      fillStroke(
        context,
        [
          [96, 11],
          [84, 12],
          [70, 12],
        ],
        2.2,
        look.dark,
        0.8,
      );
      softPatch(context, 40, -9, 9, 7, tones.deep, 0.4);
      paintEye(context, 40, -9, 5.2, {
        iris: look.iris,
        lid: [38, 28, 28],
        asleep: look.asleep,
        pupil: 'wide',
        slant: 0.2,
      });
    },
  };
}
