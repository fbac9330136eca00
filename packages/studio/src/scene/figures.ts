import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { standsOnTip } from '../paint/laid.js';
import { inBlock } from '../paint/objects/house/stands.js';
import type { Item, Scene } from './scene.js';

/** How high each form is at most, where the floor is, and how far apart they stand, as shares of the height. */
const [HIGH, FOOT, GAP] = [0.34, 0.84, 0.012];
/** How much of the width they fill, and how much of it one of them takes at most. */
const [FILLED, WIDE] = [0.9, 0.34];
/** How far what is propped up leans, in radians; and what is broader stands upright against the other: leaning it would be on a corner. */
const [LEAN, LEANS] = [0.16, 0.6];
/** How high the block under a figure is, in the figure's heights; and what is no longer than broad may roll. */
const [BLOCK, LONGER] = [0.13, 1.12];

const wide = ({ drawable, size }: Item): number => drawable.aspect * size;

/**
 * Two or three plain forms of which it was said how they stand to each other: all of one height and on one floor, the
 * flat ones too, so that it is seen which is between, upon, against or above the others.
 */
export function amongFigures(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, setting, width, height } = scene;
  const count = brief.subjects.length;
  if (setting !== 'studio' || items.length !== count || count < 2 || count > 3 || !items.every(isForm)) return items;
  const [relation] = brief.relations;
  if (!relation || brief.relations.some(({ kind, subject }) => kind !== relation.kind || subject !== relation.subject))
    return items;
  if (count === 2) return pairOf(scene, items, relation) ?? items;
  if (!items.some(isFigure) && !items.every(isNamedAfterForm)) return items;
  const first = items.find(({ subject }) => subject === relation.subject);
  const second = items.find(({ subject }) => subject === relation.object);
  const third = items.find((item) => item !== first && item !== second);
  if (!first || !second || !third) return items;
  const raised = relation.kind === 'on' || (relation.kind === 'beside' && brief.features.includes('midair'));
  const stood = standing(scene, raised ? [second, third] : orderOf(relation.kind, first, second, third), raised);
  if (!stood) return items;
  const row = relation.kind === 'on' ? narrowed(scene, first, stood as [Item, Item]) : stood;
  if (!raised) {
    if (relation.kind !== 'leaning-on') return row;
    return propped(scene, row, first.subject);
  }
  const [left, right] = row as [Item, Item];
  const span = right.x - left.x;
  const room = roomOver(scene, [left, right]);
  // what lies on two reaches from the one to the other
  const size = Math.min((span * REACHES) / first.drawable.aspect, room);
  const over =
    relation.kind === 'on'
      ? -height * IN_SEAM
      : Math.min(height * 0.06, Math.max(0, height * (FOOT - 0.05) - left.size - size));
  const upper: Item = {
    ...first,
    x: width / 2 + (relation.kind === 'on' ? (left.x + right.x - width) / 2 : 0),
    y: height * FOOT - left.size - over,
    size,
    turn: 0,
    depth: 0.19,
    standsOn: relation.kind === 'on' ? 'item' : 'nothing',
  };
  return [...row, upper];
}

/** So much wider than from the middle of the one to the middle of the other is what lies on two. */
const REACHES = 1.3;
/** So deep it is before their upper ends, as a share of the height: a ball touches both only there. */
const IN_SEAM = 0.04;

const roomOver = ({ height }: Scene, [left]: readonly [Item, Item]): number =>
  Math.min(height * FOOT - left.size - height * 0.05, height * 0.4);

/** Two that carry a third touch each other, and are so small that it reaches from the one to the other. */
function narrowed(scene: Scene, { drawable }: Item, [left, right]: [Item, Item]): readonly [Item, Item] {
  let pair = touching(scene, left, right, 1);
  for (let factor = 0.92; factor > 0.5; factor *= 0.92) {
    const reach = roomOver(scene, pair) * drawable.aspect;
    if (reach >= (pair[1].x - pair[0].x) * REACHES) break;
    pair = touching(scene, left, right, factor);
  }
  return pair;
}

function touching({ width }: Scene, left: Item, right: Item, factor: number): [Item, Item] {
  const [one, other] = [
    { ...left, size: left.size * factor },
    { ...right, size: right.size * factor },
  ];
  const from = (width - wide(one) - wide(other)) / 2;
  return [
    { ...one, x: from + wide(one) / 2 },
    { ...other, x: from + wide(one) + wide(other) / 2 },
  ];
}

/** Side by side, or the one against the other; what is on another one is there by itself. */
function pairOf(
  scene: Scene,
  items: readonly Item[],
  { kind, subject }: Scene['brief']['relations'][number],
): readonly Item[] | undefined {
  if (!items.every(isNamedAfterForm) || !besides.has(kind)) return undefined;
  const first = items.filter((item) => item.subject === subject);
  const second = items.filter((item) => item.subject !== subject);
  const row = standing(scene, kind === 'right-of' ? [...second, ...first] : [...first, ...second], false);
  return row && kind === 'leaning-on' ? propped(scene, row, subject) : row;
}

/** The first of a row against its neighbour. */
const propped = ({ height }: Scene, row: readonly Item[], subject: number | undefined): readonly Item[] =>
  row.map((item): Item => {
    if (item.subject !== subject) return item;
    return item.drawable.aspect < LEANS ? { ...item, turn: LEAN } : { ...item, x: item.x + height * GAP };
  });

/** On its corner a diamond would fall over: it is held in a block. */
function held(item: Item): Item {
  if (!standsOnTip(item.drawable, LONGER)) return item;
  const drawable = inBlock(item.drawable, BLOCK);
  return { ...item, drawable, size: (item.size * drawable.height) / item.drawable.height };
}

const besides: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of', 'leaning-on']);

const isFigure = ({ drawable }: Item): boolean => is(drawable.concept, 'figure');

/** A form by itself: a circle, and a heart, which is heart-shaped and nothing else. */
export const isPlainForm = (concept: string): boolean =>
  is(concept, 'figure') || (recordOf(concept)?.shapes ?? []).some((shape) => shape === concept);

const isNamedAfterForm = ({ drawable }: Item): boolean => isPlainForm(drawable.concept);

/** A star or a box among triangles is a form as well. */
function isForm({ drawable, attributes }: Item): boolean {
  const { concept, kind } = drawable;
  if (kind !== 'object' || is(concept, 'mark') || attributes.includes('hanging')) return false;
  return is(concept, 'figure') || (recordOf(concept)?.shapes ?? []).length > 0;
}

type Orders = 'between' | 'beside' | 'leaning-on';

/** From left to right; none for what no row can show. */
function orderOf(kind: string, first: Item, second: Item, third: Item): readonly Item[] {
  const rows: Record<Orders, readonly Item[]> = {
    between: [second, first, third],
    beside: [first, second, third],
    'leaning-on': [first, second, third],
  };
  return kind in rows ? rows[kind as Orders] : [];
}

/** Side by side; those that carry another are of one height. */
function standing({ width, height }: Scene, row: readonly Item[], level: boolean): readonly Item[] | undefined {
  if (row.length < 2) return undefined;
  const stood = row.map(held);
  const heights = stood.map(({ drawable }) => Math.min(height * HIGH, (width * WIDE) / drawable.aspect));
  const sized = stood.map((item, index): Item => ({
    ...item,
    size: level ? Math.min(...heights) : (heights[index] as number),
  }));
  const gap = height * GAP;
  const whole = sized.reduce((sum, item) => sum + wide(item) + gap, -gap);
  const fit = Math.min(1, (width * FILLED) / whole);
  let left = (width - whole * fit) / 2;
  return sized.map((item): Item => {
    const placed: Item = { ...item, size: item.size * fit, y: height * FOOT, turn: 0, depth: 0.2, floor: height };
    const x = left + wide(placed) / 2;
    left += wide(placed) + gap * fit;
    return { ...placed, x, standsOn: 'ground' };
  });
}
