import { is } from '../catalogue/traits.js';
import type { Item, Scene } from './scene.js';

/** How large a lamp or a fan is that the picture is about, as a share of the frame. */
const [HIGH, WIDE] = [0.34, 0.72];

/** What hangs from the ceiling has its upper end at that of the picture, however it was placed. */
export function fromCeiling(scene: Scene, items: readonly Item[]): readonly Item[] {
  const alone = scene.brief.subjects.length === 1;
  return items.map((item) => {
    const hangs = is(item.drawable.concept, 'ceiling') && item.standsOn !== 'item' && !item.worn;
    if (!hangs || item.attributes.includes('held')) return item;
    const { aspect } = item.drawable;
    const many = items.filter(({ subject }) => subject === item.subject).length;
    const large = Math.min(scene.height * HIGH, (scene.width * WIDE) / aspect);
    const size = alone && many === 1 ? large : item.size;
    const x = alone && many === 1 ? scene.width / 2 : item.x;
    return { ...item, x, size, y: size * 0.98, standsOn: 'nothing' };
  });
}
