import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, ring, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { cycleOf } from './carried/cycle.js';
import { cyclePoints } from './pedals.js';
import { stations } from './carried/stations.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { at, seats } from './tableau-step.js';
import type { Member, TableauOf } from './tableau-step.js';

const wood: Rgb = [164, 116, 74];
const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];
const red: Rgb = [186, 66, 62];

/** How high a child's bicycle is. */
const SMALL_CYCLE = 57;

const sits: FigurePose = { ...bodies.table, lean: -2, nearArm: [14, 62], farArm: [20, 68] };

/** How far who pushes a wheelchair is behind its middle, and where its handle is for them. */
const [PUSHES, CHAIR] = [-44, 34];
const HANDLE = [-38, -94] as const;
export const wheelchairHandle = [CHAIR - PUSHES + HANDLE[0] + 2, HANDLE[1]] as const;

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
  rod(dark, 1.8, [-24, -90], HANDLE),
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

const reads: FigurePose = {
  ...bodies.table,
  nearArm: { to: 'chest', ahead: 16, below: 18 },
  farArm: { to: 'chest', ahead: 30, below: 16 },
  farArmBefore: true,
  nearHand: 'grip',
  farHand: 'grip',
  nod: 12,
};

/** On the floor, the hands at the knees or under the chin. */
const listens: readonly FigurePose[] = [
  {
    ...bodies.floor,
    lean: 2,
    nearArm: { to: 'hip', ahead: 26, below: -14 },
    farArm: { to: 'hip', ahead: 32, below: -16 },
  },
  {
    ...bodies.floor,
    lean: 10,
    nearArm: { to: 'hip', ahead: 24, below: -12 },
    farArm: { to: 'chin', ahead: 5, below: 5 },
  },
];

/** Who is helped, carried or read to. */
export const withChildren: readonly (readonly [string, TableauOf])[] = [
  [
    'bike-lesson',
    () => [
      { who: 0, x: -58 },
      {
        who: 1,
        x: 22,
        y: cyclePoints.seat[1] * SMALL_CYCLE,
        pose: { ...poses.cycling, lean: 14, nod: -4 },
        words: ['child', 'helmet', 'smiling'],
      },
      at(22 - cyclePoints.seat[0] * SMALL_CYCLE, 0, cycleOf(SMALL_CYCLE)),
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
      { who: 0, x: PUSHES },
      at(CHAIR, 0, wheelchair),
      { who: 1, x: 26, y: -6, pose: { ...sits, nearArm: [10, 70], farArm: [16, 76] } },
      at(CHAIR, 0, wheelchairFront),
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
  [
    'reading-to',
    (count) => [
      at(-40, 0, stations.chair),
      { who: 0, x: -40, pose: reads, holds: true },
      // those who listen sit on the floor before the chair, one behind the other and each a little differently
      ...seats(Math.max(1, count - 1), 54).map((x, index): Member => ({
        who: index + 1,
        x: x + 30 + count * 25,
        y: index % 2 ? -3 : 6,
        mirrored: true,
        pose: listens[index % listens.length] as FigurePose,
      })),
    ],
  ],
];
