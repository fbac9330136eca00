import { ARM_ALONE } from '../paint/drawable.js';
import type { Brief } from '../language/brief.js';
import type { Item } from './scene.js';

/** How somebody stands who has a pet or a pillow in both arms. */
export const IN_ARMS = 'cradling';

/** The arm of who hugs something is around it: once more before that, and nothing else of them. */
export function around({ relations }: Brief, items: readonly Item[]): readonly Item[] {
  return items.flatMap((item) => {
    const holder = items.find(
      ({ subject, worn, attributes }) =>
        !worn &&
        attributes.includes(IN_ARMS) &&
        relations.some((each) => each.kind === 'holding' && each.subject === subject && each.object === item.subject),
    );
    if (!holder || item.worn || item.depth >= holder.depth || item.subject === undefined) return [item];
    const arm: Item = {
      ...holder,
      worn: true,
      depth: item.depth - 0.0003,
      attributes: [...holder.attributes, ARM_ALONE],
      standsOn: 'nothing',
    };
    return [item, arm];
  });
}
