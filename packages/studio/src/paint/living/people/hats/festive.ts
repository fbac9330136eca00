import { css } from '../../../kit/colour.js';
import type { Rgb } from '../../../kit/colour.js';
import type { Point } from '../../../kit/shapes.js';
import { fillModelled, fillPath, fillStroke } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import type { HatPainter } from './hat.js';

const PETALS: readonly Rgb[] = [
  [232, 112, 136],
  [250, 246, 238],
  [240, 184, 84],
  [168, 128, 200],
];
const LEAF = tonesOf([96, 142, 84]);

/** Along the brow, from one temple to the other: the middle is nearest to us and lowest. */
const alongBrow = (share: number): Point => [share * 44, -38 + (1 - share * share) * 14];

/** What is put on the head for feasts, plays and pictures of saints. */
export const festiveHats = {
  sombrero({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-28, -28],
        [-22, -66],
        [-8, -88],
        [10, -88],
        [24, -66],
        [30, -28],
        [2, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    fillModelled(
      context,
      outline([
        [-92, -44],
        [-58, -32],
        [-30, -30],
        [2, -23],
        [32, -30],
        [60, -32],
        [94, -44],
        [72, -14],
        [2, -2],
        [-70, -14],
      ]),
      tones,
      light,
      { core: 5 },
    );
    const band: readonly Point[] = [
      [-28, -36],
      [2, -29],
      [30, -36],
    ];
    fillStroke(context, band, 8, accent);
    for (let at = -4; at <= 4; at++)
      fillPath(context, ellipsePath(at * 17 + 1, -14 + at * at * -1.2, 4.6, 3.4), PETALS[at % 2 === 0 ? 0 : 1] as Rgb);
  },
  wreath({ context, light }) {
    for (let at = -5; at <= 5; at++) {
      const [x, y] = alongBrow(at / 5);
      fillModelled(context, ellipsePath(x - 3, y + 3, 10, 4.6, 0.5), LEAF, light);
      fillModelled(context, ellipsePath(x + 3, y - 4, 10, 4.6, -0.6), LEAF, light);
    }
    for (let at = -3; at <= 3; at++) {
      const [x, y] = alongBrow(at / 3.2);
      const colour = tonesOf(PETALS[(at + 3) % PETALS.length] as Rgb);
      for (let petal = 0; petal < 5; petal++) {
        const turn = (petal / 5) * Math.PI * 2;
        fillModelled(context, ellipsePath(x + Math.cos(turn) * 6, y + Math.sin(turn) * 6, 5.4), colour, light);
      }
      fillPath(context, ellipsePath(x, y, 3.8), [244, 204, 92]);
    }
  },
  halo({ context, tones }) {
    for (const [width, alpha] of [
      [15, 0.25],
      [7, 1],
    ] as const) {
      context.strokeStyle = css(tones.base, alpha);
      context.lineWidth = width;
      context.stroke(ellipsePath(2, -76, 40, 11));
    }
    context.strokeStyle = css(tones.lit);
    context.lineWidth = 2.4;
    context.stroke(ellipsePath(2, -77, 40, 11));
  },
  turban({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-44, -14],
        [-54, -40],
        [-42, -70],
        [-6, -84],
        [32, -76],
        [54, -46],
        [46, -14],
        [24, -26],
        [2, -34],
        [-22, -26],
      ]),
      tones,
      light,
      { core: 8 },
    );
    const folds: readonly (readonly Point[])[] = [
      [
        [-46, -22],
        [-16, -44],
        [34, -72],
      ],
      [
        [46, -22],
        [18, -44],
        [-34, -70],
      ],
      [
        [-52, -44],
        [-20, -66],
        [10, -82],
      ],
      [
        [54, -44],
        [36, -58],
        [14, -70],
      ],
    ];
    for (const fold of folds) fillStroke(context, fold, 3, tones.deep, 0.45);
    fillModelled(context, ellipsePath(2, -42, 8, 9), tonesOf(accent), light);
  },
  'animal-ears'({ context, tones, light }) {
    for (const side of [-1, 1]) {
      const ear = (grow: number): ReturnType<typeof outline> =>
        outline([
          [side * (10 + grow), -46 + grow * 0.4, true],
          [side * 20, -70 + grow],
          [side * 36, -88 + grow * 1.8, true],
          [side * 42, -62 + grow],
          [side * (44 - grow), -34, true],
        ]);
      fillModelled(context, ear(0), tones, light, { core: 4 });
      fillPath(context, ear(6), [236, 168, 176]);
    }
    fillStroke(
      context,
      [
        [-46, -22],
        [-36, -44],
        [0, -54],
        [36, -44],
        [46, -22],
      ],
      5,
      tones.deep,
    );
  },
} satisfies Record<string, HatPainter>;
