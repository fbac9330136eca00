import type { FigurePose } from '../poses.js';
import type { Reach } from '../reaching.js';

/** Both hands at something, which they hold. */
export const hands = (near: Reach, far: Reach, more: Partial<FigurePose> = {}): Partial<FigurePose> => ({
  nearArm: near,
  farArm: far,
  farArmBefore: true,
  nearHand: 'grip',
  farHand: 'grip',
  ...more,
});
