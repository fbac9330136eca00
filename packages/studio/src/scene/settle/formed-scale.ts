import { is } from '../../catalogue/traits.js';
import { isRoom } from '../scale.js';
import type { Item, Scene } from '../scene.js';

/** The share of the height that a metre takes where things stand in a room of a form, and a little more. */
const METRE = 0.34;
/** And at its wall. */
const METRE_AT_WALL = 0.22;
/** What is lower stands on a table, what is higher ends at the ceiling, in metres. */
const [LOW, HIGH] = [0.3, 2.4];

/** In a room whose form is seen, windows and all, a footstool is no table: nothing that stands there is a giant. */
export function inFormedRoom({ brief, setting, height }: Scene, items: readonly Item[]): readonly Item[] {
  const seen = brief.roomShape !== undefined && isRoom(setting);
  if (!seen || items.some(({ standsOn, worn }) => standsOn === 'item' || worn)) return items;
  return items.map((item) => {
    const { drawable, standsOn, size } = item;
    const thing = drawable.kind === 'object' || drawable.kind === 'furniture';
    if (!thing || standsOn !== 'ground' || drawable.height < LOW || drawable.height > HIGH) return item;
    const metre = is(drawable.concept, 'at-wall') ? METRE_AT_WALL : METRE;
    return { ...item, size: Math.min(size, drawable.height * metre * height) };
  });
}
