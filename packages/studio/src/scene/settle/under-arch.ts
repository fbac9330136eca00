import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { boxAround, farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How much of the frame the bridge fills, where its feet stand, and who is under it. */
const [SIZE, FEET, NEAR] = [0.9, 0.86, 0.94];
/** The middle arch: half of its width and its rise, in heights of the bridge. */
const [HALF, RISE] = [0.27, 0.56];

/** Who is under a bridge stands in its middle arch, and its piers stand on the ground on both sides. */
export function underArch(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const edge = edges.find(({ kind, host }) => kind === 'under' && items.some((item) => isArch(item, host)));
  const bridges = items.filter((item) => isArch(item, edge?.host));
  const [bridge] = bridges;
  const below = items.filter(({ subject, standsOn }) => subject === edge?.guest && standsOn === 'ground');
  if (!edge || !bridge || bridges.length > 1 || below.length === 0) return items;
  const { width, height } = scene;
  const size = Math.max(height * SIZE, (width * 1.02) / bridge.drawable.aspect);
  const { left, right } = boxAround(below);
  const tallest = Math.max(...below.map((item) => item.size));
  const room = size * HALF * 2;
  const abreast = below.reduce((wide, item) => wide + item.size * item.drawable.aspect, 0);
  const fit = Math.min(room / abreast, (size * RISE * 0.92) / tallest);
  const grow = Math.min(fit, Math.max(1, (height * 0.42) / tallest));
  // those who walk far apart come closer to each other: smaller they would be toys below it
  const closer = Math.min(grow, room / (right - left));
  return items
    .map((item): Item => {
      if (item === bridge)
        return { ...item, x: width / 2, y: height * FEET, size, depth: 0.3, standsOn: 'ground', turn: 0 };
      if (!below.includes(item)) return item;
      const x = width / 2 + (item.x - (left + right) / 2) * closer;
      return { ...item, x, y: height * NEAR, size: item.size * grow, depth: 0.08, floor: height };
    })
    .toSorted(farthestFirst);
}

const isArch = ({ subject, drawable }: Item, host: number | undefined): boolean =>
  subject !== undefined && subject === host && is(drawable.concept, 'arched');
