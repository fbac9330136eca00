import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

/** Moments of a game: off the ground, or down on it. */
export const actsInPlayPoses = {
  'pool-splashing': {
    body: { ...bodies.floor, turn: 0.35, lean: 2 },
    whole: true,
    arms: { nearArm: [-70, -120], farArm: [72, 126], nearHand: 'open', farHand: 'open' },
    things: [
      { thing: 'pool-back', at: 'pelvis', layer: 'behind' },
      { thing: 'pool-front', at: 'pelvis', layer: 'over' },
    ],
    face: 'joy',
  },
  'tire-swinging': {
    body: { ...bodies.table, turn: 0.45, lean: -8, nearLeg: [72, 30, -10], farLeg: [78, 38, -10] },
    whole: true,
    arms: {
      nearArm: { to: 'chest', ahead: 16, below: -18 },
      farArm: { to: 'eyes', ahead: 18, below: -6 },
      nearHand: 'grip',
      farHand: 'grip',
      farArmBefore: true,
    },
    things: [
      { thing: 'tire-and-rope', at: 'pelvis', ahead: 16, layer: 'behind' },
      { thing: 'tire-front', at: 'pelvis', ahead: 16, layer: 'before' },
    ],
    face: 'joy',
  },
  goalkeeping: {
    body: {
      turn: 0.5,
      lean: 0,
      nearArm: [168, 172],
      farArm: [152, 164],
      nearHand: 'open',
      farHand: 'open',
      nearLeg: [-10, -42, 40],
      farLeg: [22, -8, 40],
      tip: 62,
      nod: -18,
      support: 'belly',
    },
    whole: true,
    arms: {},
    things: [{ thing: 'football', at: 'near', ahead: 26, below: -12 }],
    face: 'focus',
  },
  'behind-plate': {
    body: { turn: 0.7, lean: 22, nearArm: [10, 60], farArm: [30, 70], nearLeg: [64, -72, 6], farLeg: [92, -50, 4] },
    whole: true,
    arms: { farArm: { to: 'chest', ahead: 34, below: 6 }, nearArm: { to: 'belly', ahead: 16, below: 2 }, nod: -14 },
    things: [{ thing: 'catching-glove', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'board-jump': {
    body: { ...bodies.board, nearLeg: [-30, -66, 10], farLeg: [58, -34, 6] },
    whole: true,
    arms: {},
    things: [{ thing: 'skateboard', at: 'pelvis', ahead: 4, below: 2, tilt: -12 }],
    face: 'joy',
  },
  'remote-driving': {
    body: bodies.turned,
    arms: hands({ to: 'belly', ahead: 16, below: -6 }, { to: 'belly', ahead: 28, below: -8 }, { nod: 14 }),
    things: [
      { thing: 'rc-car', at: 'pelvis', layer: 'behind' },
      { thing: 'controller', at: 'both', layer: 'over' },
    ],
    face: 'joy',
  },
  springboard: {
    body: { ...bodies.turned, turn: 0.7, lean: 6 },
    whole: true,
    arms: { farArm: [74, 84], nearArm: [64, 76], farHand: 'open', nearHand: 'open' },
    things: [{ thing: 'springboard', at: 'pelvis', layer: 'behind' }],
    face: 'focus',
  },
} satisfies Partial<Record<ActName, ActPose>>;
