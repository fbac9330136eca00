import type { Rgb } from '../../kit/colour.js';
import { bodies } from './acts/bodies.js';
import { DANCE_APART, follows } from './dance-hold.js';
import { disc, form, rod } from './carried/pen.js';
import type { Part } from './carried/pen.js';
import type { FigurePose } from './poses.js';
import { at } from './tableau-step.js';
import type { TableauOf, TableauStep } from './tableau-step.js';

const deep: Rgb = [120, 82, 54];
const glass: Rgb = [206, 228, 238];

/** Two who do the same, face to face. */
const facingPair = (apart: number): TableauStep[] => [
  { who: 1, x: apart, mirrored: true },
  { who: 0, x: 0 },
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

/** Two before each other, or one before a mirror. */
export const faceToFace: readonly (readonly [string, TableauOf])[] = [
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
        // arms that hang stay within the glass, and it shows all of them down to its rim
        pose: { ...bodies.frontal, turn: 0.15 },
        seen: [-38, -192, 38, -26],
      },
      { who: 0, x: -24, y: 10 },
    ],
  ],
  ['wrestling', () => facingPair(96)],
  ['high-five', () => facingPair(96)],
  [
    'tango',
    () => [
      {
        who: 1,
        x: DANCE_APART,
        mirrored: true,
        pose: follows,
        words: ['smiling'],
      },
      { who: 0, x: 0 },
    ],
  ],
  ['snowball-fight', () => [...facingPair(190), at(92, -150, [disc([246, 250, 255], 0, 0, 6.4)])]],
  [
    'whispering',
    () => [
      { who: 1, x: 40, mirrored: true, pose: { ...bodies.frontal, turn: 0.3, nod: 6 }, words: ['smiling'] },
      { who: 0, x: 0 },
    ],
  ],
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
];
