import type { Catalogue } from '../catalogue/catalogue.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { calledAfter } from './vocabulary/mixtures.js';
import { sensesOf } from './wordnet/climb.js';

/** "a hamster dragon", "a corgi pizza": one being or dish that shows both, with the face of the first. */
export function joinKinds(draft: BriefDraft, prompt: string, catalogue: Catalogue): void {
  const text = prompt.toLowerCase();
  for (const subject of draft.subjects) {
    const { attributes } = subject;
    if ([...attributes].some((word) => word.startsWith('face-of-') || word.endsWith('-shaped'))) continue;
    const first = [...attributes].find((word) => text.includes(`${word} ${subject.words}`));
    if (first === undefined || !joins(first, subject)) continue;
    // a corgi is drawn as the dog that it is
    const face = [...attributes].find((word) => catalogue.find(word)?.kind === 'animal');
    if (face === undefined || face === subject.concept) continue;
    attributes.delete(first);
    attributes.delete(face);
    attributes.add(`face-of-${face}`);
  }
}

function joins(first: string, { entry, words }: SubjectDraft): boolean {
  if (calledAfter.has(first) || (entry?.kind !== 'animal' && entry?.kind !== 'food')) return false;
  // a tiger shark has that name, a chicken pizza is eaten
  if (sensesOf(`${first} ${words}`) !== undefined) return false;
  return entry.kind === 'animal' || !sensesOf(first)?.some(({ kind }) => kind === 'food');
}
