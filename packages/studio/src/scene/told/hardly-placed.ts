import type { Brief } from '../../language/brief.js';
import { isNear } from '../scale.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { isSized } from './said-sizes.js';

/** Ice in a bowl in a microwave that looks out above it. */
export function isOutOfWhatHolds({ relations }: Brief, items: readonly Item[], index: number): boolean {
  const holders = (inner: number): readonly number[] =>
    relations.flatMap(({ kind, subject, object }) => (kind === 'inside' && subject === inner ? [object] : []));
  const tops = (subject: number): readonly number[] =>
    items.filter((item) => item.subject === subject).map((item) => itemBox(item).top);
  const own = tops(index);
  return holders(index)
    .flatMap(holders)
    .some((outer) => tops(outer).some((top) => own.some((each) => each < top)));
}

/** So many times larger than what hangs at the wall something small is drawn, where both are no longer seen as one place. */
const NEARER_THAN_WALL = 4;

/** Urinals behind a bag that is right before our eyes. */
export function isFarOnWall({ brief }: Scene, own: readonly Item[], more: readonly Item[]): boolean {
  const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;
  const near = isNear(brief) || brief.told?.includes('blurred') === true;
  return (
    near &&
    own.some(
      (hung) =>
        hung.attributes.includes('on-wall') &&
        more.some(
          (told) =>
            told.standsOn === 'ground' &&
            told.drawable.kind === 'object' &&
            !isSized(brief, told) &&
            scaleOf(told) > scaleOf(hung) * NEARER_THAN_WALL,
        ),
    )
  );
}

/** So many times longer a piece of furniture is than what lies on a worktop beside it. */
const LONGER = 1.3;

/** A rolling pin on a worktop that is longer than the oven beside it. */
export function outgrowsOnTop({ brief }: Scene, own: readonly Item[], more: readonly Item[]): boolean {
  const near = isNear(brief);
  const long = ({ drawable: { height, aspect } }: Item): number => height * aspect;
  return (
    !near &&
    own.some(
      (item) =>
        item.standsOn === 'item' &&
        item.drawable.kind === 'object' &&
        !isSized(brief, item) &&
        more.some(
          (told) =>
            told.drawable.kind === 'furniture' &&
            told.standsOn === 'ground' &&
            !isSized(brief, told) &&
            long(told) > long(item) * LONGER &&
            told.size * told.drawable.aspect < item.size * item.drawable.aspect,
        ),
    )
  );
}
