import { itemBox } from './scene.js';
import type { Atmosphere, Item } from './scene.js';

/** Seen huge, of the width of the picture, it is behind everybody anyhow. */
const HUGE = 0.13;
/** How far from what would hide it it is seen, in its own radii. */
const BESIDE = 1.5;
/** It counts as behind a body where it is so near its outline, in its own radii. */
const TOUCHES = { building: 0, vehicle: 0, person: 0.6, animal: 0.6 } as const;

const hides = (kind: string): kind is keyof typeof TOUCHES => kind in TOUCHES;

/** A low sun behind a palace is seen beside it, and one behind a head: there it would be a bonnet or a halo. */
export function unhidden(atmosphere: Atmosphere, items: readonly Item[], width: number): Atmosphere {
  const { luminary } = atmosphere;
  if (!luminary) return atmosphere;
  const { y, radius } = luminary;
  const boxes = items.flatMap((item) => {
    const { kind } = item.drawable;
    if (!hides(kind)) return [];
    const near = TOUCHES[kind] * radius;
    // what is huge is meant to be behind whoever stands before it
    if (near > 0 && radius > width * HUGE) return [];
    const { left, right, top, bottom } = itemBox(item);
    return y >= top - near && y <= bottom ? [{ left, right }] : [];
  });
  const isHidden = (x: number): boolean => boxes.some(({ left, right }) => x > left - radius && x < right + radius);
  if (!isHidden(luminary.x)) return atmosphere;
  const [best] = boxes
    .flatMap(({ left, right }) => [left - radius * BESIDE, right + radius * BESIDE])
    .filter((x) => x > radius && x < width - radius && !isHidden(x))
    .toSorted((one, other) => Math.abs(one - luminary.x) - Math.abs(other - luminary.x));
  return best === undefined ? atmosphere : { ...atmosphere, luminary: { ...luminary, x: best } };
}
