import { bodies } from './acts/bodies.js';
import type { FigurePose } from './poses.js';

/** How high the upper part of a back is, in shares of who stands upright. */
const BACK = 0.7;
/** How much nearer than the middle of somebody the hand on their back is. */
const OVER = 0.055;

/**
 * How somebody embraces another one who stands before them, both so many centimetres high and so far apart: the arm on
 * our side is around the other's back, the other one follows it.
 */
export function embracing(own: number, other: number, gap: number): FigurePose {
  const k = own / 173;
  // a child is held about its shoulders, and holds whom it hugs about the waist
  const high = BACK * Math.min(other, own * 1.06);
  const bow = Math.max(0, 1 - other / own);
  const ahead = (gap + other * OVER) / k;
  const around = { to: 'ground', ahead, below: -high / k } as const;
  return {
    ...bodies.turned,
    turn: 0.68,
    lean: 3 + bow * 34,
    nod: 6 + bow * 30,
    nearArm: around,
    farArm: { ...around, ahead: ahead - 8, below: around.below - 3 },
  };
}
