import { is } from '../catalogue/traits.js';
import type { Item, Scene } from './scene.js';

/** Where floors end at a wall or a horizon; a backdrop has no end. */
const endless: ReadonlySet<string> = new Set(['studio', 'flat-lay', 'abstract', 'wall', 'sky', 'space', 'underwater']);

/** A carpet lies on the floor: whatever its form, it ends before the wall does begin, or it would seem to stand. */
export function spreadOut(scene: Scene, items: readonly Item[]): readonly Item[] {
  if (endless.has(scene.setting)) return items;
  const floor = scene.height - scene.horizon;
  return items.map((item): Item => {
    const { drawable, standsOn, size } = item;
    if (!is(drawable.concept, 'carpet') || standsOn !== 'ground' || size < floor * 0.5) return item;
    const y = Math.max(item.y, scene.height * 0.95);
    const most = Math.min((y - scene.horizon) * 0.86, (scene.width * 0.9) / drawable.aspect);
    return { ...item, y, size: Math.min(size, most), depth: Math.max(item.depth, 0.45) };
  });
}
