import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, main, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { stations } from './carried/stations.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { at } from './tableau-step.js';
import type { TableauOf, TableauStep } from './tableau-step.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const hemp: Rgb = [196, 160, 108];
const red: Rgb = [206, 62, 56];

/** How much nearer children are to each other than adults. */
const YOUNG = 0.67;

/** Who is about to catch. */
const catches: FigurePose = {
  ...bodies.wide,
  turn: 0.6,
  lean: 6,
  nearArm: { to: 'chest', ahead: 34, below: 0 },
  farArm: { to: 'chest', ahead: 42, below: -12 },
  nearHand: 'open',
  farHand: 'open',
  farArmBefore: true,
};

/** Both look at each other, so far apart; what is between them is in the middle, so high. */
function apart(gap: number, high: number, thing: readonly Part[], other?: FigurePose): TableauOf {
  return (_count, young): readonly TableauStep[] => {
    const k = young ? YOUNG : 1;
    return [
      { who: 1, x: (gap / 2) * k, mirrored: true, ...(other && { pose: other, words: ['happy'] }) },
      { who: 0, x: (-gap / 2) * k },
      ...(thing.length > 0 ? [at(0, -high * k, thing)] : []),
    ];
  };
}

const ball: readonly Part[] = [
  disc(main([226, 92, 62]), 0, 0, 13),
  line([250, 246, 236], 2, [-11, -5], [0, -2], [11, -6]),
  line([250, 246, 236], 2, [-3, -12], [-1, 0], [-5, 12]),
];
const disk: readonly Part[] = [disc(main([232, 96, 56]), 0, 0, 15, 4.6), disc([250, 216, 190], 0, -1.4, 8, 1.8)];

const rope = (half: number, high: number): readonly Part[] => [
  rod(hemp, 1.7, [-half, -high + 2], [0, -high + 5], [half, -high + 2]),
  form(
    red,
    [-2, -high + 4, true],
    [3, -high + 4, true],
    [4, -high + 24, true],
    [0, -high + 19],
    [-4, -high + 24, true],
  ),
  line(hemp, 3, [-half, -high + 3], [-half - 8, -high + 20], [-half - 4, -high + 40]),
  line(hemp, 3, [half, -high + 3], [half + 8, -high + 20], [half + 4, -high + 40]),
];

const wrestled = (half: number): readonly Part[] => [
  rod(deep, 2.6, [-half + 8, -72], [-half + 8, 0]),
  rod(deep, 2.6, [half - 8, -72], [half - 8, 0]),
  box(wood, -half, -77, half, -71),
];

const flipped: readonly Part[] = [
  rod(deep, 1.8, [16, -44], [18, 0]),
  rod(deep, 1.8, [-14, -44], [-16, 0]),
  box(wood, -18, -48, 19, -43),
  rod(wood, 2.2, [18, -46], [23, -88]),
  box(wood, 20, -88, 25, -62),
];

/** An umbrella wide enough for two, its grip so high. */
const shared = (k: number): readonly Part[] => {
  const to = (x: number, y: number): [number, number] => [x * k, y * k];
  const tip = (x: number, y: number): [number, number, true] => [x * k, y * k, true];
  return [
    rod([70, 54, 50], 2, to(0, -112), to(0, -232)),
    form(
      main([196, 70, 66]),
      tip(-96, -184),
      to(-74, -222),
      tip(0, -246),
      to(74, -222),
      tip(96, -184),
      to(64, -193),
      tip(32, -183),
      to(0, -192),
      tip(-32, -183),
      to(-64, -193),
    ),
    line([120, 40, 44], 1.4, to(0, -244), to(-20, -220), to(-32, -184)),
    line([120, 40, 44], 1.4, to(0, -244), to(20, -220), to(32, -184)),
  ];
};

/** Pairs with something between them: a ball, a table, a rope, a knee. */
export const pairs: readonly (readonly [string, TableauOf])[] = [
  ['ball-passing', apart(196, 150, ball, catches)],
  ['disc-passing', apart(204, 152, disk, catches)],
  ['pillow-fight', apart(188, 0, [])],
  [
    'tug-of-war',
    (count, young) => {
      const k = young ? YOUNG : 1;
      const [gap, step] = [84 * k, 66 * k];
      const pulling = Array.from({ length: count }, (_, who): TableauStep => {
        const out = gap + Math.floor(who / 2) * step;
        return who % 2 ? { who, x: out, mirrored: true } : { who, x: -out };
      });
      const half = gap + Math.floor((count - 1) / 2) * step - 26 * k;
      return [...pulling.toReversed(), at(0, 0, rope(half, 112 * k))];
    },
  ],
  [
    'arm-wrestling',
    () => [
      at(-41, 0, stations.chair),
      at(41, 0, flipped),
      { who: 1, x: 41, mirrored: true, seated: true },
      at(0, 0, wrestled(32)),
      { who: 0, x: -41, seated: true },
    ],
  ],
  [
    'brushing-hair',
    () => [
      at(44, 0, stations.stool),
      {
        who: 1,
        x: 44,
        pose: { ...bodies.table, lean: 0, nearArm: [14, 62], farArm: [20, 68] },
        seated: true,
        words: ['smiling'],
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'bandaging',
    () => [
      at(72, 0, flipped),
      {
        who: 1,
        x: 72,
        mirrored: true,
        pose: { ...bodies.table, lean: -6, nearArm: [-10, 30], farArm: [14, 56] },
        seated: true,
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'measuring-up',
    (_count, young) => [
      {
        who: 1,
        x: young ? 50 : 62,
        mirrored: true,
        pose: {
          ...bodies.frontal,
          turn: 0.2,
          nearArm: [-58, -64],
          farArm: [58, 64],
          nearHand: 'open',
          farHand: 'open',
        },
        words: ['smiling'],
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'lacing-shoes',
    () => [
      at(72, 0, flipped),
      {
        who: 1,
        x: 72,
        mirrored: true,
        pose: { ...bodies.table, lean: -4, nearArm: [-12, 20], farArm: [10, 40], farLeg: [82, 34, 6] },
        seated: true,
        words: ['smiling'],
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'sharing-umbrella',
    (_count, young) => {
      const k = young ? YOUNG : 1;
      return [at(-4 * k, 0, shared(k)), { who: 1, x: 34 * k, words: ['smiling'] }, { who: 0, x: -30 * k }];
    },
  ],
  [
    'escorting',
    () => [
      { who: 1, x: 30, pose: { ...poses.walking, nearArm: { to: 'belly', ahead: -10, below: -8 }, nearHand: 'grip' } },
      { who: 0, x: -8 },
    ],
  ],
];
