import { paintedAs, recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withKind, withWords } from './edits.js';

/** Two that belong together: a horse and its cart, riders and their horses, a trophy and the case that is too small. */

/** What a horse does of which more is said. */
const DOES = /^(?:standing|waiting|resting|sitting|lying|eating|grazing|drinking|running|trotting|galloping|rearing)$/;

/** A horse and its cart: it is before it, and draws it at a walk, where nothing else is said of it. */
export function hitched(brief: Brief): Brief {
  const horse = brief.subjects.findIndex(({ concept }) => isOfKind('animal', concept) && is(concept, 'led'));
  const cart = brief.subjects.findIndex(({ concept, count }) => count === 1 && isOfKind('vehicle', concept));
  if (!brief.told?.includes('hitched') || horse < 0 || cart < 0) return brief;
  const those = [horse, cart];
  const kept = brief.relations.filter(({ subject, object }) => !(those.includes(subject) && those.includes(object)));
  const drawn = { kind: 'pushing' as const, subject: horse, object: cart };
  const drawing: Brief = { ...brief, told: [...brief.told, 'pulling'], relations: [...kept, drawn] };
  return withWords(drawing, horse, (own) => (own.some((word) => DOES.test(word)) ? own : ['walking', ...own]));
}

/** What does not fit into a suitcase is larger than it. */
export function unfit(brief: Brief): Brief {
  if (!brief.told?.includes('too-large')) return brief;
  const found = brief.relations.find(({ kind, subject, object }) => {
    const things = [subject, object].every((index) => !isPeople(brief.subjects[index] as Subject));
    return things && (kind === 'beside' || kind === 'inside' || kind === 'in-front-of');
  });
  if (!found) return brief;
  const subjects = brief.subjects.map((each, index): Subject => {
    if (index === found.subject) return { ...each, size: 'huge' };
    return index === found.object ? { ...each, size: 'small' } : each;
  });
  const relations = brief.relations.map((each) => (each === found ? { ...each, kind: 'beside' as const } : each));
  return { ...brief, subjects, relations };
}

/** What is lower than this is carried by a leaf on the water, in metres. */
const LIGHT = 0.2;

/** A frog and a lily pad: it sits on it, as they do; on the bank before it the leaf would be a raft. */
export function onPad(brief: Brief): Brief {
  const [one, other] = brief.subjects;
  if (brief.subjects.length !== 2 || brief.relations.length > 0 || !one || !other) return brief;
  const subject = isOfPonds(one) ? 0 : 1;
  const [animal, pad] = subject === 0 ? [one, other] : [other, one];
  const carries = is(pad.concept, 'lies-on-water') && recordOf(pad.concept)?.affords?.top !== undefined;
  if (!carries || !isOfPonds(animal) || animal.count !== 1 || pad.count !== 1) return brief;
  return { ...brief, relations: [{ kind: 'on', subject, object: 1 - subject }] };
}

/** Small, and at home at ponds. */
const isOfPonds = ({ concept }: Subject): boolean =>
  isOfKind('animal', concept) &&
  recordOf(concept)?.homes?.includes('pond') === true &&
  (paintedAs(concept)?.height ?? 1) < LIGHT;

/** So many of them, and so tall in metres, are a grove. */
const GROVE = { many: 3, tall: 2.5 } as const;

/** Somebody near some trees is before them: in one row with them they would be as small as beside a tower. */
export function nearTrees(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, trees] = [brief.subjects[subject], brief.subjects[object]];
    if (kind !== 'beside' || !one || !trees || trees.count < GROVE.many) return false;
    const drawing = paintedAs(trees.concept);
    const tall = drawing?.kind === 'plant' && drawing.height > GROVE.tall;
    return tall && (isPeople(one) || isOfKind('animal', one.concept));
  });
  return found ? withKind(brief, found, 'in-front-of') : brief;
}
