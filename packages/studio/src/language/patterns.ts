import type { Catalogue } from '../catalogue/catalogue.js';
import { plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';
import { colourWords } from './vocabulary/colours.js';
import { patternSheet, patternsShown } from './vocabulary/patterns.js';

/** "a painting of black and white stripes": where nothing has the pattern, a sheet of it is what is shown. */
export function showPattern(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const { subjects, settings, brought, features } = draft;
  const entry = catalogue.find(patternSheet);
  if (subjects.length + settings.length + brought.length + features.size > 0 || !entry) return;
  const found = patternsShown.find(([pattern]) => pattern.test(prompt));
  if (!found) return;
  const [colour, ink] = prompt
    .toLowerCase()
    .split(/[^a-z]+/)
    .flatMap((word) => colourWords.get(word)?.colour ?? []);
  const sheet = plainSubject(entry.concept, found[1], 1, [found[1]]);
  subjects.push({ ...sheet, entry, ...(colour !== undefined && { colour }) });
  if (ink !== undefined) subjects[0]?.parts.push({ what: 'ink', colour: ink });
  draft.understood.push({ words: found[1], as: entry.concept });
  draft.ignored.length = 0;
}
