import type { Edge } from '../edges.js';
import { familyOf } from '../family.js';
import { eyeLineOf } from '../perspective.js';
import { resized, shifted } from '../resized.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So much larger somebody may be than others who stand as far away: nobody is measured. */
const ALIKE = 1.12;
/** So many times as near as they are somebody may stand, who is then seen so much larger. */
const NEARER = 1.35;
/** And no smaller than so much of them, however far behind. */
const LEAST = 0.6;
/** The lowest line on which somebody stands, and how far apart feet are of who stands as far away: shares of the height. */
const [LOWEST, LEVEL] = [0.965, 0.06];

const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;

/**
 * A row of people is as wide as the picture, and one beside them is not: who looks at them would be a giant. They are as
 * tall as the others, or stand a little nearer to us.
 */
export function ofOneScale(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, height } = scene;
  const bySubject = new Map<number, Item[]>();
  for (const item of items)
    if (item.subject !== undefined && !item.worn && item.drawable.kind === 'person' && item.standsOn === 'ground')
      bySubject.set(item.subject, [...(bySubject.get(item.subject) ?? []), item]);
  const sized = (subject: number): boolean =>
    brief.subjects[subject]?.size !== undefined || brief.relations.some(({ ratio }) => ratio !== undefined);
  const isRow = (own: readonly Item[]): boolean => own.length > 1 || (own[0]?.asked?.company?.members.length ?? 1) > 1;
  const rows = [...bySubject].filter(([subject, own]) => !sized(subject) && isRow(own));
  const alone = [...bySubject].filter(([subject, own]) => !sized(subject) && !isRow(own));
  let changed = items;
  for (const [subject, [one]] of alone)
    for (const [, row] of rows) {
      const foot = Math.max(...row.map(({ y }) => y));
      if (!one || one.y > foot + height * LEVEL) continue;
      const theirs = Math.max(...row.map(scaleOf));
      const larger = scaleOf(one) / theirs;
      if (larger <= ALIKE) continue;
      const line = eyeLineOf(scene);
      const below = Math.max(height * 0.04, foot - line);
      // who stands behind the first of them stays there
      const behind = one.y < foot - height * LEVEL;
      const nearer = behind
        ? Math.max(LEAST, (one.y - line) / below)
        : Math.max(1, Math.min(larger, NEARER, (height * LOWEST - line) / below));
      if (nearer >= larger) continue;
      const down = behind ? 0 : line + below * nearer - one.y;
      const own = familyOf([subject], edges);
      const depth = behind ? one.depth : Math.min(...row.map((each) => each.depth)) - 0.001;
      changed = changed.map((item) => {
        if (item.subject === undefined || !own.has(item.subject)) return item;
        const moved = shifted(resized(item, nearer / larger, one), { x: 0, y: down });
        return { ...moved, depth: item.depth - one.depth + depth };
      });
      break;
    }
  return changed === items ? items : changed.toSorted(farthestFirst);
}
