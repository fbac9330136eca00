import { offerOf } from '../catalogue/affordances.js';
import type { RelationKind } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { closed } from '../paint/objects/house/containers.js';
import { shelvedBook } from '../paint/objects/things/shelved-book.js';
import { pulledTo } from '../paint/pulled.js';
import { stoneSlab } from '../paint/objects/plants/slab.js';
import type { CastMember } from './groups.js';
import type { Plan } from './plan.js';

/** The share of their width that each of a row on a bench needs for themselves, and how long a bench gets at most. */
const [ELBOWS, LONGEST] = [0.72, 2.6];

/** A bench for ten is a long one. */
export function seating(
  { drawable }: CastMember,
  index: number,
  { parents }: Plan,
  drawables: readonly (Drawable | undefined)[],
  subjects: Brief['subjects'],
): Drawable {
  if (!is(drawable.concept, 'bench') || offerOf(drawable.concept).seat === undefined) return drawable;
  let needed = 0;
  for (const { guest, host } of parents.values()) {
    const sitter = host === index ? drawables[guest] : undefined;
    if (sitter?.kind === 'person') needed += sitter.height * sitter.aspect * ELBOWS * (subjects[guest]?.count ?? 1);
  }
  const longer = needed / (drawable.height * drawable.aspect);
  return longer > 1 ? pulledTo(drawable, drawable.aspect * Math.min(LONGEST, longer)) : drawable;
}

const carries = ({ parents }: Plan, index: number, how: RelationKind): boolean =>
  [...parents.values()].some(({ kind, host }) => kind === how && host === index);

/** A rock or a log that carries something small is no larger than that needs. */
export function supporting(
  member: CastMember,
  index: number,
  plan: Plan,
  drawables: readonly (Drawable | undefined)[],
  count = 1,
): CastMember {
  const { parents } = plan;
  const { drawable } = member;
  const parent = parents.get(index);
  const host = parent?.kind === 'on' ? drawables[parent.host] : undefined;
  // several books on a shelf stand in a row
  if (host?.habitat === 'wall' && is(drawable.concept, 'book') && count > 2)
    return { ...member, drawable: shelvedBook(drawable) };
  if (is(drawable.concept, 'flaps') && carries(plan, index, 'on') && !carries(plan, index, 'inside'))
    return { ...member, drawable: closed(drawable) };
  // a phone beside a cushion that the couch has of its own would be on the face of that
  if (is(drawable.concept, 'couch') && carries(plan, index, 'on'))
    return { ...member, attributes: [...member.attributes, 'taken'] };
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
