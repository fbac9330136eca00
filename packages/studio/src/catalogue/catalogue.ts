import type { Habitat, Kind } from './concept.js';
import type { ConceptRecord, Likeness } from './record.js';
import { wordsOf } from './records.js';
import { faultsOfRelations } from './relations.js';

/** What understanding must know of something that can be drawn. */
export interface CatalogueEntry {
  readonly concept: string;
  readonly words: readonly string[];
  readonly kind: Kind;
  readonly habitat: Habitat;
  readonly height: number;
  /** From the vector sets: its own name is a word only where no record has it. */
  readonly isGlyph?: boolean;
  /** False where the drawing is too plain, or its name too odd, to stand for words that nobody listed. */
  readonly guessable?: boolean;
}

/** Something that is drawn like another concept, with differences. */
export interface Variety {
  readonly concept: string;
  readonly words: readonly string[];
  readonly likeness: Likeness;
}

export interface Catalogue {
  readonly entries: readonly CatalogueEntry[];
  readonly varieties: readonly Variety[];
  find(concept: string): CatalogueEntry | undefined;
}

/** Who can draw what. */
export interface Drawings {
  readonly painted: ReadonlySet<string>;
  hasGlyph(concept: string): boolean;
}

/** What is wrong with the catalogue; empty when nothing is. A catalogue with a fault does not load. */
export function faultsOf(records: readonly ConceptRecord[], drawings: Drawings): string[] {
  const faults = faultsOfRelations();
  const concepts = new Set<string>();
  const owners = new Map<string, string>();
  for (const record of records) {
    const { concept, drawing } = record;
    if (concepts.has(concept)) faults.push(`${concept} has two records`);
    concepts.add(concept);
    // a drawing's own name gives way to whoever lists it
    const names = drawing.by === 'glyph' ? [] : [concept.replaceAll('-', ' ')];
    for (const word of new Set([...names, ...wordsOf(record)])) {
      const owner = owners.get(word);
      if (owner !== undefined && owner !== concept) faults.push(`"${word}" is ${owner} and ${concept}`);
      owners.set(word, concept);
    }
    const drawn =
      drawing.by === 'painter'
        ? drawings.painted.has(concept)
        : drawings.hasGlyph(drawing.by === 'like' ? drawing.likeness.like : concept) ||
          (drawing.by === 'like' && drawings.painted.has(drawing.likeness.like));
    if (!drawn) faults.push(`nothing draws ${concept}`);
    if (drawing.by === 'glyph' && drawings.painted.has(concept)) faults.push(`${concept} is painted, not a glyph`);
  }
  for (const { concept, senses = {} } of records) {
    for (const word of Object.keys(senses)) {
      if (!owners.has(word) && !drawings.hasGlyph(word))
        faults.push(`${concept} is a sense of "${word}", which nothing is`);
    }
  }
  for (const record of records) {
    for (const other of namedBy(record)) {
      if (!drawings.painted.has(other) && !drawings.hasGlyph(other))
        faults.push(`${record.concept} speaks of ${other}, which nothing draws`);
    }
  }
  for (const concept of drawings.painted) if (!concepts.has(concept)) faults.push(`${concept} has no record`);
  return faults;
}

/** Other concepts that a record speaks of. */
function namedBy(record: ConceptRecord): string[] {
  const {
    asFigure,
    asMotif,
    headOf,
    below,
    spread,
    boughed,
    bunch,
    clear,
    onFloor,
    outdoors,
    pictured,
    raised,
    shows = [],
    fitted = [],
    keepsAway = [],
    seen = {},
    shaped = {},
  } = record;
  return [
    asFigure,
    asMotif,
    headOf,
    below,
    spread,
    boughed,
    bunch,
    clear,
    onFloor,
    outdoors,
    pictured,
    raised,
    ...shows,
    ...fitted,
    ...keepsAway,
    ...Object.values(seen),
    ...Object.values(shaped),
  ].filter((name) => name !== undefined);
}

/** The first entry of a concept counts: list the best drawings first. */
export function createCatalogue(entries: Iterable<CatalogueEntry>, varieties: readonly Variety[] = []): Catalogue {
  const byConcept = new Map<string, CatalogueEntry>();
  for (const entry of entries) if (!byConcept.has(entry.concept)) byConcept.set(entry.concept, entry);
  return { entries: [...byConcept.values()], varieties, find: (concept) => byConcept.get(concept) };
}
