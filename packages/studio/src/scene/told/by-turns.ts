import { isActName } from '../../catalogue/acts.js';
import type { ActName } from '../../catalogue/acts.js';
import type { Brief, Relation, Subject } from '../../language/brief.js';
import { isPeople } from './tableaux.js';

/** What one does after the other, and how they look who wait for their turn. */
const BY_TURNS = new Map<string, ActName>([['hopscotch', 'cheering'] as const satisfies readonly [ActName, ActName]]);

/** More than these are a crowd. */
const MANY = 8;

/** "Children played hopscotch": one of them hops, and the others are glad of it. */
export function byTurns(brief: Brief): Brief {
  const index = brief.subjects.findIndex(
    (each) =>
      isPeople(each) && each.count > 1 && each.count <= MANY && each.attributes.some((word) => BY_TURNS.has(word)),
  );
  const several = brief.subjects[index];
  if (!several) return brief;
  const waits = several.attributes.map((word) => BY_TURNS.get(word)).find((word) => word !== undefined);
  const { action: _action, ...rest } = several;
  const attributes = [
    waits ?? 'waiting',
    ...several.attributes.filter((word) => !isActName(word) && word !== 'playing'),
  ];
  const left = Math.ceil((several.count - 1) / 2);
  const sides = [
    { kind: 'left-of' as const, count: left },
    { kind: 'right-of' as const, count: several.count - 1 - left },
  ].filter(({ count }) => count > 0);
  const others = sides.map(({ count }): Subject => ({ ...rest, count, attributes }));
  const beside = sides.map(({ kind }, at): Relation => ({ kind, subject: brief.subjects.length + at, object: index }));
  const subjects = [...brief.subjects.map((each, at) => (at === index ? { ...each, count: 1 } : each)), ...others];
  return { ...brief, subjects, relations: [...brief.relations, ...beside] };
}
