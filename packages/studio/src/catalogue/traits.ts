import { likenessOf, records } from './records.js';
import type { Trait } from './trait.js';

const owners = new Map<string, Set<Trait>>();
for (const { concept, traits } of records) if (traits) owners.set(concept, new Set(traits));

/** Whether something is of a sort, as its record says; what is drawn like another is of the same sorts. */
export function is(concept: string | undefined, trait: Trait): boolean {
  if (concept === undefined) return false;
  const own = owners.get(concept) ?? owners.get(likenessOf(concept)?.like ?? '');
  return own?.has(trait) ?? false;
}
