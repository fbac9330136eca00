import { isProse } from '../../language/brief.js';
import type { Edge } from '../edges.js';
import { resized, shifted } from '../resized.js';
import { boxAround, farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene, Surface } from '../scene.js';

/** What lies on a table that is looked at from near fills so much of the picture, and no one thing more than this. */
const FILLED = { wide: 0.84, high: 0.56, one: 0.56, grown: 1.9 } as const;
/** A row so low and so long is a line of crumbs. */
const LINE = { wide: 0.76, high: 0.2 } as const;
/** Room between two things in a row, as a share of the picture's width. */
const GAP = 0.03;

const carried: ReadonlySet<Edge['kind']> = new Set(['on', 'inside', 'holding', 'hanging-on']);
const sided: ReadonlySet<Edge['kind']> = new Set(['left-of', 'right-of', 'in-front-of', 'behind', 'above', 'below']);

/**
 * Things on a table that are looked at from near, told at length: together they fill the picture, and no plate is as wide
 * as its table. Many of them lie in two rows, not in one line from edge to edge.
 */
export function onNearTable(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, width, height, surfaces } = scene;
  const table = surfaces.find(({ habitat }) => habitat === 'tabletop');
  const shown = items.filter(({ subject }) => subject !== undefined);
  const kinds = new Set(shown.map(({ subject }) => subject));
  if (!table || !isProse(brief) || brief.camera !== 'close-up' || kinds.size === 0) return items;
  if (shown.length !== items.length || shown.some(({ standsOn, foremost }) => standsOn === 'nothing' || foremost))
    return items;
  if (kinds.size === 1) return onTop(scene, items, edges, table);
  const { left, right, top, bottom } = boxAround(items);
  const line = right - left > width * LINE.wide && bottom - top < height * LINE.high;
  if (line && kinds.size > 2 && !edges.some(({ kind }) => sided.has(kind)))
    return onTop(scene, filled(scene, inTwoRows(scene, items, edges)), edges, table);
  return onTop(scene, filled(scene, items), edges, table);
}

function filled({ width, height }: Scene, items: readonly Item[]): readonly Item[] {
  const { left, right, top, bottom } = boxAround(items);
  const widest = Math.max(...items.map(({ drawable, size }) => drawable.aspect * size));
  const room = Math.min((width * FILLED.wide) / (right - left), (height * FILLED.high) / (bottom - top));
  const factor = Math.min(FILLED.grown, room, (width * FILLED.one) / widest);
  if (factor > 0.96 && factor < 1.04) return items;
  const middle = (left + right) / 2;
  const half = ((right - left) / 2) * factor;
  const to = Math.max(half + width * 0.03, Math.min(width * 0.97 - half, middle));
  return items.map((item) => shifted(resized(item, factor, { x: middle, y: bottom }), { x: to - middle, y: 0 }));
}

/** Nothing stands behind the far edge of the table, or before its near one. */
function onTop(
  { height }: Scene,
  items: readonly Item[],
  edges: readonly Edge[],
  { far, near }: Surface,
): readonly Item[] {
  const families = familiesOf(items, edges).flatMap((family) => {
    const feet = family.filter(({ standsOn }) => standsOn === 'ground').map(({ y }) => y);
    if (feet.length === 0) return family;
    const [first, last] = [Math.min(...feet), Math.max(...feet)];
    const deep = near - far - height * 0.02;
    // rows that reach farther back than the table are closer to each other
    if (last - first > deep && deep > 0)
      return family.map((item) => ({ ...item, y: near - ((last - item.y) * deep) / (last - first) }));
    const down = far + height * 0.02 - first;
    const up = last - near;
    const by = down > 0 ? down : up > 0 ? -up : 0;
    return by === 0 ? family : family.map((item) => shifted(item, { x: 0, y: by }));
  });
  return families.toSorted(farthestFirst);
}

/** Those that are higher behind, the others before them. */
function inTwoRows(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const families = familiesOf(items, edges).toSorted((one, other) => highest(other) - highest(one));
  const whole = families.reduce((sum, family) => sum + wide(family), 0);
  const back: Item[][] = [];
  const front: Item[][] = [];
  let taken = 0;
  for (const family of families) {
    const behind = taken + wide(family) / 2 < whole / 2;
    (behind ? back : front).push(family);
    taken += wide(family);
  }
  if (back.length === 0 || front.length === 0) return items;
  const near = boxAround(items).bottom;
  const deep = Math.max(...front.map(highest)) * 0.55;
  const rows = [...inRow(scene, back, near - deep, 0.01), ...inRow(scene, front, near, 0)];
  return rows.toSorted(farthestFirst);
}

function inRow({ width }: Scene, families: readonly Item[][], foot: number, back: number): readonly Item[] {
  const gap = width * GAP * 0.5;
  const whole = families.reduce((sum, family) => sum + wide(family), 0) + gap * (families.length - 1);
  let x = width / 2 - whole / 2;
  return families.flatMap((family) => {
    const { left, bottom } = boxAround(family);
    const by = { x: x - left, y: foot - bottom };
    x += wide(family) + gap;
    return family.map((item) => ({ ...shifted(item, by), depth: item.depth + back }));
  });
}

/** Each thing with all that is on it or in it, and all of a kind together. */
function familiesOf(items: readonly Item[], edges: readonly Edge[]): Item[][] {
  const rootOf = (subject: number, steps = 0): number => {
    const edge = edges.find(({ guest, kind }) => guest === subject && carried.has(kind));
    const shown = edge !== undefined && items.some((item) => item.subject === edge.host);
    return shown && steps < 5 ? rootOf(edge.host, steps + 1) : subject;
  };
  const families = new Map<number, Item[]>();
  for (const item of items) {
    const root = rootOf(item.subject as number);
    families.set(root, [...(families.get(root) ?? []), item]);
  }
  return [...families.values()];
}

const wide = (items: readonly Item[]): number => {
  const { left, right } = boxAround(items);
  return right - left;
};

const highest = (items: readonly Item[]): number =>
  Math.max(...items.map((item) => itemBox(item).bottom - itemBox(item).top));
