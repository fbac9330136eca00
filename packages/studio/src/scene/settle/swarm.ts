import { isInsect } from '../insects.js';
import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How high each of them is at most, and how far below the upper edge and above the backs they stay: shares of the height. */
const SWARM = { high: 0.062, edge: 0.06, clear: 0.035, deep: 0.2 } as const;
/** How far each is from the one beside it, at most, as a share of the width, and how near to the sides. */
const [APART, SIDE] = [0.2, 0.08];
/** How high one after the other is in the swarm: they are in no line. */
const HEIGHTS: readonly number[] = [0.62, 0.1, 0.86, 0.36, 1, 0.2];

/** Several insects, over whose company there is air enough. */
export function hasSwarmRoom({ height }: Scene, insects: readonly Item[], others: readonly Item[]): boolean {
  const flying = insects.every(({ drawable }) => isInsect(drawable));
  if (!flying || insects.length < 2 || !others.every(({ standsOn }) => standsOn === 'ground')) return false;
  return roomOver(height, others).lowest - roomOver(height, others).highest > height * SWARM.high;
}

/** Four butterflies over two trucks: in the air between them and us, each on its own way. */
export function swarming(scene: Scene, insects: readonly Item[], others: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { highest, lowest } = roomOver(height, others);
  const step = Math.min(APART, (1 - SIDE * 2) / insects.length) * width;
  const boxes = others.map(itemBox);
  const over = (Math.min(...boxes.map(({ left }) => left)) + Math.max(...boxes.map(({ right }) => right))) / 2;
  const half = (step * (insects.length - 1)) / 2;
  const middle = Math.min(width * (1 - SIDE) - half, Math.max(width * SIDE + half, over));
  const nearest = Math.min(...others.map(({ depth }) => depth));
  const swarm = insects.map((item, index): Item => {
    const size = Math.min(item.size, height * SWARM.high);
    const rise = HEIGHTS[index % HEIGHTS.length] as number;
    return {
      ...item,
      size,
      x: middle - half + step * index,
      y: Math.max(highest + size, lowest - (lowest - highest - size) * rise),
      depth: Math.max(0, nearest - 0.01),
      standsOn: 'nothing',
    };
  });
  return [...others, ...swarm].toSorted(farthestFirst);
}

/** The band of air over them. */
function roomOver(height: number, others: readonly Item[]): { readonly highest: number; readonly lowest: number } {
  const lowest = Math.min(...others.map((item) => itemBox(item).top)) - height * SWARM.clear;
  return { highest: Math.max(height * SWARM.edge, lowest - height * SWARM.deep), lowest };
}
