import { stepInto } from '../perspective.js';
import { resized, shifted } from '../resized.js';
import { hangsOnWall, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Shares of the height: from the counter to what hangs over it, from there to the frame, and the least wall that can be hung. */
const [GAP, MARGIN, LEAST] = [0.02, 0.015, 0.09];
/** So much smaller it is drawn at most, to have room there. */
const SMALLEST = 0.35;

const hangs = (item: Item): boolean => item.subject !== undefined && !item.worn && hangsOnWall(item);

/**
 * The wall of a kitchen begins above its counter: a clock, a socket or a hood hangs there, and not before the doors of
 * the cupboards. The counter is so high, in pixels above the foot of the wall.
 */
export function overCounter(scene: Scene, counter: number | undefined, items: readonly Item[]): readonly Item[] {
  const { brief, height, horizon } = scene;
  if (counter === undefined || brief.camera !== undefined || brief.roomShape) return items;
  if (!items.some(hangs)) return items;
  const line = horizon - counter * (scene.stepped ?? stepInto({ ...scene, items })) - height * GAP;
  const room = line - height * MARGIN;
  if (room < height * LEAST) return items;
  return items.map((item): Item => {
    const { bottom } = itemBox(item);
    if (!hangs(item) || bottom <= line) return item;
    const smaller = Math.min(1, Math.max(SMALLEST, room / item.size));
    const there = smaller < 1 ? resized(item, smaller, item) : item;
    return shifted(there, { x: 0, y: line - itemBox(there).bottom });
  });
}
