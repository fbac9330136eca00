import type { Path2D } from '@napi-rs/canvas';
import type { Context, Point } from '../../kit/shapes.js';
import { fillModelled, inside } from '../form/modelling.js';
import { ellipsePath, merge } from '../form/outline.js';
import { tonesOf } from '../form/tones.js';
import { SEAT } from './kneeling.js';
import { paintLeg } from './limbs.js';
import type { LimbLook } from './limbs.js';
import type { Skeleton } from './skeleton.js';

/** A knee so much of a thigh above the hip is drawn up. */
const RAISED = 0.35;

/** Who sits on the ground with the knees drawn up, seen from the side or the front. */
export const isDrawnUp = ({ pose, near: { leg }, body }: Skeleton): boolean =>
  pose.support === 'ground' && !pose.back && !pose.tip && leg.hip[1] - leg.knee[1] > body.thigh * RAISED;

/** What one sits on: round, and as low as the soles. */
export function seatPath({ pelvis: [x, y], body: { limb } }: Skeleton): Path2D {
  return ellipsePath(x - 2.5 * limb, y - 1.2 * limb, (SEAT + 2.6) * limb, (SEAT + 1.2) * limb);
}

/**
 * Over the loins the nearer hip and thigh: a shirt that ends above the ground in a straight hem, with the legs behind
 * it, is a body in a box.
 */
export function paintLap(context: Context, skeleton: Skeleton, loins: Path2D, look: LimbLook): void {
  const { near } = skeleton;
  inside(context, loins, () => {
    fillModelled(context, seatPath(skeleton), tonesOf(look.outfit.bottom.colour), look.light, {
      core: 3 * skeleton.body.limb,
    });
    paintLeg(context, skeleton, near.leg, false, look);
  });
}

/** Around a joint, so far that cloth lies over it. */
export const aroundJoint = ([x, y]: Point, radius: number): Point[] =>
  Array.from({ length: 8 }, (_, step): Point => {
    const angle = (step * Math.PI) / 4;
    return [x + Math.cos(angle) * radius, y + Math.sin(angle) * radius];
  });

/** The hem of a coat that one sits on. */
export const satOn = (path: Path2D, skeleton: Skeleton): Path2D => merge([path, seatPath(skeleton)]);
