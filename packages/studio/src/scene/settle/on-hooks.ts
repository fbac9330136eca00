import { is } from '../../catalogue/traits.js';
import { createHooks, createPegs } from '../../paint/objects/house/hooks.js';
import { undersideOf } from '../../paint/laid.js';
import type { Drawable } from '../../paint/drawable.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How thick a hook is and how high a board of pegs, as shares of the height. */
const [HOOK, PEGS] = [0.017, 0.034];
/** Nor is a hook thicker than so much of what lies in it. */
const OF_HELD = 0.24;
/** Where the hooks are below what lies in them, as shares of its width. */
const APART = [-0.28, 0.28] as const;
/** The board of pegs is so many times as wide as what hangs there, and so wide at least, as a share of the height. */
const [WIDER, LEAST] = [2.6, 0.26];
/** So far down what hangs its loop is, in its heights. */
const LOOP = 0.03;

/** What is long and thin and over something lies in hooks at the wall: seen from the front, it would stand on its edge on a shelf. */
export const liesInHooks = ({ drawable: { concept, kind, aspect } }: { readonly drawable: Drawable }): boolean =>
  kind === 'object' && is(concept, 'lies') && !is(concept, 'limp') && !is(concept, 'mounted') && aspect > LONG;
const LONG = 1.6;

/** Whatever hangs at a wall of its own accord is seen to be held there. */
export function onHooks(scene: Scene, items: readonly Item[]): readonly Item[] {
  const held = items.filter(
    (item) => item.subject !== undefined && item.standsOn === 'nothing' && item.attributes.includes('on-wall'),
  );
  const holders = held.flatMap((item) =>
    isHungUp(item) ? [pegsFor(scene, item)] : liesInHooks(item) ? [hooksFor(scene, item)] : [],
  );
  return holders.length === 0 ? items : [...items, ...holders].toSorted(farthestFirst);
}

/** A tie by its loop, a kite by its tip. */
const isHungUp = ({ drawable: { concept, kind, habitat } }: Item): boolean =>
  is(concept, 'limp') || (kind === 'object' && habitat === 'air');

function hooksFor(scene: Scene, item: Item): Item {
  const { drawable, size, mirrored } = item;
  const spots = APART.map((share) => {
    const x = share * drawable.aspect;
    return [x, undersideOf(drawable, mirrored ? -x : x)] as const;
  });
  const holder = createHooks(drawable.aspect, spots, Math.min(OF_HELD, (scene.height * HOOK) / size));
  return holding(item, holder, { x: item.x, y: item.y, size, depth: item.depth - 0.0004 });
}

function pegsFor({ height, width }: Scene, item: Item): Item {
  const size = height * PEGS;
  const broad = is(item.drawable.concept, 'limp') ? item.size * item.drawable.aspect * WIDER : 0;
  const long = Math.min(width * 0.9, Math.max(height * LEAST, broad));
  const y = item.y - item.size * (1 - LOOP) + size / 2;
  return holding(item, createPegs(long / size), { x: item.x, y, size, depth: item.depth + 0.0004 });
}

const holding = (item: Item, drawable: Drawable, put: Pick<Item, 'x' | 'y' | 'size' | 'depth'>): Item => ({
  drawable,
  attributes: [],
  ...put,
  turn: 0,
  mirrored: false,
  standsOn: 'nothing',
  seed: item.seed.fork('held'),
  floor: item.floor,
});
