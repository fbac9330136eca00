import { isAlive } from './draft.js';
import type { BriefDraft } from './draft.js';

const reflected =
  /\b([\w'-]+)(?: (?:is|are|being|that is|that are|clearly|perfectly|beautifully))* (?:reflected|mirrored) (?:in|on|off|by|from) (.*)|\breflections? of (?:an? |the |some )?([\w' -]+?) (?:in|on|off) (.*)/i;
const glassy: ReadonlySet<string> = new Set(['object', 'vehicle', 'building', 'furniture']);

/** "a tree reflected in the window of a car": what is seen of it is in the glass. Water mirrors by itself. */
export function mirrorInThings(draft: BriefDraft, prompt: string): void {
  const [, first = '', where = '', other = '', place = ''] = reflected.exec(prompt.toLowerCase()) ?? [];
  const [name, rest] = first === '' ? [other, place] : [first, where];
  if (name === '') return;
  const guest = draft.subjects.findIndex(({ words }) => name === words || name.endsWith(words) || words.endsWith(name));
  const host = draft.subjects.find(
    (one, index) => index !== guest && glassy.has(one.entry?.kind ?? '') && !isAlive(one) && rest.includes(one.words),
  );
  const shown = draft.subjects[guest];
  if (!shown || !host) return;
  host.attributes.add(`reflects-${shown.concept}`);
  draft.absentThings.add(guest);
}
