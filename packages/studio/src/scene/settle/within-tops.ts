import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { boxAround, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far from its ends things on a table are at least, as a share of its width, and how near its top they stand, of its height. */
const [MARGIN, LEVEL] = [0.03, 0.14];
/** So much of what hangs over would not be seen to do so. */
const BARELY = 0.02;

/** What lies on a table lies on it from end to end: a row of coins that is longer than the room beside the map moves in. */
export function withinTops({ width }: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  return items
    .filter(({ drawable, subject }) => subject !== undefined && is(drawable.concept, 'table'))
    .reduce<readonly Item[]>((current, table) => moved(current, table, edges, width), items);
}

function moved(items: readonly Item[], table: Item, edges: readonly Edge[], width: number): readonly Item[] {
  const on = new Set(
    edges.filter(({ kind, host }) => kind === 'on' && host === table.subject).map(({ guest }) => guest),
  );
  if (on.size === 0 || items.some((other) => other !== table && other.subject === table.subject)) return items;
  const { left, right, top } = itemBox(table);
  const rests = ({ standsOn, worn, subject, y }: Item): boolean =>
    standsOn === 'item' && !worn && subject !== undefined && Math.abs(y - top) < table.size * LEVEL;
  const laid = items.filter((item) => item !== table && rests(item));
  if (!laid.some(({ subject }) => on.has(subject as number))) return items;
  const all = boxAround(laid);
  const margin = (right - left) * MARGIN;
  // where a table goes beyond the picture it has no end, and what lies on it ends with the picture
  const least = left < 0 ? Math.min(all.left, 0) : left + margin;
  const most = right > width ? Math.max(all.right, width) : right - margin;
  const over = Math.max(least - all.left, all.right - most);
  if (over < width * BARELY) return items;
  const share = Math.min(1, (most - least) / (all.right - all.left));
  const middle = (all.left + all.right) / 2;
  const half = ((all.right - all.left) * share) / 2;
  const target = Math.min(most - half, Math.max(least + half, middle));
  return items.map((item) =>
    laid.includes(item) ? { ...item, x: target + (item.x - middle) * share, size: item.size * share } : item,
  );
}
