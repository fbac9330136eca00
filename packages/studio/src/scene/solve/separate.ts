import { carriedOver } from '../resized.js';
import { boxOf, bodyOf, changed, itemsOf } from './composition.js';
import type { Box, Composition } from './composition.js';
import type { Edge } from '../edges.js';
import { holds } from './measure.js';
import { rootOf } from '../plan.js';

/** So much of the smaller one may be covered by what it has nothing to do with. */
const COVERED = 0.22;
const MOST_BODIES = 4;
const inDepth = new Set<Edge['kind']>(['behind', 'in-front-of', 'under', 'around', 'between']);

/**
 * Things that came to stand over each other though nothing was said of it are set side by side, smaller where they must
 * be: in the order that keeps all that holds.
 */
export function separated(composition: Composition, kept: readonly Edge[]): Composition {
  const { scene, parents, items } = composition;
  const roots = [...new Set([...items.keys()].map((subject) => rootOf(parents, subject)))].filter((root) =>
    itemsOf(composition, root).some(({ standsOn }) => standsOn === 'ground'),
  );
  const deep = kept.some(({ kind }) => inDepth.has(kind));
  const bodies = roots.map((root) => ({ root, members: bodyOf(composition, root) }));
  const boxes = bodies.map(({ members }) => boxOf(composition, members));
  if (deep || bodies.length < 2 || bodies.length > MOST_BODIES || !anyCovered(boxes, scene.height * 0.06))
    return composition;
  const widths = boxes.map(({ left, right }) => right - left);
  const gap = scene.width * 0.02;
  const room = scene.width * 0.94 - gap * (bodies.length - 1);
  const factor = Math.min(1, room / widths.reduce((sum, width) => sum + width, 0));
  if (factor < 0.7) return composition;
  const byPlace = bodies.map((_, index) => index).toSorted((one, other) => at(boxes, one) - at(boxes, other));
  for (const order of ordersOf(byPlace)) {
    const total = widths.reduce((sum, width) => sum + width * factor, 0) + gap * (bodies.length - 1);
    let left = (scene.width - total) / 2;
    let candidate = composition;
    for (const index of order) {
      const { members } = bodies[index] as (typeof bodies)[number];
      const box = boxes[index] as Box;
      const from = left;
      const toX = (x: number): number => from + (x - box.left) * factor;
      const toY = (y: number): number => box.bottom + (y - box.bottom) * factor;
      candidate = changed(candidate, members, (item) => ({
        ...carriedOver(item, { toX, toY, factor }),
        floor: item.floor,
      }));
      left += (widths[index] as number) * factor + gap;
    }
    if (kept.every((edge) => holds(candidate, edge))) return candidate;
  }
  return composition;
}

const at = (boxes: readonly Box[], index: number): number => {
  const { left, right } = boxes[index] as Box;
  return left + right;
};

/** Of those at about one distance: who stands farther back is seen over who stands before. */
function anyCovered(boxes: readonly Box[], level: number): boolean {
  return boxes.some((one, index) =>
    boxes.slice(index + 1).some((other) => {
      const wide = Math.min(one.right, other.right) - Math.max(one.left, other.left);
      const high = Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top);
      if (Math.abs(one.bottom - other.bottom) > level) return false;
      return wide > 0 && high > 0 && wide * high > COVERED * Math.min(areaOf(one), areaOf(other));
    }),
  );
}

const areaOf = ({ left, right, top, bottom }: Box): number => (right - left) * (bottom - top);

/** Every order of a few, the given one first. */
function ordersOf(list: readonly number[]): number[][] {
  if (list.length < 2) return [[...list]];
  return list.flatMap((first) => ordersOf(list.filter((each) => each !== first)).map((rest) => [first, ...rest]));
}
