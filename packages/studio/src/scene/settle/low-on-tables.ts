import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import { squashed } from '../../paint/laid.js';
import { isNearLedge } from '../../paint/objects/house/near-ledge.js';
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
    const deep = depthOf(table);
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

/** How much of the top of a thing is seen behind what stands on it. */
const depthOf = ({ drawable, size }: Item): number => (1 + (affords(drawable).support?.y ?? -1)) * size;

/** What lies on a shelf is as low, and as near its front as this, in the depth behind what stands there. */
const [LEAST_ON_SHELF, NEARER] = [0.34, 0.5];
/** So near its line a thing stands on a shelf, as a share of the height. */
const ON_SHELF = 0.006;

/** The same on a board that was put up for it: seen from above on its mere edge a book or a plate would stand there. */
export function lowOnShelves({ height }: Scene, items: readonly Item[]): readonly Item[] {
  const shelves = items.filter(({ subject, drawable }) => subject === undefined && SHELVES.has(drawable.concept));
  return shelves.reduce<readonly Item[]>((current, shelf) => {
    const deep = depthOf(shelf);
    const line = shelf.y - shelf.size + deep;
    return current.map((item) => {
      const within = Math.abs(item.x - shelf.x) < (shelf.drawable.aspect * shelf.size) / 2;
      if (item === shelf || !within || !(lies(item) || isLaid(item)) || Math.abs(item.y - line) > height * ON_SHELF)
        return item;
      const left = Math.min(1, Math.max(LEAST_ON_SHELF, (deep * (OVER + NEARER)) / item.size));
      const lying = { ...item, drawable: squashed(item.drawable, left), size: item.size * left };
      return shifted(left < 0.95 ? lying : item, { x: 0, y: deep * NEARER });
    });
  }, items);
}

/** How thin what lies on a ledge before our eyes becomes at most, how far before its far edge it ends, and how near the frame it comes. */
const ON_LEDGE = { least: 0.62, within: 0.012, nearest: 0.965 } as const;

/** A book before a dog lies on its ledge and across no edge of that: lower where there is room before it, else seen from lower. */
export function withinLedges({ brief, height }: Scene, items: readonly Item[]): readonly Item[] {
  const ledge = items.find(({ drawable }) => isNearLedge(drawable));
  if (!ledge || brief.told?.includes('hidden') === true) return items;
  const far = ledge.y - ledge.size + height * ON_LEDGE.within;
  const onIt = items.filter(({ subject, standsOn, y }) => subject !== undefined && standsOn === 'item' && y > far);
  return items.map((item) => {
    const over = far - (item.y - item.size);
    if (!onIt.includes(item) || !lies(item) || over <= 0) return item;
    const front = onIt.some((other) => other.y > item.y + height * ON_LEDGE.within);
    const lower = front ? 0 : Math.min(over, Math.max(0, height * ON_LEDGE.nearest - item.y));
    const left = Math.max(ON_LEDGE.least, 1 - (over - lower) / item.size);
    const lying = left < 1 ? { ...item, drawable: squashed(item.drawable, left), size: item.size * left } : item;
    return shifted(lying, { x: 0, y: lower });
  });
}

const SHELVES: ReadonlySet<string> = new Set(['board', 'hanging-board']);

/** So many times as long as thick is a fork. */
const SLIM = 3.5;

const isLaid = ({ drawable: { concept, kind, aspect }, standsOn }: Item): boolean =>
  standsOn === 'item' && kind === 'object' && aspect > SLIM && (is(concept, 'lies') || is(concept, 'flat'));

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
const lies = ({ drawable: { concept, aspect, habitat, spread, lies: drawn }, standsOn }: Item): boolean =>
  standsOn === 'item' &&
  aspect > LYING &&
  drawn !== true &&
  (spread === true ||
    offerOf(concept).flat === true ||
    (habitat === 'tabletop' && is(concept, 'keys')) ||
    (['flat', 'board', 'book', 'dish'] as const).some((trait) => is(concept, trait)));
