import { is } from '../catalogue/traits.js';
import type { Drawable } from '../paint/drawable.js';
import { shelvedBook } from '../paint/objects/things/shelved-book.js';
import { stoneSlab } from '../paint/objects/plants/slab.js';
import type { CastMember } from './groups.js';
import type { Plan } from './plan.js';

/** A rock or a log that carries something small is no larger than that needs. */
export function supporting(
  member: CastMember,
  index: number,
  { parents }: Plan,
  drawables: readonly (Drawable | undefined)[],
  count = 1,
): CastMember {
  const { drawable } = member;
  const parent = parents.get(index);
  const host = parent?.kind === 'on' ? drawables[parent.host] : undefined;
  // several books on a shelf stand in a row
  if (host?.habitat === 'wall' && is(drawable.concept, 'book') && count > 2)
    return { ...member, drawable: shelvedBook(drawable) };
  if (drawable.kind !== 'nature' && !is(drawable.concept, 'perch')) return member;
  const carried = [...parents.values()].filter(({ kind, host }) => kind === 'on' && host === index);
  const tallest = Math.max(...carried.map(({ guest }) => drawables[guest]?.height ?? 0));
  if (carried.length === 0 || tallest > 0.6 || tallest === 0) return member;
  // what belongs on a table stands on a flat stone, not on the top of a boulder
  const set = carried.every(({ guest }) => ['object', 'food'].includes(drawables[guest]?.kind ?? ''));
  if (set && drawable.kind === 'nature' && is(drawable.concept, 'perch'))
    return { ...member, drawable: stoneSlab(drawable, tallest * 0.5) };
  return { ...member, drawable: { ...drawable, height: Math.min(drawable.height, tallest * 0.75) } };
}
