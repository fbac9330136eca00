import type { ActName } from '../../../../catalogue/acts.js';
import { poses } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { bodies } from './bodies.js';
import { hands } from './hands.js';

/** How hands look at things that are drawn by themselves, or that carry who uses them. */
export const poseAtThings = {
  handling: {
    body: { ...bodies.turned, lean: 8 },
    arms: {
      farArm: { to: 'chest', ahead: 50, below: -2 },
      nearArm: { to: 'chest', ahead: 44, below: 16 },
      farArmBefore: true,
      farHand: 'open',
      nearHand: 'open',
      nod: 8,
    },
    face: 'focus',
  },
  angling: {
    body: poses.fishing,
    arms: hands({ to: 'belly', ahead: 14, below: -4 }, { to: 'chest', ahead: 26, below: 10 }),
    things: [{ thing: 'cast-rod', at: 'far' }],
    face: 'focus',
  },
  'lap-typing': {
    body: bodies.floor,
    arms: hands({ to: 'belly', ahead: 22, below: 4 }, { to: 'belly', ahead: 30, below: 2 }, { nod: 14 }),
    things: [{ thing: 'laptop', at: 'both' }],
    face: 'focus',
  },
  'broom-flight': {
    body: {
      turn: 0.8,
      lean: 30,
      nod: -14,
      nearArm: [40, 62],
      farArm: [52, 70],
      nearLeg: [52, -50, 30],
      farLeg: [66, -34, 30],
    },
    whole: true,
    arms: { nearHand: 'grip', farHand: 'grip' },
    things: [{ thing: 'flying-broom', at: 'hip', below: 8, layer: 'before' }],
    face: 'joy',
  },
} satisfies Partial<Record<ActName, ActPose>>;
