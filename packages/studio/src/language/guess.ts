import { loadSentenceEmbeddings } from '@easel/embeddings';
import type { Catalogue } from './catalogue.js';
import { singulars } from './inflection.js';
import type { Lexicon } from './lexicon.js';
import { nearest } from './nearest.js';
import type { Tag } from './tagging.js';
import { correctTyping } from './typing-errors.js';
import { ideas } from './vocabulary/abstract-ideas.js';

export interface Guess {
  readonly words: string;
  readonly as: string;
  readonly similarity: number;
}

/** A common word is well placed among the vectors. */
const SURE_ENOUGH = 0.55;
/** A rare one is placed by its pieces, and must be much nearer. */
const SURE_ENOUGH_RARE = 0.6;
const MAXIMUM_GUESSES = 6;

/** Whether an unlisted word stands where a noun stands: nothing that it could describe follows. */
function standsAsNoun(tags: readonly Tag[], index: number): boolean {
  const word = (tags[index] as Tag).words;
  if (/(?:ly|ed)$|^\d|^#/.test(word) || tags[index - 1]?.words === 'to') return false;
  const next = tags[index + 1];
  if (next?.kind !== 'word') return true;
  const { meaning } = next;
  if (meaning === undefined) return false;
  const { role, relation, place, time, weather, season, camera, look, action, count } = meaning;
  return [role, relation, place, time, weather, season, camera, look, action, count].some((part) => part !== undefined);
}

/** Finds a drawable meaning for words that nobody listed: a typing error, a compound, or the nearest in meaning. */
export async function guessUnknown(
  tags: readonly Tag[],
  lexicon: Lexicon,
  catalogue: Catalogue,
): Promise<{ readonly tags: readonly Tag[]; readonly guesses: readonly Guess[] }> {
  const guesses: Guess[] = [];
  const resolved: Tag[] = [];
  for (const [index, tag] of tags.entries()) {
    const unlisted = tag.kind === 'word' && tag.meaning === undefined && !ideas.has(tag.words);
    const open = unlisted && tag.words.length > 2 && guesses.length < MAXIMUM_GUESSES;
    const guess = open ? await guessOne(tags, index, lexicon, catalogue) : undefined;
    resolved.push(guess?.tag ?? tag);
    if (guess) guesses.push({ words: tag.words, as: guess.as, similarity: Math.round(guess.similarity * 100) / 100 });
  }
  return { tags: resolved, guesses };
}

async function guessOne(
  tags: readonly Tag[],
  index: number,
  lexicon: Lexicon,
  catalogue: Catalogue,
): Promise<{ readonly tag: Tag; readonly as: string; readonly similarity: number } | undefined> {
  const tag = tags[index] as Tag;
  const embeddings = await loadSentenceEmbeddings();
  const common = embeddings.isCommonWord(tag.words);
  if (!common) {
    const meant = correctTyping(tag.words, lexicon.phrases());
    const reading = meant === undefined ? undefined : lexicon.find(meant);
    if (meant !== undefined && reading) {
      return {
        tag: { ...tag, meaning: reading.meaning, plural: reading.plural },
        as: meant,
        similarity: 1 - 1 / meant.length,
      };
    }
  }
  if (!standsAsNoun(tags, index)) return undefined;
  const singular = singulars(tag.words)[0];
  const head = headOf(tag.words, lexicon, (word) => embeddings.isCommonWord(word));
  if (head) return { tag: { ...tag, meaning: head.meaning, plural: head.plural }, as: head.word, similarity: 0.9 };
  // the vector sets' one-colour drawings have odd names; guesses go to the good drawings only
  const candidates = catalogue.entries.filter(({ guessable }) => guessable !== false).map(({ concept }) => concept);
  const found = await nearest(singular ?? tag.words, candidates);
  if (!found) return undefined;
  // rare words are cut into pieces, and words that begin with the same piece look alike
  const lookalike = !common && found.concept.slice(0, 2) === tag.words.slice(0, 2);
  if (lookalike || found.similarity < (common ? SURE_ENOUGH : SURE_ENOUGH_RARE)) return undefined;
  return {
    tag: { ...tag, meaning: { things: [{ concept: found.concept }] }, plural: singular !== undefined && common },
    as: found.concept,
    similarity: found.similarity,
  };
}

/** A closed compound is what its end says: a butterknife is a knife. */
function headOf(word: string, lexicon: Lexicon, isWord: (word: string) => boolean) {
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const end = word.slice(cut);
    const reading = isWord(word.slice(0, cut)) ? lexicon.find(end) : undefined;
    if (reading?.meaning.things !== undefined) return { word: end, ...reading };
  }
  return undefined;
}
