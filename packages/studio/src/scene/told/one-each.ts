import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';

/** Several who have as many different things as they are: each has another one, and nobody all of them. */
export function oneEach(brief: Brief): Brief {
  const heldBy = (index: number): Relation[] =>
    brief.relations.filter(({ kind, subject, part }) => kind === 'holding' && subject === index && part === undefined);
  const index = brief.subjects.findIndex((each, at) => {
    if (!isPeople(each) || each.count < 2 || each.count > MANY || heldBy(at).length !== each.count) return false;
    // who is somewhere is there as one
    return brief.relations.every(({ kind, subject, object }) =>
      subject === at ? kind === 'holding' : object !== at && kind !== 'holding',
    );
  });
  const several = brief.subjects[index];
  if (!several) return brief;
  const held = heldBy(index);
  const own = new Set(held.map(({ object }) => object));
  const one: Subject = { ...several, count: 1 };
  const subjects = brief.subjects.map((each, at) => (at === index ? one : own.has(at) ? { ...each, count: 1 } : each));
  const others = held.slice(1);
  const has = others.map((each, at): Relation => ({ ...each, subject: brief.subjects.length + at }));
  return {
    ...brief,
    subjects: [...subjects, ...others.map(() => one)],
    relations: [...brief.relations.filter((each) => !others.includes(each)), ...has],
  };
}

/** More than these are a band. */
const MANY = 4;
