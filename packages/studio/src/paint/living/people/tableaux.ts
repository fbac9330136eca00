import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, plane, ring, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { stations } from './carried/stations.js';
import { poolFor } from './carried/changing.js';
import { workplaces } from './carried/workplaces.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { at, seats } from './tableau-step.js';
import type { Member, TableauOf, TableauStep } from './tableau-step.js';
import { carriedTogether } from './carried-together.js';
import { bands } from './bands.js';
import { commonScenes } from './common-scenes.js';
import { matches } from './matches.js';
import { onSeats } from './on-seats.js';
import { pairs } from './pairs.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];
const white: Rgb = [244, 242, 236];
const red: Rgb = [186, 66, 62];
const glass: Rgb = [206, 228, 238];

const sits: FigurePose = { ...bodies.table, lean: -2, nearArm: [14, 62], farArm: [20, 68] };
const speaks: FigurePose = { ...bodies.turned, turn: 0.5, farArm: [34, 100], farHand: 'open', farArmBefore: true };
const back: FigurePose = bodies.back;
const lies: FigurePose = { ...poses.sleeping, nearLeg: [4, 2], farLeg: [2, 0], nearArm: [6, 4], farArm: [6, 4] };

const chair = (x: number, mirrored = false): TableauStep =>
  mirrored ? at(x, 0, mirroredChair) : at(x, 0, stations.chair);
const mirroredChair: readonly Part[] = [
  rod(deep, 1.8, [16, -44], [18, 0]),
  rod(deep, 1.8, [-14, -44], [-16, 0]),
  box(wood, -18, -48, 19, -43),
  rod(wood, 2.2, [18, -46], [23, -88]),
  box(wood, 20, -88, 25, -62),
];
const salonChair: readonly Part[] = [
  rod(steel, 3, [0, -38], [0, -6]),
  form(steel, [-20, -6], [20, -6], [22, 0], [-22, 0]),
  form(red, [-22, -50], [22, -50], [22, -38], [-22, -38]),
  form(red, [-30, -96], [-20, -98], [-16, -48], [-26, -44]),
];
const salonMirror: readonly Part[] = [
  box(deep, 0, -190, 74, -84),
  box(glass, 5, -185, 69, -89),
  plane([236, 246, 250], [14, -89], [34, -89], [58, -185], [38, -185]),
  box(wood, -6, -84, 80, -78),
  form([226, 120, 150], [10, -98], [18, -98], [18, -84], [10, -84]),
  form([120, 170, 200], [24, -104], [31, -104], [31, -84], [24, -84]),
];
const bed = (long: number): readonly Part[] => [
  rod(steel, 2.4, [-long / 2 + 12, -60], [-long / 2 + 12, 0]),
  rod(steel, 2.4, [long / 2 - 12, -60], [long / 2 - 12, 0]),
  box([226, 234, 240], -long / 2, -72, long / 2, -58),
  box([120, 176, 190], -long / 2, -66, long / 2, -58),
];
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
const lamp: readonly Part[] = [
  line(dark, 1.6, [0, -110], [0, -240]),
  form([70, 90, 84], [-22, -92], [-4, -112], [4, -112], [22, -92]),
  disc([255, 240, 180], 0, -92, 9, 5),
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

/** Two who do the same, face to face. */
const facingPair = (apart: number): TableauStep[] => [
  { who: 1, x: apart, mirrored: true },
  { who: 0, x: 0 },
];
const wheelchair: readonly Part[] = [
  ring(dark, 3, -6, -30, 28),
  form([70, 84, 110], [-26, -92], [-18, -94], [-14, -48], [-24, -46]),
  box([70, 84, 110], -24, -52, 22, -44),
];
const wheelchairFront: readonly Part[] = [
  ring(dark, 3, -6, -30, 29),
  disc(steel, -6, -30, 4),
  ...[0, 1, 2, 3].map((index) => {
    const angle = (index * Math.PI) / 4;
    const [dx, dy] = [Math.cos(angle) * 27, Math.sin(angle) * 27];
    return line(steel, 1, [-6 - dx, -30 - dy], [-6 + dx, -30 + dy]);
  }),
  rod(steel, 1.8, [22, -46], [30, -14], [42, -12]),
  ring(dark, 2.4, 30, -8, 7),
  rod(dark, 1.8, [-24, -90], [-38, -94]),
];
const swingFrame: readonly Part[] = [
  rod(red, 3, [-70, 0], [-34, -210]),
  rod(red, 3, [-6, 0], [-34, -210]),
  rod(red, 3, [54, 0], [88, -210]),
  rod(red, 3, [118, 0], [88, -210]),
  rod(red, 3, [-38, -210], [92, -210]),
];
const swingRopes: readonly Part[] = [
  line([120, 96, 70], 1.8, [22, -208], [8, -48]),
  line([120, 96, 70], 1.8, [40, -208], [30, -48]),
  box(wood, 0, -50, 40, -45),
];

const cheval: readonly Part[] = [
  rod(deep, 2.6, [-44, -60], [-56, 0]),
  rod(deep, 2.6, [44, -60], [56, 0]),
  form([176, 128, 76], [-46, -178], [0, -206], [46, -178], [48, -40], [0, -22], [-48, -40]),
  form(glass, [-39, -174], [0, -198], [39, -174], [41, -46], [0, -30], [-41, -46]),
];
/** A brush at one's own cheek. */
const madeUp: Partial<FigurePose> = {
  farArm: { to: 'mouth', ahead: 9, below: 1 },
  farArmBefore: true,
  farHand: 'grip',
  nearArm: { to: 'belly', ahead: 14, below: -8 },
  nearHand: 'grip',
};

/** Astride somebody's neck, from the front. */
const astride: FigurePose = {
  turn: 0.1,
  lean: 0,
  nearArm: [-112, -150],
  farArm: [112, 150],
  nearHand: 'open',
  farHand: 'open',
  nearLeg: [-16, 3],
  farLeg: [16, -3],
  thighs: 0.16,
  support: 'seat',
};

/** At somebody's chest, arms about their neck. */
const inArms: FigurePose = {
  turn: 0.7,
  lean: 8,
  nearArm: [56, 108],
  farArm: [64, 116],
  nearLeg: [52, -8],
  farLeg: [60, 0],
  support: 'seat',
};

/** A tableau for so many people, all of them children or not: who and what is painted, one after the other. */
export const tableaux: ReadonlyMap<string, TableauOf> = new Map<string, TableauOf>([
  [
    'cutting-hair',
    () => [
      at(96, 0, salonMirror),
      at(52, 0, salonChair),
      { who: 1, x: 50, pose: sits, seated: true },
      { ...at(50, 0, [form(white, [-12, -104], [14, -104], [26, -76], [44, -58], [40, -46], [-16, -48])]), on: 1 },
      { who: 0, x: 0 },
    ],
  ],
  [
    'portraying',
    () => [
      at(172, 0, stations.stool),
      { who: 1, x: 172, mirrored: true, pose: { ...sits, lean: 0 }, words: ['smiling'] },
      at(50, 0, stations['portrait-easel']),
      { who: 0, x: 0 },
    ],
  ],
  [
    'makeup',
    () => [
      at(104, 0, salonMirror),
      at(74, 0, mirroredChair),
      { who: 1, x: 74, mirrored: true, pose: sits },
      { who: 0, x: 0 },
    ],
  ],
  [
    'massaging',
    () => [
      { who: 0, x: -62 },
      at(40, 0, bed(190)),
      { who: 1, x: 10, y: -72, pose: lies },
      at(40, 0, [form([150, 206, 196], [-26, -91], [20, -90], [78, -84], [98, -66], [-30, -66])]),
    ],
  ],
  [
    'operating',
    () => [
      at(40, 0, [
        line(steel, 2, [0, -190], [0, -260]),
        form(steel, [-26, -178], [-10, -192], [10, -192], [26, -178]),
        disc([255, 250, 220], 0, -178, 20, 5),
      ]),
      { who: 0, x: -16 },
      { who: 2, x: 108, mirrored: true, words: ['doctor', 'operating'] },
      at(40, 0, bed(190)),
      { who: 1, x: 10, y: -72, pose: lies },
      at(40, 0, [form([120, 180, 190], [-20, -96], [70, -94], [88, -66], [-24, -66])]),
    ],
  ],
  [
    'dentistry',
    () => [
      at(24, 0, [
        line(steel, 2.4, [70, -60], [84, -200], [34, -206]),
        form(steel, [22, -206], [46, -206], [40, -190], [28, -190]),
        disc([255, 248, 210], 34, -190, 8, 4),
      ]),
      at(60, 0, [
        form([110, 170, 190], [-50, -116], [-34, -122], [8, -62], [84, -52], [86, -40], [0, -44]),
        rod(steel, 4, [24, -44], [24, -6]),
        form(steel, [-4, -6], [52, -6], [54, 0], [-6, 0]),
      ]),
      {
        who: 1,
        x: 66,
        y: -58,
        pose: {
          turn: 0.7,
          lean: -52,
          nod: 26,
          nearArm: [30, 70],
          farArm: [34, 74],
          nearLeg: [80, 72],
          farLeg: [84, 74],
          support: 'seat',
        },
      },
      { who: 0, x: -20 },
    ],
  ],
  ['checkup', () => [at(90, 0, bed(90)), { who: 1, x: 76, y: -24, mirrored: true, pose: sits }, { who: 0, x: 0 }]],
  ['vaccinating', () => [at(74, 0, mirroredChair), { who: 1, x: 74, mirrored: true, pose: sits }, { who: 0, x: 2 }]],
  [
    'tattooing',
    () => [
      chair(0),
      at(92, 0, mirroredChair),
      {
        who: 1,
        x: 92,
        mirrored: true,
        pose: { ...sits, lean: -6, farArm: { to: 'belly', ahead: 46, below: -14 }, farArmBefore: true },
        words: ['tank-top'],
      },
      at(46, 0, [rod(steel, 2.2, [0, -66], [0, 0]), box(dark, -16, -72, 16, -66)]),
      { who: 0, x: 0 },
    ],
  ],
  [
    'questioning',
    () => [
      at(52, 0, lamp),
      at(108, 0, mirroredChair),
      {
        who: 1,
        x: 108,
        mirrored: true,
        pose: {
          ...sits,
          nearArm: { to: 'belly', ahead: 26, below: -8 },
          farArm: { to: 'belly', ahead: 32, below: -10 },
          nod: 10,
        },
      },
      { who: 0, x: -8 },
      at(20, 0, table72(70)),
    ],
  ],
  [
    'counselling',
    () => [
      chair(-74),
      chair(80, true),
      { who: 1, x: 80, mirrored: true, pose: { ...sits, farArm: [30, 96], farHand: 'open' } },
      { who: 0, x: -74 },
    ],
  ],
  [
    'interviewing',
    () => [
      { who: 1, x: 76, mirrored: true, pose: speaks },
      { who: 0, x: 0 },
    ],
  ],
  [
    'shaking-hands',
    () => [
      {
        who: 1,
        x: 80,
        mirrored: true,
        pose: {
          ...bodies.turned,
          turn: 0.6,
          lean: 4,
          farArm: { to: 'chest', ahead: 38, below: 24 },
          farHand: 'grip',
          farArmBefore: true,
        },
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'gifting',
    () => [
      {
        who: 1,
        x: 96,
        mirrored: true,
        pose: {
          ...bodies.turned,
          farArm: { to: 'chest', ahead: 34, below: 20 },
          nearArm: { to: 'chest', ahead: 26, below: 22 },
          farHand: 'open',
          nearHand: 'open',
          farArmBefore: true,
        },
        words: ['happy'],
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'proposing',
    () => [
      {
        who: 1,
        x: 92,
        mirrored: true,
        pose: {
          ...bodies.turned,
          farArm: { to: 'mouth', ahead: 4, below: 6 },
          nearArm: { to: 'mouth', ahead: 0, below: 8 },
          farArmBefore: true,
        },
        words: ['happy'],
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'bike-lesson',
    () => [
      { who: 0, x: -58 },
      { who: 1, x: 22, y: -62, pose: { ...poses.cycling, lean: 14, nod: -4 }, words: ['child', 'helmet', 'smiling'] },
      at(38, 0, workplaces.bicycle),
    ],
  ],
  [
    'first-steps',
    () => [
      {
        who: 1,
        x: 100,
        mirrored: true,
        pose: {
          ...bodies.kneeling,
          lean: 12,
          nearArm: [50, 66],
          farArm: [66, 80],
          nearHand: 'open',
          farHand: 'open',
          farArmBefore: true,
        },
        words: ['smiling'],
      },
      { who: 0, x: 20 },
    ],
  ],
  [
    'vanity',
    () => [
      at(36, 0, cheval),
      { who: 0, x: 38, y: 2, mirrored: true, pose: { ...bodies.frontal, ...madeUp }, seen: [-36, -192, 36, -40] },
      { who: 0, x: -26, y: 10, pose: { ...bodies.turned, ...madeUp }, holds: true },
    ],
  ],
  [
    'mirror-gazing',
    () => [
      at(36, 0, cheval),
      {
        who: 0,
        x: 38,
        y: 2,
        mirrored: true,
        pose: { ...bodies.frontal, turn: 0.15, farArm: [30, 150] },
        seen: [-36, -192, 36, -40],
      },
      { who: 0, x: -24, y: 10 },
    ],
  ],
  ['wrestling', () => facingPair(74)],
  ['high-five', () => facingPair(96)],
  ['tango', () => facingPair(58)],
  ['snowball-fight', () => [...facingPair(190), at(92, -150, [disc([246, 250, 255], 0, 0, 6.4)])]],
  [
    'whispering',
    () => [
      { who: 1, x: 40, mirrored: true, pose: { ...bodies.frontal, turn: 0.3, nod: 6 }, words: ['smiling'] },
      { who: 0, x: 0 },
    ],
  ],
  [
    'lifting-child',
    () => [
      {
        who: 1,
        x: 46,
        y: -106,
        mirrored: true,
        pose: {
          turn: 0.5,
          lean: 12,
          nearArm: [-70, -96],
          farArm: [84, 110],
          nearHand: 'open',
          farHand: 'open',
          nearLeg: [-8, -34, 40],
          farLeg: [18, -26, 40],
        },
        words: ['child', 'happy'],
      },
      { who: 0, x: 0 },
    ],
  ],
  [
    'wheelchair',
    () => [
      { who: 0, x: -44 },
      at(34, 0, wheelchair),
      { who: 1, x: 26, y: -6, pose: { ...sits, nearArm: [10, 70], farArm: [16, 76] } },
      at(34, 0, wheelchairFront),
    ],
  ],
  [
    'swing-push',
    () => [
      at(74, 0, swingFrame),
      {
        who: 1,
        x: 88,
        y: -46,
        pose: {
          ...poses.seated,
          lean: -14,
          nearArm: [36, 150],
          farArm: [44, 156],
          nearHand: 'grip',
          farHand: 'grip',
          nearLeg: [88, 66],
          farLeg: [92, 70],
        },
        words: ['child', 'happy'],
      },
      at(74, 0, swingRopes),
      { who: 0, x: 0 },
    ],
  ],
  ...bands,
  [
    'shoulder-ride',
    () => [
      { who: 1, x: 0, y: -142, pose: astride, words: ['child', 'happy'] },
      { who: 0, x: 0 },
      // the legs hang before the chest of who carries them
      { who: 1, x: 0, y: -142, pose: astride, words: ['child', 'happy'], seen: [-40, -4, 40, 80] },
    ],
  ],
  [
    'piggyback',
    () => [
      { who: 0, x: 0 },
      {
        who: 1,
        x: -15,
        y: -84,
        pose: {
          ...poses.riding,
          lean: 16,
          nod: -8,
          nearArm: [70, 96],
          farArm: [76, 100],
          nearLeg: [74, 20],
          farLeg: [80, 26],
        },
        words: ['child', 'happy'],
      },
    ],
  ],
  [
    'carrying-child',
    () => [
      { who: 0, x: 0 },
      { who: 1, x: 24, y: -90, mirrored: true, pose: inArms, words: ['child'] },
      // the arm below them is before them
      { who: 0, x: 0, seen: [14, -112, 60, -84] },
    ],
  ],
  ...matches,
  ...pairs,
  ...carriedTogether,
  ...commonScenes,
  ...onSeats,
  [
    'arguing',
    () => [
      {
        who: 1,
        x: 92,
        mirrored: true,
        pose: {
          ...bodies.turned,
          turn: 0.6,
          lean: 6,
          farArm: [60, 120],
          nearArm: [-50, -10],
          farHand: 'open',
          nearHand: 'open',
        },
        words: ['angry'],
      },
      { who: 0, x: 0, words: ['angry'] },
    ],
  ],
  [
    'kissing',
    () => [
      { who: 1, x: 43, mirrored: true },
      { who: 0, x: 0 },
      at(22, -196, [form([226, 70, 90], [0, 12], [-14, -4], [-8, -13], [0, -6], [8, -13], [14, -4])]),
    ],
  ],
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
    'reading-to',
    (count) => [
      { who: 0, x: -30 },
      ...seats(Math.max(1, count - 1), 46).map((x, index): Member => ({
        who: index + 1,
        x: x + 44 + count * 22,
        mirrored: true,
        pose: { ...bodies.floor, lean: 0, nearArm: [10, 50], farArm: [20, 60] },
      })),
    ],
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
      ...seats(5, 66).map((x, index): Member => ({
        who: index + 1,
        x,
        y: -46,
        words: ['musician', index % 2 ? 'violin' : 'clarinet'],
        ...(x > 0 && { mirrored: true as const }),
      })),
      at(0, 0, [box(deep, -34, -12, 34, 0)]),
      { who: 0, x: 0, y: -12, pose: { ...back, nearArm: [-96, -150], farArm: [96, 140], farHand: 'grip' } },
    ],
  ],
  [
    'campfire',
    (count) => [
      at(0, 0, workplaces.flames),
      ...seats(count, 1).map((_, index): Member => {
        const left = index % 2 === 0;
        const out = 92 + Math.floor(index / 2) * 56;
        return {
          who: index,
          x: left ? -out : out,
          ...(!left && { mirrored: true as const }),
          pose: {
            ...bodies.floor,
            lean: 2,
            nearArm: [14, 60],
            farArm: { to: 'chest', ahead: 34, below: 12 },
            farHand: 'grip',
          },
          holds: true,
        };
      }),
    ],
  ],
  ...(['kayaking', 'canoeing', 'rowing', 'boat-fishing'] as const).map(
    (act): [string, (count: number) => readonly TableauStep[]] => [act, (count) => boat(act, count)],
  ),
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

function table72(half: number): readonly Part[] {
  return [box(deep, 6, -72, 11, 0), box(deep, half - 11, -72, half - 6, 0), box(wood, 0, -77, half, -71)];
}

/** So many in one boat, all of them paddling the same way. */
function boat(act: 'kayaking' | 'canoeing' | 'rowing' | 'boat-fishing', count: number): readonly TableauStep[] {
  const hull = workplaces[act === 'kayaking' ? 'kayak-hull' : act === 'canoeing' ? 'canoe-hull' : 'boat-hull'];
  const step = Math.min(64, 170 / count);
  return [...seats(count, step).map((x, index): Member => ({ who: index, x: x - 12 })), at(0, 0, hull)];
}
