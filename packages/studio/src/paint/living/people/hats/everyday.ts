import { mix } from '../../../kit/colour.js';
import { fillModelled, fillPath, fillStroke } from '../../form/modelling.js';
import { ellipsePath, outline } from '../../form/outline.js';
import { tonesOf } from '../../form/tones.js';
import { dome } from './hat.js';
import type { HatPainter } from './hat.js';

/** Hats of every day. */
export const everydayHats = {
  cap({ context, tones, light, back, turn }) {
    fillModelled(context, outline([...dome(-64), [0, -17]]), tones, light, { core: 5 });
    if (!back) {
      const x = 10 + turn * 16;
      fillModelled(
        context,
        outline([
          [x - 26, -24],
          [x + 8, -29],
          [x + 32, -22],
          [x + 48, -11],
          [x + 40, -8],
          [x + 12, -17],
          [x - 22, -17],
        ]),
        { ...tones, base: tones.shade, lit: tones.base },
        light,
      );
      fillStroke(
        context,
        [
          [-2, -64],
          [8, -46],
          [12, -24],
        ],
        2.4,
        tones.deep,
        0.5,
      );
    }
    fillPath(context, ellipsePath(0, -64, 3.4, 2.6), tones.deep);
  },
  straw({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-34, -28],
        [-33, -46],
        [-24, -66],
        [2, -71],
        [27, -66],
        [35, -46],
        [36, -28],
        [2, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    fillPath(
      context,
      outline([
        [-35, -38],
        [2, -30],
        [36, -38],
        [36.5, -27],
        [2, -19],
        [-35, -27],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-70, -22],
        [-40, -33],
        [-34, -27],
        [2, -19],
        [36, -27],
        [44, -33],
        [74, -22],
        [50, -9],
        [2, -4],
        [-46, -9],
      ]),
      tones,
      light,
      { core: 4 },
    );
    for (const y of [-18, -13])
      fillStroke(
        context,
        [
          [-56, y - 1],
          [2, y + 7],
          [60, y - 1],
        ],
        1.5,
        tones.deep,
        0.4,
      );
  },
  beanie({ context, tones, light, accent }) {
    fillModelled(context, ellipsePath(0, -74, 11, 10), tonesOf(mix(accent, [255, 255, 255], 0.4)), light);
    fillModelled(context, outline([...dome(-68, 41, -26)]), tones, light, { core: 6 });
    for (const x of [-22, -4, 14, 30])
      fillStroke(
        context,
        [
          [x * 0.7, -64],
          [x, -46],
          [x * 1.05, -30],
        ],
        2.4,
        tones.deep,
        0.35,
      );
    fillModelled(
      context,
      outline([
        [-43, -30],
        [0, -27],
        [43, -31],
        [43, -16],
        [0, -11],
        [-43, -15],
      ]),
      { ...tones, lit: tones.lit, base: mix(tones.base, tones.lit, 0.5) },
      light,
      { core: 4 },
    );
  },
  'top-hat'({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-32, -30],
        [-36, -100, true],
        [0, -104],
        [37, -100, true],
        [33, -30],
        [0, -25],
      ]),
      tones,
      light,
      { core: 7 },
    );
    fillPath(
      context,
      outline([
        [-33, -46],
        [0, -41],
        [34, -46],
        [33, -32],
        [0, -27],
        [-32, -32],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-54, -32],
        [0, -24],
        [56, -32],
        [50, -22],
        [0, -15],
        [-48, -22],
      ]),
      tones,
      light,
    );
  },
  beret({ context, tones, light }) {
    fillModelled(
      context,
      outline([
        [-38, -30],
        [-58, -44],
        [-50, -64],
        [-16, -72],
        [22, -66],
        [42, -44],
        [39, -26],
        [0, -28],
      ]),
      tones,
      light,
      { core: 7 },
    );
    fillStroke(
      context,
      [
        [-14, -72],
        [-17, -78],
        [-15, -82],
      ],
      4,
      tones.deep,
    );
    fillStroke(
      context,
      [
        [-38, -27],
        [0, -24],
        [39, -25],
      ],
      4,
      tones.deep,
      0.8,
    );
  },
  bowler({ context, tones, light, accent }) {
    fillModelled(context, outline([...dome(-74, 37, -28)]), tones, light, { core: 6 });
    fillPath(
      context,
      outline([
        [-38, -40],
        [0, -34],
        [38, -40],
        [38, -30],
        [0, -24],
        [-38, -30],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-54, -36, true],
        [-38, -28],
        [0, -22],
        [40, -28],
        [56, -36, true],
        [46, -20],
        [0, -14],
        [-46, -20],
      ]),
      tones,
      light,
    );
  },
  cowboy({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-32, -28],
        [-34, -54],
        [-24, -78],
        [-6, -70],
        [8, -70],
        [26, -78],
        [36, -54],
        [36, -28],
        [2, -20],
      ]),
      tones,
      light,
      { core: 6 },
    );
    fillPath(
      context,
      outline([
        [-34, -38],
        [2, -30],
        [36, -38],
        [36, -28],
        [2, -20],
        [-34, -28],
      ]),
      accent,
    );
    fillModelled(
      context,
      outline([
        [-76, -40, true],
        [-48, -28],
        [-34, -28],
        [2, -19],
        [36, -28],
        [52, -28],
        [80, -40, true],
        [54, -12],
        [2, -6],
        [-50, -12],
      ]),
      tones,
      light,
      { core: 4 },
    );
  },
  headscarf({ context, tones, light, back }) {
    const all = outline([
      [-34, 58],
      [-46, 30],
      [-46, -20],
      [-26, -52],
      [4, -57],
      [32, -48],
      [43, -20],
      [44, 20],
      [40, 56],
      [10, 70],
      [-20, 68],
    ]);
    if (back) {
      fillModelled(context, all, tones, light, { core: 6 });
      return;
    }
    const shape = outline([
      [-34, 58],
      [-46, 30],
      [-46, -20],
      [-26, -52],
      [4, -57],
      [32, -48],
      [43, -20],
      [42, 10, true],
      [35, -16],
      [20, -33],
      [-4, -33],
      [-22, -18],
      [-26, 8],
      [-16, 34],
      [8, 51],
      [34, 36],
      [42, 16, true],
      [44, 40],
      [30, 62],
      [10, 70],
      [-20, 68],
    ]);
    fillModelled(context, shape, tones, light, { core: 6 });
    fillStroke(
      context,
      [
        [-24, -46],
        [-34, -14],
        [-30, 30],
      ],
      3,
      tones.deep,
      0.4,
    );
    fillStroke(
      context,
      [
        [-20, 54],
        [6, 60],
        [32, 50],
      ],
      3,
      tones.deep,
      0.4,
    );
  },
  hood({ context, tones, light, back }) {
    const shape = outline([
      [-46, 44],
      [-50, 0],
      [-44, -40],
      [-14, -64],
      [18, -62],
      [42, -42],
      [48, -4],
      [44, 38],
      [34, 50],
      [38, 16],
      [36, -14],
      [24, -34],
      [-6, -36],
      [-26, -20],
      [-32, 10],
      [-28, 44],
    ]);
    fillModelled(
      context,
      back
        ? outline([
            [-46, 48],
            [-50, 0],
            [-40, -44],
            [0, -64],
            [40, -44],
            [50, 0],
            [46, 48],
          ])
        : shape,
      tones,
      light,
      { core: 6 },
    );
  },
  party({ context, tones, light, accent }) {
    fillModelled(
      context,
      outline([
        [-26, -34],
        [4, -96, true],
        [30, -34],
        [2, -28],
      ]),
      tones,
      light,
      { core: 5 },
    );
    for (const [x, y] of [
      [-6, -48],
      [12, -46],
      [3, -64],
      [4, -80],
    ] as const)
      fillPath(context, ellipsePath(x, y, 3.4), mix(accent, [255, 250, 230], 0.6));
    fillModelled(context, ellipsePath(4, -97, 7), tonesOf([250, 240, 214]), light);
  },
  veil({ context, tones, back }) {
    if (back) {
      fillPath(
        context,
        outline([
          [-40, -20],
          [-24, -52],
          [4, -57],
          [30, -48],
          [42, -14],
          [56, 120],
          [-56, 120],
        ]),
        tones.base,
        0.9,
      );
      return;
    }
    // the wreath that holds it
    for (const [x, y] of [
      [-30, -36],
      [-16, -47],
      [0, -51],
      [16, -47],
      [29, -38],
    ] as const) {
      fillPath(context, ellipsePath(x, y, 7, 6), tones.lit);
      fillPath(context, ellipsePath(x, y, 2.2), tonesOf([238, 196, 150]).base);
    }
  },
} satisfies Record<string, HatPainter>;
