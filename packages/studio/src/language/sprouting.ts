import type { Catalogue } from '../catalogue/catalogue.js';
import { is } from '../catalogue/traits.js';
import { singulars } from './inflection.js';
import type { BriefDraft } from './draft.js';

/** "leaves growing from it", "a tree sprouting out of the roof of a car". */
const growing =
  /\b([\w-]+)(?: (?:that|which) (?:is|are))?(?: is| are)? (?:growing|sprouting|blooming|springing|emerging|coming) (?:out of|out from|from|through) (it|its|them|their|his|her|an?|the|one)\b(?: ([\w' -]+))?/i;
const rooted: ReadonlySet<string> = new Set(['plant', 'food']);

/** What grows out of a thing stands on its outline, and nowhere beside it. */
export function growFromThings(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const [, said = '', whose = '', rest = ''] = growing.exec(prompt.toLowerCase()) ?? [];
  // a forest that grows out of something is trees
  const word = said === 'forest' ? 'trees' : said;
  if (word === '') return;
  const names = [...singulars(word), word];
  const guest = draft.subjects.findIndex(({ words }) =>
    names.some((name) => words === name || words.endsWith(` ${name}`)),
  );
  const entry = names.map((name) => catalogue.find(name)).find((found) => found) ?? draft.subjects[guest]?.entry;
  if (!entry || !(rooted.has(entry.kind) || is(entry.concept, 'foliage'))) return;
  const own = /^(?:it|its|them|their|his|her)$/.test(whose);
  const host = draft.subjects.find(({ words, entry: one }, index) => {
    if (index === guest || !one || rooted.has(one.kind) || one.kind === 'nature') return false;
    return own || rest.includes(words);
  });
  // a plant in its pot grows there by itself
  if (!host || /(?:^| )(?:pot|planter|vase|ground|soil|garden)s?$/.test(host.words)) return;
  host.attributes.add(`grows-${entry.concept}`);
  if (draft.subjects[guest]?.count === 1 && !word.endsWith('s')) host.attributes.add('grows-one');
  draft.features.delete('flowers');
  draft.features.delete('grass');
  if (guest < 0) return;
  draft.absentThings.add(guest);
}

/** What drinks from a flower does not carry it off: it is before it, and the flower grows where it is. */
export function leaveGrowing({ subjects, relations }: BriefDraft): void {
  for (const [at, relation] of relations.entries()) {
    const [who, flower] = [subjects[relation.subject], subjects[relation.object]];
    const sips = who?.entry?.kind === 'animal' && who.attributes.has('drinking');
    if (relation.kind === 'holding' && sips && is(flower?.concept, 'flower'))
      relations[at] = { ...relation, kind: 'facing' };
  }
}
