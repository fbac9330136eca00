import { SIDEWAYS } from '../../catalogue/relations.js';
import type { Edge } from '../edges.js';
import type { Item, Scene } from '../scene.js';
import { itemBox } from '../scene.js';

/** What flies beside what stands is as high as that, not over it: a bee to the right of a plate. */
export function sidePair(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const [edge] = edges;
  if (edges.length > 1 || items.length !== 2 || scene.brief.camera !== undefined) return items;
  if (edge && !SIDEWAYS.has(edge.kind)) return items;
  const hangs = (item: Item): boolean => item.drawable.habitat === 'air' || item.drawable.habitat === 'wall';
  const flying = items.find((item) => item.standsOn === 'nothing' && hangs(item));
  const standing = items.find(({ standsOn }) => standsOn === 'ground');
  if (!flying || !standing) return items;
  // where nothing was said of their sides they only must not cover each other
  if (!edge && !overlaps(flying, standing)) return items;
  const { width, height } = scene;
  const right = (edge?.kind === 'right-of') === (flying.subject === edge?.guest);
  const beside = edge === undefined || edge.kind === 'beside' ? flying.x > standing.x : right;
  // each has its own part of the width, by what it needs of it
  const [one, other] = [flying, standing].map(({ drawable, size }) => drawable.aspect * size) as [number, number];
  const room = width * 0.86;
  const share = Math.min(0.62, Math.max(0.38, one / (one + other)));
  const fitted = (item: Item, part: number): Item => ({
    ...item,
    size: Math.min(item.size, (room * part) / item.drawable.aspect, height * 0.6),
  });
  const [bird, thing] = [fitted(flying, share), fitted(standing, 1 - share)];
  const edgeOf = width * 0.06;
  const at = (part: number, from: number): number => edgeOf + room * (from + part / 2) + width * 0.01;
  const [birdX, thingX] = beside ? [at(share, 1 - share), at(1 - share, 0)] : [at(share, 0), at(1 - share, share)];
  const { top } = itemBox(thing);
  // a window or a shelf is in the wall, and does not stand on the floor before it
  const lowest = flying.drawable.habitat === 'wall' && bird.size < height * SILL ? height * SILL : height;
  const middle = Math.max(top + thing.size * 0.4, scene.height * 0.4);
  return items.map((item) =>
    item === flying
      ? { ...bird, x: birdX, y: Math.min(lowest, thing.y - height * 0.03, middle + bird.size / 2) }
      : { ...thing, x: thingX },
  );
}

/** How far down what hangs on a plain wall ends, as a share of the height. */
const SILL = 0.62;

function overlaps(one: Item, other: Item): boolean {
  const [a, b] = [itemBox(one), itemBox(other)];
  return a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
}
