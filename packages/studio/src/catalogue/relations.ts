import { relationTable } from './relation-table.js';
import type { RelationKind } from './relation-table.js';

export type { RelationKind } from './relation-table.js';

/** What a thing must offer to take part in a relation. `any`: nothing in particular. */
export type Need =
  | 'any'
  | 'support' // a top to stand on
  | 'mouth' // an opening to be in
  | 'seat'
  | 'hand' // hands, a mouth, a trunk
  | 'lean' // a side to lean against
  | 'hang' // a point to hang from
  | 'alive'
  | 'small' // can be held
  | 'wheels'
  | 'shelter' // room below
  | 'tall';

/** What the solver satisfies, in this order. */
export const constraintOrder = ['contact', 'within', 'beside', 'above', 'below', 'depth', 'frame'] as const;
export type Constraint = (typeof constraintOrder)[number];

export interface RelationRecord {
  /** Phrases that say it, and the pose that they give to who does it: `sitting on` is `on` with a pose. */
  readonly phrases: readonly (readonly [words: string, pose?: string])[];
  /** What the second thing must afford; one of them is enough. */
  readonly host: readonly Need[];
  /** What the first thing must afford. */
  readonly guest: readonly Need[];
  /** Which of the two is put where the other is: the holder stands, what is held follows. */
  readonly moves: 'guest' | 'host';
  /** The pose of who does it where the phrase says none. */
  readonly pose?: string;
  /** The first thing before the second, behind it, or wherever. */
  readonly depth: 'before' | 'behind' | 'same';
  readonly constraints: readonly Constraint[];
  /** What is tried where the needs are not met; `beside` ends every chain. */
  readonly fallback: string;
}

/** Everything that is known of how two things can stand to each other. */
export const relations: ReadonlyMap<RelationKind, RelationRecord> = new Map(
  Object.entries(relationTable) as [RelationKind, RelationRecord][],
);

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
