import type { Drawable } from './drawable.js';
import { living } from './living/living.js';
import { objects } from './objects/objects.js';

const byConcept = new Map<string, Drawable>([...objects, ...living].map((drawable) => [drawable.concept, drawable]));

/** The procedural painters, by concept. */
export function findPainter(concept: string): Drawable | undefined {
  return byConcept.get(concept);
}

export const painters: readonly Drawable[] = [...byConcept.values()];
