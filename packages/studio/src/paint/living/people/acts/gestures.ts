import type { ActName } from '../../../../catalogue/acts.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { grips } from './table-hands.js';

const { turned, frontal, bent, kneeling, back, lunge } = bodies;

const wave = { farArm: [122, 172], farHand: 'open' } as const;

/** What body and hands say, and hands on somebody or something. */
export const gesturePoses = {
  thinking: {
    body: turned,
    arms: {
      farArm: { to: 'chin', ahead: 4, below: 5 },
      nearArm: { to: 'belly', ahead: 16, below: -8 },
      farArmBefore: true,
      farHand: 'grip',
    },
  },
  pointing: { body: turned, arms: { farArm: [86, 94] } },
  shading: { body: turned, arms: { farArm: { to: 'eyes', ahead: 8, below: -4 }, farArmBefore: true } },
  cheering: { body: frontal, arms: { farArm: [140, 166], nearArm: [-140, -166], ...grips }, face: 'joy' },
  clapping: {
    body: frontal,
    arms: {
      farArm: { to: 'chest', ahead: 16, below: 2 },
      nearArm: { to: 'chest', ahead: 8, below: 4 },
      farArmBefore: true,
      farHand: 'open',
      nearHand: 'open',
    },
    face: 'joy',
  },
  waving: { body: frontal, arms: wave, face: 'joy' },
  saluting: { body: frontal, arms: { nearArm: { to: 'eyes', ahead: -12, below: -6, elbowUp: true } } },
  talking: {
    body: { ...turned, turn: 0.5 },
    arms: { farArm: [34, 100], farHand: 'open', farArmBefore: true, nearArm: [-16, 30] },
    face: 'joy',
  },
  laughing: {
    body: { ...turned, lean: -6 },
    arms: { nearArm: { to: 'belly', ahead: 18, below: -2 }, farArm: [16, 34], nod: -10 },
    face: 'joy',
  },
  knocking: {
    body: { ...turned, turn: 0.65, lean: 6 },
    arms: { farArm: { to: 'eyes', ahead: 30, below: 4 }, farHand: 'grip', farArmBefore: true },
    face: 'focus',
  },
  sneezing: {
    body: { ...turned, lean: 16 },
    arms: {
      farArm: { to: 'mouth', ahead: 7, below: 3 },
      nearArm: { to: 'chest', ahead: 8, below: 16 },
      farArmBefore: true,
      farHand: 'grip',
      nod: 12,
    },
    things: [{ thing: 'tissue', at: 'far', layer: 'over' }],
    face: 'asleep',
  },
  crying: {
    body: turned,
    arms: {
      farArm: { to: 'eyes', ahead: 6, below: 4 },
      nearArm: { to: 'eyes', ahead: -2, below: 6 },
      farArmBefore: true,
      nod: 16,
    },
    face: 'sad',
  },
  hugging: {
    body: turned,
    arms: {
      farArm: { to: 'chest', ahead: 26, below: 4 },
      nearArm: { to: 'chest', ahead: 18, below: 16 },
      farArmBefore: true,
    },
    face: 'smile',
  },
  bowing: { body: bent, whole: true, arms: { nearArm: [10, 40], farArm: [20, 50], nod: 14 } },
  petting: {
    body: { ...kneeling, lean: 26 },
    arms: {
      farArm: { to: 'ground', ahead: 56, below: -42 },
      nearArm: { to: 'ground', ahead: 44, below: -34 },
      farArmBefore: true,
      farHand: 'open',
      nod: 12,
    },
    face: 'joy',
  },
  /** A handful after the other for the birds on the ground, out of the bag in the other hand. */
  scattering: {
    body: { ...turned, lean: 10 },
    arms: {
      farArm: { to: 'belly', ahead: 42, below: -2 },
      nearArm: { to: 'belly', ahead: 16, below: -6 },
      farArmBefore: true,
      farHand: 'open',
      nearHand: 'grip',
      nod: 12,
    },
    things: [
      { thing: 'feed-bag', at: 'near' },
      { thing: 'grains', at: 'far', layer: 'over' },
    ],
    face: 'smile',
  },
  /** A tall animal is stroked by who stands beside it. */
  patting: {
    body: { ...turned, lean: 4 },
    arms: {
      farArm: { to: 'chest', ahead: 48, below: 2 },
      nearArm: { to: 'chest', ahead: 34, below: 16 },
      farArmBefore: true,
      farHand: 'open',
    },
    face: 'smile',
  },
  /** What is no higher than a goat, by who bends down to it; the nose of a horse, by who is grown. */
  'patting-low': {
    body: { ...bent, lean: 22 },
    arms: {
      farArm: { to: 'hip', ahead: 62, below: -14 },
      nearArm: { to: 'hip', ahead: 34, below: 4 },
      farArmBefore: true,
      farHand: 'open',
    },
    face: 'smile',
  },
  'patting-nose': {
    body: { ...turned, lean: 3 },
    arms: { farArm: { to: 'chin', ahead: 52, below: 2 }, farArmBefore: true, farHand: 'open', nod: -6 },
    face: 'smile',
  },
  pushing: {
    body: { ...lunge, lean: 20 },
    arms: {
      farArm: { to: 'chest', ahead: 42, below: 6 },
      nearArm: { to: 'chest', ahead: 36, below: 12 },
      farArmBefore: true,
    },
  },
  pulling: {
    body: { ...lunge, lean: -16 },
    arms: {
      farArm: { to: 'chest', ahead: 44, below: 14 },
      nearArm: { to: 'chest', ahead: 38, below: 18 },
      ...grips,
      farArmBefore: true,
    },
  },
  screaming: {
    body: { ...frontal, turn: 0.25 },
    arms: {
      farArm: { to: 'chin', ahead: 10, below: -6 },
      nearArm: { to: 'chin', ahead: -14, below: -6 },
      farHand: 'open',
      nearHand: 'open',
      farArmBefore: true,
    },
  },
  gazing: { body: back, whole: true, arms: { nod: -6 } },
  waiting: {
    body: { ...frontal, turn: 0.4 },
    arms: {
      farArm: { to: 'chest', ahead: 4, below: 16 },
      nearArm: { to: 'chest', ahead: 10, below: 18 },
      farArmBefore: true,
    },
  },
} satisfies Partial<Record<ActName, ActPose>>;
