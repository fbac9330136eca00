import { bodies } from './acts/bodies.js';
import type { FigurePose } from './poses.js';

/** How far apart two stand who dance with each other, in centimetres. */
export const DANCE_APART = 54;
const CLASPED = { to: 'ground', ahead: DANCE_APART / 2, below: -158 } as const;

/** One hand raised to the other's, one at the other's waist: painted last, this one's arm is before the other's body. */
export const leads: FigurePose = {
  ...bodies.turned,
  turn: 0.6,
  lean: -2,
  sway: 3,
  nearLeg: [-6, -3],
  farLeg: [12, 3],
  farArm: CLASPED,
  farHand: 'grip',
  nearArm: { to: 'ground', ahead: DANCE_APART, below: -104 },
};

/** The other hand is on the shoulder of who leads, one foot a step back. */
export const follows: FigurePose = {
  ...leads,
  nearArm: { to: 'ground', ahead: DANCE_APART * 0.85, below: -140 },
  nearLeg: [-18, -34, 26],
  farLeg: [4, -2],
};
