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
  /**
   * What it does with who is put: `carries` it (where the one goes, the other goes), `places` it (over, under, behind),
   * or only `orders` the two side by side.
   */
  readonly does: 'carries' | 'places' | 'orders';
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
