import { belongsTo, isActName, thingsOfAct } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { PAWS_UP } from '../belly-up.js';
import { isWater } from '../out-of-place.js';
import { isRoom } from '../scale.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, withWords, without } from './edits.js';

const INTO: ActName = 'car-entering';

/** "Getting out of a car", "stooping to enter a sports car": one foot is in it, its door open. */
export function atCarDoor(brief: Brief): Brief {
  if (!brief.told?.includes('in-or-out')) return brief;
  const people = [...brief.subjects.keys()].filter((index) => isPeople(brief.subjects[index] as Subject));
  const [doer] = people;
  const car = brief.subjects.findIndex(
    ({ concept, count, attributes }) => count === 1 && belongsTo(INTO, concept) && !attributes.includes('toy'),
  );
  if (doer === undefined || people.length > 1 || brief.subjects[doer]?.count !== 1 || car < 0) return brief;
  const others = brief.relations.filter(({ subject, object }) => subject !== doer || object !== car);
  const relations = [...others, { kind: 'holding' as const, subject: doer, object: car }];
  return withWords({ ...brief, relations }, doer, (own) => [
    INTO,
    ...own.filter((word) => !/^(?:getting|stooping|bending|leaning)$/.test(word)),
  ]);
}

const BY_NET: ActName = 'net-dipping';

/** Who has a landing net stands in the water, and what they catch is in it. */
export function netted(brief: Brief): Brief {
  const { setting } = brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, net] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'holding' || !doer || !isPeople(doer) || doer.count !== 1 || doer.attributes.some(isActName))
      return false;
    return net?.count === 1 && thingsOfAct(BY_NET).includes(net.concept);
  });
  const doer = found?.subject ?? brief.subjects.findIndex((each) => isPeople(each) && each.attributes.includes(BY_NET));
  // nobody wades in a harbour
  const shore = setting === undefined || setting === 'harbour' ? 'lake' : setting;
  if (doer < 0 || !isWater(shore)) return brief;
  const relations = brief.relations.map((each) =>
    each.subject === doer && belongsTo(BY_NET, brief.subjects[each.object]?.concept ?? '')
      ? { ...each, kind: 'holding' as const }
      : each,
  );
  const told = [...(brief.told ?? []), 'wading' as const];
  return withWords({ ...brief, relations, told, setting: shore }, doer, (own) => [
    BY_NET,
    ...own.filter((word) => word !== BY_NET),
  ]);
}

const ON_TABLES: ReadonlySet<string> = new Set<ActName>(['food-weighing', 'mailing']);

/** What is weighed "on a scale" lies there, and nobody stands on it. */
export function atTheirs(brief: Brief): Brief {
  const relations = brief.relations.map((each): Relation => {
    const act = brief.subjects[each.subject]?.attributes.find((word) => ON_TABLES.has(word));
    const theirs = act !== undefined && isActName(act) && belongsTo(act, brief.subjects[each.object]?.concept ?? '');
    return theirs ? { ...each, kind: 'holding' } : each;
  });
  return { ...brief, relations };
}

const PUTS = new Set(['putting', 'dropping', 'placing', 'inserting', 'mailing']);
const MAILS: ActName = 'mailing';

/** Who puts a letter into a mailbox stands at it, the letter in its slot. */
export function atMailbox(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, box] = [brief.subjects[subject], brief.subjects[object]];
    const puts = doer?.count === 1 && isPeople(doer) && doer.attributes.some((word) => PUTS.has(word));
    return puts && (kind === 'facing' || kind === 'inside') && box?.count === 1 && belongsTo(MAILS, box.concept);
  });
  if (!found) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    MAILS,
    ...own.filter((word) => !PUTS.has(word)),
  ]);
}

const WIPES: ActName = 'wiping';
const AT_CAR: ActName = 'car-washing';

/** Who washes a red car stands at its side with a sponge. */
export function atTheirCar(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, car] = [brief.subjects[subject], brief.subjects[object]];
    const wipes = doer?.count === 1 && isPeople(doer) && doer.attributes.includes(WIPES);
    return wipes && (kind === 'facing' || kind === 'holding') && car?.count === 1 && belongsTo(AT_CAR, car.concept);
  });
  if (!found || brief.subjects[found.object]?.attributes.includes('toy')) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) =>
    own.map((word) => (word === WIPES ? AT_CAR : word)),
  );
}

/** The thread that something hangs by is drawn with it. */
export function threaded(brief: Brief): Brief {
  if (!brief.told?.includes('by-thread')) return brief;
  const found = brief.relations.find(({ kind, subject }) => kind === 'hanging-from' && subject === 0);
  return found ? without(brief, new Set([found.object])) : brief;
}

const WATERS: ActName = 'watering';
const IN_POTS: ActName = 'pot-watering';

/** Plants in a room or on a balcony are in pots. */
export function inPots(brief: Brief): Brief {
  const { setting } = brief;
  if (setting === undefined || !(isRoom(setting) || setting === 'terrace')) return brief;
  return brief.subjects.reduce<Brief>(
    (each, subject, index) =>
      isPeople(subject) && subject.attributes.includes(WATERS)
        ? withWords(each, index, (own) => own.map((word) => (word === WATERS ? IN_POTS : word)))
        : each,
    brief,
  );
}

const BETWEEN_TWO: readonly ActName[] = ['sofa-carrying', 'table-carrying', 'crate-carrying', 'ladder-carrying'];
/** Metres: what is larger is carried by two at its ends. */
const BULKY = 0.35;

/** "Two men carrying a sofa" have it between them; children have no wardrobe. */
export function carriedByTwo(brief: Brief): Brief {
  if (!brief.told?.includes('carrying')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [two, thing] = [brief.subjects[subject], brief.subjects[object]];
    const free = two !== undefined && isPeople(two) && !two.attributes.some(isActName);
    const pair = free && (two.count === 2 || (two.count === 1 && is(two.concept, 'couple')));
    const drawing = paintedAs(thing?.concept);
    const bulky = drawing !== undefined && drawing.height > BULKY;
    return (
      pair &&
      (kind === 'holding' || kind === 'facing') &&
      thing?.count === 1 &&
      bulky &&
      betweenTwo(thing) !== undefined
    );
  });
  const act = found && betweenTwo(brief.subjects[found.object] as Subject);
  if (!found || act === undefined) return brief;
  return withWords(withKind(brief, found, 'holding'), found.subject, (own) => [
    act,
    ...own.filter((word) => word !== 'walking' && word !== 'carrying'),
  ]);
}

const betweenTwo = ({ concept }: Subject): ActName | undefined => BETWEEN_TWO.find((act) => belongsTo(act, concept));

const AT_MIRROR: ActName = 'mirror-gazing';

/** Who is in front of a mirror looks into it: it stands on its foot, and is as tall as they are. */
export function atMirror(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, mirror] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'in-front-of' || !one || !isPeople(one) || one.count !== 1 || mirror?.count !== 1) return false;
    const busy = one.attributes.some((word) => isActName(word) || /^(?:sitting|lying|kneeling|back)$/.test(word));
    return !busy && thingsOfAct(AT_MIRROR).includes(mirror.concept);
  });
  if (!found || brief.subjects.filter(isPeople).length > 1) return brief;
  return withWords(withKind(brief, found, 'facing'), found.subject, (own) => [AT_MIRROR, ...own]);
}

/** A bear that catches a salmon stands in a river and has it in its mouth. */
export function caughtByMouth(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, prey] = [brief.subjects[subject], brief.subjects[object]];
    const hunts = kind === 'holding' && one?.count === 1 && one.attributes.includes('catching');
    const fish = paintedAs(prey?.concept);
    const swims = fish?.kind === 'animal' && fish.habitat === 'underwater';
    return hunts && swims && !isPeople(one) && isOfKind('animal', one.concept);
  });
  const { setting } = brief;
  if (!found || (setting !== undefined && !isWater(setting))) return brief;
  const told = [...(brief.told ?? []), 'by-mouth' as const];
  return withWords({ ...brief, told, setting: setting ?? 'river' }, found.subject, (own) =>
    own.map((word) => (word === 'catching' ? 'fishing' : word)),
  );
}

/** A duck "with her ducklings" has them beside her, and not in hand. */
export function withTheirYoung(brief: Brief): Brief {
  const relations = brief.relations.map((each): Relation => {
    const [one, other] = [brief.subjects[each.subject], brief.subjects[each.object]];
    const kin = one !== undefined && other !== undefined && one.concept === other.concept && !isPeople(one);
    return each.kind === 'holding' && kin && other.count > 1 && isOfKind('animal', one.concept)
      ? { kind: 'beside', subject: each.object, object: each.subject }
      : each;
  });
  const swimmer = brief.subjects.findIndex(({ attributes }) => attributes.includes('swimming'));
  const changed = relations.findIndex((each, at) => each !== brief.relations[at] && each.object === swimmer);
  const told = { ...brief, relations };
  return changed < 0 ? told : withWords(told, relations[changed]?.subject ?? 0, (own) => ['swimming', ...own]);
}

/** What nobody skates on: ice that is an area of the place, however it was named. */
const FLOES: ReadonlySet<Brief['setting']> = new Set([undefined, 'arctic']);
const SKATER = 'skater';

/** Who skates on ice does so on a frozen lake, unless a place is told; a skater on ice has skates on, and no board. */
export function onIce(told: Brief): Brief {
  const brief = skatersOnIce(told);
  const skates = brief.subjects.some(({ attributes }) => attributes.includes('skating'));
  return skates && FLOES.has(brief.setting) && brief.told?.includes('on-ice') === true
    ? { ...brief, setting: 'frozen-lake' }
    : brief;
}

function skatersOnIce(brief: Brief): Brief {
  const skater = brief.subjects.findIndex(({ attributes }) => attributes.includes(SKATER));
  const floor = brief.relations.find(
    ({ kind, subject, object }) => kind === 'on' && subject === skater && is(brief.subjects[object]?.concept, 'ice'),
  );
  if (skater < 0 || (!floor && !brief.told?.includes('on-ice'))) return brief;
  // "an ice skater" is made of no ice
  const { material, ...one } = brief.subjects[skater] as Subject;
  const kept = material === 'ice' ? one : { ...one, ...(material && { material }) };
  const attributes = ['skating', ...one.attributes.filter((word) => word !== SKATER && word !== 'ice')];
  const subjects = brief.subjects.map((each, at): Subject => (at === skater ? { ...kept, attributes } : each));
  const iced = { ...brief, told: [...(brief.told ?? []), 'on-ice' as const], subjects };
  return floor ? without(iced, new Set([floor.object])) : iced;
}

/** Who rolls in the grass, or has the belly rubbed, has the legs in the air. */
export function onItsBack(brief: Brief): Brief {
  if (!brief.told?.includes('belly-up')) return brief;
  const roller = brief.subjects.findIndex(
    // a cat's tail stands up
    ({ concept, attributes }) => is(concept, 'rolls') && attributes.some((word) => ROLLS.has(word)),
  );
  if (roller < 0) return brief;
  return withWords(brief, roller, (own) => [PAWS_UP, 'belly-up', ...own.filter((word) => !ROLLS.has(word))]);
}

const ROLLS = new Set(['rolling', 'lying', 'resting', 'sleeping']);
