import { is } from '../../catalogue/traits.js';
import { namesFloor } from '../../paint/world/elements/named-floor.js';
import type { Item, Scene } from '../scene.js';
import { surfaceFor } from '../solve/layout.js';

/** Where floors end at a wall or a horizon; a backdrop has no end. */
const endless: ReadonlySet<string> = new Set(['studio', 'flat-lay', 'abstract', 'wall', 'sky', 'space', 'underwater']);

/** Floors that are built out: behind their far edge lie gardens and water, and no carpet reaches over that. */
const BUILT: ReadonlySet<string> = new Set(['terrace', 'pier', 'ship-deck']);

/** Where the floor ends that a carpet lies on. */
const endOf = (scene: Scene): number =>
  BUILT.has(scene.setting) ? Math.max(scene.horizon, surfaceFor(scene, 'ground').far) : scene.horizon;

/** So much of the floor is seen between a small carpet and the wall. */
const CLEAR = 0.06;

/** A carpet lies on the floor: whatever its form, it ends before the wall does begin, or it would seem to stand. */
export function spreadOut(scene: Scene, items: readonly Item[]): readonly Item[] {
  if (endless.has(scene.setting) && !(scene.setting === 'studio' && namesFloor(scene.brief.features))) return items;
  const end = endOf(scene);
  const floor = scene.height - end;
  const moved = new Map<Item, Item>();
  for (const item of items) {
    const { drawable, standsOn, size } = item;
    if (!is(drawable.concept, 'carpet') || standsOn !== 'ground') continue;
    if (size < floor * 0.5) {
      const y = Math.min(scene.height * 0.97, Math.max(item.y, end + size + floor * CLEAR));
      if (y > item.y) moved.set(item, { ...item, y });
      continue;
    }
    const y = Math.max(item.y, scene.height * 0.95);
    const most = Math.min((y - end) * 0.86, (scene.width * 0.9) / drawable.aspect);
    moved.set(item, { ...item, y, size: Math.min(size, most), depth: Math.max(item.depth, 0.45) });
  }
  return items.map((item) => moved.get(item) ?? withCarpet(item, moved));
}

/** Who sits on a carpet goes with it. */
function withCarpet(item: Item, moved: ReadonlyMap<Item, Item>): Item {
  if (item.standsOn !== 'item') return item;
  for (const [before, after] of moved) {
    const half = (before.drawable.aspect * before.size) / 2;
    const on = item.y <= before.y && item.y >= before.y - before.size && Math.abs(item.x - before.x) <= half;
    if (!on) continue;
    const share = after.size / before.size;
    const y = after.y - (before.y - item.y) * share;
    return { ...item, x: after.x + (item.x - before.x) * share, y, floor: Math.max(item.floor, y) };
  }
  return item;
}
