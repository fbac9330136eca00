import type { Point } from '../../kit/shapes.js';
import type { Bounds } from '../../kit/form.js';
import { reach } from '../form/outline.js';
import type { FigurePose, HandShape } from './poses.js';
import { KNEE, SEAT, drawnUp, knelt, soleBelow } from './kneeling.js';
import { pedalled } from './pedals.js';
import { anglesTo, isReach } from './reaching.js';
import type { ArmPose, Reach, Spot } from './reaching.js';
import type { Proportions } from './proportions.js';

export interface Arm {
  readonly shoulder: Point;
  readonly elbow: Point;
  readonly wrist: Point;
  /** Degrees of the forearm. */
  readonly angle: number;
  readonly hand: HandShape;
}

export interface Leg {
  readonly hip: Point;
  readonly knee: Point;
  readonly ankle: Point;
  /** Degrees clockwise that the sole is tilted from level. */
  readonly foot: number;
}

/** All joints of a posed figure; the ground (or the seat) is at y = 0. */
export interface Skeleton {
  readonly body: Proportions;
  readonly pose: FigurePose;
  readonly pelvis: Point;
  readonly neck: Point;
  readonly head: Point;
  /** Degrees clockwise. */
  readonly headTilt: number;
  readonly near: { readonly arm: Arm; readonly leg: Leg };
  readonly far: { readonly arm: Arm; readonly leg: Leg };
  /** A point of the trunk: sideways in shares of the half width there, upwards from the pelvis (0) to the shoulders (1). */
  readonly trunk: (side: number, up: number) => Point;
  /** Half width of the trunk at a height. */
  readonly trunkHalf: (up: number) => number;
  /** Where hands go: the mouth, the ear. */
  readonly spot: (name: Spot) => Point;
  readonly bounds: Bounds;
}

const rotated = ([x, y]: Point, degrees: number): Point => {
  const angle = (degrees * Math.PI) / 180;
  return [x * Math.cos(angle) - y * Math.sin(angle), x * Math.sin(angle) + y * Math.cos(angle)];
};

export function poseFigure(body: Proportions, told: FigurePose): Skeleton {
  const pose = told.planted ? planted(body, told) : settled(body, told);
  const first = raise(body, pose, [0, 0]);
  const lift = -lowest(first, body, pose);
  return raise(body, pose, [0, lift]);
}

function settled(body: Proportions, pose: FigurePose): FigurePose {
  if (pose.pedals) return pedalled(body, pose);
  if (pose.support === 'knee') return knelt(body, pose);
  return pose.support === 'ground' ? drawnUp(body, pose) : pose;
}

/** Tipped until the hands are as low as the soles; the lengths of limbs decide how far. */
function planted(body: Proportions, pose: FigurePose): FigurePose {
  const { tip = 0, nearArm, farArm } = pose;
  // the arms stay upright while the figure tips
  const turned = (arm: ArmPose, by: number): ArmPose => (isReach(arm) ? arm : [arm[0] + by, arm[1] + by]);
  const tipped = (by: number): FigurePose => ({
    ...pose,
    tip: tip + by,
    nearArm: turned(nearArm, by),
    farArm: turned(farArm, by),
  });
  let [low, high] = [-30, 22];
  for (let step = 0; step < 12; step++) {
    const by = (low + high) / 2;
    const { near, far } = raise(body, tipped(by), [0, 0]);
    const [hand] = [near.arm, far.arm]
      .map(({ wrist, angle, hand: shape }) => reach(wrist, body.hand * (shape === 'grip' ? 0.6 : 0.75), angle)[1])
      .toSorted((one, other) => other - one);
    if ((hand as number) > soleOf(near.leg, body)) high = by;
    else low = by;
  }
  return tipped((low + high) / 2);
}

function lowest(skeleton: Skeleton, body: Proportions, pose: FigurePose): number {
  const support = pose.support ?? 'feet';
  const feet = Math.max(soleOf(skeleton.near.leg, body), soleOf(skeleton.far.leg, body));
  if (support === 'feet') return feet;
  if (support === 'seat') return skeleton.pelvis[1] + 7.5 * body.limb;
  if (support === 'ground') return Math.max(skeleton.pelvis[1] + SEAT * body.limb, feet);
  if (support === 'knee') return Math.max(feet, skeleton.near.leg.knee[1] + KNEE * body.limb);
  return skeleton.bounds.bottom;
}

const soleOf = ({ ankle, foot }: Leg, body: Proportions): number => ankle[1] + soleBelow(body, foot);

function raise(body: Proportions, pose: FigurePose, origin: Point): Skeleton {
  const { turn } = pose;
  const tip = pose.tip ?? 0;
  const sway = pose.sway ?? 0;
  const tipped = (point: Point): Point => {
    const [x, y] = rotated(point, tip);
    return [x + origin[0], y + origin[1]];
  };
  const front = 1 - turn;
  const lean = pose.lean + body.stoop * (pose.tip ? 0 : 1);
  const halves: readonly [number, number][] = [
    [-0.12, body.hip * 0.99],
    [0, body.hip],
    [0.38, body.waist],
    [0.72, body.chest],
    [1, body.shoulder * 0.93],
  ];
  const halfAt = (up: number): number => {
    let index = 0;
    while (index < halves.length - 2 && up > (halves[index + 1] as [number, number])[0]) index++;
    const [fromUp, from] = halves[index] as [number, number];
    const [toUp, to] = halves[index + 1] as [number, number];
    const share = Math.min(1, Math.max(0, (up - fromUp) / (toUp - fromUp)));
    const eased = share * share * (3 - 2 * share);
    const seenFront = from + (to - from) * eased;
    // from the side a trunk is about as deep as three quarters of its waist is wide, and shoulders nearly vanish
    const depth = body.waist * (up > 0.85 ? 0.72 : up > 0.55 ? 0.98 : up > 0.2 ? 0.86 : 1.02);
    return seenFront * (1 - turn * turn) + depth * turn * turn;
  };
  const axis = (up: number): Point => {
    // a spine: the chest leans more than the loins
    const bend = lean * (0.65 + 0.35 * up);
    const base = rotated([0, -body.torso * up], bend);
    const curve = Math.sin(Math.min(1, Math.max(0, up)) * Math.PI) * body.torso * (0.02 + Math.max(0, lean) * -0.0012);
    return [base[0] + curve * turn + sway * 0.12 * (1 - up), base[1]];
  };
  const trunkLocal = (side: number, up: number): Point => {
    const [x, y] = axis(up);
    const tilt = lean * 0.9 + (up > 0.5 ? sway * 0.9 : -sway * 0.7) * front;
    const [dx, dy] = rotated([side * halfAt(up), 0], tilt);
    return [x + dx, y + dy];
  };
  const shoulderHalf = body.shoulder * (front * 0.86 + 0.12);
  const chestTop = axis(0.965);
  const shoulderTilt = lean * 0.9 + sway * 0.9 * front;
  const shoulderAt = (side: number): Point => {
    const [dx, dy] = rotated([side * shoulderHalf, 3.6 * body.limb], shoulderTilt);
    return [chestTop[0] + dx, chestTop[1] + dy];
  };
  const neckLocal = axis(1.0);
  const nod = pose.nod ?? 0;
  const headAngle = lean * 0.45 + nod;
  const skullReach = rotated(
    [body.head * 0.05 * turn, -(body.neck + body.head * 0.5)],
    lean * 0.7 + nod * 0.35 + body.stoop,
  );
  const headLocal: Point = [neckLocal[0] + skullReach[0], neckLocal[1] + skullReach[1]];
  const hipHalf = body.hip * 0.52 * (front * 0.95 + 0.05);
  const hipAt = (side: number): Point => {
    const [dx, dy] = rotated([side * hipHalf, 0], -sway * 0.7 * front);
    return [dx + sway * 0.1, dy];
  };
  const spots = (): Record<Spot, Point> => {
    const on = (x: number, y: number): Point => {
      const [dx, dy] = rotated([x * body.head, y * body.head], headAngle);
      return [headLocal[0] + dx, headLocal[1] + dy];
    };
    const ahead = turn * 0.3 + 0.08;
    return {
      mouth: on(ahead + 0.06, 0.26),
      chin: on(ahead, 0.42),
      eyes: on(ahead + 0.1, -0.02),
      ear: on(-0.3, 0.08),
      crown: on(0, -0.55),
      chest: trunkLocal(0, 0.78),
      belly: trunkLocal(0, 0.36),
      hip: trunkLocal(0, 0),
      ground: [0, -origin[1]],
    };
  };
  const target = ({ to, ahead = 0, below = 0 }: Reach): Point => {
    const [x, y] = spots()[to];
    const k = body.stature / 173;
    return [x + ahead * k, y + below * k];
  };
  const arm = (side: number, posed: ArmPose, hand: HandShape): Arm => {
    const shoulder = shoulderAt(side);
    const long = body.upperArm * (isReach(posed) ? (posed.upper ?? 1) : 1);
    const [upper, fore] = isReach(posed)
      ? anglesTo(shoulder, target(posed), long, body.forearm + body.hand * 0.42, posed)
      : posed;
    const elbow = reach(shoulder, long, upper);
    const wrist = reach(elbow, body.forearm, fore);
    return { shoulder: tipped(shoulder), elbow: tipped(elbow), wrist: tipped(wrist), angle: fore - tip, hand };
  };
  const leg = (side: number, [thigh, shin, foot = 0]: readonly [number, number, number?]): Leg => {
    const hip = hipAt(side);
    const knee = reach(hip, body.thigh * (pose.thighs ?? 1), thigh);
    const ankle = reach(knee, body.shin, shin);
    return { hip: tipped(hip), knee: tipped(knee), ankle: tipped(ankle), foot: foot + tip };
  };
  const near = { arm: arm(-1, pose.nearArm, pose.nearHand ?? 'relaxed'), leg: leg(-1, pose.nearLeg) };
  let far = { arm: arm(0.92, pose.farArm, pose.farHand ?? 'relaxed'), leg: leg(0.9, pose.farLeg) };
  if ((pose.support ?? 'feet') === 'feet' && !pose.nearLeg[2] && !pose.farLeg[2]) {
    // both feet stand: the far one is higher up the page by perspective alone
    const gap = soleOf(near.leg, body) - 0.8 * body.limb - soleOf(far.leg, body);
    const { leg: farLeg } = far;
    far = {
      ...far,
      leg: {
        ...farLeg,
        knee: [farLeg.knee[0], farLeg.knee[1] + gap / 2],
        ankle: [farLeg.ankle[0], farLeg.ankle[1] + gap],
      },
    };
  }
  const pelvis = tipped([0, 0]);
  const skeleton: Omit<Skeleton, 'bounds'> = {
    body,
    pose,
    pelvis,
    neck: tipped(neckLocal),
    head: tipped(headLocal),
    headTilt: headAngle + tip,
    near,
    far,
    trunk: (side, up) => tipped(trunkLocal(side, up)),
    trunkHalf: halfAt,
    spot: (name) => tipped(spots()[name]),
  };
  return { ...skeleton, bounds: extent(skeleton) };
}

function extent(skeleton: Omit<Skeleton, 'bounds'>): Bounds {
  const { body, head, near, far } = skeleton;
  const points: [number, number, number][] = [[head[0], head[1], body.head * 0.54]];
  for (const { arm, leg } of [near, far]) {
    const tip = reach(arm.wrist, body.hand * 0.82, arm.angle);
    if (arm.hand !== 'hidden') points.push([tip[0], tip[1], 2 * body.limb]);
    points.push([arm.elbow[0], arm.elbow[1], 5 * body.limb], [leg.knee[0], leg.knee[1], 6 * body.limb]);
    const heel = rotated([-body.foot * 0.26, body.ankle], leg.foot);
    const toe = rotated([body.foot * 0.74, body.ankle], leg.foot);
    points.push([leg.ankle[0] + heel[0], leg.ankle[1] + heel[1], 0], [leg.ankle[0] + toe[0], leg.ankle[1] + toe[1], 0]);
    points.push([arm.shoulder[0], arm.shoulder[1], 6 * body.limb]);
  }
  for (const side of [-1, 1]) {
    const [x, y] = skeleton.trunk(side * 1.05, 0);
    points.push([x, y, 1]);
  }
  return {
    left: Math.min(...points.map(([x, , r]) => x - r)),
    right: Math.max(...points.map(([x, , r]) => x + r)),
    top: Math.min(...points.map(([, y, r]) => y - r)),
    bottom: Math.max(...points.map(([, y, r]) => y + r)),
  };
}
