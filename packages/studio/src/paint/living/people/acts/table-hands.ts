import type { FigurePose } from '../poses.js';
import type { Reach } from '../reaching.js';
import type { Carried } from './act-pose.js';

/** Hands at a table and at what stands before somebody. */
export const grips = { nearHand: 'grip', farHand: 'grip' } as const;

/** The far hand goes there, the near one hangs or rests. */
export const one = (far: Reach, near?: FigurePose['nearArm']): Partial<FigurePose> => ({
  farArm: far,
  farHand: 'grip',
  farArmBefore: true,
  holds: 'far',
  ...(near && { nearArm: near, nearHand: 'grip' }),
});

/** Hands on a table top this far ahead. */
export const onTable = (ahead = 34, below = -6): Partial<FigurePose> => ({
  nearArm: { to: 'belly', ahead: ahead - 8, below: below + 2 },
  farArm: { to: 'belly', ahead: ahead + 2, below },
  farArmBefore: true,
  ...grips,
  nod: 10,
});

/** Both hands on what stands on the ground before the body: so far ahead, so high. */
export const onTop = (ahead: number, high: number): Partial<FigurePose> => ({
  nearArm: { to: 'ground', ahead: ahead - 10, below: -high },
  farArm: { to: 'ground', ahead, below: -high - 3 },
  farArmBefore: true,
  ...grips,
  nod: 16,
});

export const station = (thing: Carried['thing'], ahead: number, layer?: 'behind' | 'over'): Carried => ({
  thing,
  at: 'ground',
  ahead,
  ...(layer && { layer }),
});

/** How far a pen is tilted whose nib is on the paper before the hand. */
export const WRITES = -52;
