import type { Catalogue } from '../catalogue/catalogue.js';
import { sensesOfWord } from '../catalogue/records.js';
import { homonymConcepts } from './vocabulary/homonyms.js';
import { isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';

/** Chooses among the things that a word can mean by what stands around it: a crane by a lake, a crane in a harbour. */
export function chooseSenses(draft: BriefDraft, catalogue: Catalogue): void {
  for (const [index, subject] of draft.subjects.entries()) {
    const senses = sensesOfWord(subject.words) ?? sensesOfWord(subject.words.replace(/s$/, ''));
    // the words of the prompt have chosen already
    const own = subject.concept === subject.words.replace(/s$/, '');
    if (!senses || (homonymConcepts.includes(subject.concept) && !own)) continue;
    const around = surroundings(draft, index);
    const meant = senses.find(({ near }) => near.some((name) => around.has(name)))?.concept;
    const entry = meant === undefined ? undefined : catalogue.find(meant);
    if (!entry) continue;
    const { variety: _variety, ...rest } = subject;
    draft.subjects[index] = { ...rest, concept: entry.concept, entry };
  }
}

/** Where it is, what is with it and of what kind, what it does, and what the prompt says besides. */
function surroundings(draft: BriefDraft, index: number): ReadonlySet<string> {
  const subject = draft.subjects[index] as SubjectDraft;
  const others = draft.subjects.filter((one) => one !== subject);
  const held = draft.relations.some(({ kind, object }) => kind === 'holding' && object === index);
  return new Set([
    ...draft.settings.map(({ setting }) => setting),
    ...others.flatMap((one) => [isPerson(one) ? 'person' : one.concept, ...(one.entry ? [one.entry.kind] : [])]),
    ...subject.attributes,
    ...draft.ignored.flatMap((words) => words.split(' ')),
    ...(held ? ['held'] : []),
  ]);
}
