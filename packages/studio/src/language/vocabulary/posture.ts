import { createFinder } from '../cued.js';

/**
 * How a body is told limb by limb: "her left leg is raised and bent at the knee", "arms stretched out on either side".
 * Each turn of phrase names what a limb, the trunk or the head does; the painter of people knows its angles.
 */
const turns = {
  'knee-up':
    /\b(?:leg|knee)\b[^.;]{0,30}\b(?:raised|lifted|elevated|bent upwards?|brought up|pulled up)\b(?![^.;]{0,40}\b(?:behind|back|in front|forward)\b)/,
  'leg-forward':
    /\bleg\b[^.;]{0,40}\b(?:extend(?:s|ed|ing)|stretch(?:es|ed|ing)|lifted|raised|kick(?:s|ed|ing))\b[^.;]{0,40}\b(?:in front|forwards?)\b/,
  'leg-behind':
    /\bleg\b[^.;]{0,60}\b(?:extend(?:s|ed|ing)|stretch(?:es|ed|ing)|lifted|raised|bent)\b[^.;]{0,40}\b(?:behind|backwards?|back)\b/,
  tree: /\bfoot\b[^.;]{0,50}\bthigh\b|\bpose of a tree\b/,
  'push-up': /\bpush[ -]?ups?\b/,
  stride: /\b(?:exaggerated|long|wide|big) stride\b|\bdeep lunge\b|\bin a lunge\b/,
  'legs-apart': /\b(?:legs|feet)\b[^.;]{0,40}\bapart\b/,
  'knees-bent': /\bknees (?:are )?(?:slightly )?bent\b(?![^]*\bsquat)/,
  squat: /\bsquat(?:ting)?\b/,
  'legs-out': /\bseated\b[^.;]{0,60}\bfloor\b[^]{0,160}\blegs\b[^.;]{0,20}\bextend/,
  'knees-to-chest': /\bknees\b[^.;]{0,40}\b(?:chest|chin)\b/,
  'arms-up':
    /\b(?:arms|hands) (?:are )?(?:raised|lifted|up in the air|in the air|up)\b(?=[.,;]|$| (?:in|with|at|on|as)\b(?! front))|\b(?:arms|hands)\b[^.;]{0,12}\b(?:raised|lifted|stretched|extended|reaching)\b[^.;]{0,16}\b(?:high|above|overhead|up|upwards?|in the air|sky)\b/,
  'arms-bent-out': /\barms\b[^.;]{0,120}\b(?:90 ?-?degree|right angles?)\b/,
  'arms-out':
    /\barms\b(?: \w+){0,3} (?:wide open|outstretched|spread|open wide|open to (?:embrace|hug|welcome|greet))\b|\b(?:open|outstretched) arms\b|\barms\b[^.;]{0,24}\b(?:extended|stretched|spread|held)\b[^.;]{0,12}\b(?:wide|out (?:on|to)|on either side|to the sides?|sideways|outwards?)\b/,
  'arms-forward':
    /\b(?:both )?arms\b[^.;]{0,24}\b(?:extended|stretched|held|reaching)\b[^.;]{0,16}\b(?:in front|forwards?|ahead)\b/,
  'arms-behind': /\barms\b[^.;]{0,24}\b(?:extended|stretched|placed)\b[^.;]{0,10}\bbehind\b/,
  'arms-low': /\barms\b[^.;]{0,30}\b(?:downwards?|before the body)\b/,
  'arm-forward':
    /\b(?:left|right|one|other) arm\b[^.;]{0,40}\b(?:extend(?:s|ed|ing)|reach(?:es|ing)|stretch(?:es|ed)|bent)\b[^.;]{0,60}\b(?:forwards?|in front|ahead|outwards?)\b/,
  'arm-back': /\b(?:left|right|one|other) arm\b[^.;]{0,50}\b(?:backwards?|back|rear|behind)\b/,
  'arm-up':
    /\b(?:extend|rais|lift|stretch|reach|point|hold)\w* (?:out )?(?:an|one|his|her|their|the) (?:\w+ )?(?:arm|hand|finger)\b[^.;]{0,20}\b(?:up|upwards?|sky|skyward|heavens?|ceiling|stars|moon)\b|\b(?:left|right|one|other) (?:arm|hand)\b[^.;]{0,50}\b(?:raised|upwards?|overhead)\b/,
  'arm-to-floor':
    /\b(?:left|right|one) (?:arm|hand)\b[^.;]{0,30}\b(?:planted|resting|placed)\b[^.;]{0,12}\b(?:floor|ground)\b/,
  'lean-forward':
    /\b(?:torso|trunk|upper body|body|back|posture)\b[^.;]{0,40}\b(?:inclin\w+|tilt\w*|lean\w*|bent|bend\w*)\b[^.;]{0,16}\bforwards?\b/,
  'lean-slightly':
    /\b(?:subtle|slight|gentle|mild) (?:lean|tilt|bend)\b|\b(?:inclin\w+|tilt\w*|lean\w*|bent|bend\w*)\b[^.;]{0,12}\b(?:modestly|slightly|gently|subtly)\b|\b(?:modestly|slightly|gently|subtly) (?:inclin\w+|tilt\w*|lean\w*|bent)\b/,
  'hold-ankle': /\bhands?\b[^.;]{0,30}\b(?:hold|grasp|grip|clasp|clutch)\w*\b[^.;]{0,20}\b(?:ankle|foot)\b/,
  'lean-back': /\b(?:leaning|leans|arch\w*) (?:slightly )?back(?:wards?)?\b/,
  'lean-aside':
    /\b(?:torso|trunk|upper body|body)\b[^.;]{0,30}\b(?:tilt\w*|lean\w*|angled|bent)\b[^.;]{0,20}\b(?:to|towards?) the (?:left|right)\b/,
  'head-up': /\b(?:head|gaze|eyes|chin)\b[^.;]{0,40}\b(?:upwards?|back|ceiling|sky|lifted)\b/,
  'head-down': /\b(?:head|gaze|eyes)\b[^.;]{0,40}\b(?:down|downwards?)\b/,
} as const satisfies Record<string, RegExp>;

export type Turn = keyof typeof turns;

const turnsIn = createFinder<Turn>(turns);

/** What limbs do, as words for who has them. None where no limb is spoken of. */
export function postureIn(prompt: string): readonly `posture:${Turn}`[] {
  return turnsIn(prompt.toLowerCase()).map((name) => `posture:${name}` as const);
}
