import { OVER_HEADS } from '../../paint/living/people/bands.js';
import type { Item, Scene } from '../scene.js';

/** Of the height, how far below the lower edge they end; of the width, how much they take at most; and how much larger they become. */
const [BELOW, WIDEST, LARGER] = [0.015, 0.94, 1.25];

/** Listeners of whom heads and shoulders are drawn are cut off by the frame: on an open floor they would have no legs. */
export function overHeads({ width, height }: Scene, items: readonly Item[]): readonly Item[] {
  return items.map((item): Item => {
    const tableau = item.asked?.company?.tableau;
    if (tableau === undefined || !OVER_HEADS.has(tableau)) return item;
    const size = Math.min(item.size * LARGER, (width * WIDEST) / item.drawable.aspect);
    const reach = (item.drawable.aspect * size) / 2;
    const room = Math.max(0, width / 2 - reach);
    const x = Math.min(width / 2 + room, Math.max(width / 2 - room, item.x));
    return { ...item, size, x, y: height * (1 + BELOW) };
  });
}
