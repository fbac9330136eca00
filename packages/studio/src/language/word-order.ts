import type { NounPhrase } from './phrase.js';
import type { Tag } from './tagging.js';
import { materialOf } from './qualities.js';
import { colourOrThing } from './vocabulary/colours.js';
import type { Meaning } from './vocabulary/meaning.js';
import { isAdjective, isNoun } from './word-classes.js';

/** Places that are said without a preposition: a whale underwater is a whale. */
const whereabouts = new Set([
  'underwater',
  'outdoors',
  'indoors',
  'outside',
  'downtown',
  'ashore',
  'offshore',
  'midair',
  'mid air',
  'at sea',
  'on stage',
]);

/** "on the moon" says where by itself. */
function isWhereabouts(words: string): boolean {
  return whereabouts.has(words) || /^(?:on|in|at|under|beneath|above|inside|among) /.test(words);
}

/** Said of the whole picture, wherever it stands in the sentence. */
export function isSceneWord(meaning: Meaning): boolean {
  const { time, weather, season, camera, look, mood, aboutPicture } = meaning;
  return [time, weather, season, camera, look, mood, aboutPicture].some((part) => part !== undefined);
}

/** Words that open or join phrases; never inside one. */
export function isStructure(meaning: Meaning): boolean {
  return (
    meaning.relation !== undefined ||
    meaning.place !== undefined ||
    (meaning.role !== undefined && meaning.role !== 'palette')
  );
}

/** "the table bears a teapot", "it towers beside a tree": a noun by its letters, a verb by its place. */
export function isVerbHere(tags: readonly Tag[], at: number): boolean {
  const tag = tags[at];
  const before = tags[at - 1];
  const next = tags[at + 1];
  // "a cat with black fur bats a ball": after a noun, and with an object of its own
  const named = before?.kind === 'word' && !before.possessive && !before.plural;
  const does =
    named &&
    isDrawn(before) &&
    (isDeterminer(next) || (next?.meaning?.count !== undefined && before.meaning?.things !== undefined)) &&
    (tag?.meaning?.things === undefined || tag.plural);
  if (does && tag && !tag.words.includes(' ') && /[^s]s$/.test(tag.words)) return true;
  if (tag && isDoneByThat(tags, at)) return true;
  // "an extractor, its surface gleaming, towers beside a cello"
  const stands = before?.kind === 'break' && at > 3 && /^(?:towers|looms|rests|bears|perches)$/.test(tag?.words ?? '');
  if ((tag?.part !== 'verb' && !stands) || tag?.words.includes(' ') || !/[^s]s$/.test(tag?.words ?? '')) return false;
  if (isDeterminer(before) || before?.part === 'adjective' || before?.meaning?.count !== undefined) return false;
  return isDeterminer(next) || next?.part === 'adverb' || (next?.meaning !== undefined && isStructure(next.meaning));
}

function isDrawn({ meaning }: Tag): boolean {
  return (
    (meaning?.things ?? meaning?.part ?? meaning?.features ?? meaning?.setting) !== undefined ||
    meaning?.role === 'palette'
  );
}

/** "a hue that graduates to a paler one", "they exhibit a gleam", "cottages neighbor each other": whatever else it is called. */
function isDoneByThat(tags: readonly Tag[], at: number): boolean {
  const [tag, before, next] = [tags[at], tags[at - 1], tags[at + 1]];
  if (!tag || !before || !next || tag.kind !== 'word' || tag.words.includes(' ') || before.kind !== 'word')
    return false;
  const goesOn = isDeterminer(next) || (next.meaning !== undefined && isStructure(next.meaning));
  if (before.words === 'that' && isNoun(tags[at - 2])) return goesOn && /[^s]s$/.test(tag.words);
  if (next.words === 'each other') return before.plural && !tag.plural;
  const many = /^(?:they|these|both|who|which|to)$/.test(before.words) || before.plural;
  return many && tag.part === 'verb' && !tag.plural && isDeterminer(next) && tag.meaning?.action === undefined;
}

/** "a truck speeds past": after "a" no noun is plural, so the last word is what it does. */
export function isDoneBy(
  before: Pick<NounPhrase, 'determiner' | 'count'>,
  nouns: readonly Tag[],
  tag: Tag,
  next: Tag | undefined,
): boolean {
  const last = nouns.at(-1);
  if (!last || !isDrawn(last) || tag.words.includes(' ') || !/[^su]s$/.test(tag.words)) return false;
  if (last.meaning?.things === undefined && tag.meaning !== undefined && tag.meaning.features === undefined)
    return false;
  if (before.determiner === 'one' && before.count === undefined) return true;
  // "a parrot with blue feathers glides effortlessly"
  const parts = last.plural || last.meaning?.part !== undefined;
  if (parts && (tag.meaning === undefined || tag.part === 'verb') && next?.part === 'adverb') return true;
  const goesOn =
    next === undefined ||
    next.kind === 'break' ||
    next.part === 'adverb' ||
    isDeterminer(next) ||
    (next.meaning !== undefined && isStructure(next.meaning));
  return tag.meaning === undefined && before.determiner === 'the' && goesOn;
}

export function isDeterminer(tag: Tag | undefined): boolean {
  const role = tag?.meaning?.role;
  return role === 'one' || role === 'the' || role === 'some';
}

/** An adjective that nobody listed, or a participle before a noun. */
export function describes(tag: Tag, next: Tag | undefined): boolean {
  if (tag.meaning !== undefined) return false;
  if (tag.part === 'adjective') return next?.kind === 'word' && !(next.meaning && isStructure(next.meaning));
  return tag.part === 'verb' && /(?:ed|en)$/.test(tag.words) && couldBeNoun(next);
}

function couldBeNoun(tag: Tag | undefined): boolean {
  return tag !== undefined && isNoun(tag) && tag.part !== 'verb' && tag.part !== 'adverb';
}

/** Nouns that say which, not what: "a cat statue". */
export function modifiesNext(tag: Tag, next: Tag | undefined): boolean {
  if (next?.kind !== 'word' || !isNoun(next) || isDeterminer(next)) return false;
  if (next.meaning === undefined && (next.part === 'verb' || next.part === 'adverb')) return false;
  // "a palace intricately carved": says how
  if (next.part === 'adverb' && next.words.endsWith('ly') && next.meaning?.things === undefined) return false;
  if (isWhereabouts(next.words)) return false;
  const adjective = isAdjective(next.meaning) && next.meaning?.things === undefined;
  if (adjective || next.meaning?.action !== undefined) return false;
  // several of them are a list, not a description: "apples pears"
  if (tag.plural && tag.meaning?.things !== undefined && !tag.possessive) return next.meaning?.aboutPicture === true;
  return true;
}

function isColour(tag: Tag | undefined): boolean {
  return tag?.meaning?.colour !== undefined || tag?.meaning?.attribute === 'black-and-white';
}

/** ", and white fur" */
export function andColour(tags: readonly Tag[], at: number): boolean {
  return tags[at]?.meaning?.role === 'and' && tags[at + 1]?.meaning?.colour !== undefined;
}

/** So many words and commas describe one noun, at most. */
const LONGEST_PHRASE = 40;

/** Whether a noun comes before anything that ends the phrase. */
export function nounFollows(tags: readonly Tag[], from: number): boolean {
  const end = Math.min(tags.length, from + LONGEST_PHRASE);
  for (let at = from; at < end; at++) {
    const tag = tags[at] as Tag;
    // "orange, black, and white fur"
    if (tag.words === ',' && (isColour(tags[at + 1]) || andColour(tags, at + 1)) && tags[at - 1]?.meaning?.colour)
      continue;
    if (tag.kind !== 'word') return false;
    const { meaning } = tag;
    if ((meaning === undefined && tag.part === 'adverb') || isPraise(tag)) continue;
    if (meaning === undefined && tag.part === 'verb' && !describes(tag, tags[at + 1])) return false;
    if (meaning?.role === 'palette') return true;
    if (isNoun(tag) && !(isAdjective(meaning) && meaning?.things === undefined && meaning?.setting === undefined))
      return true;
    const joins = meaning?.role === 'and' && isAdjective(tags[at + 1]?.meaning);
    if (!joins && !isAdjective(meaning) && !(meaning && isSceneWord(meaning) && meaning.role === undefined))
      return false;
  }
  return false;
}

/** "a soft blue pillow": an adjective before its noun, whatever else it may be. */
const praise =
  /^(?:soft|deep|fine|full|sharp|clean|rich|simple|subtle|delicate|elegant|minimalist|vivid|nice|pretty|lovely|perfect|dynamic|bold)$/;

/** An adjective that says nothing to draw: beautiful, delicate, intricate. */
export function isPraise({ meaning, part, words }: Tag): boolean {
  if (meaning === undefined || !(part === 'adjective' || praise.test(words))) return false;
  const { role, aboutPicture, look, features } = meaning;
  return role === 'filler' || (aboutPicture === true && role === undefined && (look ?? features) === undefined);
}

/** Whether a noun comes after the praise, a comma between them or not. */
export function praises(tags: readonly Tag[], at: number): boolean {
  const next = tags[at + 1];
  if (next?.kind === 'word') return nounFollows(tags, at + 1);
  const after = tags[at + 2];
  const goesOn =
    after !== undefined && (isAdjective(after.meaning) || isPraise(after) || describes(after, tags[at + 3]));
  return next?.words === ',' && goesOn && nounFollows(tags, at + 2);
}

/** An unlisted word before a colour or a material describes what they describe. */
export function isLoose({ meaning, possessive }: Tag, next: Tag | undefined): boolean {
  if (meaning !== undefined || possessive || next?.meaning === undefined) return false;
  return (next.meaning.colour !== undefined || next.meaning.attribute !== undefined) && !isStructure(next.meaning);
}

/** "neon orange balls", "midnight blue": the colour says what it is about. */
export function isShadeOf({ meaning, words }: Tag, next: Tag | undefined): boolean {
  if (meaning === undefined || next?.meaning?.colour === undefined || meaning.colour !== undefined) return false;
  return (isSceneWord(meaning) && meaning.mood === undefined) || words === 'neon';
}

/** Whether the word describes the noun that follows it. */
export function isPrenominal(tags: readonly Tag[], at: number): boolean {
  const tag = tags[at] as Tag;
  const { meaning } = tag;
  if (meaning === undefined)
    return (
      describes(tag, tags[at + 1]) ||
      // "a rough-hewn, wooden table"
      ((tag.part === 'adjective' || (tag.part === 'verb' && /(?:ed|en|wn)$/.test(tag.words))) &&
        tags[at + 1]?.words === ',' &&
        praises(tags, at))
    );
  const adjective = isAdjective(meaning);
  if (!adjective && !(isSceneWord(meaning) && !isNoun(tag))) return false;
  const alsoThing =
    meaning.things !== undefined || colourOrThing.has(tag.words) || (meaning.setting !== undefined && adjective);
  const comma = tags[at + 1]?.words === ',';
  const listed = comma && meaning.colour !== undefined;
  // "a square, chrome toaster"
  if (comma && meaning.attribute !== undefined && praises(tags, at)) return true;
  // "a wooden toy and leather gloves": of two things the first; "a glass and steel table" is of both
  const ended = tags[at + 1]?.meaning?.role === 'and' && meaning.colour === undefined && !materialOf(tag.words);
  if (alsoThing && ended) return false;
  return alsoThing ? (listed || tags[at + 1]?.kind === 'word') && nounFollows(tags, at + 1) : true;
}
