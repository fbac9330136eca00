import type { bodyActs } from '../../../../catalogue/acts-of-body.js';
import { poses } from '../poses.js';
import type { FigurePose } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { grips } from './table-hands.js';

const { frontal, turned, wide, kneeling } = bodies;
const open = { nearHand: 'open', farHand: 'open' } as const;
const akimbo: Partial<FigurePose> = { nearArm: [-48, 44], farArm: [46, -46], ...grips };
const folded: Partial<FigurePose> = {
  nearArm: { to: 'chest', ahead: 15, below: 17 },
  farArm: { to: 'chest', ahead: -14, below: 14 },
  farArmBefore: true,
};

/** What a body does by itself, as angles of its joints. */
export const bodilyPoses = {
  'one-leg': {
    body: { ...frontal, turn: 0.45, sway: 0, lean: -2, nearLeg: [0, -1], farLeg: [78, -8, 10] },
    whole: true,
    free: true,
    arms: { nearArm: [-82, -92], farArm: [84, 94], ...open },
    face: 'focus',
  },
  'arms-crossed': { body: { ...frontal, turn: 0.22, sway: 2 }, arms: folded },
  'hands-on-hips': { body: { ...frontal, turn: 0.15 }, arms: akimbo },
  'hands-behind-head': {
    body: frontal,
    arms: { nearArm: [-126, 150], farArm: [126, -150] },
    face: 'smile',
  },
  'arms-raised': { body: frontal, arms: { nearArm: [-152, -174], farArm: [152, 174], ...open, nod: -6 }, face: 'joy' },
  'arms-spread': {
    body: { ...frontal, turn: 0.15 },
    arms: { nearArm: [-86, -98], farArm: [86, 98], ...open },
    face: 'joy',
  },
  'thumbs-up': {
    body: frontal,
    arms: { farArm: { to: 'chest', ahead: 32, below: 2 }, farHand: 'grip', farArmBefore: true },
    things: [{ thing: 'thumb', at: 'far', layer: 'over' }],
    face: 'joy',
  },
  flexing: {
    body: { ...wide, turn: 0.12, lean: 0 },
    arms: { nearArm: [-92, -196], farArm: [92, 196], ...grips },
    face: 'smile',
  },
  shrugging: {
    body: { ...frontal, turn: 0.15, sway: 0 },
    arms: { nearArm: [-34, -112], farArm: [34, 112], ...open, nod: 6 },
  },
  'hiding-face': {
    body: frontal,
    arms: {
      nearArm: { to: 'eyes', ahead: -6, below: 6 },
      farArm: { to: 'eyes', ahead: 5, below: 6 },
      ...open,
      farArmBefore: true,
      nod: 14,
    },
    face: 'sad',
  },
  'covering-ears': {
    body: { ...frontal, turn: 0.1 },
    arms: {
      nearArm: { to: 'ear', ahead: 0, below: 1 },
      farArm: { to: 'ear', ahead: 17, below: 1 },
      ...open,
      farArmBefore: true,
    },
    face: 'sad',
  },
  'raised-fist': { body: frontal, arms: { farArm: [146, 172], farHand: 'grip' }, face: 'focus' },
  shushing: {
    body: frontal,
    arms: { farArm: { to: 'mouth', ahead: 1, below: 6 }, farHand: 'open', farArmBefore: true },
    face: 'focus',
  },
  listening: {
    body: { ...frontal, lean: 4 },
    arms: { nearArm: { to: 'ear', ahead: -3, below: 3 }, nearHand: 'open', nod: 8 },
    face: 'focus',
  },
  'checking-watch': {
    body: frontal,
    arms: { farArm: { to: 'chest', ahead: 38, below: 2 }, farHand: 'grip', farArmBefore: true, nod: 14 },
    things: [{ thing: 'wristwatch', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'tying-shoe': {
    body: { ...kneeling, lean: 34, nod: 22 },
    whole: true,
    arms: {
      nearArm: { to: 'ground', ahead: 40, below: -15 },
      farArm: { to: 'ground', ahead: 47, below: -15 },
      ...grips,
      farArmBefore: true,
    },
    face: 'focus',
  },
  'reaching-up': {
    body: { ...frontal, turn: 0.4, nearLeg: [-4, -2, 34], farLeg: [4, 0, 34] },
    whole: true,
    arms: { farArm: [168, 178], nearArm: [-20, -6], farHand: 'open', nod: -20 },
  },
  splits: {
    body: {
      turn: 0.2,
      lean: 0,
      nearArm: [-96, -104],
      farArm: [96, 104],
      nearLeg: [-88, -88, 60],
      farLeg: [88, 88, -60],
      support: 'ground',
    },
    whole: true,
    arms: open,
    face: 'smile',
  },
  cartwheel: {
    body: {
      turn: 0.2,
      lean: 0,
      tip: 138,
      nearArm: [-158, -164],
      farArm: [158, 164],
      nearLeg: [-48, -46],
      farLeg: [48, 46],
      support: 'belly',
    },
    whole: true,
    arms: open,
    face: 'joy',
  },
  somersault: {
    body: {
      turn: 0.7,
      lean: 26,
      tip: 190,
      nod: 20,
      nearArm: [70, 96],
      farArm: [78, 104],
      nearLeg: [104, -6],
      farLeg: [112, 2],
      support: 'belly',
    },
    whole: true,
    arms: grips,
    face: 'joy',
  },
  'warrior-pose': {
    body: { ...wide, turn: 0.35, lean: 0, nearLeg: [-46, -40], farLeg: [66, 4] },
    whole: true,
    arms: { nearArm: [-88, -92], farArm: [88, 92], ...open },
    face: 'focus',
  },
  'downward-dog': {
    body: {
      turn: 0.9,
      lean: 122,
      nod: 16,
      nearArm: [46, 44],
      farArm: [50, 48],
      nearLeg: [-36, -38, 8],
      farLeg: [-30, -32, 8],
    },
    whole: true,
    arms: open,
  },
  // on the shoulders and the soles, the hips up
  'bridge-pose': {
    body: {
      turn: 0.9,
      lean: 0,
      tip: -126,
      nod: 34,
      nearArm: [-40, -36],
      farArm: [-36, -34],
      nearLeg: [-34, -126, 126],
      farLeg: [-30, -122, 126],
    },
    whole: true,
    arms: open,
    face: 'focus',
  },
  'cobra-pose': {
    body: {
      turn: 0.85,
      lean: -44,
      tip: 88,
      nod: -22,
      nearArm: [62, 92],
      farArm: [70, 98],
      nearLeg: [-2, 0, 70],
      farLeg: [2, 2, 70],
      support: 'belly',
    },
    whole: true,
    arms: open,
    face: 'focus',
  },
  'sit-ups': {
    body: {
      turn: 0.85,
      lean: -30,
      nearArm: [130, -150],
      farArm: [138, -140],
      nearLeg: [128, 46],
      farLeg: [122, 40],
      support: 'ground',
    },
    whole: true,
    arms: { nod: 12 },
    face: 'focus',
  },
  squats: {
    body: { ...turned, turn: 0.8, lean: 28, nod: -18, nearLeg: [78, -28], farLeg: [84, -24] },
    whole: true,
    arms: { nearArm: [84, 90], farArm: [88, 94] },
    face: 'focus',
  },
  ballet: {
    body: { ...frontal, turn: 0.72, sway: 0, lean: 14, nod: -24, nearLeg: [0, 0, 62], farLeg: [-80, -88, 74] },
    whole: true,
    arms: { farArm: [112, 118], nearArm: [-92, -100], ...open },
    face: 'smile',
  },
  twirling: {
    body: { ...frontal, lean: -4, sway: 8, nearLeg: [-2, 0, 38], farLeg: [36, -40, 50] },
    whole: true,
    arms: { nearArm: [-98, -128], farArm: [98, 128], ...open, nod: -8 },
    face: 'joy',
  },
  skipping: {
    body: { ...poses.running, lean: 2, nearLeg: [78, -12, 20], farLeg: [-6, -14, 40] },
    whole: true,
    arms: { nearArm: [-60, -48], farArm: [70, 108], ...open },
    face: 'joy',
  },
  tiptoeing: {
    body: { ...poses.walking, lean: 16, nod: -8, nearLeg: [46, -16, 34], farLeg: [-6, -30, 44] },
    whole: true,
    arms: { nearArm: [30, 112], farArm: [44, 120] },
    face: 'focus',
  },
  stumbling: {
    body: { ...poses.running, lean: -28, nearLeg: [86, 60, -40], farLeg: [20, -16] },
    whole: true,
    arms: { nearArm: [-110, -140], farArm: [118, 150], ...open, nod: 10 },
    face: 'sad',
  },
  begging: {
    body: { ...kneeling, lean: 0 },
    arms: {
      nearArm: { to: 'chest', ahead: 22, below: -6 },
      farArm: { to: 'chest', ahead: 26, below: -8 },
      farArmBefore: true,
      nod: -14,
    },
    face: 'sad',
  },
} satisfies Record<keyof typeof bodyActs, ActPose>;
