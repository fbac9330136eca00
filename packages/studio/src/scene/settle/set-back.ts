import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Where a building closes the view: how high and wide it is at most, as shares of the picture, and how far it is. */
interface Closing {
  readonly high: number;
  readonly wide: number;
  /** Of the way from the horizon to us. */
  readonly foot: number;
  readonly far: number;
}

/** The things with that building in the middle and behind all of them, as large as may be there. */
export function setBack(
  { width, height, horizon }: Scene,
  items: readonly Item[],
  building: Item,
  { high, wide, foot, far }: Closing,
): readonly Item[] {
  const { left, right } = itemBox(building);
  const grown = Math.min((height * high) / building.size, (width * wide) / (right - left));
  const closing: Item = {
    ...building,
    x: width / 2,
    y: horizon + (height - horizon) * foot,
    size: building.size * grown,
    depth: Math.max(far, ...items.map(({ depth }) => depth)) + 0.01,
  };
  return items.map((item) => (item === building ? closing : item)).toSorted(farthestFirst);
}
