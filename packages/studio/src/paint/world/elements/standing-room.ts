import { itemBox } from '../../../scene/scene.js';
import type { Item, Scene } from '../../../scene/scene.js';

/** From here on, in metres, a building is a tower: beside trees and lamps of a usual picture it would be a toy. */
export const TOWER = 40;

/** The tower that the picture shows, where it shows one. */
export const towerOf = ({ items }: Scene): Item | undefined =>
  items.find(
    ({ subject, drawable: { kind, height } }) => subject !== undefined && kind === 'building' && height >= TOWER,
  );

/** Where a tree of this height may stand: at one of the places, so that it grows out of nobody's head. */
export function roomForTree(
  { items }: Scene,
  places: readonly number[],
  { foot, height }: { foot: number; height: number },
): number | undefined {
  const boxes = items.filter(({ subject }) => subject !== undefined).map(itemBox);
  const half = height * 0.36;
  return places.find((x) =>
    boxes.every(
      ({ left, right, top, bottom }) => left > x + half || right < x - half || top > foot || bottom < foot - height,
    ),
  );
}

/** The largest that a wild flower is from its middle, in metres, and how far it shrinks at most. */
const [FLOWER, SMALLEST] = [0.03, 0.4];
const MEASURES: ReadonlySet<string> = new Set(['building', 'vehicle', 'animal', 'person']);

/** How much smaller flowers of this size at a height of the picture grow, so that they are no giants beside what stands among them. */
export function besideWhatStands({ items }: Scene, sizeAt: (y: number) => number): number {
  const shares = items.flatMap(({ subject, standsOn, drawable: { kind, height }, size, y }) => {
    if (subject === undefined || standsOn !== 'ground' || !MEASURES.has(kind) || height < 1) return [];
    return [(FLOWER * size) / height / Math.max(1, sizeAt(y))];
  });
  return Math.max(SMALLEST, Math.min(1, ...shares));
}
