import { resized, shifted } from '../resized.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So far a tail or a nose may be over the edge, as a share of the width of the picture. */
const OVER = 0.02;
/** Whoever lies there takes at most so much of the land. */
const MOST = 0.96;

/**
 * On a cliff the land ends: who is there alone and longer than its edge is broad is farther away, with all paws on the
 * rock. A seal is on it as well, where nothing but mist is below.
 */
export function withinShelf({ setting, surfaces, width, brief }: Scene, items: readonly Item[]): readonly Item[] {
  const land = surfaces.find(({ habitat }) => habitat === 'ground');
  const [one, ...more] = items;
  if (setting !== 'cliff' || !land || !one || more.length > 0 || one.subject === undefined) return items;
  const dry = brief.features.includes('crag');
  if (one.standsOn !== 'ground' && !(dry && one.standsOn === 'water')) return items;
  const { cut: _water, ...whole } = one;
  const stood: Item = one.standsOn === 'water' ? { ...whole, standsOn: 'ground' } : one;
  const { left, right } = itemBox(stood);
  const beyond = left < land.left - width * OVER || right > land.right + width * OVER;
  if (!beyond && stood === one) return items;
  const factor = Math.min(1, ((land.right - land.left) * MOST) / (right - left));
  const smaller = resized(stood, factor, { x: stood.x, y: stood.y });
  const box = itemBox(smaller);
  const x = Math.max(0, land.left - box.left) - Math.max(0, box.right - land.right);
  const y = stood === one ? Math.min(0, land.near - one.y) : land.near - one.y;
  return [shifted(smaller, { x, y })];
}
