import { is } from '../../catalogue/traits.js';
import type { Item, Scene } from '../scene.js';

/** How far its nose is up, in radians; how wide an airliner is then, how high its wheels are, as shares of the picture. */
const [CLIMBS, WIDE, UP] = [0.24, 0.5, 0.4];
const FIELDS: ReadonlySet<string> = new Set(['runway', 'airport']);

/** What flies over its runway climbs from it, well above the tower: level and crosswise it would hang there. */
export function takingOff({ setting, width, height, horizon }: Scene, items: readonly Item[]): readonly Item[] {
  if (!FIELDS.has(setting)) return items;
  return items.map((item) => {
    const { drawable, standsOn, size, mirrored, turn, subject } = item;
    const flies = standsOn === 'nothing' && item.attributes.includes('flying') && is(drawable.concept, 'airliner');
    if (!flies || subject === undefined || turn !== 0) return item;
    const grown = Math.min(size, (width * WIDE) / drawable.aspect);
    const rises = (drawable.aspect * grown * Math.sin(CLIMBS)) / 2;
    const y = Math.max(grown + rises + height * 0.04, Math.min(item.y, horizon * UP + grown * 0.5));
    return { ...item, size: grown, y, turn: mirrored ? CLIMBS : -CLIMBS };
  });
}
