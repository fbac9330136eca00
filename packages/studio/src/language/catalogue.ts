import type { DrawableKind, Habitat } from '../paint/drawable.js';

/** What understanding must know of something that can be drawn. */
export interface CatalogueEntry {
  readonly concept: string;
  readonly words: readonly string[];
  readonly kind: DrawableKind;
  readonly habitat: Habitat;
  readonly height: number;
  /** From the vector sets: used where no painter's own word fits. */
  readonly isGlyph?: boolean;
  /** False where the drawing is too plain, or its name too odd, to stand for words that nobody listed. */
  readonly guessable?: boolean;
}

export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  find(concept: string): CatalogueEntry | undefined;
}

/** The first entry of a concept counts: list the best drawings first. */
export function createCatalogue(entries: Iterable<CatalogueEntry>): Catalogue {
  const byConcept = new Map<string, CatalogueEntry>();
  for (const entry of entries) if (!byConcept.has(entry.concept)) byConcept.set(entry.concept, entry);
  return { entries: [...byConcept.values()], find: (concept) => byConcept.get(concept) };
}
