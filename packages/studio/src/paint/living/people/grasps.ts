import { poses } from './poses.js';
import type { FigurePose, PoseName } from './poses.js';

/** What the legs do while the hands are at something else. */
const gaits: ReadonlySet<PoseName> = new Set<PoseName>(['walking', 'running', 'seated', 'kneeling', 'crouching']);

/** How something is held, the surest first. */
const grasps = ['hold-two', 'cradling', 'hold-both', 'hold-out', 'hold-up', 'hold-low'] as const satisfies PoseName[];

/** Who walks, runs, sits or kneels with something in the hands holds it as one does who stands. */
export function posedIn(name: PoseName, attributes: ReadonlySet<string>): FigurePose {
  const body: FigurePose = poses[name];
  const grasp = gaits.has(name) ? grasps.find((each) => attributes.has(each)) : undefined;
  // empty hands lie around the shins
  if (name === 'sitting' && !attributes.has('hands-full'))
    return { ...body, farArm: { to: 'hip', ahead: 40, below: -22 }, farHand: 'relaxed' };
  if (grasp === undefined) return body;
  const { nearArm, farArm, nearHand, farHand, farArmBefore, holds }: FigurePose = poses[grasp];
  return {
    ...body,
    nearArm,
    farArm,
    ...(nearHand && { nearHand }),
    ...(farHand && { farHand }),
    ...(farArmBefore && { farArmBefore }),
    ...(holds && { holds }),
  };
}
