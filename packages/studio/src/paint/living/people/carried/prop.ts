import type { Context, Point } from '../../../kit/shapes.js';
import { reach } from '../../form/outline.js';
import type { LimbLook } from '../limbs.js';
import type { Outfit } from '../outfit.js';
import type { Arm, Skeleton } from '../skeleton.js';

export interface PropBrush {
  readonly context: Context;
  readonly skeleton: Skeleton;
  readonly outfit: Outfit;
  readonly look: LimbLook;
  readonly near: Point;
  readonly far: Point;
  readonly k: number;
}

/** Something that a figure carries. */
export interface Prop {
  /** `behind` everything, `before` the body but under the near arm, or `over` all. */
  readonly layer: 'behind' | 'before' | 'over';
  /** How far it reaches, for the figure's box. */
  readonly extent?: (skeleton: Skeleton) => readonly Point[];
  paint(brush: PropBrush): void;
}

/** Where a closed hand holds things. */
export function gripOf({ wrist, angle }: Arm, hand: number): Point {
  return reach(wrist, hand * 0.42, angle);
}

export const scaleOf = ({ body }: Skeleton): number => body.stature / 173;

/** Where the far hand holds things. */
export function held({ far, body }: Skeleton): Point {
  return gripOf(far.arm, body.hand);
}
