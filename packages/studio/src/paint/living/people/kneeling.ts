import type { FigurePose } from './poses.js';
import type { Proportions } from './proportions.js';

const radians = (degrees: number): number => (degrees * Math.PI) / 180;
const fall = (degrees: number): number => Math.cos(radians(degrees));
/** The angle at which a limb falls this share of its length, as far as it can. */
const falling = (share: number): number => (Math.acos(Math.min(1, Math.max(-1, share))) * 180) / Math.PI;

/** Half the thickness of a slender adult's knee. */
export const KNEE = 5.5;
/** A foot behind a knee stands on its toes. */
const TUCKED = 76;

/** How far the lowest point of a foot is below its ankle. */
export function soleBelow({ foot, ankle }: Proportions, tilt: number): number {
  const angle = radians(tilt);
  const [across, up] = [Math.sin(angle), Math.cos(angle)];
  return Math.max(-foot * 0.24 * across + ankle * up, foot * 0.7 * across + ankle * up);
}

type LegPose = FigurePose['nearLeg'];

/** Who kneels has knee, toes and the other sole on one ground, whatever the lengths of their legs. */
export function knelt(body: Proportions, pose: FigurePose): FigurePose {
  const thigh = body.thigh * (pose.thighs ?? 1);
  const ground = thigh * fall(pose.nearLeg[0]) + KNEE * body.limb;
  const settled = ([upper, lower, foot = 0]: LegPose): LegPose => {
    if (lower < -45) {
      const knee = thigh * fall(upper);
      return [upper, -falling((ground - knee - soleBelow(body, TUCKED)) / body.shin), TUCKED];
    }
    return [falling((ground - soleBelow(body, foot) - body.shin * fall(lower)) / thigh), lower, foot];
  };
  return { ...pose, nearLeg: settled(pose.nearLeg), farLeg: settled(pose.farLeg) };
}

/** How far below the hips the ground is that somebody sits on, for a slender adult. */
export const SEAT = 10.8;
/** A knee as high as that, and a shin as steep, is drawn up with the sole on the ground. */
const [RAISED, STEEP] = [125, 45];

/** Who sits with drawn-up knees has hips and soles on one ground, whatever the lengths of their legs. */
export function drawnUp(body: Proportions, pose: FigurePose): FigurePose {
  const settled = ([upper, lower, foot = 0]: LegPose): LegPose => {
    if (upper < RAISED || Math.abs(lower) > STEEP) return [upper, lower, foot];
    const down = SEAT * body.limb - soleBelow(body, foot) - body.shin * fall(lower);
    return [falling(down / (body.thigh * (pose.thighs ?? 1))), lower, foot];
  };
  return { ...pose, nearLeg: settled(pose.nearLeg), farLeg: settled(pose.farLeg) };
}
