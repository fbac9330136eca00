import type { ActName } from '../../catalogue/acts.js';
import { actWith, belongsTo, isActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import {
  borne,
  carriedPet,
  circling,
  cuddled,
  fed,
  fought,
  given,
  greeted,
  inArms,
  lyingUnder,
  met,
  onLap,
  snuggled,
  tended,
} from './beings.js';
import { settleCompany } from './company.js';
import { atComputer, atDesk, atOwnDesk, readsAtDesk, satAtDesk } from './desks.js';
import { isDoer, isMachine, settleDoers } from './doers.js';
import { isOfKind, withKind, withWords } from './edits.js';
import { atMeals, atTheirCounter, bathed, inCrib, onTheFloor, onTheGround, tuckedIn } from './sitters.js';
import { besideTheCut, carvedUp, cutUp, notYetMade, overFire, stirred } from './kitchen.js';
import {
  amongMany,
  armed,
  atTheirTable,
  chewed,
  awaited,
  fromBottle,
  fromOven,
  gathered,
  handled,
  inPaws,
  offered,
  onBroom,
  onKnees,
  poured,
  pulledOut,
  shownInHand,
  takenAlong,
} from './hands.js';
import {
  afloat,
  atTennis,
  atTheirGame,
  atWindowOf,
  beforeSmall,
  beforeVessels,
  climbed,
  leaptFor,
  onStage,
  overMap,
  overtaken,
  paddled,
  pictured,
  ranWith,
  seatedPose,
  throughGlass,
  upLadder,
  welcomed,
} from './places.js';
import { hitched, nearTrees, onPad, unfit } from './pairs.js';
import { fedByBottle, made, tugged, withTheirThings, workedOn } from './tools.js';
import { atTheirBall, divingDown, movingWith, overTheTop } from './movers.js';
import { inSaddle } from './riders.js';
import { alongRoad, climbedInto, fishedFrom, onMotorbike, swumRace, loadedInto, pushedIn } from './rides.js';
import { atCarDoor, atMailbox, atMirror, atTheirCar, atTheirs, carriedByTwo, inPots, threaded } from './errands.js';
import { beforeWindow, eachDressed, eatenByBeasts, eatenOutside, fedWith, licked, onSameSeat, shod } from './each.js';
import { overFence } from './fences.js';
import { insideOf } from './indoors.js';
import { muralled, paintedAnew, workedAtWall } from './painters.js';
import { hikedUp, upStairs } from './stairs.js';

/** What people are told to do says where things are: a meal is before who eats it, a tool in the hands of who uses it. */
export function settleActs(told: Brief): Brief {
  return steps.reduce((brief, step) => step(brief), settleDoers(settleCompany(told)));
}

/** "A couple having a romantic dinner": a meal that is nowhere else is before who is there. */
function withMeals(brief: Brief): Brief {
  const eater = brief.subjects.findIndex(isPeople);
  const meal = brief.subjects.findIndex(
    ({ concept }, index) =>
      is(concept, 'meal') && !brief.relations.some(({ subject, object }) => subject === index || object === index),
  );
  if (eater < 0 || meal < 0) return brief;
  return { ...brief, relations: [...brief.relations, { kind: 'holding', subject: eater, object: meal }] };
}

/** "On a chair to reach a shelf", "on a bed reading": what a chair is said to do, who is on it does. */
function ownActs(brief: Brief): Brief {
  const isThing = ({ concept }: Subject): boolean => is(concept, 'step') || isOfKind('furniture', concept);
  const thing = brief.subjects.findIndex((subject) => isThing(subject) && subject.attributes.some(isActName));
  const user = brief.relations.find(
    ({ subject, object }) => object === thing && isDoer(brief.subjects[subject] as Subject),
  )?.subject;
  const doer = user ?? brief.subjects.findIndex(isPeople);
  const acting = brief.subjects[thing];
  if (doer < 0) return brief;
  if (!acting) return raised(brief, doer);
  const moved = acting.attributes.filter(isActName);
  const subjects = brief.subjects.map((subject, index) =>
    index === doer
      ? { ...subject, attributes: [...moved, ...subject.attributes] }
      : subject === acting
        ? { ...subject, attributes: subject.attributes.filter((word) => !isActName(word)) }
        : subject,
  );
  return raised({ ...brief, subjects }, doer);
}

const RAISED: ReadonlySet<string> = new Set<ActName>(['changing-bulb', 'reaching-shelf', 'picking-high']);

/** Who changes a bulb stands on what they draw below themselves. */
function raised(brief: Brief, doer: number): Brief {
  const act = brief.subjects[doer]?.attributes.find((word) => RAISED.has(word)) as ActName | undefined;
  if (!act) return brief;
  const relations = brief.relations.filter(
    ({ kind, subject, object }) =>
      !(kind === 'on' && subject === doer && belongsTo(act, brief.subjects[object]?.concept ?? '')),
  );
  return { ...brief, relations };
}

/** Who writes on a board that has words on it stands before it, chalk in hand. */
function atBoard(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const writes = brief.subjects[subject]?.attributes.some((word) => word === 'writing' || word === 'working');
    const there = kind === 'on' || kind === 'facing' || kind === 'in-front-of' || kind === 'beside';
    return there && writes === true && belongsTo('writing-board', brief.subjects[object]?.concept ?? '');
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'facing'), found.subject, (own) => [
    'chalking',
    ...own.filter((word) => word !== 'writing'),
  ]);
}

/** Who serves a cup has it in hand. */
function served(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'facing' || !doer || !thing) return false;
    const dishes = ['meal', 'drink', 'hot-drink', 'drinking-vessel'] as const;
    // who serves spaghetti does not eat them
    const food = isOfKind('food', thing.concept) && actWith(thing.concept) === undefined;
    const dish = food || dishes.some((trait) => is(thing.concept, trait));
    return doer.attributes.includes('serving') && dish;
  });
  if (!found) return brief;
  const subjects = brief.subjects.map((subject, index) => {
    if (index !== found.subject) return subject;
    const { action, ...rest } = subject;
    const attributes = subject.attributes.filter((word) => word !== 'serving');
    return {
      ...rest,
      ...(action !== undefined && action !== 'serving' && { action }),
      attributes,
    };
  });
  return withKind({ ...brief, subjects }, found, 'holding');
}

/** "Hitting a nail with a hammer": the tool is in the hands, what is hit before them. */
function withTools(brief: Brief): Brief {
  if (!brief.told?.includes('with-tool')) return brief;
  const used = brief.relations.find(({ kind, subject, object }) => {
    const tool = brief.subjects[subject];
    if (kind !== 'beside' || !tool || !actWith(tool.concept, tool.variety)) return false;
    return brief.relations.some((each) => each.kind === 'holding' && each.object === object);
  });
  if (!used) return brief;
  const doing = brief.relations.find((each) => each.kind === 'holding' && each.object === used.object);
  const relations = brief.relations.map((each) =>
    each === used
      ? { kind: 'holding' as const, subject: doing?.subject ?? 0, object: used.subject }
      : each === doing
        ? { ...each, kind: 'facing' as const }
        : each,
  );
  return { ...brief, relations };
}

/** A kite that an animal flies is on a string in its paw. */
function withKite(brief: Brief): Brief {
  const flyer = brief.subjects.findIndex(
    (subject) => !isPeople(subject) && subject.count === 1 && subject.attributes.includes('flying'),
  );
  const kite = brief.subjects.findIndex(({ concept }) => belongsTo('flying-kite', concept));
  if (flyer < 0 || kite < 0 || flyer > kite) return brief;
  if (brief.relations.some(({ subject, object }) => subject === kite || object === kite)) return brief;
  const relations = [...brief.relations, { kind: 'holding' as const, subject: flyer, object: kite }];
  return withWords({ ...brief, relations }, flyer, (own) => own.filter((word) => word !== 'flying'));
}

/** What somebody repairs is before them, their toolbox beside them. */
function repaired(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) => kind === 'facing' && brief.subjects[subject]?.attributes.includes('repairing') === true,
  );
  if (!found) return brief;
  const relations = brief.relations.map((each) =>
    each.kind === 'holding' && each.subject === found.subject && is(brief.subjects[each.object]?.concept, 'handle')
      ? { kind: 'beside' as const, subject: each.object, object: found.subject }
      : each,
  );
  return withWords({ ...brief, relations }, found.subject, (own) => [...own, 'station-elsewhere']);
}

/** What is mended with needle and twine is on the lap of who mends it. */
function mended(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'facing' || kind === 'holding') &&
      brief.subjects[subject]?.attributes.includes('repairing') === true &&
      belongsTo('mending-net', brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['mending-net', ...own.filter((word) => word !== 'repairing')]);
}

const isServed = (concept: string): boolean =>
  offerOf(concept).vessel === true || isOfKind('food', concept) || is(concept, 'drinking-vessel');

/** A robot has in its hand what it serves or cooks. */
function byMachine(brief: Brief): Brief {
  const robot = brief.subjects.findIndex(
    ({ concept, attributes, count }) => isMachine(concept) && count === 1 && attributes.some(isActName),
  );
  if (robot < 0) return brief;
  const relations = brief.relations.map((each) =>
    each.subject === robot && each.kind === 'facing' && isServed(brief.subjects[each.object]?.concept ?? '')
      ? { ...each, kind: 'holding' as const }
      : each,
  );
  return { ...brief, relations };
}

/** Who plants a flag plants no flowers: its pole is in the ground before them. */
function planted(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'holding' || kind === 'facing') &&
      brief.subjects[subject]?.attributes.includes('gardening') === true &&
      is(brief.subjects[object]?.concept, 'hovers') &&
      is(brief.subjects[object]?.concept, 'hung'),
  );
  if (!found) return brief;
  // nobody plants a flag in a flower bed
  const { setting, ...elsewhere } = brief;
  const kept = setting === 'garden' && !/\bgarden/i.test(brief.prompt) ? elsewhere : brief;
  return withWords(withKind(kept, found, 'holding'), found.subject, (own) => [
    'planting-flag',
    ...own.filter((word) => word !== 'gardening'),
  ]);
}

/** What is planted stands in the ground before them, and is no bouquet. */
function bedded(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      kind === 'holding' &&
      brief.subjects[subject]?.attributes.includes('gardening') === true &&
      isOfKind('plant', brief.subjects[object]?.concept ?? ''),
  );
  return found ? withKind(brief, found, 'facing') : brief;
}

/** One after the other: each reads what those before it have settled. */
const steps: readonly ((brief: Brief) => Brief)[] = [
  inSaddle,
  movingWith,
  atTheirBall,
  divingDown,
  overTheTop,
  shod,
  eachDressed,
  onSameSeat,
  fedWith,
  licked,
  eatenOutside,
  eatenByBeasts,
  beforeWindow,
  awaited,
  takenAlong,
  seatedPose,
  amongMany,
  shownInHand,
  chewed,
  inPaws,
  armed,
  fromOven,
  fromBottle,
  poured,
  atWindowOf,
  welcomed,
  beforeVessels,
  pictured,
  throughGlass,
  beforeSmall,
  ranWith,
  onStage,
  threaded,
  carriedByTwo,
  atMirror,
  atTheirCar,
  atTheirs,
  inPots,
  climbedInto,
  atCarDoor,
  atMailbox,
  alongRoad,
  onMotorbike,
  swumRace,
  insideOf,
  upStairs,
  overFence,
  loadedInto,
  fishedFrom,
  climbed,
  hikedUp,
  afloat,
  paddled,
  leaptFor,
  upLadder,
  atTennis,
  atTheirGame,
  overMap,
  overtaken,
  hitched,
  pushedIn,
  unfit,
  nearTrees,
  onPad,
  gathered,
  pulledOut,
  lyingUnder,
  withTools,
  onKnees,
  atTheirTable,
  onLap,
  borne,
  ownActs,
  atBoard,
  byMachine,
  mended,
  carvedUp,
  notYetMade,
  cutUp,
  besideTheCut,
  stirred,
  overFire,
  planted,
  bedded,
  inArms,
  given,
  met,
  served,
  greeted,
  snuggled,
  tended,
  fed,
  cuddled,
  carriedPet,
  withMeals,
  onTheFloor,
  onTheGround,
  tuckedIn,
  bathed,
  inCrib,
  atMeals,
  atTheirCounter,
  atDesk,
  readsAtDesk,
  atOwnDesk,
  atComputer,
  satAtDesk,
  repaired,
  muralled,
  workedAtWall,
  paintedAnew,
  withKite,
  fought,
  circling,
  onBroom,
  tugged,
  fedByBottle,
  made,
  withTheirThings,
  workedOn,
  handled,
  offered,
];
