import { isRoom } from '../scale.js';
import { resized } from '../resized.js';
import { hangsOnWall } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** The share of the height that a metre takes at the far wall of a room, and so much nearer we are to what hangs there. */
const [METRE, NEARER] = [0.16, 3.2];
/** So large a thing on a wall is at least, as a share of the height. */
const SEEN = 0.2;

/** A clock on the wall of a living room is no larger than its windows let it be, nor is what flies before that wall. */
export function hungInRooms({ brief, setting, height }: Scene, items: readonly Item[]): readonly Item[] {
  if (!isRoom(setting) || brief.roomShape !== undefined || brief.camera !== undefined) return items;
  return items.map((item) => {
    const { drawable, size, subject } = item;
    const hangs = drawable.kind === 'object' && (hangsOnWall(item) || isAloft(item));
    const said = brief.subjects[subject ?? -1]?.size;
    if (!hangs || subject === undefined || said === 'large' || said === 'huge') return item;
    const root = Math.sqrt(Math.min(5, Math.max(0.2, drawable.aspect)));
    const most = Math.max((height * SEEN) / root, drawable.height * METRE * NEARER * height);
    if (size <= most) return item;
    // about its middle
    return resized(item, most / size, { x: item.x, y: item.y - size / 2 });
  });
}

const isAloft = ({ attributes, standsOn }: Item): boolean => standsOn === 'nothing' && attributes.includes('flying');
