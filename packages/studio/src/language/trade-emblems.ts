import type { Catalogue } from '../catalogue/catalogue.js';
import { is } from '../catalogue/traits.js';
import { plainSubject } from './draft.js';
import type { BriefDraft } from './draft.js';
import { emblems } from './vocabulary/emblems.js';

/** The longest name of a trade. */
const LONGEST = 3;

/** "logo for a bakery", "coffee shop logo": the emblem shows what stands for the trade, and no view of its room. */
export function showTrade(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  // a bare "logo" may be on a mug; who says what it shows gets that
  if (draft.look !== 'logo' || !/\b(?:logo|logotype|emblem|brand mark)s?\b/i.test(prompt)) return;
  const whoWorks = draft.subjects.every(({ concept }) => is(concept, 'people'));
  if (!whoWorks || draft.features.has('icon')) return;
  const words = prompt.toLowerCase().match(/[\p{L}\d]+/gu) ?? [];
  const named = SHOWS_PLACE.test(prompt) && draft.settings.length > 0 ? undefined : tradeAmong(words);
  const concept = named === undefined ? undefined : emblems.get(named)?.things?.[0]?.concept;
  const entry = catalogue.find(concept ?? '');
  if (named === undefined || !entry) return;
  draft.subjects.splice(0, draft.subjects.length, { ...plainSubject(entry.concept, named, 1), weight: 1, entry });
  draft.relations.length = 0;
  draft.settings.length = 0;
  draft.implied.length = 0;
  draft.brought.length = 0;
  draft.plain = 'always';
  const left = draft.ignored.filter((word) => !named.includes(word));
  draft.ignored.splice(0, draft.ignored.length, ...left);
  draft.understood.push({ words: named, as: `emblem ${entry.concept}` });
}

/** "logo of a mountain, outdoor brand": what it shows is said. */
const SHOWS_PLACE = /\b(?:logo|emblem|badge) (?:of|with|showing) /i;

/** The longest name comes first: a "sushi restaurant" before a restaurant. */
function tradeAmong(words: readonly string[]): string | undefined {
  for (let length = LONGEST; length > 0; length--)
    for (let start = 0; start + length <= words.length; start++) {
      const name = words.slice(start, start + length).join(' ');
      if (emblems.has(name)) return name;
    }
  return undefined;
}
