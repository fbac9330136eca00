import type { RelationKind } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import { weightOf } from '../language/brief.js';
import type { Brief } from '../language/brief.js';

/** What weighs more is looked for; what weighs less is missed by nobody. Among vehicles one stands for the others. */
const LESSER = { thing: 0.62, vehicle: 0.74 } as const;
/** In one long sentence all are named at once: what comes after the first two is lesser. */
const LESSER_OF_MANY = { thing: 0.74, vehicle: 0.74 } as const;

export const lesserOf = ({ manifold }: Brief): typeof LESSER | typeof LESSER_OF_MANY =>
  manifold ? LESSER_OF_MANY : LESSER;

/** What weighs less nobody spoke of but for what is on it. */
const UNTOLD = 0.45;

/** What is so with another one goes with it, and is as large as its place lets it be. */
export const CARRIED: ReadonlySet<RelationKind> = new Set([
  'on',
  'inside',
  'hanging-on',
  'hanging-from',
  'riding',
  'leaning-on',
]);

const PROPPED: ReadonlySet<RelationKind> = new Set(['leaning-on', 'hanging-on', 'hanging-from']);

const isAlone = ({ relations }: Brief, index: number, but: number): boolean =>
  relations.every(
    ({ subject, object }) => (subject !== index && object !== index) || subject === but || object === but,
  );

/** It was told for nothing but what it carries, and carries nothing else. */
const isBare = (brief: Brief, index: number, lost: ReadonlySet<number>): boolean =>
  is(brief.subjects[index]?.concept, 'table') &&
  weightOf(brief, index) < UNTOLD &&
  brief.relations.every(
    ({ subject, object }) => (subject !== index && object !== index) || lost.has(subject === index ? object : subject),
  );

/** The brief without this one and all that is on it; nothing where that would be more than it. */
export function without(brief: Brief, gone: number, kept: readonly number[] = []): Brief {
  const lost = new Set([gone]);
  for (const one of lost)
    for (const { kind, subject, object } of brief.relations)
      if (
        object === one &&
        CARRIED.has(kind) &&
        weightOf(brief, subject) < lesserOf(brief).thing &&
        !kept.includes(subject)
      )
        lost.add(subject);
  // the post that a board leant on is there for nothing else
  for (const { kind, subject, object } of brief.relations)
    if (
      subject === gone &&
      PROPPED.has(kind) &&
      weightOf(brief, object) < lesserOf(brief).thing &&
      isAlone(brief, object, gone)
    )
      lost.add(object);
  // nor the table that an anvil stood on
  for (const { kind, subject, object } of brief.relations)
    if (kind === 'on' && lost.has(subject) && isBare(brief, object, lost)) lost.add(object);
  const places = new Map<number, number>();
  for (const index of brief.subjects.keys()) if (!lost.has(index)) places.set(index, places.size);
  return {
    ...brief,
    subjects: brief.subjects.filter((_, index) => !lost.has(index)),
    relations: brief.relations.flatMap((relation) => {
      const [subject, object] = [places.get(relation.subject), places.get(relation.object)];
      return subject === undefined || object === undefined ? [] : [{ ...relation, subject, object }];
    }),
  };
}
