import { createCatalogue, faultsOf } from './catalogue/catalogue.js';
import type { Catalogue, CatalogueEntry, Variety } from './catalogue/catalogue.js';
import { recordOf, records, wordsOf } from './catalogue/records.js';
import type { Brief } from './language/brief.js';
import { createUnderstanding } from './language/understand.js';
import { painters } from './paint/drawables.js';
import { glyphRecords } from './paint/glyphs/glyph-record.js';
import { letteredThings } from './paint/lettering/lettering.js';

/** Everything that Studio can draw: the one place where words and painters meet. A catalogue with a fault does not load. */
export function fullCatalogue(): Catalogue {
  const painted = new Set([...painters, ...letteredThings].map(({ concept }) => concept));
  const faults = faultsOf(records, { painted, hasGlyph: (concept) => glyphRecords.has(concept) });
  if (faults.length > 0) throw new Error(`the catalogue contradicts itself: ${faults.join('; ')}`);
  return createCatalogue([...paintedEntries(), ...glyphEntries()], varieties());
}

let everything: ((prompt: string) => Promise<Brief>) | undefined;

/** What Studio makes of a prompt. Same prompt, same brief. */
export async function understand(prompt: string): Promise<Brief> {
  everything ??= createUnderstanding(fullCatalogue());
  return everything(prompt);
}

function* paintedEntries(): Iterable<CatalogueEntry> {
  for (const record of records) {
    const { concept, drawing } = record;
    if (drawing.by !== 'painter') continue;
    const { kind, habitat, height } = drawing;
    yield { concept, words: wordsOf(record), kind, habitat, height };
  }
}

function* glyphEntries(): Iterable<CatalogueEntry> {
  for (const { concept, kind, habitat, height, coloured } of glyphRecords.values()) {
    const record = recordOf(concept);
    const words = record?.drawing.by === 'glyph' ? wordsOf(record) : [];
    yield { concept, words, kind, habitat, height, isGlyph: true, guessable: coloured };
  }
}

function varieties(): Variety[] {
  return records.flatMap((record) =>
    record.drawing.by === 'like'
      ? [{ concept: record.concept, words: wordsOf(record), likeness: record.drawing.likeness }]
      : [],
  );
}
