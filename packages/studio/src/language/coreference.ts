import type { SubjectDraft } from './draft.js';
import { isAlive, isPerson } from './draft.js';
import type { NounPhrase } from './phrases.js';
import type { Reader } from './reader.js';
import type { Thing } from './vocabulary/meaning.js';
import { isKindOf } from './wordnet/climb.js';

/**
 * Whether a noun speaks of something that is there already: "a badger … the badger". "The" and "its" ask for it; a bare
 * repetition means it only in a later sentence, and "a" never does.
 */
export function findMentioned(reader: Reader, phrase: NounPhrase, thing: Thing): number | undefined {
  const { subjects } = reader.draft;
  const definite = phrase.determiner === 'the' || (phrase.determiner === undefined && reader.sentence > 0);
  if (!definite || /^(?:another|other)$/.test(phrase.head.words)) return undefined;
  const colour = phrase.colours[0]?.hex;
  const fits = (subject: SubjectDraft): boolean =>
    (colour === undefined || subject.colour === undefined || subject.colour === colour) &&
    (phrase.count === undefined || subject.uncounted || phrase.count <= subject.count);
  const same = subjects.findLastIndex((subject) => sameThing(subject, phrase, thing) && fits(subject));
  return same < 0 ? undefined : same;
}

function sameThing(subject: SubjectDraft, phrase: NounPhrase, thing: Thing): boolean {
  // the figure of a statue
  if (subject.concept === 'statue' && subject.attributes.has(thing.concept)) return true;
  if (subject.concept === thing.concept) {
    if (!isPerson(subject)) return true;
    // the man is not the woman, the knight not the king
    const told = thing.attributes ?? [];
    return told.every((attribute) => subject.attributes.has(attribute));
  }
  // "the vehicle", "the bird": a wider word for it
  return isKindOf(subject.words, phrase.head.words);
}

/** The subject that a pronoun stands for. */
export function findPronoun(reader: Reader, word: string): number | undefined {
  const { subjects } = reader.draft;
  const wanted = (subject: SubjectDraft): boolean => {
    if (word === 'he' || word === 'him') return isPerson(subject) && !subject.attributes.has('woman');
    if (word === 'she' || word === 'her') return isPerson(subject) && !subject.attributes.has('man');
    if (word === 'they' || word === 'them') return subject.count > 1 || isAlive(subject);
    return !isPerson(subject) && subject.count === 1;
  };
  // what the clause before was about comes first
  const topics = reader.topic === undefined ? reader.head : [...reader.head, reader.topic];
  const head = topics.find((index) => wanted(subjects[index] as SubjectDraft));
  if (head !== undefined) return head;
  const last = subjects.findLastIndex(wanted);
  return last < 0 ? undefined : last;
}
