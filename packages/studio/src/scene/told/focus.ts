import { isProse, weightOf } from '../../language/brief.js';
import type { Brief } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';

/** What grows or lies about a place, and is looked at where nothing else is. */
const SCENERY: ReadonlySet<Drawable['kind']> = new Set(['plant', 'nature']);
/** From so many metres on somebody or something that moves is looked at: a robin or a wheelbarrow is in a garden. */
const LIVELY: Partial<Record<Drawable['kind'], number>> = { person: 0, animal: 0.5, vehicle: 1.2 };
/** Who is named with less weight than this is part of the scenery too. */
const NAMED = 0.45;

/**
 * A paragraph begins with the land: "a grassland dotted with acacia trees. Two zebras …". Who is in it is what the
 * picture is about, however early its trees were named.
 */
export function focused(brief: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  const weight = (index: number): number => weightOf(brief, index);
  const known = [...drawables.entries()].flatMap(([index, drawable]) => (drawable ? [{ index, drawable }] : []));
  const [first] = known.toSorted((one, other) => weight(other.index) - weight(one.index));
  if (!isProse(brief) || !first || !SCENERY.has(first.drawable.kind)) return brief;
  // an enormous oak is meant itself
  if (brief.subjects[first.index]?.size === 'huge') return brief;
  // what they are in, on or under is told of with them
  const near = brief.relations.some(({ subject, object }) => subject === first.index || object === first.index);
  const [main] = known
    .filter(({ index, drawable }) => drawable.height >= (LIVELY[drawable.kind] ?? Infinity) && weight(index) >= NAMED)
    .toSorted((one, other) => weight(other.index) - weight(one.index));
  if (!main || near) return brief;
  const most = weight(first.index);
  const subjects = brief.subjects.map((subject, index) => {
    if (index === main.index) return { ...subject, salience: most };
    const scenery = SCENERY.has(drawables[index]?.kind ?? 'object');
    return scenery ? { ...subject, salience: Math.round(weight(index) * 60) / 100 } : subject;
  });
  return { ...brief, subjects };
}
