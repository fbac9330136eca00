import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { box, disc, form, line, plane, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import { stations } from './carried/stations.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import { at } from './tableau-step.js';
import type { TableauOf, TableauStep } from './tableau-step.js';

const wood: Rgb = [164, 116, 74];
const deep: Rgb = [120, 82, 54];
const dark: Rgb = [56, 54, 64];
const steel: Rgb = [186, 194, 206];
const white: Rgb = [244, 242, 236];
const red: Rgb = [186, 66, 62];
const glass: Rgb = [206, 228, 238];

const sits: FigurePose = { ...bodies.table, lean: -2, nearArm: [14, 62], farArm: [20, 68] };

const speaks: FigurePose = { ...bodies.turned, turn: 0.5, farArm: [34, 100], farHand: 'open', farArmBefore: true };

const lies: FigurePose = {
  ...poses.sleeping,
  nearLeg: [4, 2],
  farLeg: [2, 0],
  nearArm: [6, 4],
  farArm: [6, 4],
  farArmBefore: false,
};

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

/** How long what one lies on is, and where on it the hips are: head and heels are both on it. */
const [BENCH, LAIN] = [206, 36];
/** A sheet over who lies there, down to the feet. */
const covered = (cloth: Rgb, from: number): Part =>
  form(cloth, [from, -98], [from + 46, -99], [76, -94], [96, -99], [103, -66], [from - 5, -66]);

/** On the table, its light on who is asked. */
const lamp: readonly Part[] = [
  rod(dark, 1.6, [-18, -78], [-18, -100]),
  rod(dark, 1.6, [-18, -100], [2, -118]),
  form([70, 90, 84], [-8, -108], [2, -122], [10, -118], [20, -104]),
  disc([255, 240, 180], 7, -104, 8, 4),
  box(dark, -26, -79, -10, -76),
];

function table72(half: number): readonly Part[] {
  return [box(deep, 6, -72, 11, 0), box(deep, half - 11, -72, half - 6, 0), box(wood, 0, -77, half, -71)];
}

/** Whoever serves and whoever is served: hair, teeth, beds, questions. */
export const services: readonly (readonly [string, TableauOf])[] = [
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
      { who: 0, x: -76 },
      at(40, 0, bed(BENCH)),
      { who: 1, x: LAIN, y: -72, pose: lies, words: ['sleeping'] },
      at(40, 0, [covered([150, 206, 196], -24)]),
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
      at(40, 0, bed(BENCH)),
      { who: 1, x: LAIN, y: -72, pose: lies, words: ['sleeping'] },
      at(40, 0, [covered([120, 180, 190], -24)]),
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
      { who: 1, x: 94, mirrored: true, pose: speaks },
      { who: 0, x: 0 },
    ],
  ],
];
