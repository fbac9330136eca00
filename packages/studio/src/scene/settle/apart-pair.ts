import { SIDEWAYS } from '../../catalogue/relations.js';
import type { Edge } from '../edges.js';
import { resized } from '../resized.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Side by side things may reach over each other by so much of the narrower one. */
const MAY_OVERLAP = 0.06;
/** What is free beside them and between them, as shares of the width. */
const [EDGE, GAP] = [0.03, 0.03];

/**
 * Two things of which nothing was said but that both are there are beside each other. What came onto a stand is wider
 * than it was, and a lamp that hangs may be before what hangs on the wall: each has its own part of the width then.
 */
export function apartPair(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, width } = scene;
  const own = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const [one, other] = own;
  if (!one || !other || own.length !== 2 || one.subject === other.subject || brief.camera !== undefined) return items;
  if (scene.setting !== 'studio' || !edges.every(({ kind }) => SIDEWAYS.has(kind))) return items;
  // what lies on the other one stays there
  const loose = ({ drawable: { kind }, standsOn }: Item): boolean =>
    (kind === 'object' || kind === 'furniture') && (standsOn === 'ground' || standsOn === 'nothing');
  if (![one, other].every(loose)) return items;
  if (!overlap(one, other)) return items;
  const [left, right] = one.x < other.x ? [one, other] : [other, one];
  const room = width * (1 - EDGE * 2 - GAP);
  const wide = (item: Item): number => item.drawable.aspect * item.size;
  const by = Math.min(1, room / (wide(left) + wide(right)));
  const spare = (room - (wide(left) + wide(right)) * by) / 2;
  const at = new Map([
    [left, width * EDGE + spare + (wide(left) * by) / 2],
    [right, width * (1 - EDGE) - spare - (wide(right) * by) / 2],
  ]);
  return items.map((item) => {
    const x = at.get(item);
    return x === undefined ? item : { ...resized(item, by, item), x };
  });
}

function overlap(one: Item, other: Item): boolean {
  const [a, b] = [itemBox(one), itemBox(other)];
  const across = Math.min(a.right, b.right) - Math.max(a.left, b.left);
  const narrower = Math.min(a.right - a.left, b.right - b.left);
  return across > narrower * MAY_OVERLAP && a.top < b.bottom && b.top < a.bottom;
}
