import { belongsTo, isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { BENCHED, isPeople } from './tableaux.js';
import { isOfKind, withWords, without } from './edits.js';
import { asleepOverBooks, inFreeSeat } from './readers.js';
import {
  aroundTreat,
  babySits,
  escorted,
  groomed,
  measuredUp,
  offDuty,
  tossedBetween,
  underOne,
  withTheirGlasses,
  withOwnGlasses,
  withWine,
} from './partners.js';

/** Who is there with whom, and who only seems to be: friends who play along, a voice on the phone, a sitter, an owner. */
export function settleCompany(told: Brief): Brief {
  return steps.reduce((brief, step) => step(brief), told);
}

const HERD = 9;

/** A herd of cows and sheep is one herd: they share its number. */
function sharedHerd(brief: Brief): Brief {
  const those = brief.subjects.flatMap(({ concept, count, arrangement }, index) =>
    isOfKind('animal', concept) && (arrangement === 'flock' || count === 3) ? [index] : [],
  );
  const herd = those.some((index) => brief.subjects[index]?.arrangement === 'flock');
  if (!herd || those.length < 2) return brief;
  // of many kinds there are few of each: beside who watches them nine would be toys
  const count = those.length > 2 ? 1 : Math.max(2, Math.ceil(HERD / those.length));
  return {
    ...brief,
    subjects: brief.subjects.map((each, index) => (those.includes(index) ? { ...each, count } : each)),
  };
}

const MOVING = new Set('running sprinting jogging walking cycling swimming dancing climbing jumping riding'.split(' '));
const LOOKING = new Set(['gazing', 'looking', 'beholding']);

/** Who runs through a city and takes in the sights runs. */
function onTheMove(brief: Brief): Brief {
  const subjects = brief.subjects.map((each) =>
    each.attributes.some((word) => MOVING.has(word)) && each.attributes.includes('gazing')
      ? { ...each, attributes: each.attributes.filter((word) => !LOOKING.has(word)) }
      : each,
  );
  return { ...brief, subjects };
}

const MATES = /\b(?:friend|classmate|playmate|teammate|schoolmate)s?$/;
const AGED = ['child', 'baby', 'elderly', 'girl', 'boy', 'young', 'toddler'] as const;

/** A child's friend is a child. */
function ofTheirAge(brief: Brief): Brief {
  const one = brief.subjects.find(isPeople);
  const age = one?.attributes.filter((word) => AGED.some((each) => each === word)) ?? [];
  if (!one || age.length === 0) return brief;
  const mates = brief.subjects.flatMap((each, at) => {
    const plain = !each.attributes.some((word) => word === 'man' || word === 'woman' || age.includes(word));
    return each !== one && isPeople(each) && MATES.test(each.words) && plain ? [at] : [];
  });
  return mates.reduce((each, at) => withWords(each, at, (own) => [...own, ...age]), brief);
}

/** Who does something with friends is one of three. */
function befriended(brief: Brief): Brief {
  const index = brief.subjects.findIndex(isPeople);
  const one = brief.subjects[index];
  const others = brief.subjects.flatMap((each, at) => (at !== index && isPeople(each) ? [at] : []));
  const act = one?.attributes.find(isActName);
  const [other] = others;
  // friends who are named do the same
  if (brief.told?.includes('friends') && act && other !== undefined && others.length === 1) {
    if (brief.subjects[other]?.attributes.some(isActName)) return brief;
    const relations = brief.relations.filter(
      ({ subject, object }) => !(subject === index && object === other) && !(subject === other && object === index),
    );
    return withWords({ ...brief, relations }, other, (own) => [act, ...own]);
  }
  const alone = others.length === 0;
  if (!brief.told?.includes('friends') || !one || !alone || one.count > 1 || !is(one.concept, 'person')) return brief;
  if (!one.attributes.some(isActName)) return brief;
  return { ...brief, subjects: brief.subjects.map((each, at) => (at === index ? { ...each, count: 3 } : each)) };
}

/** Whom somebody looks at does what they do, and does not look. */
function watched(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    const looks = (each: Subject | undefined): boolean => each?.attributes.includes('looking') === true;
    return kind === 'facing' && looks(one) && looks(other);
  });
  if (!found || brief.relations.some(({ subject }) => subject === found.object)) return brief;
  return withWords(brief, found.object, (own) => own.filter((word) => word !== 'looking'));
}

const BELOW: ActName = 'scuba-diving';

/** Who dives or snorkels is seen below the water. */
function submerged(told: Brief): Brief {
  const brief = told.relations.reduce<Brief>((each, { kind, subject, object }) => {
    const [one, gear] = [each.subjects[subject], each.subjects[object]];
    const dives = one !== undefined && isPeople(one) && one.attributes.includes('diving');
    if (kind !== 'holding' || !dives || !belongsTo(BELOW, gear?.concept ?? '')) return each;
    return withWords(each, subject, (own) => own.map((word) => (word === 'diving' ? BELOW : word)));
  }, told);
  const dives = brief.subjects.some((each) => isPeople(each) && each.attributes.includes('scuba-diving'));
  return dives && (brief.setting === 'sea' || brief.setting === 'beach') ? { ...brief, setting: 'underwater' } : brief;
}

/** Who talks to somebody does so, whoever that is. */
function conversing(brief: Brief): Brief {
  const [one, other] = brief.subjects.flatMap((each, at) => (isPeople(each) ? [at] : []));
  const quiet = one !== undefined && !brief.subjects[one]?.attributes.some(isActName);
  if (!brief.told?.includes('conversation') || !quiet || other !== undefined) return brief;
  return withWords(brief, one, (own) => ['talking', ...own]);
}

/** Whom somebody speaks to on the phone is not there. */
function byPhone(brief: Brief): Brief {
  if (!brief.told?.includes('by-phone')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    return kind === 'facing' && one && other && isPeople(one) && isPeople(other) && !one.attributes.some(isActName);
  });
  if (!found) return brief;
  const phone = brief.relations.find(({ subject }) => subject === found.object)?.object;
  const gone = new Set([found.object, ...(phone === undefined ? [] : [phone])]);
  const left = without(brief, gone);
  return withWords(left, found.subject - [...gone].filter((at) => at < found.subject).length, (own) => [
    'phoning',
    ...own,
  ]);
}

/** Who walks with a dog has it on its lead, both go one way, and it walks as well. */
function walkedWith(brief: Brief): Brief {
  const walks = ({ subject, object }: Relation): boolean => {
    const [one, other] = [brief.subjects[subject], brief.subjects[object]];
    return one?.attributes.includes('walking') === true && is(one.concept, 'person') && is(other?.concept, 'led');
  };
  const relations = brief.relations.map((each) =>
    each.kind === 'beside' && walks(each) ? { ...each, kind: 'following' as const } : each,
  );
  return relations
    .filter((each) => each.kind === 'following' && walks(each))
    .reduce<Brief>((each, { object }) => withWords(each, object, (own) => (own.length > 0 ? own : ['walking'])), {
      ...brief,
      relations,
    });
}

/** Who is with somebody on a couch or a bench, or holds them there, sits there too. */
function besideOnSeat(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one] = [brief.subjects[subject]];
    const alone = brief.relations.filter((each) => each.subject === subject).length === 1;
    const close =
      kind === 'beside' || (kind === 'facing' && one?.attributes.some((word) => BENCHED.has(word)) === true);
    if (!close || !one || !is(one.concept, 'person') || !alone) return false;
    return brief.relations.some((each) => {
      const seat = brief.subjects[each.object]?.concept;
      return each.kind === 'on' && each.subject === object && (is(seat, 'couch') || is(seat, 'bench'));
    });
  });
  const seat = found && brief.relations.find((each) => each.kind === 'on' && each.subject === found.object);
  if (!found || !seat) return brief;
  const relations = brief.relations.map((each) =>
    each === found ? { ...each, kind: 'on' as const, object: seat.object } : each,
  );
  return withWords({ ...brief, relations }, found.subject, (own) => [...own, 'sitting']);
}

/** Who studies what is no book looks at it. */
function beheld(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [doer, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'facing' || !doer || !thing || !doer.attributes.includes('reading')) return false;
    return !isPeople(thing) && !belongsTo('reading', thing.concept) && !is(thing.concept, 'reading');
  });
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['magnifying', ...own.filter((word) => word !== 'reading')]);
}

/** A musician who performs plays, unless a song is spoken of. */
function musical(brief: Brief): Brief {
  const index = brief.subjects.findIndex(
    ({ attributes }) => attributes.includes('musician') && attributes.includes('singing'),
  );
  const plays = brief.relations.some(({ subject, kind }) => subject === index && kind === 'holding');
  if (index < 0 || plays || brief.told?.includes('sings')) return brief;
  return withWords(brief, index, (own) => own.map((word) => (word === 'singing' ? 'guitar' : word)));
}

/** What an animal catches in its mouth is there. */
function inMouth(brief: Brief): Brief {
  if (!brief.told?.includes('by-mouth')) return brief;
  const bearer = brief.relations.find(({ kind, subject }) => {
    const { concept = '', attributes = [] } = brief.subjects[subject] ?? {};
    return (
      kind === 'holding' &&
      isOfKind('animal', concept) &&
      !is(concept, 'feathered') &&
      !attributes.some((word) => word !== 'holding' && word.endsWith('ing'))
    );
  });
  if (bearer && brief.told.includes('carrying')) return withWords(brief, bearer.subject, (own) => ['walking', ...own]);
  const relations = brief.relations.map((each) => {
    const [one, thing] = [brief.subjects[each.subject], brief.subjects[each.object]];
    const caught = each.kind === 'facing' && one && thing && isOfKind('animal', one.concept) && !isPeople(thing);
    if (caught && isOfKind('object', thing.concept)) return { ...each, kind: 'holding' as const };
    // "a pelican with a fish in its beak": whichever of the two is beside the other
    const beaked = each.kind === 'beside' && is(thing?.concept, 'feathered') && isOfKind('animal', one?.concept ?? '');
    return beaked ? { kind: 'holding' as const, subject: each.object, object: each.subject } : each;
  });
  return carriedByMouth({ ...brief, relations });
}

/** "With a rose in its mouth": it has it there, neither beside it nor in the water where it lives. */
function carriedByMouth(brief: Brief): Brief {
  const [named] = /[\w-]+(?= in (?:its|his|her|the) (?:mouth|teeth|jaws|beak)\b)/i.exec(brief.prompt) ?? [];
  const thing = brief.subjects.findIndex(({ words, count }) => count === 1 && words.split(' ').at(-1) === named);
  const owner = brief.subjects.findIndex(
    ({ concept, count }, index) => index < thing && count === 1 && isOfKind('animal', concept),
  );
  if (thing < 0 || owner < 0) return brief;
  const others = brief.relations.filter(({ subject, object }) => subject !== thing && object !== thing);
  const prey = isOfKind('animal', brief.subjects[thing]?.concept ?? '');
  return {
    ...brief,
    relations: [...others, { kind: 'holding', subject: owner, object: thing }],
    ...(prey && brief.setting === undefined && { setting: 'garden' as const }),
  };
}

/** A bird with something in its talons flies, and has it below itself. */
function carriedOff(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ kind, subject }) => kind === 'holding' && is(brief.subjects[subject]?.concept, 'feathered'),
  );
  if (!found || !brief.told?.includes('in-talons')) return brief;
  const freed = withWords(brief, found.object, (own) => own.filter((word) => word !== 'claws'));
  return withWords(freed, found.subject, (own) => [
    'flying',
    ...own.filter((word) => !/^(?:standing|sitting)$/.test(word)),
  ]);
}

/** Only people sit for a painter: of anything else a picture stands on the easel. */
function portrayed(brief: Brief): Brief {
  const found = brief.relations.find(
    ({ subject, object }) =>
      brief.subjects[subject]?.attributes.includes('portraying') === true &&
      !(brief.subjects[object] && isPeople(brief.subjects[object])),
  );
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => ['painting', ...own.filter((word) => word !== 'portraying')]);
}

const steps: readonly ((brief: Brief) => Brief)[] = [
  ofTheirAge,
  sharedHerd,
  onTheMove,
  besideOnSeat,
  asleepOverBooks,
  inFreeSeat,
  groomed,
  measuredUp,
  escorted,
  underOne,
  conversing,
  byPhone,
  walkedWith,
  submerged,
  befriended,
  tossedBetween,
  aroundTreat,
  withOwnGlasses,
  withWine,
  withTheirGlasses,
  babySits,
  offDuty,
  watched,
  beheld,
  musical,
  inMouth,
  carriedOff,
  portrayed,
];
