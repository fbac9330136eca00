import { isRoom } from '../scale.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** A share of the width: so far from the frame the end of a table is, and what is on it from that end. */
const [END, CLEAR] = [0.07, 0.05];

/**
 * A bee on a table is looked at from so near that the table is wider than the picture: without an end of it, and the legs
 * there, it would be a board in the air. It moves to the side under what is on it.
 */
export function endInFrame({ width, height, setting }: Scene, items: readonly Item[]): readonly Item[] {
  if (setting !== 'studio' && !isRoom(setting)) return items;
  const [table, ...rest] = items.filter(({ drawable: { kind } }) => kind === 'furniture');
  if (!table || rest.length > 0 || table.standsOn !== 'ground') return items;
  const { left, right, bottom } = itemBox(table);
  if (left > 0 || right < width || bottom < height) return items;
  const others = items.filter((item) => item !== table);
  // who sleeps has the head on the pillow
  if (!others.every(({ standsOn, drawable }) => standsOn === 'item' && drawable.kind !== 'person')) return items;
  const boxes = others.map(itemBox);
  const [first, last] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const toLeft = first >= width - last;
  const end = toLeft ? Math.min(width * END, first - width * CLEAR) : Math.max(width * (1 - END), last + width * CLEAR);
  if (end < 0 || end > width) return items;
  const by = toLeft ? end - left : end - right;
  return items.map((item) => (item === table ? { ...item, x: item.x + by } : item));
}
