import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import type { Item } from '../scene.js';

/** Shares of a thing: of its height behind a ledge, of its width beyond the edge of the frame. */
export interface Unseen {
  readonly below: number;
  readonly aside: number;
}

const WHOLE: Unseen = { below: 0, aside: 0 };
/** From so many times larger on we step closer, and from so many times on as close as we can; nearer to what is long as a train. */
const [FROM, FULLY, NEAR_TRAIN] = [3, 7, 2];
/** Who is narrower than this stands. */
const UPRIGHT = 0.7;
/** Of a chair, which is narrower, the legs would end at the far edge of the table, as if it stood there. */
const CHAIR = 1.2;
/** What is longer than this is known by its front, and in metres from where on by an end. */
const LONG = 1.5;
export const AS_A_TRAIN = 5;

/** What a table before it hides of a thing that is known without: legs, mostly. An animal without its legs looks cut off. */
const BELOW: Partial<Record<Drawable['kind'], number>> = { person: 0.44, furniture: 0.24, plant: 0.2 };
const ASIDE: Partial<Record<Drawable['kind'], number>> = { animal: 0.16, furniture: 0.12, vehicle: 0.24 };
const TRAIN_ASIDE = 0.42;

/**
 * How much of a large thing need not be seen beside one that is so many times smaller: a camera steps closer to the
 * small one, and somebody is seen from the waist up, a train from its engine on.
 */
export function unseenOf(items: readonly Item[], ratio: number, extent: number): Unseen {
  const [first] = items;
  if (items.length !== 1 || !first || is(first.drawable.concept, 'carpet')) return WHOLE;
  const { kind, aspect, habitat } = first.drawable;
  const train = kind === 'vehicle' && extent > AS_A_TRAIN;
  if (habitat !== 'ground' || ratio < (train ? NEAR_TRAIN : FROM)) return WHOLE;
  const closer = train ? 1 : Math.min(1, (ratio - FROM) / (FULLY - FROM));
  const stands = kind === 'furniture' ? aspect > CHAIR : kind !== 'person' || aspect < UPRIGHT;
  const below = stands ? (BELOW[kind] ?? 0) * closer : 0;
  return {
    below,
    aside: aspect > LONG ? (train ? TRAIN_ASIDE : (ASIDE[kind] ?? 0)) * closer : 0,
  };
}
