import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { grips } from './table-hands.js';

const { frontal, kick, lunge, wide, leap, plank } = bodies;

/** Balls, blows and weights. */
export const sportPoses = {
  football: {
    body: kick,
    whole: true,
    arms: {},
    things: [{ thing: 'football', at: 'foot', ahead: 28, below: 2 }],
    face: 'joy',
  },
  basketball: {
    body: leap,
    whole: true,
    arms: {
      farArm: { to: 'crown', ahead: 24, below: -26 },
      nearArm: [-154, -196],
      farHand: 'open',
      nearHand: 'open',
      nod: -14,
    },
    things: [
      { thing: 'basket-hoop', at: 'pelvis', ahead: 96, layer: 'behind' },
      { thing: 'basketball', at: 'far', ahead: 0, below: -16, layer: 'over' },
    ],
    face: 'joy',
  },
  volleyball: {
    body: leap,
    whole: true,
    arms: {
      farArm: { to: 'crown', ahead: 24, below: -26 },
      nearArm: [-150, -190],
      farHand: 'open',
      nearHand: 'open',
      nod: -14,
    },
    things: [{ thing: 'volleyball', at: 'far', ahead: 2, below: -18, layer: 'over' }],
    face: 'joy',
  },
  tennis: {
    body: lunge,
    whole: true,
    arms: { farArm: { to: 'chest', ahead: 46, below: -14 }, farHand: 'grip', nearArm: [-50, -20] },
    things: [
      { thing: 'racket', at: 'far', tilt: 34 },
      { thing: 'tennis-ball', at: 'far', ahead: 48, below: -44 },
    ],
  },
  'table-tennis': {
    body: { ...lunge, lean: 16 },
    whole: true,
    arms: { farArm: { to: 'chest', ahead: 44, below: 4 }, farHand: 'grip', nearArm: [-30, 30], nod: -8 },
    things: [
      { thing: 'ping-pong-table', at: 'ground', ahead: 0, layer: 'behind' },
      { thing: 'ping-pong-bat', at: 'far', tilt: 30 },
      { thing: 'ping-pong-ball', at: 'far', ahead: 40, below: -18 },
    ],
    face: 'focus',
  },
  baseball: {
    body: wide,
    whole: true,
    arms: {
      farArm: { to: 'chest', ahead: -8, below: 2 },
      nearArm: { to: 'chest', ahead: -16, below: 6 },
      ...grips,
      farArmBefore: true,
    },
    things: [
      { thing: 'bat', at: 'both', ahead: 0, below: 0, tilt: -34 },
      { thing: 'baseball', at: 'both', ahead: 66, below: -6 },
    ],
    face: 'focus',
  },
  golf: {
    body: { ...wide, turn: 0.65, lean: 20, nearLeg: [-14, -2], farLeg: [16, 6] },
    whole: true,
    arms: {
      farArm: { to: 'belly', ahead: 30, below: 12 },
      nearArm: { to: 'belly', ahead: 26, below: 8 },
      ...grips,
      farArmBefore: true,
      nod: 14,
    },
    things: [
      { thing: 'golf-club', at: 'both', tilt: -26 },
      { thing: 'golf-ball', at: 'ground', ahead: 52, below: -3 },
    ],
    face: 'focus',
  },
  hockey: {
    body: { ...lunge, lean: 20 },
    whole: true,
    arms: {
      farArm: { to: 'belly', ahead: 26, below: 4 },
      nearArm: { to: 'belly', ahead: 10, below: -8 },
      ...grips,
      farArmBefore: true,
    },
    things: [{ thing: 'hockey-stick', at: 'far', tilt: -28 }],
    face: 'focus',
  },
  throwing: {
    body: lunge,
    whole: true,
    arms: { farArm: { to: 'eyes', ahead: 46, below: -16 }, farHand: 'open', nearArm: [-46, -30] },
    things: [{ thing: 'frisbee', at: 'far', ahead: 12, below: -6, tilt: -10 }],
    face: 'joy',
  },
  catching: {
    body: wide,
    arms: {
      farArm: { to: 'chest', ahead: 34, below: -4 },
      nearArm: { to: 'chest', ahead: 22, below: 6 },
      farHand: 'open',
      nearHand: 'open',
      farArmBefore: true,
    },
    things: [{ thing: 'ball', at: 'both', ahead: 8, below: -6 }],
    face: 'joy',
  },
  juggling: {
    body: frontal,
    arms: {
      farArm: { to: 'belly', ahead: 26, below: -8 },
      nearArm: { to: 'belly', ahead: -26, below: -8 },
      farHand: 'open',
      nearHand: 'open',
    },
    things: [
      { thing: 'tennis-ball', at: 'far', below: -9 },
      { thing: 'tennis-ball', at: 'near', below: -9 },
      { thing: 'ball', at: 'crown', ahead: 18, below: -16 },
      { thing: 'ball', at: 'crown', ahead: -16, below: -10 },
    ],
    face: 'joy',
  },
  boxing: {
    body: lunge,
    whole: true,
    arms: {
      farArm: { to: 'chin', ahead: 44, below: 4 },
      nearArm: { to: 'chin', ahead: 12, below: 10 },
      ...grips,
      farArmBefore: true,
    },
    things: [
      { thing: 'gloves', at: 'far' },
      { thing: 'gloves', at: 'near', layer: 'over' },
    ],
    face: 'focus',
  },
  fencing: {
    body: { ...lunge, lean: 6 },
    whole: true,
    arms: { farArm: { to: 'chest', ahead: 50, below: 6 }, farHand: 'grip', nearArm: [-72, -150] },
    things: [
      { thing: 'foil', at: 'far', layer: 'over' },
      { thing: 'fencing-mask', at: 'crown', ahead: 2, below: 14, layer: 'over' },
    ],
    face: 'focus',
  },
  'martial-arts': {
    body: { ...kick, turn: 0.7, lean: -26, nearLeg: [122, 116, -16], farLeg: [-6, -10] },
    whole: true,
    arms: { farArm: { to: 'chin', ahead: 18, below: 16 }, nearArm: [-44, 30], ...grips, nod: 16 },
    face: 'focus',
  },
  lifting: {
    body: wide,
    whole: true,
    arms: {
      farArm: { to: 'crown', ahead: 24, below: -26 },
      nearArm: { to: 'crown', ahead: -22, below: -26 },
      ...grips,
    },
    things: [{ thing: 'barbell', at: 'both', layer: 'over' }],
    face: 'focus',
  },
  'working-out': {
    body: wide,
    whole: true,
    arms: { farArm: [24, 140], nearArm: [-24, -130], ...grips },
    things: [
      { thing: 'dumbbell', at: 'far', layer: 'over' },
      { thing: 'dumbbell', at: 'near', layer: 'over' },
    ],
    face: 'smile',
  },
  'push-ups': { body: plank, whole: true, arms: {}, face: 'focus' },
} satisfies Partial<Record<ActName, ActPose>>;
