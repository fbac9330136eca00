import type { Path2D } from '@napi-rs/canvas';
import type { Rgb } from '../../kit/colour.js';
import type { FormLight } from '../../kit/form.js';
import type { Random } from '../../kit/random.js';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, fillStroke, inside } from '../form/modelling.js';
import { ellipsePath, outline, together, tube } from '../form/outline.js';
import type { Knot } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import type { Tones } from '../form/tones.js';
import { flowingLocks } from './locks.js';

export type HairStyle =
  | 'side-part'
  | 'crop'
  | 'quiff'
  | 'curls'
  | 'pixie'
  | 'bob'
  | 'long'
  | 'waves'
  | 'flowing'
  | 'ponytail'
  | 'bun'
  | 'top-knot'
  | 'afro'
  | 'braids'
  | 'fringe'
  | 'receding'
  | 'bald'
  | 'wisps';

export const shortStyles: readonly HairStyle[] = ['side-part', 'crop', 'quiff', 'curls', 'fringe'];
export const longStyles: readonly HairStyle[] = [
  'bob',
  'long',
  'waves',
  'ponytail',
  'bun',
  'braids',
  'afro',
  'pixie',
  'curls',
  'top-knot',
];

export const womensStyles: readonly HairStyle[] = ['long', 'waves', 'ponytail', 'bob', 'braids', 'waves', 'long'];

interface Hair {
  /** Behind head and shoulders. */
  readonly behind?: readonly Path2D[];
  /** On the skull, over the forehead. */
  readonly before: readonly Path2D[];
  readonly strands: readonly (readonly Point[])[];
  /** Ears show. */
  readonly ears: boolean;
}

const cap = (volume: number, ...hairline: Knot[]): Path2D =>
  outline([
    [-37, 6],
    [-40 - volume, -14],
    [-37 - volume, -36],
    [-20, -54 - volume],
    [6, -58 - volume],
    [28, -50 - volume],
    [38 + volume * 0.6, -32],
    [39 + volume * 0.4, -12, true],
    ...hairline,
  ]);

/** Hair in the head's own units: chin to crown 100 high, looking to the right. */
const styles: Record<HairStyle, (random: Random) => Hair> = {
  'side-part': () => ({
    before: [cap(2, [34, -22], [26, -29], [6, -27], [-10, -33, true], [-20, -22], [-27, -8], [-30, 9, true])],
    strands: [
      [
        [-10, -33],
        [6, -46],
        [28, -40],
      ],
      [
        [-12, -36],
        [-28, -36],
        [-36, -14],
      ],
      [
        [2, -52],
        [20, -48],
        [34, -30],
      ],
    ],
    ears: true,
  }),
  crop: () => ({
    before: [cap(-2, [35, -26], [28, -33], [4, -35], [-16, -31], [-27, -18], [-30, 4, true])],
    strands: [],
    ears: true,
  }),
  quiff: () => ({
    before: [
      outline([
        [-36, 4],
        [-39, -18],
        [-30, -44],
        [-8, -60],
        [20, -70],
        [42, -60],
        [46, -44],
        [37, -30],
        [34, -24, true],
        [20, -32],
        [0, -30],
        [-18, -30],
        [-28, -14],
        [-30, 6, true],
      ]),
    ],
    strands: [
      [
        [-6, -34],
        [14, -52],
        [40, -52],
      ],
      [
        [-20, -36],
        [0, -56],
        [28, -62],
      ],
      [
        [-28, -22],
        [-30, -38],
        [-16, -52],
      ],
    ],
    ears: true,
  }),
  curls: (random) => ({
    before: [clumps(random, 9)],
    strands: [],
    ears: true,
  }),
  pixie: () => ({
    before: [cap(3, [36, -6, true], [30, -18], [20, -22], [-2, -18], [-22, -8, true], [-24, 2], [-28, 14, true])],
    strands: [
      [
        [-14, -50],
        [8, -38],
        [30, -18],
      ],
      [
        [-22, -44],
        [-14, -28],
        [-18, -10],
      ],
      [
        [4, -56],
        [26, -46],
        [37, -24],
      ],
    ],
    ears: true,
  }),
  fringe: () => ({
    before: [
      cap(
        2,
        [36, -8, true],
        [28, -16],
        [14, -14, true],
        [6, -17],
        [-8, -14, true],
        [-18, -16],
        [-27, -4],
        [-31, 12, true],
      ),
    ],
    strands: [
      [
        [-4, -54],
        [4, -34],
        [10, -18],
      ],
      [
        [-18, -50],
        [-16, -32],
        [-12, -18],
      ],
      [
        [12, -54],
        [24, -38],
        [28, -20],
      ],
    ],
    ears: true,
  }),
  bob: () => ({
    behind: [
      outline([
        [-36, -30],
        [-46, 0],
        [-44, 34],
        [-34, 50],
        [-10, 48],
        [20, 46],
        [36, 40],
        [40, 10],
        [36, -30],
      ]),
    ],
    before: [
      cap(
        4,
        [36, -14, true],
        [34, -24],
        [18, -30],
        [-6, -26],
        [-20, -12],
        [-27, 6],
        [-27, 30],
        [-34, 48],
        [-45, 40],
        [-48, 16],
        [-43, -8],
      ),
    ],
    strands: [
      [
        [-8, -34],
        [-30, -20],
        [-38, 24],
      ],
      [
        [0, -52],
        [24, -44],
        [36, -22],
      ],
      [
        [-18, -46],
        [-40, -20],
        [-42, 20],
      ],
    ],
    ears: false,
  }),
  long: () => ({
    behind: [
      outline([
        [-34, -40],
        [-47, -6],
        [-46, 40],
        [-52, 92],
        [-30, 104],
        [-4, 98],
        [22, 92],
        [36, 70],
        [36, 20],
        [38, -20],
        [20, -44],
      ]),
    ],
    before: [
      cap(
        4,
        [37, -12, true],
        [34, -24],
        [16, -33],
        [-4, -28],
        [-20, -12],
        [-28, 8],
        [-30, 40],
        [-36, 72],
        [-50, 66],
        [-48, 24],
        [-44, -6],
      ),
    ],
    strands: [
      [
        [-8, -36],
        [-32, -16],
        [-40, 56],
      ],
      [
        [0, -54],
        [24, -46],
        [37, -20],
      ],
      [
        [-18, -48],
        [-42, -16],
        [-46, 50],
      ],
    ],
    ears: false,
  }),
  waves: () => ({
    behind: [
      outline([
        [-34, -42],
        [-50, -14],
        [-44, 12],
        [-58, 34],
        [-48, 58],
        [-58, 82],
        [-38, 98],
        [-12, 90],
        [14, 96],
        [34, 78],
        [44, 52],
        [34, 26],
        [42, 0],
        [36, -34],
      ]),
    ],
    before: [
      cap(
        7,
        [38, -8, true],
        [32, -22],
        [18, -28],
        [2, -32, true],
        [-14, -22],
        [-26, -6],
        [-24, 14],
        [-34, 30],
        [-28, 52],
        [-40, 68],
        [-54, 54],
        [-46, 34],
        [-54, 14],
        [-46, -8],
      ),
    ],
    strands: [
      [
        [2, -38],
        [-28, -22],
        [-36, 8],
        [-44, 46],
      ],
      [
        [2, -56],
        [26, -48],
        [38, -22],
      ],
      [
        [-14, -54],
        [-42, -30],
        [-48, 4],
      ],
    ],
    ears: false,
  }),
  flowing: (random) => ({ ...styles.waves(random), behind: [flowingLocks()] }),
  ponytail: () => ({
    behind: [
      outline([
        [-30, -34],
        [-52, -40],
        [-66, -14],
        [-62, 22],
        [-70, 56, true],
        [-50, 34],
        [-44, 6],
        [-34, -14],
      ]),
    ],
    before: [cap(1, [35, -20], [24, -33], [2, -35], [-18, -27], [-28, -10], [-30, 10, true])],
    strands: [
      [
        [28, -40],
        [0, -44],
        [-34, -30],
      ],
      [
        [18, -34],
        [-8, -36],
        [-32, -22],
      ],
      [
        [-40, -34],
        [-56, -16],
        [-56, 20],
      ],
    ],
    ears: true,
  }),
  bun: () => ({
    behind: [ellipsePath(-40, -40, 19, 18)],
    before: [cap(1, [35, -20], [24, -32], [2, -35], [-18, -27], [-28, -10], [-31, 12, true])],
    strands: [
      [
        [28, -42],
        [0, -46],
        [-30, -38],
      ],
      [
        [20, -34],
        [-8, -37],
        [-32, -26],
      ],
      [
        [-52, -44],
        [-40, -52],
        [-28, -44],
      ],
    ],
    ears: true,
  }),
  'top-knot': () => ({
    behind: [ellipsePath(-8, -64, 16, 15)],
    before: [cap(0, [35, -22], [24, -34], [2, -36], [-18, -28], [-28, -10], [-31, 10, true])],
    strands: [
      [
        [30, -36],
        [14, -46],
        [-6, -56],
      ],
      [
        [-30, -26],
        [-24, -42],
        [-10, -56],
      ],
      [
        [-16, -70],
        [-6, -76],
        [4, -70],
      ],
    ],
    ears: true,
  }),
  afro: (random) => ({
    behind: [puff(random, -3, -18, 62, 58)],
    before: [
      outline([
        [-36, 10],
        [-52, -10],
        [-50, -44],
        [-24, -70],
        [10, -74],
        [42, -56],
        [52, -26],
        [40, -2, true],
        [34, -20],
        [20, -31],
        [-4, -32],
        [-22, -20],
        [-29, 4, true],
      ]),
    ],
    strands: [],
    ears: false,
  }),
  braids: () => ({
    behind: [
      tube([
        [-30, 20, 8],
        [-38, 44, 9],
        [-40, 70, 8],
        [-38, 94, 6],
        [-38, 106, 2],
      ]),
      tube([
        [30, 26, 7],
        [34, 48, 8],
        [34, 72, 7],
        [32, 92, 5],
        [32, 102, 2],
      ]),
    ],
    before: [cap(2, [37, 2, true], [34, -18], [22, -29], [4, -36, true], [-16, -26], [-27, -8], [-30, 16, true])],
    strands: [
      [
        [4, -40],
        [24, -40],
        [37, -14],
      ],
      [
        [2, -44],
        [-26, -40],
        [-36, -6],
      ],
    ],
    ears: false,
  }),
  receding: () => ({
    before: [
      outline([
        [-37, 10],
        [-40, -12],
        [-38, -32],
        [-22, -46],
        [-10, -42],
        [-22, -26],
        [-28, -8],
        [-30, 10, true],
      ]),
    ],
    strands: [
      [
        [-22, -42],
        [-33, -28],
        [-35, -6],
      ],
    ],
    ears: true,
  }),
  bald: () => ({ before: [], strands: [], ears: true }),
  wisps: () => ({
    before: [
      outline([
        [-30, -34],
        [-14, -52],
        [8, -56],
        [26, -48],
        [18, -46],
        [22, -38, true],
        [6, -45],
        [4, -36, true],
        [-8, -42],
        [-20, -30, true],
      ]),
    ],
    strands: [],
    ears: true,
  }),
};

function clumps(random: Random, size: number): Path2D {
  const paths: Path2D[] = [];
  for (let index = 0; index <= 11; index++) {
    const angle = Math.PI * (0.98 + (index / 11) * 1.02);
    const r = size + random.around(1.6);
    paths.push(ellipsePath(Math.cos(angle) * 37 + 1, -14 + Math.sin(angle) * 38, r * 1.15, r));
  }
  for (let index = 0; index <= 5; index++)
    paths.push(ellipsePath(-24 + index * 10.5, -38 + random.around(3), size * 1.15, size));
  paths.push(
    outline([
      [-36, -4],
      [-36, -34],
      [0, -54],
      [34, -40],
      [37, -16],
      [24, -32],
      [-18, -32],
      [-28, -6],
    ]),
  );
  return together(paths);
}

function puff(random: Random, x: number, y: number, rx: number, ry: number): Path2D {
  const knots: Knot[] = Array.from({ length: 18 }, (_, index): Knot => {
    const angle = (index / 18) * Math.PI * 2;
    const out = 1 + random.around(0.03);
    return [x + Math.cos(angle) * rx * out, y + Math.sin(angle) * ry * out];
  });
  return outline(knots);
}

/** Above the jaw all there is, below it what is on the side of the back. */
const behindNeck = outline([
  [-140, -120, true],
  [120, -120, true],
  [120, 14, true],
  [14, 30, true],
  [-4, 60, true],
  [-30, 200, true],
  [-140, 200, true],
]);

export interface HairPainter {
  readonly ears: boolean;
  /** Who leans forwards has it all behind the neck: before it, it would be a beard. */
  paintBehind(context: Context, leans: boolean): void;
  paintBefore(context: Context): void;
  /** The head seen from behind: hair all over. */
  paintBack(context: Context): void;
}

export function createHair(
  style: HairStyle,
  colour: Rgb,
  light: FormLight,
  detail: number,
  random: Random,
): HairPainter {
  const hair = styles[style](random);
  const tones = tonesOf(colour);
  const dim: Tones = { ...tones, lit: tones.base, base: tones.shade, shade: tones.deep };
  return {
    ears: hair.ears,
    paintBehind(context, leans) {
      const paint = (): void => {
        for (const path of hair.behind ?? []) fillModelled(context, path, dim, light, { core: 5 });
      };
      if (leans) inside(context, behindNeck, paint);
      else paint();
    },
    paintBefore(context) {
      for (const path of hair.before) {
        fillModelled(context, path, tones, light);
        inside(context, path, () => {
          for (const strand of hair.strands) {
            if (detail > 0.1) fillStroke(context, strand, 3.4, tones.deep, 0.42);
            fillStroke(
              context,
              strand.map(([x, y]): Point => [x + 3.4, y - 1.5]),
              2.6,
              tones.lit,
              0.5,
            );
          }
        });
      }
    },
    paintBack(context) {
      const long = style === 'long' || style === 'waves' || style === 'flowing' || style === 'bob';
      if (style !== 'bald') {
        const back = outline([
          [0, -56],
          [26, -50],
          [39, -28],
          [39, 0],
          [34, 22],
          [20, long ? 46 : 36],
          [0, long ? 48 : 40],
          [-20, long ? 46 : 36],
          [-34, 22],
          [-39, 0],
          [-39, -28],
          [-26, -50],
        ]);
        fillModelled(context, back, tones, light, { core: 6 });
      }
      for (const path of hair.behind ?? []) fillModelled(context, path, tones, light, { core: 5 });
      fillStroke(
        context,
        [
          [-4, -40],
          [-16, -10],
          [-14, 26],
        ],
        3,
        tones.deep,
        style === 'bald' ? 0 : 0.4,
      );
      fillStroke(
        context,
        [
          [6, -42],
          [18, -14],
          [16, 24],
        ],
        3,
        tones.lit,
        style === 'bald' ? 0 : 0.4,
      );
    },
  };
}
