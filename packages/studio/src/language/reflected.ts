import { isAlive, isPerson } from './draft.js';
import type { BriefDraft } from './draft.js';

const reflected =
  /\b([\w'-]+)(?: (?:is|are|being|that is|that are|clearly|perfectly|beautifully))* (?:reflected|mirrored) (?:in|on|off|by|from) (.*)|\breflections? of (?:an? |the |some )?([\w' -]+?) (?:in|on|off) (.*)/i;
const herself =
  /\b(?:at|admir\w+|check\w+|see\w+|sees) (?:itself|himself|herself|themselves|(?:its|his|her|their)(?: own)? reflections?) (?:in|on) (.*)/i;
const glassy: ReadonlySet<string> = new Set(['object', 'vehicle', 'building', 'furniture']);

const wet = /\b(?:wet|rain\w*|puddles?|water\w*|slick|drenched|soaked|damp|flooded|ic[ey]|reflections?)\b/i;

/** In prose a polished car reflects the sun, and the road below it is dry all the same. */
export function keepDry({ paragraph, features }: BriefDraft, prompt: string): void {
  if (paragraph && !wet.test(prompt)) features.delete('reflections');
}

/** "a tree reflected in the window of a car": what is seen of it is in the glass. Water mirrors by itself. */
export function mirrorInThings(draft: BriefDraft, prompt: string): void {
  lookAtThemselves(draft, prompt);
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

/** "a dog looking at itself in a mirror": it stands before the glass, and is in it once more. People have an act for it. */
function lookAtThemselves({ subjects, relations }: BriefDraft, prompt: string): void {
  const where = herself.exec(prompt.toLowerCase())?.[1];
  const guest = subjects.findIndex((one) => isAlive(one) && !isPerson(one));
  const host = subjects.findIndex(({ entry, words }, index) => {
    const glass = entry?.kind === 'object' || entry?.kind === 'furniture';
    return index !== guest && glass && where?.includes(words) === true;
  });
  if (where === undefined || guest < 0 || host < 0) return;
  const kept = relations.filter(({ subject, object }) => !(subject === guest && object === host));
  relations.splice(0, relations.length, ...kept, { kind: 'beside', subject: guest, object: host });
  const glass = subjects[host];
  if (glass) glass.size ??= 'large';
  glass?.attributes.add(`reflects-${subjects[guest]?.concept}`);
}
