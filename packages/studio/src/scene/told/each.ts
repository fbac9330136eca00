import { isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { paintedAs } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withRelation, without, withWords } from './edits.js';

/** What is told of each of several people, and who has what of two who have to do with each other. */

const isWorn = ({ concept }: Subject): boolean => is(concept, 'garment');

/** "Two women on benches, one in a blue shirt and one in a black one": shirts on people, and no things beside them. */
export function eachDressed(brief: Brief): Brief {
  const { subjects, relations } = brief;
  const inside = relations.filter(({ kind, object }) => kind === 'inside' && isWorn(subjects[object] as Subject));
  const group = subjects.findIndex((one) => isPeople(one) && one.count === inside.length);
  if (inside.length < 2 || group < 0) return brief;
  const clothes = inside.map(({ object }) => object).toSorted((one, other) => one - other);
  const seen = new Set(subjects.map(({ concept }) => concept));
  // "one" stood for somebody, and not for another bench
  const stoodFor = inside
    .map(({ subject }) => subject)
    .filter(
      (index) => index !== group && subjects.findIndex(({ concept }) => concept === subjects[index]?.concept) < index,
    )
    .filter((index) => seen.has(subjects[index]?.concept ?? ''));
  const dressed = clothes.map((index): Subject => {
    const { concept, colour } = subjects[index] as Subject;
    const { colour: _colour, ...one } = subjects[group] as Subject;
    return {
      ...one,
      count: 1,
      attributes: [...one.attributes, concept],
      ...(colour !== undefined && { colour, wears: [...(one.wears ?? []), { what: concept, colour }] }),
    };
  });
  const [first, ...others] = dressed;
  const added = others.flatMap((_, at): Relation[] =>
    relations.filter(({ subject }) => subject === group).map((each) => ({ ...each, subject: subjects.length + at })),
  );
  const whole: Brief = {
    ...brief,
    subjects: [...subjects.map((one, index) => (index === group && first ? first : one)), ...others],
    relations: [...relations.filter((each) => !inside.includes(each)), ...added],
  };
  return without(whole, new Set([...clothes, ...stoodFor]));
}

const IN_HAND = /\b(?:hold|carr|tak|bring|buy|sell|show|try|clean|polish|ty(?:ing|es)|hands?\b|arms?\b)/i;

/** "A man has orange tennis shoes" has them on his feet. */
export function shod(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    return (
      kind === 'holding' && one !== undefined && isPeople(one) && thing !== undefined && footwearOf(thing) !== undefined
    );
  });
  const thing = found && brief.subjects[found.object];
  const what = thing && footwearOf(thing);
  if (!found || !thing || what === undefined || IN_HAND.test(brief.prompt)) return brief;
  const subjects = brief.subjects.map((one, index) =>
    index === found.subject
      ? { ...one, wears: [...(one.wears ?? []), { what, ...(thing.colour !== undefined && { colour: thing.colour }) }] }
      : one,
  );
  const worn = withWords({ ...brief, subjects }, found.subject, (own) => [...own, what]);
  return without(worn, new Set([found.object]));
}

function footwearOf({ words }: Subject): string | undefined {
  if (/\bboots?$/i.test(words)) return 'boots';
  return /\b(?:shoes?|sneakers?|trainers?)$/i.test(words) ? 'sneakers' : undefined;
}

const FED = /\bfe(?:ed|eds|eding|d)\b/i;

/** "Feeding a deer with an apple": it is in the hand of who feeds, held out to the other. */
export function fedWith(brief: Brief): Brief {
  if (!FED.test(brief.prompt)) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [eater, thing] = [brief.subjects[subject], brief.subjects[object]];
    const small = thing !== undefined && (isOfKind('food', thing.concept) || isOfKind('object', thing.concept));
    return kind === 'holding' && small && eater !== undefined && feederOf(brief, subject) !== undefined;
  });
  if (!found) return fedFromHand(brief);
  const feeder = feederOf(brief, found.subject);
  if (feeder === undefined) return brief;
  const held = withRelation(brief, found, { ...found, subject: feeder });
  return withWords(held, feeder, (own) => ['offering', ...own.filter((word) => word !== 'petting')]);
}

/** "Feeding a horse an apple": what nothing else is said of is what it gets. */
function fedFromHand(brief: Brief): Brief {
  const { subjects, relations } = brief;
  const alone = (index: number): boolean =>
    !relations.some(({ subject, object }) => subject === index || object === index);
  const eater = subjects.findIndex(({ concept, count }, index) => {
    return count === 1 && isOfKind('animal', concept) && feederOf(brief, index) !== undefined;
  });
  const feeder = feederOf(brief, eater);
  const food = subjects.findIndex(({ concept }, index) => index > eater && alone(index) && isOfKind('food', concept));
  if (eater < 0 || food < 0 || feeder === undefined) return brief;
  const held = { ...brief, relations: [...relations, { kind: 'holding' as const, subject: feeder, object: food }] };
  return withWords(held, feeder, (own) => ['offering', ...own.filter((word) => word !== 'petting')]);
}

const feederOf = ({ relations, subjects }: Brief, eater: number): number | undefined =>
  relations.find(({ kind, subject, object }) => {
    const doer = subjects[subject];
    return kind === 'facing' && object === eater && doer !== undefined && isPeople(doer);
  })?.subject;

/** Metres: a mouthful in the hand. */
const HANDFUL = 0.25;
const [EATS, SNACKS]: readonly [ActName, ActName] = ['eating', 'snacking'];
const isHandful = (concept: string): boolean => {
  const drawing = paintedAs(concept);
  return drawing?.kind === 'food' && drawing.height < HANDFUL;
};
const LICKS = /\blick(?:s|ing)?\b/i;

/** What is licked is in the hand, and on no plate. */
export function licked(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const small = isHandful(brief.subjects[object]?.concept ?? '');
    const [one] = [brief.subjects[subject]];
    return kind === 'holding' && small && one !== undefined && isPeople(one) && one.attributes.includes('eating');
  });
  if (!found || !LICKS.test(brief.prompt)) return brief;
  return withWords(brief, found.subject, (own) => own.filter((word) => word !== 'eating'));
}

/** "A girl eating an apple under a tree": who is below or beside what grows has it in the hand, and no table in a room. */
export function eatenOutside(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, tree] = [brief.subjects[subject], brief.subjects[object]];
    const outside = kind === 'under' || kind === 'beside' || kind === 'on';
    if (!outside || !one || !tree || !isPeople(one) || one.count > 1 || !one.attributes.includes(EATS)) return false;
    return isOfKind('plant', tree.concept) && !brief.subjects.some(({ concept }) => is(concept, 'table'));
  });
  if (!found) return brief;
  const large = brief.relations.some(
    ({ kind, subject, object }) =>
      kind === 'holding' && subject === found.subject && !isHandful(brief.subjects[object]?.concept ?? ''),
  );
  if (large) return brief;
  return withWords(brief, found.subject, (own) => own.map((word) => (word === EATS ? SNACKS : word)));
}

/** Two face each other, and what the one eats would be before the face of the other. */
const PAIR = 2;

/** Rabbits that eat carrots have one each in their paws: each at a table of its own, they would sit through one another's. */
export function eatenByBeasts(brief: Brief): Brief {
  if (brief.subjects.some(({ concept }) => is(concept, 'table'))) return brief;
  const found = brief.relations.find(({ kind, subject }) => {
    const one = brief.subjects[subject];
    const several = one !== undefined && one.count > PAIR && isOfKind('animal', one.concept);
    return kind === 'holding' && several && one.attributes.includes(EATS);
  });
  if (!found) return brief;
  return withWords(brief, found.subject, (own) => own.map((word) => (word === EATS ? SNACKS : word)));
}

/** Who looks at a window is in a room with it. */
export function beforeWindow(brief: Brief): Brief {
  const found = brief.relations.some(({ kind, subject, object }) => {
    const [viewer, seen] = [brief.subjects[subject], brief.subjects[object]];
    const fixed = is(seen?.concept, 'hung') && is(seen?.concept, 'fixture');
    return kind === 'facing' && fixed && viewer !== undefined && isPeople(viewer);
  });
  return found && brief.setting === undefined ? { ...brief, setting: 'room' } : brief;
}

/** Who sits somewhere with a book has it in hand, and not on the seat beside them. */
export function onSameSeat(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const thing = brief.subjects[subject];
    if (kind !== 'on' || !thing || thing.count > 1 || !is(thing.concept, 'reading')) return false;
    return (
      sitterOn(brief, object) !== undefined &&
      new RegExp(`\\bwith an? (?:[\\w-]+ )?${thing.words}\\b`, 'i').test(brief.prompt)
    );
  });
  const sitter = found && sitterOn(brief, found.object);
  if (!found || sitter === undefined) return brief;
  return withRelation(brief, found, { kind: 'holding', subject: sitter, object: found.subject });
}

function sitterOn({ relations, subjects }: Brief, seat: number): number | undefined {
  return relations.find(({ kind, subject, object }) => {
    const one = subjects[subject];
    const idle = one !== undefined && isPeople(one) && one.count === 1 && !one.attributes.some(isActName);
    return kind === 'on' && object === seat && idle;
  })?.subject;
}
