import { is } from '../catalogue/traits.js';
import { ARM_ALONE, HANDS_ALONE } from '../paint/drawable.js';
import type { Brief } from '../language/brief.js';
import type { Item } from './scene.js';

/** How somebody stands who has a pet or a pillow in both arms. */
export const IN_ARMS = 'cradling';

/** Grasps in which fingers are seen around what is held. */
const GRASPED = ['hold-up', 'hold-over', 'hold-out', 'hold-low', 'hold-both', 'hold-two'] as const;

/** What is smaller than this beside an animal that has it, its paws cover. */
const IN_PAWS = 0.2;

/** As large as this both ways beside who has it in one hand, a thing is all that is seen. */
const SHIELD = 0.24;

/**
 * The arm of who hugs something is around it, and the fingers of who holds something: once more before that, and
 * nothing else of them.
 */
export function around({ relations }: Brief, items: readonly Item[]): readonly Item[] {
  const holds = ({ subject }: Item, held: Item): boolean =>
    relations.some((each) => each.kind === 'holding' && each.subject === subject && each.object === held.subject);
  return items.flatMap((item) => {
    if (item.worn || item.subject === undefined) return [item];
    const holder = items.find((each) => !each.worn && graspOf(each) !== undefined && holds(each, item));
    const alone = holder && graspOf(holder);
    if (!holder || alone === undefined || item.depth >= holder.depth) return [item];
    // a cup between two paws is before them, or nothing of it is seen
    if (alone === HANDS_ALONE && !is(holder.drawable.concept, 'person') && item.size < holder.size * IN_PAWS)
      return [item];
    // a shield is before the hand
    const wide = Math.min(item.size, item.size * item.drawable.aspect) > holder.size * SHIELD;
    const handled = holder.attributes.some((word) => word === 'hold-both' || word === 'hold-low');
    if (alone === HANDS_ALONE && wide && (!handled || isReadThere(holder, item))) return [item];
    const seen: Item = {
      ...holder,
      worn: true,
      depth: item.depth - 0.0003,
      attributes: [...holder.attributes, alone],
      standsOn: 'nothing',
    };
    return [item, seen];
  });
}

/** The share of a sign's height below which only its post is. */
const POST = 0.36;

/** Words are before the paws that hold them: fingers across a sign leave nothing to read. */
function isReadThere(holder: Item, item: Item): boolean {
  const { hand } = holder.drawable;
  if (item.lettering === undefined || !hand) return false;
  return holder.y + hand[1] * holder.size < item.y - item.size * POST;
}

/** What of somebody is before the thing that they hold. */
function graspOf({ attributes, drawable }: Item): string | undefined {
  if (attributes.includes(IN_ARMS)) return ARM_ALONE;
  // an animal on two legs has hands for it, one on four has none
  const hands = drawable.dresses === true && drawable.hand !== undefined;
  return hands && GRASPED.some((grasp) => attributes.includes(grasp)) ? HANDS_ALONE : undefined;
}
