import type { Beast } from './beast.js';
import type { Outfit } from './outfit.js';
import { poses } from './poses.js';
import type { FigurePose, PoseName } from './poses.js';
import { carried } from './props.js';

type Arms = Partial<FigurePose>;
/** The forearm lies behind the shield: below a hanging hand it would be at the knee, held by nobody. */
const SHIELDED: Arms = { nearArm: [-24, 50], nearHand: 'grip' };
/** Of who stands up without hands the forelegs are before the chest: along a body of the same coat they are not seen. */
const FORELEGS: Arms = { nearArm: [4, 86], farArm: [22, 112], farArmBefore: true };

/** Arms that would not be seen, or that would have what they bear somewhere below, are where one sees what they do. */
export function withArmsShown(
  pose: FigurePose,
  name: string,
  outfit: Outfit,
  beast: Beast | undefined,
  standsUp: boolean,
): FigurePose {
  const { nearArm, holds, back }: FigurePose = pose;
  // arms that somebody was told to hold otherwise stay so
  if (back || nearArm !== (poses[name as PoseName] as FigurePose | undefined)?.nearArm) return pose;
  if (beast && standsUp && !beast.machine && name === 'standing') return { ...pose, ...FORELEGS };
  return holds !== 'near' && carried(outfit, name, pose).includes('shield') ? { ...pose, ...SHIELDED } : pose;
}
