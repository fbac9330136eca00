import type { Point } from '../../kit/shapes.js';
import { poses } from './poses.js';
import type { FigurePose } from './poses.js';
import type { Proportions } from './proportions.js';
import { anglesTo } from './reaching.js';

/**
 * Where a bicycle has its cranks, pedals and grips, in its own heights from the ground below its middle: its painter
 * draws them there, and whoever rides it has feet and hands there.
 */
export const cyclePoints = {
  seat: [-0.24, -0.9],
  crank: [-0.1, -0.3],
  /** The upper sides. */
  nearPedal: [-0.05, -0.178],
  farPedal: [-0.15, -0.448],
  grip: [0.27, -1],
} as const;

/** How far a leg is stretched that is on the lower pedal. */
const STRETCHED = 0.955;
/** From a hip to the saddle below it, for a slender adult, and from the ankle to what of the foot is on a pedal. */
const [SADDLE, BALL] = [7.5, 0.4];

type Place = readonly [x: number, y: number];
const fromSeat = ([x, y]: Place): Place => [x - cyclePoints.seat[0], y - cyclePoints.seat[1]];

/** How high the bicycle is, in the figure's units, whose lower pedal is within reach of their leg. */
export function cycleFor(body: Proportions): number {
  const long = (body.thigh + body.shin) * STRETCHED;
  let [low, high] = [0, long * 3];
  for (let step = 0; step < 24; step++) {
    const height = (low + high) / 2;
    const [x, y] = ankleOn(body, height, cyclePoints.nearPedal);
    if (Math.hypot(x, y) < long) low = height;
    else high = height;
  }
  return low;
}

/** From the middle between the hips. */
function ankleOn(body: Proportions, height: number, pedal: Place): Place {
  const [x, y] = fromSeat(pedal);
  return [x * height - body.foot * BALL, y * height + SADDLE * body.limb - body.ankle];
}

/** Half of how far the hips of who is seen from the side are apart. */
const hipsOf = (body: Proportions, turn: number): number => body.hip * 0.52 * ((1 - turn) * 0.95 + 0.05);

/** A foot on a pedal is nearly level. */
const TOES_DOWN = 2;
/** What turns an arm's elbow to the back, and up, turns a leg's knee ahead. */
const KNEE_AHEAD = { elbowBack: true, elbowUp: true } as const;

/** Who pedals has a foot on each pedal and the hands on the bars, whatever the lengths of their limbs. */
export function pedalled(body: Proportions, pose: FigurePose): FigurePose {
  const height = cycleFor(body);
  const leg = (pedal: Place, side: number): FigurePose['nearLeg'] => {
    const hip: Point = [side * hipsOf(body, pose.turn), 0];
    const [thigh, shin] = anglesTo(hip, [...ankleOn(body, height, pedal)], body.thigh, body.shin, KNEE_AHEAD);
    return [thigh, shin, TOES_DOWN];
  };
  const [x, y] = fromSeat(cyclePoints.grip);
  // what a hand reaches for is told in the measures of a grown body
  const own = 173 / body.stature;
  const hand = { to: 'hip', ahead: x * height * own, below: (y * height + SADDLE * body.limb) * own } as const;
  return {
    ...pose,
    nearLeg: leg(cyclePoints.nearPedal, -1),
    farLeg: leg(cyclePoints.farPedal, 0.9),
    // one who waves keeps the other arm as it is told
    ...(pose.nearArm === poses.cycling.nearArm && { nearArm: hand }),
    ...(pose.farArm === poses.cycling.farArm && { farArm: { ...hand, ahead: hand.ahead + 4 } }),
  };
}
