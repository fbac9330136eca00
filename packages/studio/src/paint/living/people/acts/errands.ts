import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

const { turned } = bodies;

/** How what one goes out for looks. */
export const errandPoses = {
  'grocery-shopping': {
    body: { ...turned, lean: 6, nearLeg: [-20, -30], farLeg: [20, 8] },
    arms: hands({ to: 'belly', ahead: 28, below: 0 }, { to: 'belly', ahead: 38, below: -2 }),
    things: [{ thing: 'full-cart', at: 'ground', ahead: 2, layer: 'behind' }],
    face: 'smile',
  },
  'food-weighing': {
    body: turned,
    arms: hands({ to: 'belly', ahead: 26, below: -6 }, { to: 'chest', ahead: 36, below: 14 }, { nod: 10 }),
    things: [
      { thing: 'scale-table', at: 'pelvis', ahead: 18, layer: 'behind' },
      { thing: 'apple-in-hand', at: 'far', layer: 'over' },
    ],
    face: 'smile',
  },
  mailing: {
    body: { ...turned, lean: 3 },
    arms: { farArm: { to: 'chest', ahead: 40, below: 8 }, farHand: 'grip', farArmBefore: true, nod: 8 },
    things: [{ thing: 'post-box', at: 'ground', ahead: 2, layer: 'behind' }],
    face: 'smile',
  },
  microscopy: {
    body: { ...turned, turn: 0.75, lean: 16 },
    arms: hands({ to: 'belly', ahead: 32, below: -8 }, { to: 'chest', ahead: 38, below: 8 }, { nod: 10 }),
    things: [{ thing: 'scope-table', at: 'pelvis', ahead: 4, layer: 'behind' }],
    face: 'focus',
  },
  'net-dipping': {
    body: { ...turned, lean: 12 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 10, below: -8 }, { to: 'belly', ahead: 30, below: 6 }, { nod: 12 }),
    things: [{ thing: 'dip-net', at: 'ground', layer: 'over' }],
    face: 'joy',
  },
  'car-entering': {
    body: { ...turned, turn: 0.7, lean: 24, nearLeg: [-4, -10], farLeg: [44, -4, 8] },
    whole: true,
    arms: hands({ to: 'chest', ahead: 26, below: 4 }, { to: 'chest', ahead: 46, below: 6 }, { nod: -4 }),
    things: [
      { thing: 'open-door-car', at: 'pelvis', ahead: -6, layer: 'behind' },
      { thing: 'car-door', at: 'pelvis', ahead: -6, layer: 'over' },
    ],
  },
  'car-washing': {
    body: { ...turned, turn: 0.7, lean: 10 },
    whole: true,
    arms: { farArm: { to: 'chest', ahead: 44, below: 12 }, nearArm: [-12, 14], farHand: 'grip', farArmBefore: true },
    things: [
      { thing: 'soapy-car', at: 'pelvis', ahead: 30, layer: 'behind' },
      { thing: 'soap-bucket', at: 'pelvis', ahead: -42, layer: 'behind' },
      { thing: 'sponge', at: 'far', layer: 'over' },
    ],
    face: 'smile',
  },
  'pot-watering': {
    body: turned,
    arms: { farArm: { to: 'belly', ahead: 36, below: -12 }, farHand: 'grip', farArmBefore: true, nod: 10 },
    things: [
      { thing: 'pots', at: 'ground', ahead: 26, layer: 'behind' },
      { thing: 'watering-can', at: 'far' },
    ],
    face: 'smile',
  },
} satisfies Partial<Record<ActName, ActPose>>;
