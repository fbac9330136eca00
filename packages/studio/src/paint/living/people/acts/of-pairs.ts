import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

const { turned, table, kneeling, lunge } = bodies;

const throws: ActPose = {
  body: lunge,
  whole: true,
  arms: { farArm: { to: 'eyes', ahead: 44, below: -8 }, farHand: 'open', nearArm: [-46, -30] },
  face: 'joy',
};

/** What the first of a pair does; what is between the two is in `pairs.ts`. */
const carries: ActPose = {
  body: { ...turned, turn: 0.7, lean: 3, nearLeg: [-12, -16], farLeg: [16, 4] },
  arms: hands({ to: 'belly', ahead: 26, below: 2 }, { to: 'belly', ahead: 34, below: 0 }),
};

export const actsOfPairsPoses = {
  'sofa-carrying': carries,
  'table-carrying': carries,
  'crate-carrying': carries,
  'ladder-carrying': carries,
  seesawing: {
    body: { ...table, turn: 0.7, lean: -2 },
    whole: true,
    arms: hands({ to: 'belly', ahead: 26, below: 2 }, { to: 'belly', ahead: 34, below: 0 }),
    face: 'joy',
  },
  'ball-passing': throws,
  'disc-passing': throws,
  'arm-wrestling': {
    body: { ...table, lean: 12 },
    arms: hands({ to: 'belly', ahead: 24, below: -6 }, { to: 'chest', ahead: 38, below: 6 }, { nod: -4 }),
    face: 'focus',
  },
  'tug-of-war': {
    body: { ...turned, turn: 0.7, lean: -20, nearLeg: [10, -6], farLeg: [44, 16, -16] },
    whole: true,
    arms: hands({ to: 'chest', ahead: 30, below: 12 }, { to: 'chest', ahead: 46, below: 12 }, { nod: 8 }),
    things: [{ thing: 'pulled-rope', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'pillow-fight': {
    body: lunge,
    whole: true,
    arms: { farArm: [104, 128], farHand: 'grip', nearArm: [-40, -10] },
    things: [{ thing: 'held-pillow', at: 'far', tilt: -26, layer: 'over' }],
    face: 'joy',
  },
  'brushing-hair': {
    body: { ...turned, turn: 0.6, lean: 6 },
    arms: hands({ to: 'chest', ahead: 28, below: 16 }, { to: 'chest', ahead: 34, below: 2 }, { nod: 10 }),
    things: [{ thing: 'hairbrush', at: 'far', tilt: 40, layer: 'over' }],
    face: 'smile',
  },
  bandaging: {
    body: kneeling,
    whole: true,
    arms: hands({ to: 'belly', ahead: 32, below: -4 }, { to: 'belly', ahead: 40, below: -12 }, { nod: 10 }),
    things: [{ thing: 'bandage-roll', at: 'far', layer: 'over' }],
    face: 'smile',
  },
  'measuring-up': {
    body: { ...turned, turn: 0.6, lean: 4 },
    arms: hands({ to: 'chest', ahead: 26, below: 6 }, { to: 'chest', ahead: 44, below: -14 }, { nod: 4 }),
    things: [{ thing: 'tape-down', at: 'far', layer: 'over' }],
    face: 'focus',
  },
  'lacing-shoes': {
    body: { ...kneeling, lean: 44 },
    whole: true,
    arms: hands({ to: 'ground', ahead: 46, below: -14 }, { to: 'ground', ahead: 54, below: -12 }, { nod: 4 }),
    face: 'smile',
  },
  'sharing-umbrella': {
    body: poses.walking,
    whole: true,
    arms: { farArm: { to: 'chest', ahead: 24, below: 6 }, farHand: 'grip', farArmBefore: true },
    face: 'smile',
  },
  escorting: {
    body: { ...poses.walking, lean: 2 },
    whole: true,
    arms: { farArm: { to: 'belly', ahead: 22, below: -10 }, farHand: 'grip', farArmBefore: true },
    face: 'smile',
  },
} satisfies Partial<Record<ActName, ActPose>>;
