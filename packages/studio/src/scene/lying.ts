import { is } from '../catalogue/traits.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { laid } from '../paint/laid.js';

/** Relations in which a long thing may lie: it is only beside, on or near something. */
const restful: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of', 'behind', 'in-front-of']);

/** Whether a long thin thing lies: nobody holds it, nothing contains it, and nobody asks for it upright. */
function mayLie({ subjects, relations, setting }: Brief, index: number): boolean {
  const { count = 1, attributes = [] } = subjects[index] ?? {};
  if (count > 1 || setting === 'flat-lay' || attributes.some((word) => /^(?:upright|standing|leaning)$/.test(word)))
    return false;
  return relations.every(
    ({ kind, subject, object }) =>
      (subject !== index && object !== index) || restful.has(kind) || (kind === 'on' && subject === index),
  );
}

/** A long thin thing laid down, where it may lie: on one end it would balance. */
export function laidDown(drawable: Drawable, brief: Brief, index: number): Drawable | undefined {
  const { aspect, concept } = drawable;
  return is(concept, 'lies') && aspect < 1.1 && mayLie(brief, index) ? laid(drawable) : undefined;
}
