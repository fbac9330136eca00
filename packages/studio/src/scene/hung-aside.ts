import { paintedAs } from '../catalogue/records.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';

/** What was said of how it is, or where. */
const OTHERWISE = /^(?:lying|flying|floating|falling|leaning|upright|folded|crumpled|rolled)$/;
/** Beside what a plain wall may be: nothing that swims, flies or is a place itself. */
const BEFORE_WALL: ReadonlySet<string> = new Set(['ground', 'tabletop']);
/** Nor what no room holds: beasts and what drives, so high, in metres. */
const TOO_LARGE = 1.3;

/**
 * A tie of which no more was said than that it is there, or beside what, hangs at the wall beside the other one: known by
 * its knot. Lying it is seen from its edge, and on a ledge before a street it is a stripe.
 */
export function hangsAside(brief: Brief, index: number): boolean {
  const { subjects, relations, setting, camera, features } = brief;
  const [own, other] = [subjects[index], subjects[1 - index]];
  if (!own || !other || subjects.length !== 2 || !is(own.concept, 'limp')) return false;
  if (setting !== undefined || camera !== undefined || features.length > 0 || isProse(brief)) return false;
  const beside = paintedAs(other.concept);
  const wall = beside !== undefined && BEFORE_WALL.has(beside.habitat) && beside.kind !== 'building' && held(beside);
  const single = own.count === 1 && other.count === 1 && !is(other.concept, 'limp');
  const told = own.attributes.some((word) => OTHERWISE.test(word));
  return wall && single && !told && beside.kind !== 'person' && relations.every(({ kind }) => SIDEWAYS.has(kind));
}

const held = ({ kind, height }: Pick<Drawable, 'kind' | 'height'>): boolean =>
  (kind !== 'vehicle' && kind !== 'animal') || height < TOO_LARGE;

/** The one of the two that hangs, if either does. */
export const hungAsideOf = (brief: Brief): number | undefined => [0, 1].find((index) => hangsAside(brief, index));
