import { pondOf, shoreOf } from '../../paint/world/elements/pond.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far from the water they stand, and the lowest place for anybody, as shares of the picture's height. */
const [DRY, LOWEST] = [0.015, 0.97];

/** Who stands beside a pond that was dug for ducks stands on its bank, before it or beyond it, and not on the water. */
export function besidePond(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { height, horizon, width, surfaces } = scene;
  const water = surfaces.find(({ habitat }) => habitat === 'water');
  const dug = water && water.right - water.left < width * 0.6 && water.near < height * 0.9;
  if (!dug || !surfaces.some(({ habitat, near }) => habitat === 'ground' && near > water.near)) return items;
  const pond = pondOf({ ...scene, items }, water);
  const moved = items.map((item): Item => {
    const { standsOn, subject, y, x, size, worn } = item;
    const shore = standsOn === 'ground' && subject !== undefined && !worn ? shoreOf(pond, x) : undefined;
    if (!shore || y < shore.far || y > shore.near) return item;
    const [beyond, before] = [shore.far - height * DRY, Math.min(height * LOWEST, shore.near + height * DRY)];
    const to = y - beyond < before - y && beyond > horizon + height * 0.03 ? beyond : before;
    // who comes nearer is larger
    const grown = Math.sqrt((to - horizon) / Math.max(height * 0.02, y - horizon));
    return { ...item, y: to, floor: Math.max(item.floor, to), size: size * Math.min(1.3, Math.max(0.75, grown)) };
  });
  if (moved.every((item, index) => item === items[index])) return items;
  return ordered(moved);
}

/** Among those on the ground and on the water, the lower one is nearer. */
function ordered(items: readonly Item[]): readonly Item[] {
  const flat = items.filter(({ standsOn }) => standsOn === 'ground' || standsOn === 'water');
  const depths = flat.map(({ depth }) => depth).toSorted((one, other) => other - one);
  const ranks = new Map(flat.toSorted((one, other) => one.y - other.y).map((item, index) => [item, depths[index]]));
  return items.map((item) => ({ ...item, depth: ranks.get(item) ?? item.depth })).toSorted(farthestFirst);
}
