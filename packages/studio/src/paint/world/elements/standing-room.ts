import { itemBox } from '../../../scene/scene.js';
import type { Item, Scene } from '../../../scene/scene.js';

/** From here on, in metres, a building is a tower: beside trees and lamps of a usual picture it would be a toy. */
export const TOWER = 40;

/** The tower that the picture shows, where it shows one. */
export const towerOf = ({ items }: Scene): Item | undefined =>
  items.find(
    ({ subject, drawable: { kind, height } }) => subject !== undefined && kind === 'building' && height >= TOWER,
  );

/** Who plays or grazes somewhere is on grass, and tramples no crop. */
export const isTrodden = ({ items }: Scene): boolean =>
  items.some(({ drawable: { kind } }) => kind === 'person' || kind === 'animal');

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
/** What stands nearer to us than another thing has its foot so far below it, as a share of the picture's height. */
const NEARER = 0.012;

/** Scenery as it is seen: where its foot is, how high it is, and how far it reaches to both sides. */
interface Scenery {
  readonly x: number;
  readonly foot: number;
  readonly height: number;
  readonly half?: number;
}

/**
 * What stands or floats behind this one would be painted over it, and its trunk would stay below like the leg of a house
 * on stilts: scenery is painted first.
 */
export function isBeforeWhatStands(
  { items, height: tall }: Scene,
  { x, foot, height, half = height * CROWN }: Scenery,
): boolean {
  return items.some((item) => {
    const { subject, standsOn, worn, drawable } = item;
    if (subject === undefined || worn || (standsOn !== 'ground' && standsOn !== 'water')) return false;
    // a hill has no foot of its own
    if ((drawable.kind === 'nature' && drawable.height > TOWER) || item.y > foot - tall * NEARER) return false;
    const { left, right, top, bottom } = itemBox(item);
    return left < x + half && right > x - half && top < foot && bottom > foot - height;
  });
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
