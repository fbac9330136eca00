import { actTable, acts } from '../../../../catalogue/acts.js';
import type { ActName } from '../../../../catalogue/acts.js';
import type { FigurePose, PoseName } from '../poses.js';
import { armsAt } from '../grasps.js';
import { poses } from '../poses.js';
import type { ActPose } from './act-pose.js';
import { poseAtThings } from './at-things.js';
import { bodilyPoses } from './bodily.js';
import { errandPoses } from './errands.js';
import { exercisePoses } from './exercise.js';
import { gesturePoses } from './gestures.js';
import { homePoses } from './home.js';
import { actsInPlayPoses } from './in-play.js';
import { counterActs } from './counters.js';
import { changingPoses } from './of-changing.js';
import { actsOfTwoPoses } from './of-two.js';
import { actsOfPairsPoses } from './of-pairs.js';
import { toolPoses } from './outdoor-tools.js';
import { placedPoses } from './placed.js';
import { quietActs } from './quiet.js';
import { sportPoses } from './sport.js';
import { stagePoses } from './stage.js';
import { tradePoses } from './trades.js';

/** How every act looks; the compiler asks for the row of a new one. */
export const actPoses: Record<ActName, ActPose> = {
  ...quietActs,
  ...counterActs,
  ...stagePoses,
  ...sportPoses,
  ...exercisePoses,
  ...gesturePoses,
  ...toolPoses,
  ...actsInPlayPoses,
  ...tradePoses,
  ...actsOfTwoPoses,
  ...actsOfPairsPoses,
  ...bodilyPoses,
  ...homePoses,
  ...changingPoses,
  ...poseAtThings,
  ...placedPoses,
  ...errandPoses,
};

export const isAct = (word: string): word is ActName => Object.hasOwn(actTable, word);

/** Acts that are felt while something else is done: a girl giggles and blows bubbles. */
const felt: ReadonlySet<string> = new Set<ActName>(['laughing', 'crying']);

/** What was said first is done. */
export function actOf(attributes: ReadonlySet<string>): ActName | undefined {
  const done = [...attributes].filter(isAct);
  return done.find((act) => !felt.has(act)) ?? done[0];
}

const usesOf = new Map(acts.map(({ act, uses = '', shows = '' }) => [act, `${uses} ${shows}`.trim().split(' ')]));

/** Things that whoever does it draws by itself: they are no items of their own. */
export const drawnBy = (act: ActName): readonly string[] => usesOf.get(act) ?? [];

/** Poses that say what the legs do, whatever the hands are busy with. */
const stances: ReadonlySet<string> = new Set([
  'seated',
  'riding',
  'cycling',
  'sitting',
  'cross-legged',
  'kneeling',
  'crouching',
  'sleeping',
  'lying',
  'prone',
]);
/** Where somebody else carries them: the act keeps its hands, not its legs. */
const seatsOfOthers: ReadonlySet<string> = new Set(['seated', 'riding', 'cycling']);
const gaits: ReadonlySet<string> = new Set(['walking', 'running']);

/** Said of who sits on the ground: no chair of an act is theirs. */
export const ON_GROUND = 'on-ground';

/** Who sits and writes sits at the table of their writing. */
const isOnItsChair = (act: ActName, stance: string | undefined, attributes: ReadonlySet<string>): boolean =>
  stance === 'sitting' &&
  !attributes.has(ON_GROUND) &&
  actPoses[act].things?.some(({ thing }) => thing === 'chair' || thing === 'stool') === true;

/** Who reads or draws lying down does so on the belly. */
const usesHands = (act: ActName): boolean =>
  actPoses[act].things?.some(
    ({ at, layer }) => (at === 'near' || at === 'far' || at === 'both') && layer !== 'behind',
  ) === true;

/** The body of an act: sitting where it sits, walking where it walks. */
export function posed(act: ActName, name: string, attributes: ReadonlySet<string>): FigurePose {
  const { body, whole, arms, free } = actPoses[act];
  const gait = whole ? undefined : [...gaits].find((word) => attributes.has(word));
  // who balances on one leg neither sits nor kneels, whatever else was said
  const bodily = whole === true && !seatsOfOthers.has(name);
  const told = stances.has(name) && !bodily ? name : gait;
  const stance = told === 'lying' && usesHands(act) ? 'prone' : told;
  // on the elbows hands are on the ground before the face, and what they hold with them
  if (stance === 'prone') return poses.prone;
  if (stance === undefined || isOnItsChair(act, stance, attributes)) {
    const held = free ? armsAt(attributes) : undefined;
    if (!held) return { ...body, ...arms };
    const { nearHand: _near, farHand: _far, ...rest } = arms;
    return { ...body, ...rest, ...held };
  }
  const under: FigurePose = poses[stance as PoseName];
  const { lean: _lean, ...gesture } = arms;
  return { ...under, ...(stance === 'sitting' && { lean: -4 }), ...gesture };
}
