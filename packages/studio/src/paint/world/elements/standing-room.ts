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
