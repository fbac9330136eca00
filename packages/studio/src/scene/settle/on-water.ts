import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { familyOf } from '../family.js';
import { shifted } from '../resized.js';
import type { Item, Scene } from '../scene.js';

/** So much of a leaf's height is seen of it, how far from the bank it begins, and its lowest place, of the picture's height. */
const [SEEN, CLEAR, LOWEST] = [0.78, 0.02, 0.97];
/** Who goes with it. */
const UPON: ReadonlySet<Edge['kind']> = new Set(['on', 'inside']);

/** A leaf lies on the water from end to end: over the far bank it would hover. Who sits on it goes with it. */
export function withinWater(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { height, surfaces } = scene;
  const water = surfaces.find(({ habitat }) => habitat === 'water');
  if (!water) return items;
  return items.reduce<readonly Item[]>((current, leaf) => {
    if (leaf.standsOn !== 'water' || leaf.subject === undefined || !is(leaf.drawable.concept, 'lies-on-water'))
      return current;
    if (items.some((other) => other !== leaf && other.subject === leaf.subject)) return current;
    const lowest = water.far + height * CLEAR + leaf.size * SEEN;
    const down = Math.min(height * LOWEST, lowest) - leaf.y;
    if (down <= 0) return current;
    const family = familyOf([leaf.subject], edges, UPON);
    return current.map((item) =>
      item.subject !== undefined && family.has(item.subject) ? shifted(item, { x: 0, y: down }) : item,
    );
  }, items);
}
