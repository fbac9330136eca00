import type { Point } from '../../kit/shapes.js';
import { reach } from '../form/outline.js';

/** Places on a body that hands go to, and the ground below it. */
export type Spot = 'mouth' | 'chin' | 'eyes' | 'ear' | 'crown' | 'chest' | 'belly' | 'hip' | 'ground';

/** A hand that goes to a place: so many centimetres of a grown body ahead of it and below it. */
export interface Reach {
  readonly to: Spot;
  readonly ahead?: number;
  readonly below?: number;
  /** The elbow points up, as a bow's or an archer's. */
  readonly elbowUp?: boolean;
  /** The elbow is on the side of the back, however the body is turned. */
  readonly elbowBack?: boolean;
  /** How much of the upper arm is seen: less than all where it comes towards us. */
  readonly upper?: number;
}

/** An arm by its angles, or by where its hand goes. */
export type ArmPose = readonly [upper: number, fore: number] | Reach;

export const isReach = (arm: ArmPose): arm is Reach => 'to' in arm;

const degrees = (radians: number): number => (radians * 180) / Math.PI;

/** The angles at which an arm's closed hand is at the target, or as near to it as the arm is long. */
export function anglesTo(
  shoulder: Point,
  target: Point,
  upper: number,
  fore: number,
  { elbowUp = false, elbowBack = false }: Pick<Reach, 'elbowUp' | 'elbowBack'> = {},
): readonly [upper: number, fore: number] {
  const dx = target[0] - shoulder[0];
  const dy = target[1] - shoulder[1];
  const far = Math.min(upper + fore - 0.01, Math.max(Math.abs(upper - fore) + 0.01, Math.hypot(dx, dy)));
  const straight = degrees(Math.atan2(dx, dy));
  const bend = degrees(Math.acos((upper ** 2 + far ** 2 - fore ** 2) / (2 * upper * far)));
  const solutions = [straight - bend, straight + bend].map((angle) => {
    const elbow = reach(shoulder, upper, angle);
    const on: Point = [
      shoulder[0] + (dx * far) / Math.hypot(dx, dy || 1e-6),
      shoulder[1] + (dy * far) / Math.hypot(dx, dy || 1e-6),
    ];
    return { angle, elbow, forearm: degrees(Math.atan2(on[0] - elbow[0], on[1] - elbow[1])) };
  });
  const [first, second] = solutions.toSorted((one, other) =>
    elbowBack ? one.elbow[0] - other.elbow[0] : other.elbow[1] - one.elbow[1],
  );
  const chosen = (elbowUp ? second : first) as (typeof solutions)[number];
  return [chosen.angle, chosen.forearm];
}
