import { eyeLineOf } from '../perspective.js';
import type { Item, Scene } from '../scene.js';

/** So much larger than those on its bank it may be, for where it is on the water. */
const ALIKE = 1.1;
/** And no smaller than so much of the picture's height, over the root of its breadth. */
const KNOWN = 0.075;
const BEASTS: ReadonlySet<Item['drawable']['kind']> = new Set<Item['drawable']['kind']>(['animal', 'person']);

/** A duck on the pond behind a hen and a rabbit is farther off than they are: as large as they it would be a giant. */
export function afloatInScale(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, height } = scene;
  const eyes = eyeLineOf(scene);
  const below = ({ y }: Item): number => Math.max(height * 0.03, y - eyes);
  const sized = ({ subject }: Item): boolean => subject === undefined || brief.subjects[subject]?.size !== undefined;
  const own = items.filter(({ drawable: { kind }, worn }) => BEASTS.has(kind) && !worn);
  const bank = own.filter((item) => item.standsOn === 'ground' && !sized(item));
  if (bank.length === 0) return items;
  // a metre where each stands, for eyes as high above it as theirs
  const metre = Math.max(...bank.map((item) => item.size / item.drawable.height / below(item)));
  return items.map((item) => {
    const { drawable, size, standsOn } = item;
    if (standsOn !== 'water' || !own.includes(item) || sized(item)) return item;
    const most = drawable.height * metre * below(item) * ALIKE;
    const least = (height * KNOWN) / Math.sqrt(Math.max(0.5, drawable.aspect));
    return size <= most ? item : { ...item, size: Math.min(size, Math.max(most, least)) };
  });
}
