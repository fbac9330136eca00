import type { Habitat, Kind } from './concept.js';
import { faultsOfRelations } from './relations.js';

/** What understanding must know of something that can be drawn. */
export interface CatalogueEntry {
  readonly concept: string;
  readonly words: readonly string[];
  readonly kind: Kind;
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

/**
 * What is wrong with the catalogue; empty when nothing is. A word has one owner among what Studio paints itself; a
 * drawing of the vector sets gives way to a painter.
 */
export function faultsOf(painted: Iterable<CatalogueEntry>, known: (concept: string) => boolean): string[] {
  const faults = faultsOfRelations();
  const owners = new Map<string, string>();
  for (const { concept, words } of painted) {
    for (const word of new Set([concept.replaceAll('-', ' '), ...words])) {
      const owner = owners.get(word);
      if (owner !== undefined && owner !== concept) faults.push(`"${word}" is ${owner} and ${concept}`);
      owners.set(word, concept);
    }
    if (!known(concept)) faults.push(`nothing draws ${concept}`);
  }
  return faults;
}

/** The first entry of a concept counts: list the best drawings first. */
export function createCatalogue(entries: Iterable<CatalogueEntry>): Catalogue {
  const byConcept = new Map<string, CatalogueEntry>();
  for (const entry of entries) if (!byConcept.has(entry.concept)) byConcept.set(entry.concept, entry);
  return { entries: [...byConcept.values()], find: (concept) => byConcept.get(concept) };
}
