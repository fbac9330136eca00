import { is } from '../../catalogue/traits.js';
import type { Brief, Relation } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { affords } from '../affords.js';
import { extentOf } from '../unequal.js';

/** Prompts longer than this say themselves what stands on what. */
const SHORT = 90;
/** So high up a thing its top must be that what stands there is above all of it. */
const HIGH = -0.85;
/** What stands on a thing is no larger than so much of it, and what stands below it no taller. */
const [CARRIED, SHELTERED] = [1.5, 0.8];
/** What is so many times larger is not carried by what flies. */
const CRUSHED = 3;
/** What is so much smaller would hardly be seen up there. */
const SEEN = 1 / 7;

/**
 * "A table above a suitcase", "a girl above a desk": where one can carry or shelter the other, it does. Neither hangs
 * in the air, nor needs a floor of its own.
 */
export function settleLifted(brief: Brief, drawables: readonly (Drawable | undefined)[]): Brief {
  if (brief.subjects.length !== 2 || brief.prompt.length > SHORT) return brief;
  const relations = brief.relations.map((relation): Relation => {
    const { kind, subject, object } = relation;
    const sunk = kind === 'on' && isCrushed(brief, relation, drawables);
    if (sunk) return { ...relation, kind: 'above' };
    if (kind !== 'above' && kind !== 'below') return relation;
    const [high, low] = kind === 'above' ? [subject, object] : [object, subject];
    const [upper, lower] = [drawables[high], drawables[low]];
    if (!upper || !lower) return relation;
    const size = { upper: extentOf(brief.subjects[high], upper), lower: extentOf(brief.subjects[low], lower) };
    if (shelters(upper, lower)) return { ...relation, kind: 'under', subject: low, object: high };
    const rests = !flies(upper) && affordsTop(lower) && size.upper < size.lower * CARRIED;
    return rests && size.upper > size.lower * SEEN ? { ...relation, kind: 'on', subject: high, object: low } : relation;
  });
  return { ...brief, relations };
}

/** A car on a butterfly or an aircraft on a fish is above it, and that is no larger for it. */
function isCrushed(
  { subjects, told }: Brief,
  { subject, object }: Relation,
  drawables: readonly (Drawable | undefined)[],
): boolean {
  const [upper, lower] = [drawables[subject], drawables[object]];
  const frail = lower?.kind === 'animal' && (lower.habitat === 'air' || lower.habitat === 'underwater');
  if (!upper || !lower || !frail || told?.includes('crushed')) return false;
  return extentOf(subjects[subject], upper) > extentOf(subjects[object], lower) * CRUSHED;
}

function flies({ habitat, concept, kind }: Drawable): boolean {
  const grounded = habitat === 'ground' || habitat === 'tabletop';
  return !grounded || kind === 'vehicle' || kind === 'building' || is(concept, 'hovers') || is(concept, 'hung');
}

function affordsTop(drawable: Drawable): boolean {
  const top = affords(drawable).support;
  const box = drawable.kind === 'object' && is(drawable.concept, 'machine') && drawable.aspect > 1;
  return (drawable.kind === 'furniture' || box) && top !== undefined && top.y < HIGH;
}

/** It stands under the other one, and is seen whole there. */
function shelters(upper: Drawable, lower: Drawable): boolean {
  const stands = lower.habitat === 'ground' || lower.habitat === 'tabletop';
  const fits =
    lower.height < upper.height * SHELTERED && lower.height * lower.aspect < upper.height * upper.aspect * SHELTERED;
  const low = lower.kind === 'object' || lower.kind === 'food' || lower.kind === 'animal';
  return affords(upper).shelter === true && upper.habitat === 'ground' && stands && low && fits && !hasSeat(upper);
}

/** Below a chair there is no room to be seen in. */
const hasSeat = (drawable: Drawable): boolean => affords(drawable).seat !== undefined;
