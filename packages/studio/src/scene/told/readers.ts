import { belongsTo } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Brief, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';
import { isOfKind, withWords } from './edits.js';

/** Who reads sits where there is a seat, and who has fallen asleep over it has their head on the books. */

const NAP: ActName = 'desk-nap';

/** "A student asleep on a pile of books": at a desk, the head on them. */
export function asleepOverBooks(brief: Brief): Brief {
  const found = brief.relations.find(({ kind, subject, object }) => {
    const [one, thing] = [brief.subjects[subject], brief.subjects[object]];
    if (!one || !thing || !isPeople(one) || one.count > 1 || !one.attributes.includes('sleeping')) return false;
    return (kind === 'on' || kind === 'beside') && belongsTo(NAP, thing.concept);
  });
  if (!found) return brief;
  const relations = brief.relations.map((each) => (each === found ? { ...each, kind: 'holding' as const } : each));
  return withWords({ ...brief, relations }, found.subject, (own) => [
    NAP,
    ...own.filter((word) => !/^(?:sleeping|lying|sitting)$/.test(word)),
  ]);
}

const SEATED_ACTS: ReadonlySet<string> = new Set<ActName>(['reading', 'knitting', 'reading-newspaper']);
const UPRIGHT = /^(?:standing|walking|running|lying|sleeping|cross-legged|kneeling)$/;
const PLACED = new Set(['on', 'inside', 'riding', 'in-front-of', 'behind']);

/** Who reads where an armchair stands that nobody else sits in sits in it. */
export function inFreeSeat(brief: Brief): Brief {
  const reader = brief.subjects.findIndex(
    (each) => isPeople(each) && each.count === 1 && each.attributes.some((word) => SEATED_ACTS.has(word)),
  );
  const one = brief.subjects[reader];
  const people = brief.subjects.filter(isPeople).length;
  if (!one || people > 1 || one.attributes.some((word) => UPRIGHT.test(word))) return brief;
  if (brief.relations.some(({ kind, subject }) => subject === reader && PLACED.has(kind))) return brief;
  const free = ({ concept, count }: Subject, at: number): boolean =>
    count === 1 &&
    isOfKind('furniture', concept) &&
    offerOf(concept).seat !== undefined &&
    !is(concept, 'table') &&
    !brief.relations.some(({ kind, object }) => object === at && PLACED.has(kind));
  const seat = brief.subjects.findIndex((each, at) => free(each, at));
  if (seat < 0) return brief;
  // a lamp that one reads under stands at the chair
  const relations = brief.relations.map((each) =>
    each.subject === reader && each.kind === 'under'
      ? { kind: 'beside' as const, subject: each.object, object: seat }
      : each,
  );
  const sat = { kind: 'on' as const, subject: reader, object: seat };
  return withWords({ ...brief, relations: [...relations, sat] }, reader, (own) =>
    own.includes('sitting') ? own : [...own, 'sitting'],
  );
}
