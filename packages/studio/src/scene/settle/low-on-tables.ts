import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import { squashed } from '../../paint/laid.js';
import { affords } from '../affords.js';
import type { Edge } from '../edges.js';
import { familyOf } from '../family.js';
import { shifted } from '../resized.js';
import type { Item, Scene } from '../scene.js';

/** So far over the far edge of a table what lies there may reach, in the depth that is seen of it; thinner than this it is a line. */
const [OVER, LEAST] = [1.25, 0.45];
/** So many times as broad as high is what lies in its drawing. */
const LYING = 1.9;
/** Of all that goes with a thing, what is on it or in it. */
const UPON: ReadonlySet<Edge['kind']> = new Set(['on', 'inside']);

/**
 * Eyes hardly higher than a table see little of a plate, a tray or a map on it: as broad as from above, it would rise
 * behind the far edge. What is on such a plate sinks with it.
 */
export function lowOnTables(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (scene.brief.camera === 'from-above') return items;
  let current = slimOnTables(items, edges);
  for (const { kind, guest, host } of edges) {
    const table = items.find(({ subject }) => subject === host);
    if (kind !== 'on' || !table || offerOf(table.drawable.concept).laid !== true) continue;
    const deep = (1 + (affords(table.drawable).support?.y ?? -1)) * table.size;
    const lowest = Math.max(
      0,
      ...current.filter((item) => item.subject === guest && lies(item)).map(({ size }) => size),
    );
    const left = Math.max(LEAST, Math.min(1, (deep * OVER) / lowest));
    if (deep <= 0 || lowest === 0 || left > 0.95) continue;
    const family = familyOf([guest], edges, UPON);
    current = current.map((item) => {
      if (item.subject === undefined || !family.has(item.subject)) return item;
      const foot = current.find(({ subject, x }) => subject === guest && Math.abs(x - item.x) < item.size * 4)?.y;
      const sunk =
        item.subject === guest || foot === undefined ? item : shifted(item, { x: 0, y: (foot - item.y) * (1 - left) });
      return lies(item) ? { ...sunk, drawable: squashed(item.drawable, left), size: item.size * left } : sunk;
    });
  }
  return current;
}

/** So many times as long as thick is a fork. */
const SLIM = 3.5;

/** A fork or a spoon that lies on a table is no longer than would lie there: its tines reach over no far edge. */
function slimOnTables(items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  return items.map((item) => {
    const { drawable, standsOn, size, y, subject } = item;
    if (standsOn !== 'item' || drawable.aspect < SLIM) return item;
    const on = edges.find(({ kind, guest }) => kind === 'on' && guest === subject);
    const table = items.find((other) => (on ? other.subject === on.host : isUnder(other, item)));
    if (!table || offerOf(table.drawable.concept).laid !== true) return item;
    const deep = y - (table.y - table.size);
    return deep > size * LEAST && deep < size ? { ...item, size: deep } : item;
  });
}

/** "A fork and a table": no word says that it is there, but there it lies. */
const isUnder = ({ drawable, standsOn, subject, x, y, size }: Item, item: Item): boolean =>
  subject !== undefined &&
  standsOn === 'ground' &&
  offerOf(drawable.concept).laid === true &&
  Math.abs(item.x - x) < (drawable.aspect * size) / 2 &&
  item.y > y - size &&
  item.y < y - size * 0.8;

/** It lies on its broad side, and is drawn as seen from above that. */
const lies = ({ drawable: { concept, aspect, spread, lies: drawn }, standsOn }: Item): boolean =>
  standsOn === 'item' &&
  aspect > LYING &&
  drawn !== true &&
  (spread === true ||
    offerOf(concept).flat === true ||
    (['flat', 'board', 'dish'] as const).some((trait) => is(concept, trait)));
