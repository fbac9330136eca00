import { fillModelled, fillPath, fillStroke } from '../../form/modelling.js';
import { ellipsePath, outline, tube } from '../../form/outline.js';
import { dome } from './hat.js';
import type { HatPainter } from './hat.js';
import { everydayHats } from './everyday.js';

/** Hats of trades and sports. */
export const tradesHats = {
  // a straw hat, and a net from its brim to the shoulders
  'bee-veil'(hat) {
    const { context, light } = hat;
    const net = outline([
      [-48, -20],
      [52, -20],
      [56, 40],
      [48, 66],
      [2, 72],
      [-44, 66],
      [-52, 40],
    ]);
    fillPath(context, net, [52, 52, 58], 0.3);
    for (const x of [-36, -20, -4, 12, 28, 44])
      fillStroke(
        context,
        [
          [x, -18],
          [x * 1.08, 24],
          [x, 66],
        ],
        0.9,
        [40, 40, 46],
        0.4,
      );
    for (const y of [-4, 12, 28, 44, 58])
      fillStroke(
        context,
        [
          [-50, y - 3],
          [2, y + 3],
          [54, y - 3],
        ],
        0.9,
        [40, 40, 46],
        0.4,
      );
    fillModelled(
      context,
      tube([
        [-46, 66, 4],
        [2, 73, 4],
        [50, 66, 4],
      ]),
      hat.tones,
      light,
    );
    everydayHats.straw(hat);
  },
  chef({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-30, -40],
        [-46, -62],
        [-38, -88],
        [-14, -94],
        [2, -102],
        [20, -95],
        [44, -88],
        [48, -64],
        [34, -40],
      ]),
      tones,
      light,
      { core: 7 },
    );
    for (const x of [-18, 2, 20])
      fillStroke(
        context,
        [
          [x * 1.3, -82],
          [x * 1.1, -62],
          [x, -46],
        ],
        2.6,
        tones.shade,
        0.8,
      );
    fillModelled(
      context,
      outline([
        [-38, -48, true],
        [0, -45],
        [39, -48, true],
        [38, -23, true],
        [0, -18],
        [-37, -23, true],
      ]),
      tones,
      light,
      { core: 5 },
    );
  },
  police({ context, tones, light, accent, back, turn }) {
    fillModelled(
      context,
      outline([
        [-36, -32],
        [-52, -50],
        [-34, -66],
        [2, -70],
        [38, -66],
        [54, -50],
        [38, -32],
      ]),
      tones,
      light,
      { core: 5 },
    );
    fillModelled(
      context,
      outline([
        [-38, -40],
        [1, -36],
        [40, -40],
        [39, -22],
        [1, -17],
        [-38, -22],
      ]),
      { ...tones, base: tones.deep, lit: tones.shade },
      light,
    );
    if (!back) {
      fillPath(
        context,
        outline([
          [-14 + turn * 10, -20],
          [16 + turn * 10, -22],
          [44, -16],
          [34, -8],
          [6 + turn * 10, -12],
        ]),
        [34, 32, 42],
      );
      fillPath(
        context,
        outline([
          [8 + turn * 8, -62],
          [18 + turn * 8, -58],
          [16 + turn * 8, -44],
          [8 + turn * 8, -38, true],
          [0 + turn * 8, -44],
          [-2 + turn * 8, -58],
        ]),
        accent,
      );
    }
  },
  firefighter({ context, tones, light, accent, turn }) {
    fillModelled(context, outline([...dome(-70, 41, -26)]), tones, light, { core: 6 });
    fillStroke(
      context,
      [
        [-2, -70],
        [6, -48],
        [8, -28],
      ],
      6,
      tones.lit,
      0.8,
    );
    fillModelled(
      context,
      outline([
        [-62, -8, true],
        [-46, -30],
        [0, -26],
        [42, -30],
        [52, -20],
        [36, -17],
        [0, -14],
        [-40, -16],
      ]),
      tones,
      light,
      { core: 3 },
    );
    fillPath(
      context,
      outline([
        [2 + turn * 10, -56],
        [14 + turn * 10, -60],
        [26 + turn * 10, -56],
        [24 + turn * 10, -38],
        [14 + turn * 10, -30, true],
        [4 + turn * 10, -38],
      ]),
      accent,
    );
  },
  'hard-hat'({ context, tones, light }) {
    fillModelled(context, outline([...dome(-68, 42, -26)]), tones, light, { core: 6 });
    fillStroke(
      context,
      [
        [-6, -69],
        [4, -50],
        [6, -28],
      ],
      7,
      tones.lit,
      0.7,
    );
    fillModelled(
      context,
      outline([
        [-46, -30],
        [0, -24],
        [44, -30],
        [58, -20],
        [40, -16],
        [0, -13],
        [-44, -18],
      ]),
      tones,
      light,
    );
  },
  'sou-wester'({ context, tones, light }) {
    fillModelled(context, outline([...dome(-66, 40, -24)]), tones, light, { core: 6 });
    fillModelled(
      context,
      outline([
        [-66, 4, true],
        [-46, -28],
        [0, -26],
        [42, -30],
        [56, -16],
        [38, -14],
        [0, -12],
        [-36, -8],
      ]),
      tones,
      light,
      { core: 4 },
    );
    fillStroke(
      context,
      [
        [0, -64],
        [8, -44],
        [10, -26],
      ],
      2.6,
      tones.deep,
      0.4,
    );
  },
  'bicycle-helmet'({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-46, -20],
        [-44, -44],
        [-22, -66],
        [8, -70],
        [38, -56],
        [50, -30],
        [44, -24],
        [0, -28],
        [-30, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    for (const [x, y] of [
      [-20, -48],
      [4, -54],
      [28, -46],
    ] as const)
      fillPath(context, ellipsePath(x, y, 9, 3.4, 0.25), tones.deep);
    fillStroke(
      context,
      [
        [-30, -20],
        [-24, 14],
        [-2, 44],
      ],
      2.6,
      [48, 44, 52],
    );
  },
  goggles({ context, tones, light, turn, back }) {
    everydayHats.beanie({ context, tones, light, accent: tones.base, turn, back });
    if (back) return;
    const m = 5 + turn * 13;
    fillPath(
      context,
      outline([
        [-40, -4],
        [m - 26, -9],
        [m, -10],
        [m + 24, -8],
        [39, -3],
        [38, 9],
        [m + 20, 15],
        [m + 2, 10],
        [m - 18, 15],
        [-40, 8],
      ]),
      [52, 50, 62],
    );
    fillPath(
      context,
      outline([
        [m - 22, -4],
        [m, -6],
        [m + 24, -3],
        [m + 20, 10],
        [m + 2, 6],
        [m - 16, 11],
      ]),
      [228, 142, 76],
    );
    fillStroke(
      context,
      [
        [m - 16, -1],
        [m - 4, -3],
        [m + 8, -2],
      ],
      3.4,
      [255, 236, 206],
      0.8,
    );
  },
  graduate({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-38, -24],
        [-36, -46],
        [0, -52],
        [38, -46],
        [39, -24],
        [0, -18],
      ]),
      { ...tones, base: tones.shade },
      light,
    );
    fillModelled(
      context,
      outline([
        [-62, -56, true],
        [4, -74, true],
        [66, -54, true],
        [2, -38, true],
      ]),
      tones,
      light,
    );
    fillPath(
      context,
      tube([
        [4, -56, 1.4],
        [40, -48, 1.4],
        [46, -28, 1.4],
        [45, -14, 3.4],
        [45, -4, 2.4],
      ]),
      accent,
    );
  },
} satisfies Record<string, HatPainter>;
