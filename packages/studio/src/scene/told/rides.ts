import { actOfTrade, belongsTo, isActName, isRidden } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, withRelation, withWords, without } from './edits.js';

/** Who gets into something, who is pushed in it, and who rides each on their own. */

/** "Climbing into a car": one is in it, and climbs no rock. */
export function climbedInto(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject }) => {
    const climbs = brief.subjects[subject]?.attributes.includes('climbing') === true;
    return climbs && (kind === 'inside' || kind === 'riding');
  });
  if (!found) return brief;
  const { setting, ...rest } = brief;
  // the mountains were only there for the climbing
  const placed = setting === 'mountains' && !/\bmountains?\b/i.test(brief.prompt) ? rest : brief;
  return withWords(placed, found.subject, (own) => own.filter((word) => word !== 'climbing'));
}

/** Who fishes from a boat sits in it with the rod, and does not row. */
export function fishedFrom(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'riding' || kind === 'inside' || kind === 'on') &&
      brief.subjects[subject]?.attributes.some((word) => FISHES.has(word)) === true &&
      belongsTo(AFLOAT, brief.subjects[object]?.concept ?? ''),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => [AFLOAT, ...own.filter((word) => !FISHES.has(word))]);
}

const AFLOAT: ActName = 'boat-fishing';
const FISHES: ReadonlySet<string> = new Set(['fishing', 'angling']);

/** Who loads a van stands before it, and does not drive. */
export function loadedInto(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) =>
      (kind === 'riding' || kind === 'inside') &&
      brief.subjects[subject]?.attributes.some((word) => LOADS.has(word)) === true,
  );
  return found ? withKind(brief, found, 'beside') : brief;
}

const LOADS: ReadonlySet<string> = new Set<ActName>(['box-stacking', 'packing-case']);

/** Who pushes a baby in a stroller pushes the stroller. */
export function pushedIn(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, object }) => kind === 'pushing' && isPeople(brief.subjects[object] as Subject),
  );
  const within = brief.relations.find(
    ({ kind, subject }) => subject === found?.object && (kind === 'riding' || kind === 'inside' || kind === 'on'),
  );
  if (!found || !within) return brief;
  return withKind(withRelation(brief, found, { ...found, object: within.object }), within, 'inside');
}

/** Who rides a motor scooter sits on it: the way one rides a small one is another. */
export function onTheirOwnMount(brief: Brief): Brief {
  return brief.relations
    .filter(({ kind }) => kind === 'riding')
    .reduce<Brief>((each, { subject, object }) => {
      const mount = each.subjects[object]?.concept;
      const other = (word: string): boolean =>
        mount !== undefined && isActName(word) && isRidden(word) && !belongsTo(word, mount);
      const rides = each.subjects[subject]?.attributes.some(other) && isOfKind('vehicle', mount ?? '');
      return rides ? withWords(each, subject, (own) => own.filter((word) => !other(word))) : each;
    }, brief);
}

/** Who rides a machine has both hands on its handlebar: what they were to carry would be between them and it. */
export function handsOnBars(brief: Brief): Brief {
  const rider = brief.relations.find(
    ({ kind, subject, object }) =>
      (kind === 'riding' || kind === 'on') &&
      isPeople(brief.subjects[subject] as Subject) &&
      isSteered(brief.subjects[object]?.concept ?? ''),
  );
  const carried = brief.relations.filter(
    ({ kind, subject, object }) =>
      kind === 'holding' && subject === rider?.subject && object !== rider.object && isBulky(brief.subjects[object]),
  );
  if (!rider || carried.length === 0) return brief;
  const lost = carried.map(
    ({ object }) => `"${brief.subjects[object]?.words}" is not shown: both hands are on the handlebar`,
  );
  const left = { ...brief, lost: [...(brief.lost ?? []), ...lost] };
  return without(withKind(left, rider, 'riding'), new Set(carried.map(({ object }) => object)));
}

const isSteered = (concept: string): boolean =>
  offerOf(concept).cycle === true || [ON_MOTORBIKES, ON_SCOOTERS].some((act) => belongsTo(act, concept));

/** Boxes and bags, and nothing alive. */
const isBulky = (thing: Subject | undefined): boolean =>
  thing !== undefined && (isOfKind('object', thing.concept) || isOfKind('food', thing.concept));

const ON_MOTORBIKES: ActName = 'motorcycling';
const ON_SCOOTERS: ActName = 'scooting';

/** Two or more who ride: a couple on bicycles, riders on horses. Each has one of their own. */
export function mountedEach(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [riders, mounts] = [brief.subjects[subject], brief.subjects[object]];
    if ((kind !== 'riding' && kind !== 'on') || !riders || !mounts || !isPeople(riders)) return false;
    // on one motorcycle there is room for both
    if (mounts.count === 1 && belongsTo(ON_MOTORBIKES, mounts.concept)) return false;
    return isMount(mounts) && (is(riders.concept, 'couple') || (riders.count > 1 && mounts.count > 1));
  });
  const riders = brief.subjects[found?.subject ?? -1];
  if (!found || !riders) return brief;
  const count = is(riders.concept, 'couple') ? 2 : riders.count;
  const subjects = brief.subjects.map((each, index): Subject => {
    if (index === found.object) return { ...each, count };
    return index === found.subject ? { ...each, concept: 'person', count } : each;
  });
  const relations = brief.relations.map((each): Relation => (each === found ? { ...each, kind: 'riding' } : each));
  return { ...brief, subjects, relations };
}

const isMount = ({ concept }: Subject): boolean =>
  offerOf(concept).cycle === true || (isOfKind('animal', concept) && is(concept, 'led'));

/** What no word of the prompt names weighs no more than this. */
const UNNAMED = 0.45;

/** A chair that nobody named stands at the table of one who sits alone; where several sit they have it in common. */
export function atOneTable(brief: Brief): Brief {
  const people = brief.subjects.flatMap((each, at) => (isPeople(each) ? [at] : []));
  const acts = new Set(people.map((at) => brief.subjects[at]?.attributes.find(isActName)));
  const [first] = people;
  const sat = brief.relations.find(({ kind, subject }) => kind === 'on' && subject === first);
  const chair = brief.subjects[sat?.object ?? -1];
  const put = brief.relations.find(({ subject }) => subject === sat?.object);
  const named = (chair?.salience ?? 1) > UNNAMED;
  if (first === undefined || people.length < 2 || acts.size !== 1 || named || !sat || !put) return brief;
  if (!is(brief.subjects[put.object]?.concept, 'dining')) return brief;
  const relations = brief.relations
    .filter((each) => each !== put)
    .map((each): Relation => (each === sat ? { kind: 'around', subject: first, object: put.object } : each));
  const gone = new Set([sat.object]);
  return without({ ...brief, relations }, gone);
}

/** Who rides a motorcycle has it under themselves: hands on its bars and feet on its rests, whatever its make. */
export function onMotorbike(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [rider, machine] = [brief.subjects[subject], brief.subjects[object]];
    if ((kind !== 'riding' && kind !== 'on') || !rider || !machine) return false;
    const alone = isPeople(rider) && rider.count <= 2 && machine.count === 1;
    const plain = machine.attributes.every((word) => word === 'speeding') && machine.shape === undefined;
    return alone && plain && belongsTo(ON_MOTORBIKES, machine.concept);
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    ON_MOTORBIKES,
    ...own.filter((word) => !/^(?:driving|riding|cycling|sitting)$/.test(word)),
  ]);
}

/** Who is out on a motorcycle is on a road that runs from side to side, as the machine does, and not with one wheel beside it. */
export function alongRoad(brief: Brief): Brief {
  const rides = ({ attributes }: Subject): boolean =>
    attributes.some((word) => word === ON_MOTORBIKES || actOfTrade(word) === ON_MOTORBIKES);
  const mounted = brief.relations.some(
    ({ kind, object }) => kind === 'riding' && belongsTo(ON_MOTORBIKES, brief.subjects[object]?.concept ?? ''),
  );
  const out = brief.setting === 'road' && (mounted || brief.subjects.some(rides));
  return out ? { ...brief, setting: 'highway' } : brief;
}

const RACES: ActName = 'racing';

/** Swimmers who race are in the water, and run through no finish. */
export function swumRace(brief: Brief): Brief {
  return brief.subjects.reduce<Brief>((each, one, index) => {
    const swims = isPeople(one) && one.attributes.includes('swimmer') && one.attributes.includes(RACES);
    if (!swims) return each;
    return withWords(each, index, (own) => [
      'swimming',
      ...own.filter((word) => word !== RACES && word !== 'running' && word !== 'swimming'),
    ]);
  }, brief);
}
