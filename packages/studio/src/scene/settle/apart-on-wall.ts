import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { shifted } from '../resized.js';
import { boxAround, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** What is on a wall and comes so much over another thing there hangs before it. */
const OVER = 0.12;
const STEPS = 19;

const onWall = ({ drawable: { concept, habitat } }: Item): boolean => habitat === 'wall' || is(concept, 'at-wall');

/** A shelf in a room hangs beside the shower, and not across its pipe: what is on the wall has its own stretch of it. */
export function apartOnWall(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (!indoorSettings.has(scene.setting) || scene.setting === 'studio') return items;
  const subjects = [
    ...new Set(items.filter(onWall).flatMap(({ subject }) => (subject === undefined ? [] : [subject]))),
  ];
  let current = items;
  // what is wired to its place by others stays, the rest makes room for it
  for (const subject of subjects) {
    if (edges.some(({ guest, host, kind }) => (guest === subject || host === subject) && kind !== 'on')) continue;
    const family = new Set([subject, ...edges.filter(({ host }) => host === subject).map(({ guest }) => guest)]);
    const own = current.filter((item) => item.subject !== undefined && family.has(item.subject));
    const others = current.filter((item) => !own.includes(item) && onWall(item));
    const { left, right, top, bottom } = boxAround(own);
    const over = (by: number): number =>
      others.reduce((sum, item) => {
        const box = itemBox(item);
        const wide = Math.min(box.right, right + by) - Math.max(box.left, left + by);
        const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        return sum + Math.max(0, wide) * (high > 0 ? 1 : 0);
      }, 0);
    if (over(0) < (right - left) * OVER) continue;
    const moves = Array.from({ length: STEPS }, (_, step) => scene.width * (step / (STEPS - 1)) - (left + right) / 2);
    const within = moves.filter((by) => left + by > scene.width * 0.02 && right + by < scene.width * 0.98);
    const cost = (by: number): number => over(by) * 3 + Math.abs(by);
    const best = within.reduce((one, by) => (cost(by) < cost(one) ? by : one), 0);
    current = current.map((item) => (own.includes(item) ? shifted(item, { x: best, y: 0 }) : item));
  }
  return current;
}
