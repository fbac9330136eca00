import { loadSentenceEmbeddings } from '@easel/embeddings';
import type { Catalogue } from '../catalogue/catalogue.js';
import { is } from '../catalogue/traits.js';
import { singulars } from './inflection.js';
import type { Lexicon } from './lexicon.js';
import { nearest } from './nearest.js';
import type { Near } from './nearest.js';
import type { NounPhrase, Phrase } from './phrase.js';
import { standInFor } from './stand-in.js';
import { correctTyping } from './typing-errors.js';
import { ideas } from './vocabulary/abstract-ideas.js';
import type { Meaning } from './vocabulary/meaning.js';
import { isKindOf, sensesOf } from './wordnet/climb.js';
import type { Climber } from './wordnet/climb.js';
import { loadWordNet } from './wordnet/wordnet.js';

export interface Guess {
  readonly words: string;
  readonly as: string;
  readonly similarity: number;
}

interface Known {
  readonly meaning: Meaning;
  readonly plural: boolean;
  readonly as: string;
  readonly similarity: number;
}

/**
 * Below this the nearest drawing is something else. Judged on the nouns of public prompt sets that nobody lists: of those
 * above it nine in ten are right, of those from 0.7 up to it not half; `likeness.test.ts` holds the count.
 */
export const SURE_ENOUGH = 0.76;
/** Vectors cost hundredths of a second each. */
const MAXIMUM_VECTORS = 1;

/** Finds what unlisted nouns mean: by their compound, their kind, a typing error, and last by likeness of meaning. */
export async function recognise(
  phrases: readonly Phrase[],
  lexicon: Lexicon,
  catalogue: Catalogue,
  climber: Climber,
): Promise<{ readonly phrases: readonly Phrase[]; readonly guesses: readonly Guess[] }> {
  const guesses: Guess[] = [];
  let vectors = 0;
  const resolved: Phrase[] = [];
  for (const phrase of phrases) {
    if (phrase.kind !== 'noun') {
      resolved.push(phrase);
      continue;
    }
    const described = lexicon.find(phrase.previous ?? '')?.meaning;
    // an electric drill is a drill that is electric
    const adjective =
      described !== undefined && (described.attribute ?? described.colour ?? described.size) !== undefined;
    const compound = adjective && phrase.head.meaning ? undefined : readCompound(phrase, climber, catalogue);
    if (compound === 'unknown') {
      resolved.push({ ...phrase, head: withoutMeaning(phrase) });
      continue;
    }
    if (compound) {
      const known = phrase.nouns.at(-1)?.words === phrase.previous ? phrase.nouns.slice(0, -1) : phrase.nouns;
      resolved.push(settle(phrase, compound, guesses, known));
      continue;
    }
    const { words, meaning } = phrase.head;
    // "floral", "stable": what it is like, no kind of thing
    const describing =
      phrase.head.part === 'adjective' &&
      phrase.nouns.every((noun) => noun.meaning?.things === undefined) &&
      (phrase.determiner === undefined || sensesOf(words) === undefined);
    if (meaning !== undefined || words.length < 3 || ideas.has(words) || describing) {
      resolved.push(phrase);
      continue;
    }
    const climbed = await recogniseWord(words, lexicon, climber);
    // a place is said with an article: "the bazaar"
    const before = resolved.at(-1);
    const how = before?.kind === 'word' ? before.tag.meaning : undefined;
    // a mug "with a glaze" is not where anything is
    const where = how?.relation !== undefined || (how?.role !== undefined && how.role !== 'with' && how.role !== 'of');
    const found = climbed?.meaning.setting && (phrase.determiner === undefined || !where) ? undefined : climbed;
    const doer = found ? undefined : withoutVerb(phrase);
    if (doer) {
      resolved.push(doer);
      continue;
    }
    const first = resolved.every((one) => one.kind !== 'noun' || one.head.meaning?.things === undefined);
    const kin = found || !first ? undefined : standInFor(phrase, catalogue);
    if (kin) {
      const known = { meaning: { things: [kin] }, plural: isPlural(words), as: kin.concept, similarity: 0.5 };
      resolved.push(settle(phrase, known, guesses, phrase.nouns));
      continue;
    }
    const near = found ?? (vectors++ < MAXIMUM_VECTORS ? await byLikeness(words, catalogue) : undefined);
    resolved.push(near ? settle(phrase, near, guesses, phrase.nouns) : phrase);
  }
  return { phrases: resolved, guesses };
}

/** "the pizza melted", "fork and plate clink": what looks like a compound is a thing and what it does. */
function withoutVerb(phrase: NounPhrase): NounPhrase | undefined {
  const doer = phrase.nouns.at(-1);
  const { words } = phrase.head;
  // "the actress Julianne Moore": the name says who, the word before it what
  const named = sensesOf(words)?.[0]?.kind ?? 'person';
  const role = named === 'person' ? phrase.nouns.find(({ meaning }) => meaning?.things !== undefined) : undefined;
  if (role && is(role.meaning?.things?.[0]?.concept, 'person'))
    return { ...phrase, head: role, nouns: phrase.nouns.slice(0, phrase.nouns.indexOf(role)) };
  if (
    doer?.meaning?.things === undefined ||
    doer.part === 'adjective' ||
    sensesOf(`${doer.words} ${words}`) !== undefined
  )
    return undefined;
  const kind = /^(?:ride|trip|tour|show|lesson|class|cast)$/.test(words) ? 'act' : sensesOf(words)?.[0]?.kind;
  const does = kind === undefined ? /(?:ed|s)$/.test(words) : kind === 'act' || kind === 'event' || kind === 'other';
  return does ? { ...phrase, head: doer, nouns: phrase.nouns.slice(0, -1) } : undefined;
}

function withoutMeaning({ head }: NounPhrase): NounPhrase['head'] {
  const { meaning: _meaning, ...rest } = head;
  return rest;
}

function settle(phrase: NounPhrase, known: Known, guesses: Guess[], nouns: NounPhrase['nouns']): NounPhrase {
  const { head } = phrase;
  guesses.push({ words: head.words, as: known.as, similarity: Math.round(known.similarity * 100) / 100 });
  return {
    ...phrase,
    nouns,
    guessed: true,
    head: { ...head, meaning: known.meaning, plural: head.plural || known.plural },
  };
}

/**
 * A compound that has an entry of its own means that, not its last word: a waffle iron is no iron. Where it is a kind of
 * its last word it is read by that.
 */
function readCompound(phrase: NounPhrase, climber: Climber, catalogue: Catalogue): Known | 'unknown' | undefined {
  const { previous } = phrase;
  const { words } = phrase.head;
  if (previous === undefined) return undefined;
  const compound = `${previous} ${words}`;
  // clothes and parts are what their last word says: a leather jacket
  if (phrase.head.meaning?.worn !== undefined || phrase.head.meaning?.part !== undefined) return undefined;
  const senses = sensesOf(compound);
  if (!senses || senses.length === 0) return undefined;
  const found = climber.climb(compound);
  const steps = found?.steps ?? 0;
  const same = found?.meaning.things?.[0]?.concept;
  if (same !== undefined && same === phrase.head.meaning?.things?.[0]?.concept) return undefined;
  // the early bird is a bird
  if (found && isAnimal(phrase.head.meaning, catalogue) && is(found.meaning.things?.[0]?.concept, 'person'))
    return undefined;
  // a rock squirrel looks like a squirrel, whatever it is akin to
  if (found && isAnimal(phrase.head.meaning, catalogue) && isAnimal(found.meaning, catalogue)) return undefined;
  if (found && !(found.meaning.setting && phrase.determiner === undefined))
    return { meaning: found.meaning, plural: isPlural(words), as: found.as, similarity: likeness(steps) };
  const listed = phrase.head.meaning;
  if (listed?.things === undefined || listed.features !== undefined) return undefined;
  // a mountain goat looks like a goat whatever it is
  return senses[0]?.kind !== 'artefact' || isKindOf(compound, words) ? undefined : 'unknown';
}

function isAnimal(meaning: Meaning | undefined, catalogue: Catalogue): boolean {
  const [thing] = meaning?.things ?? [];
  return thing !== undefined && catalogue.find(thing.concept)?.kind === 'animal';
}

function isPlural(word: string): boolean {
  return singulars(word).length > 0;
}

/** A kind counts as near by its steps: 0.95, 0.9 … */
function likeness(steps: number): number {
  return Math.max(0.6, 0.95 - steps * 0.05);
}

async function recogniseWord(word: string, lexicon: Lexicon, climber: Climber): Promise<Known | undefined> {
  const found = climber.climb(word);
  if (found) return { meaning: found.meaning, plural: isPlural(word), as: found.as, similarity: likeness(found.steps) };
  if (sensesOf(word) !== undefined) return undefined;
  const embeddings = await loadSentenceEmbeddings();
  if (!embeddings.isCommonWord(word) && !isInflected(word, (stem) => embeddings.isCommonWord(stem))) {
    const meant = correctTyping(word, lexicon.phrases());
    const reading = meant === undefined ? undefined : lexicon.find(meant);
    const ending = meant !== undefined && meant.slice(0, word.length - 1) === word.slice(0, -1);
    if (meant !== undefined && reading && !ending) return { ...reading, as: meant, similarity: 1 - 1 / meant.length };
  }
  return headOf(word, lexicon, (part) => embeddings.isCommonWord(part));
}

/** "bakes", "crispy": a form of a word that is one. */
function isInflected(word: string, isWord: (word: string) => boolean): boolean {
  const stem = /^(.{3,})(?:s|es|ed|d|ing|y|ly|er|ish)$/.exec(word)?.[1];
  return stem !== undefined && (isWord(stem) || isWord(`${stem}e`) || sensesOf(stem) !== undefined);
}

/** A closed compound is what its end says: a butterknife is a knife. */
function headOf(word: string, lexicon: Lexicon, isWord: (word: string) => boolean): Known | undefined {
  for (let cut = 4; cut <= word.length - 4; cut++) {
    const end = word.slice(cut);
    const first = word.slice(0, cut);
    const isCompound = isWord(first) && loadWordNet().senses(first) !== undefined;
    const reading = isCompound ? lexicon.find(end) : undefined;
    if (reading?.meaning.things !== undefined) return { ...reading, as: end, similarity: 0.9 };
  }
  return undefined;
}

/** The nearest drawing by sentence vectors, where it is near indeed. */
async function byLikeness(word: string, catalogue: Catalogue): Promise<Known | undefined> {
  const kinds = sensesOf(word);
  // a noun whose usual sense nobody can draw is not drawn as something else
  const usual = kinds?.[0]?.kind;
  if (kinds !== undefined && usual !== 'artefact' && usual !== 'food' && usual !== 'animal' && usual !== 'plant')
    return undefined;
  const embeddings = await loadSentenceEmbeddings();
  if (!embeddings.isCommonWord(word)) return undefined;
  const found = await nearestDrawing(word, catalogue);
  if (!found || found.similarity < SURE_ENOUGH) return undefined;
  return {
    meaning: { things: [{ concept: found.concept }] },
    plural: isPlural(word),
    as: found.concept,
    similarity: found.similarity,
  };
}

/** The drawing whose name means most nearly the same as a noun. */
export async function nearestDrawing(word: string, catalogue: Catalogue): Promise<Near | undefined> {
  const singular = singulars(word)[0];
  // a beverage box is near to "box" by its name alone
  const named = (concept: string): boolean => concept.split('-').includes(singular ?? word);
  const candidates = catalogue.entries
    .filter(({ concept, guessable }) => guessable !== false && !named(concept))
    .map(({ concept }) => concept);
  return nearest(singular ?? word, candidates);
}
