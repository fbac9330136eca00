import { createCatalogue, faultsOf } from './catalogue/catalogue.js';
import type { Catalogue, CatalogueEntry } from './catalogue/catalogue.js';
import type { Brief } from './language/brief.js';
import { createUnderstanding } from './language/understand.js';
import { findDrawable, painters } from './paint/drawables.js';
import { glyphConcepts } from './paint/glyphs/glyphs.js';
import { letteredThings } from './paint/lettering/lettering.js';

/** Everything that Studio can draw: the one place where words and painters meet. A catalogue with a fault does not load. */
export function fullCatalogue(): Catalogue {
  const faults = faultsOf(painters, (concept) => findDrawable(concept) !== undefined);
  if (faults.length > 0) throw new Error(`the catalogue contradicts itself: ${faults.join('; ')}`);
  return createCatalogue([...painters, ...letteredThings, ...glyphEntries()]);
}

let everything: ((prompt: string) => Promise<Brief>) | undefined;

/** What Studio makes of a prompt. Same prompt, same brief. */
export async function understand(prompt: string): Promise<Brief> {
  everything ??= createUnderstanding(fullCatalogue());
  return everything(prompt);
}

function* glyphEntries(): Iterable<CatalogueEntry> {
  for (const glyph of glyphConcepts()) yield { ...glyph, isGlyph: true, guessable: glyph.coloured };
}
