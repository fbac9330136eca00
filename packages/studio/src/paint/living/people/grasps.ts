import { poses } from './poses.js';
import type { FigurePose, PoseName } from './poses.js';

/** What the legs do while the hands are at something else. */
const gaits: ReadonlySet<PoseName> = new Set<PoseName>(['walking', 'running', 'seated', 'kneeling', 'crouching']);

/** How something is held, the surest first. */
const grasps = ['hold-two', 'cradling', 'hold-both', 'hold-out', 'hold-up', 'hold-low'] as const satisfies PoseName[];

/** Said of who rides what has no reins: their hands lie on their thighs. */
export const UNREINED = 'unreined';

/** Said of who rides a beast: the farther leg is on its farther side. */
export const ASTRIDE = 'astride';

/** One leg on each side of the beast: of both on the one side the rider would slip off. */
export function astride(pose: FigurePose, attributes: ReadonlySet<string>): FigurePose {
  if (!attributes.has(ASTRIDE) || pose.support !== 'seat') return pose;
  // a coat spreads over the nearer leg alone
  return { ...pose, farLeg: pose.nearLeg, farLegBeyond: true };
}

/** Said of who rides what has a motor: no pedals are below their feet. */
export const UNPEDALLED = 'unpedalled';
const { pedals: _, ...unpedalled } = poses.cycling;
/** Both feet are on the board or the pegs: one that hangs past them would be dragged along the road. */
export const motored: FigurePose = { ...unpedalled, nearLeg: [68, -6, 6] };

/** Who walks, runs, sits or kneels with something in the hands holds it as one does who stands. */
export function posedIn(name: PoseName, attributes: ReadonlySet<string>): FigurePose {
  const body: FigurePose = poses[name];
  const grasp = gaits.has(name) ? grasps.find((each) => attributes.has(each)) : undefined;
  // empty hands lie around the shins
  if (name === 'sitting' && !attributes.has('hands-full'))
    return { ...body, farArm: { to: 'hip', ahead: 40, below: -22 }, farHand: 'relaxed' };
  if (name === 'cycling' && attributes.has(UNPEDALLED)) return motored;
  // empty hands are low before the lap: on the reins, or on the thighs above what has none
  if (name === 'riding' && !attributes.has('hands-full'))
    return {
      ...body,
      nearArm: { to: 'hip', ahead: 34, below: -13 },
      farArm: { to: 'hip', ahead: 38, below: -14 },
      ...(attributes.has(UNREINED) && {
        nearArm: { to: 'hip', ahead: 23, below: 3 },
        farArm: { to: 'hip', ahead: 32, below: 6 },
        nearHand: 'relaxed' as const,
        farHand: 'relaxed' as const,
      }),
    };
  return grasp === undefined ? body : { ...body, ...armsOf(grasp) };
}

/** Who does something with the legs alone holds what is in the hands as one does who stands. */
export function armsAt(attributes: ReadonlySet<string>): Partial<FigurePose> | undefined {
  const grasp = attributes.has('hands-full') ? grasps.find((each) => attributes.has(each)) : undefined;
  return grasp && armsOf(grasp);
}

function armsOf(grasp: (typeof grasps)[number]): Partial<FigurePose> {
  const { nearArm, farArm, nearHand, farHand, farArmBefore, holds }: FigurePose = poses[grasp];
  return {
    nearArm,
    farArm,
    ...(nearHand && { nearHand }),
    ...(farHand && { farHand }),
    ...(farArmBefore && { farArmBefore }),
    ...(holds && { holds }),
  };
}
