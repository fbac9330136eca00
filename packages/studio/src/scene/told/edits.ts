import type { Kind } from '../../catalogue/concept.js';
import { paintedAs } from '../../catalogue/records.js';
import type { Brief, Relation } from '../../language/brief.js';

/** The brief with other words for one of its subjects. */
export const withWords = (
  brief: Brief,
  index: number,
  words: (own: readonly string[]) => readonly string[],
): Brief => ({
  ...brief,
  subjects: brief.subjects.map((subject, at) =>
    at === index ? { ...subject, attributes: words(subject.attributes) } : subject,
  ),
});

export const isOfKind = (wanted: Kind, concept: string): boolean => {
  const drawing = paintedAs(concept);
  return drawing?.kind === wanted;
};

/** The brief with another relation in the place of one that it has. */
export const withRelation = (brief: Brief, found: Relation, other: Relation): Brief => ({
  ...brief,
  relations: brief.relations.map((each) => (each === found ? other : each)),
});

/** The brief in which the two of a relation stand to each other in another way. */
export const withKind = (brief: Brief, found: Relation, kind: Relation['kind']): Brief =>
  withRelation(brief, found, { ...found, kind });

/** The brief as if some of its subjects had not been named. */
export function without(brief: Brief, gone: ReadonlySet<number>): Brief {
  const after = (index: number): number => index - [...gone].filter((at) => at < index).length;
  return {
    ...brief,
    subjects: brief.subjects.filter((_, index) => !gone.has(index)),
    relations: brief.relations
      .filter(({ subject, object }) => !gone.has(subject) && !gone.has(object))
      .map((each) => ({ ...each, subject: after(each.subject), object: after(each.object) })),
  };
}
