import type { Drawable } from './drawable.js';
import { figure, figures } from './figures/figure.js';
import { formedThings } from './figures/formed.js';
import { findGlyph } from './glyphs/glyphs.js';
import { letteredThings } from './lettering/lettering.js';
import { living } from './living/living.js';
import { objects } from './objects/objects.js';

const byConcept = new Map<string, Drawable>(
  [...objects, ...living, figure, ...figures, ...formedThings].map((drawable) => [drawable.concept, drawable]),
);

/** The procedural painters. */
export const painters: readonly Drawable[] = [...byConcept.values()];

const lettered = new Map(letteredThings.map((drawable) => [drawable.concept, drawable]));

/** The painter of a concept, where it has one of its own. */
export function findPainter(concept: string): Drawable | undefined {
  return byConcept.get(concept);
}

/** Whatever draws a concept: its own painter, else a drawing of the vector sets. */
export function findDrawable(concept: string): Drawable | undefined {
  return findPainter(concept) ?? lettered.get(concept) ?? findGlyph(concept);
}
