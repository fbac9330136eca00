import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { stations } from './carried/stations.js';
import { poolFor } from './carried/changing.js';
import { outdoorPlaces } from './carried/outdoor-places.js';
import type { FigurePose } from './poses.js';
import { at, seats } from './tableau-step.js';
import type { Member, TableauOf, TableauStep } from './tableau-step.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];

const back: FigurePose = bodies.back;

const theatreSeat: readonly Part[] = [
  rod(dark, 2, [-13, -10], [-13, 0]),
  rod(dark, 2, [13, -10], [13, 0]),
  form([150, 48, 56], [-19, -66], [19, -66], [20, -10], [-20, -10]),
];

const desk: readonly Part[] = [
  box([150, 110, 74], -21, -46, 21, -6),
  rod(steel, 1.8, [-17, -8], [-17, 0]),
  rod(steel, 1.8, [17, -8], [17, 0]),
  box([206, 160, 104], -24, -51, 24, -45),
];

const tub = (half: number): readonly Part[] => [
  disc([120, 84, 58], 0, -62, half + 30, 20),
  disc([96, 176, 206], 0, -62, half + 20, 14),
];

const tubFront = (half: number): readonly Part[] => [
  form([96, 176, 206], [-half - 18, -64], [0, -58], [half + 18, -64], [half + 16, -52], [0, -44], [-half - 16, -52]),
  form(
    wood,
    [-half - 30, -60, true],
    [0, -44],
    [half + 30, -60, true],
    [half + 26, -2, true],
    [0, 10],
    [-half - 26, -2, true],
  ),
  ...Array.from({ length: 7 }, (_, index) => {
    const x = (index - 3) * (half / 3.1);
    return line(deep, 1.4, [x, -46], [x * 0.94, 4]);
  }),
  ...[-0.6, -0.1, 0.4, 0.75].map((share) => disc([232, 246, 250], half * share, -54 - (share > 0 ? 3 : 0), 7, 4)),
];

/** Heads and shoulders of who sits before us. */
const rowOfBacks = (first: number, count: number, child: boolean, seat: readonly Part[]): TableauStep[] =>
  seats(count, child ? 52 : 50).flatMap((x, index): TableauStep[] => [
    { who: first + index, x, y: child ? 34 : 68, pose: back, seen: [-60, -400, 60, child ? -66 : -98] },
    at(x, 0, seat),
  ]);

const aboard: FigurePose = {
  turn: 0.5,
  lean: 2,
  nearArm: [10, 60],
  farArm: [16, 66],
  nearLeg: [88, 80],
  farLeg: [90, 84],
  support: 'ground',
};

/** So many in one boat, all of them paddling the same way. */
function boat(act: 'kayaking' | 'canoeing' | 'rowing' | 'boat-fishing', count: number): readonly TableauStep[] {
  const hull = outdoorPlaces[act === 'kayaking' ? 'kayak-hull' : act === 'canoeing' ? 'canoe-hull' : 'boat-hull'];
  const step = Math.min(64, 170 / count);
  return [...seats(count, step).map((x, index): Member => ({ who: index, x: x - 12 })), at(0, 0, hull)];
}

/** A log to sit on, seen from its side. */
const log = (half: number): readonly Part[] => [
  form([112, 78, 54], [-half, -38], [half, -38], [half + 4, -19], [half, 0], [-half, 0], [-half - 4, -19]),
  line([88, 60, 42], 1.6, [-half + 6, -26], [half - 12, -27]),
  line([88, 60, 42], 1.6, [-half + 14, -11], [half - 6, -10]),
  disc([206, 164, 116], half, -19, 7, 19),
];

/** Two on logs at either side of a fire, more of them behind it: nobody's knees are in it. */
function aroundFire(count: number, arms: Partial<FigurePose>, holds = false): readonly TableauStep[] {
  const aside: FigurePose = { ...bodies.table, lean: 2, nearLeg: [88, 6], farLeg: [92, 14], ...arms };
  const beyond: FigurePose = { ...bodies.facingSeat, turn: 0.3 };
  const member = (index: number): TableauStep[] => {
    const [behind, left] = [index > 1, index % 2 === 0];
    const x = (left ? -1 : 1) * (behind ? 66 : 118);
    const y = behind ? -14 : 6;
    return [
      at(x, y, log(behind ? 24 : 20)),
      {
        who: index,
        x,
        y,
        seated: true,
        pose: behind && !holds ? beyond : aside,
        ...(!left && { mirrored: true as const }),
        ...(holds && { holds: true as const }),
      },
    ];
  };
  const those = Array.from({ length: count }, (_, index) => index);
  return [
    ...those.filter((index) => index > 1).flatMap(member),
    at(0, 0, outdoorPlaces.flames),
    ...those.filter((index) => index < 2).flatMap(member),
  ];
}

/** Many at one thing: a pool, a stage, a fire, a boat. */
export const gatherings: readonly (readonly [string, TableauOf])[] = [
  [
    'pool-splashing',
    (count, young) => {
      const { back: rim, front: edge } = poolFor(young ? count : count * 1.5);
      return [
        at(0, 0, rim),
        ...seats(count, young ? 52 : 78).map((x, index): Member => ({
          who: index,
          x,
          y: -6,
          ...(index % 2 && { mirrored: true as const }),
        })),
        at(0, 0, edge),
      ];
    },
  ],
  [
    'hot-tub',
    (count) => {
      const half = 40 + count * 22;
      return [
        at(0, 0, tub(half)),
        ...seats(count, (half * 1.7) / count).map((x, index): Member => ({
          who: index,
          x,
          y: 46,
          seen: [-70, -400, 70, -104],
          ...(index % 2 && { mirrored: true as const }),
        })),
        at(0, 0, tubFront(half)),
      ];
    },
  ],
  [
    'audience',
    () => [
      at(0, 0, [box([96, 66, 50], -150, -34, 150, 0), box([150, 104, 72], -154, -40, 154, -34)]),
      { who: 0, x: 0, y: -40 },
      at(34, -40, stations.lectern),
      ...rowOfBacks(1, 6, false, theatreSeat),
    ],
  ],
  [
    'class',
    () => [
      at(-70, -34, stations.board),
      {
        who: 0,
        x: -64,
        y: -34,
        pose: { ...bodies.turned, turn: 0.3, farArm: { to: 'eyes', ahead: 38, below: 8 }, nearArm: [-16, 46] },
      },
      ...rowOfBacks(1, 5, true, desk),
    ],
  ],
  [
    'orchestra',
    () => [
      // nobody plays behind the arms that lead them
      ...[-172, -104, 104, 172].map((x, index): Member => ({
        who: index + 1,
        x,
        y: -40,
        words: ['musician', index === 0 || index === 3 ? 'clarinet' : 'violin'],
        ...(x > 0 && { mirrored: true as const }),
      })),
      at(0, 0, [box(deep, -34, -12, 34, 0)]),
      { who: 0, x: 0, y: -12, pose: { ...back, nearArm: [-62, -158], farArm: [62, 152], farHand: 'grip' } },
    ],
  ],
  ['campfire', (count) => aroundFire(count, { nearArm: [12, 62], farArm: [18, 68] })],
  [
    'campfire-roast',
    (count) =>
      aroundFire(count, { nearArm: [14, 60], farArm: { to: 'chest', ahead: 34, below: 12 }, farHand: 'grip' }, true),
  ],
  [
    'gondola',
    (count) => [
      {
        who: count,
        x: -104,
        y: -16,
        pose: {
          ...bodies.turned,
          lean: 6,
          nearArm: { to: 'chest', ahead: 20, below: 16 },
          farArm: { to: 'chest', ahead: 30, below: 4 },
          nearHand: 'grip',
          farHand: 'grip',
        },
        words: ['man', 'striped-shirt', 'straw-hat'],
      },
      ...seats(count, 44).map((x, index): Member => ({
        who: index,
        x: x + 30,
        pose: { ...aboard, ...(index % 2 && { nearArm: [-4, 40] as const }) },
        words: ['smiling'],
        ...(index % 2 && { mirrored: true as const }),
      })),
      at(0, 0, [
        form(
          [44, 40, 50],
          [-176, -64],
          [-150, -26],
          [0, -20],
          [140, -28],
          [172, -70],
          [180, -66],
          [160, -4],
          [0, 9],
          [-150, 0],
          [-184, -58],
        ),
        line([206, 160, 70], 2.4, [-146, -22], [0, -17], [138, -24]),
        line(steel, 3, [172, -70], [176, -84], [184, -80]),
        rod(wood, 1.8, [-82, -150], [-58, 10]),
      ]),
    ],
  ],
  ...(['kayaking', 'canoeing', 'rowing', 'boat-fishing'] as const).map(
    (act): [string, (count: number) => readonly TableauStep[]] => [act, (count) => boat(act, count)],
  ),
];
