import { likenessOf, recordOf, records } from './records.js';
import type { Material } from './materials.js';
import type { Stacking } from './record.js';
import type { Shape } from './shapes.js';
import type { Trait } from './trait.js';

const owners = new Map<string, Set<Trait>>();
for (const { concept, traits } of records) if (traits) owners.set(concept, new Set(traits));

/** Whether something is of a sort, as its record says; what is drawn like another is of the same sorts. */
export function is(concept: string | undefined, trait: Trait): boolean {
  if (concept === undefined) return false;
  const own = owners.get(concept) ?? owners.get(likenessOf(concept)?.like ?? '');
  return own?.has(trait) ?? false;
}

/** How stacks of what lies on its face are built, where its record says nothing else. */
const FLAT: Stacking = { rise: 0.3, lying: true };

/** How a stack of something is built, if it can be one. */
export const stackingOf = (concept: string): Stacking | undefined =>
  recordOf(concept)?.stack ?? (is(concept, 'flat') ? FLAT : undefined);

/** Whether something has a form by nature: a round ball needs no other drawing. */
export function isNaturally(concept: string, shape: Shape): boolean {
  const { shapes } = recordOf(concept) ?? {};
  return (shapes ?? recordOf(likenessOf(concept)?.like ?? '')?.shapes)?.includes(shape) ?? false;
}

/** Whether something is of a material by nature: its drawing shows it as it is. */
export function isMadeOf(concept: string, material: Material): boolean {
  return recordOf(concept)?.madeOf?.includes(material) ?? false;
}

/** Whether the drawing of something has this other thing already. */
export function shows(concept: string | undefined, other: string): boolean {
  return recordOf(concept ?? '')?.shows?.includes(other) ?? false;
}

/** What stands for a thing of a wide kind that has no drawing of its own. */
export const standIns: readonly (readonly [kind: string, concept: string])[] = records.flatMap(
  ({ concept, standsFor = [] }) => standsFor.map((kind) => [kind, concept] as const),
);
