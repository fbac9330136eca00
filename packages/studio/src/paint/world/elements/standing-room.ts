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

/** Of its height: the half of a crown that a wall must not cut in two. */
const CROWN = 0.2;

/**
 * What stands on the ground behind this one would be painted over its crown, and its trunk would stay below like the leg
 * of a house on stilts: scenery is painted first.
 */
export function isBeforeWhatStands(
  { items }: Scene,
  { x, foot, height }: { readonly x: number; readonly foot: number; readonly height: number },
): boolean {
  return items.some((item) => {
    if (item.subject === undefined || item.standsOn !== 'ground' || item.drawable.height < STANDS) return false;
    const { left, right, top, bottom } = itemBox(item);
    const half = height * CROWN;
    return bottom < foot && bottom > foot - height && top < foot - height / 2 && left < x + half && right > x - half;
  });
}

/** What is lower than this, in metres, is seen before a trunk as well as beside it. */
const STANDS = 2.5;

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
