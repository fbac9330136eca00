import type { RelationRecord } from './relation.js';
import { relationTable } from './relation-table.js';
import type { RelationKind } from './relation-table.js';

export { constraintOrder } from './relation.js';
export type { Need, RelationRecord } from './relation.js';
export type { PlacingKind, RelationKind } from './relation-table.js';

/** Everything that is known of how two things can stand to each other. */
export const relations: ReadonlyMap<RelationKind, RelationRecord> = new Map(
  Object.entries(relationTable) as [RelationKind, RelationRecord][],
);

/** Side by side and no more: nothing that brings two together. */
export const SIDEWAYS: ReadonlySet<RelationKind> = new Set(['beside', 'left-of', 'right-of']);

/** The chain of relations that are tried, the wished one first. */
export function fallbacksOf(kind: RelationKind): RelationKind[] {
  const chain: RelationKind[] = [kind];
  for (let at = relations.get(kind); at; at = relations.get(chain.at(-1) as RelationKind)) {
    const next = at.fallback as RelationKind;
    if (chain.includes(next)) break;
    chain.push(next);
  }
  return chain;
}

/** What is wrong with the table; empty when nothing is. */
export function faultsOfRelations(table: ReadonlyMap<string, RelationRecord> = relations): string[] {
  const faults: string[] = [];
  const owners = new Map<string, string>();
  for (const [id, record] of table) {
    if (!table.has(record.fallback)) faults.push(`relation ${id} falls back to ${record.fallback}, which is none`);
    if (record.constraints.length === 0) faults.push(`relation ${id} asks for nothing`);
    for (const [words] of record.phrases) {
      for (const phrase of words.split(', ')) {
        const owner = owners.get(phrase);
        if (owner !== undefined && owner !== id) faults.push(`"${phrase}" says ${owner} and ${id}`);
        owners.set(phrase, id);
      }
    }
  }
  return faults;
}
