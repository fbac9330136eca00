import type { Subject } from './brief.js';
import type { Tag } from './tagging.js';
import { colourOrThing } from './vocabulary/colours.js';
import type { Meaning } from './vocabulary/meaning.js';
import { isAdjective, isNoun } from './word-classes.js';

/** A noun with everything that stands before it. */
export interface NounPhrase {
  readonly kind: 'noun';
  readonly head: Tag;
  /** Nouns before the head: `tea` of a tea plantation. */
  readonly nouns: readonly Tag[];
  /** `own`: his, her, its, their, or "the cat's". */
  readonly determiner?: 'one' | 'the' | 'own';
  readonly count?: number;
  readonly colours: readonly { readonly hex: string; readonly words: string }[];
  readonly size?: NonNullable<Subject['size']>;
  readonly attributes: readonly string[];
}

/** Adjectives without a noun of their own: "the house is red", "un chat noir". */
export interface Quality extends Omit<NounPhrase, 'kind' | 'head' | 'nouns'> {
  readonly kind: 'quality';
}

export type Phrase =
  | NounPhrase
  | Quality
  /** A word that stands by itself: a preposition, a verb, a time, a break. */
  | { readonly kind: 'word'; readonly tag: Tag };

interface Before {
  determiner?: 'one' | 'the' | 'own';
  count?: number;
  colours: { hex: string; words: string }[];
  size?: NonNullable<Subject['size']>;
  attributes: string[];
}

const owners = new Set(['his', 'her', 'its', 'their', 'my', 'our', 'your']);
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

function nothingBefore(): Before {
  return { colours: [], attributes: [] };
}

/** Said of the whole picture, wherever it stands in the sentence. */
function isSceneWord(meaning: Meaning): boolean {
  const { time, weather, season, camera, look, mood, aboutPicture } = meaning;
  return [time, weather, season, camera, look, mood, aboutPicture].some((part) => part !== undefined);
}

/** Words that open or join phrases; never inside one. */
function isStructure(meaning: Meaning): boolean {
  return meaning.relation !== undefined || meaning.place !== undefined || meaning.role !== undefined;
}

function isDeterminer(tag: Tag | undefined): boolean {
  const role = tag?.meaning?.role;
  return role === 'one' || role === 'the' || role === 'some';
}

/** An adjective that nobody listed, or a participle before a noun. */
function describes(tag: Tag, next: Tag | undefined): boolean {
  if (tag.meaning !== undefined) return false;
  if (tag.part === 'adjective') return next?.kind === 'word' && !(next.meaning && isStructure(next.meaning));
  return tag.part === 'verb' && /(?:ed|en)$/.test(tag.words) && couldBeNoun(next);
}

function couldBeNoun(tag: Tag | undefined): boolean {
  return tag !== undefined && isNoun(tag) && tag.part !== 'verb' && tag.part !== 'adverb';
}

/** Nouns that say which, not what: "a cat statue". */
function modifiesNext(tag: Tag, next: Tag | undefined): boolean {
  if (next?.kind !== 'word' || tag.possessive || !isNoun(next) || isDeterminer(next)) return false;
  if (next.meaning === undefined && (next.part === 'verb' || next.part === 'adverb')) return false;
  if (whereabouts.has(next.words)) return false;
  const adjective = isAdjective(next.meaning) && next.meaning?.things === undefined;
  if (adjective || next.meaning?.action !== undefined) return false;
  // several of them are a list, not a description: "apples pears"
  if (tag.plural && tag.meaning?.things !== undefined) return false;
  return true;
}

/** Groups the words of a prompt: every adjective, number and noun goes to the noun that it describes. */
export function findPhrases(tags: readonly Tag[]): Phrase[] {
  const phrases: Phrase[] = [];
  let position = 0;
  while (position < tags.length) {
    const tag = tags[position] as Tag;
    const begun = beginsPhrase(tags, position, phrases.at(-1));
    if (!begun) {
      phrases.push({ kind: 'word', tag });
      position++;
      continue;
    }
    const { phrases: found, end } = readPhrase(tags, position);
    phrases.push(...found);
    position = Math.max(end, position + 1);
  }
  return phrases;
}

function beginsPhrase(tags: readonly Tag[], position: number, before: Phrase | undefined): boolean {
  const tag = tags[position] as Tag;
  if (tag.kind !== 'word') return false;
  if (isDeterminer(tag)) return true;
  const { meaning } = tag;
  if (meaning === undefined) return isNoun(tag) && (tag.part !== 'verb' || describes(tag, tags[position + 1])) && tag.part !== 'adverb' && tag.part !== 'other';
  if (meaning.relation !== undefined || meaning.place !== undefined || meaning.role !== undefined) return false;
  // "a sleeping cat" sleeps as "a cat sleeping" does, but says so before it
  if (meaning.action !== undefined && meaning.things === undefined)
    return before?.kind !== 'noun' && nounFollows(tags, position + 1);
  if (meaning.count !== undefined) return true;
  return isNoun(tag) || isAdjective(meaning);
}

/** Whether a noun comes before anything that ends the phrase. */
function nounFollows(tags: readonly Tag[], from: number): boolean {
  for (let at = from; at < tags.length; at++) {
    const tag = tags[at] as Tag;
    if (tag.kind !== 'word') return false;
    const { meaning } = tag;
    if (meaning === undefined && tag.part === 'adverb') continue;
    if (meaning === undefined && tag.part === 'verb' && !describes(tag, tags[at + 1])) return false;
    if (meaning?.role === 'palette') return true;
    if (isNoun(tag) && !(isAdjective(meaning) && meaning?.things === undefined && meaning?.setting === undefined)) return true;
    const joins = meaning?.role === 'and' && isAdjective(tags[at + 1]?.meaning);
    if (!joins && !isAdjective(meaning) && !(meaning && isSceneWord(meaning) && meaning.role === undefined)) return false;
  }
  return false;
}

function readPhrase(tags: readonly Tag[], start: number): { phrases: Phrase[]; end: number } {
  const said: Phrase[] = [];
  let before = nothingBefore();
  let nouns: Tag[] = [];
  let at = start;
  let open = true;
  const finish = (): void => {
    const head = nouns.at(-1);
    const { colours, attributes, ...rest } = before;
    if (head) said.push({ kind: 'noun', head, nouns: nouns.slice(0, -1), colours, attributes, ...rest });
    else if (colours.length + attributes.length > 0 || rest.size || rest.count !== undefined || rest.determiner)
      said.push({ kind: 'quality', colours, attributes, ...rest });
    before = nothingBefore();
    nouns = [];
  };
  while (open && at < tags.length) {
    const tag = tags[at] as Tag;
    const next = tags[at + 1];
    open = false;
    if (tag.kind === 'break') {
      // "a long, dark table": adjectives of one noun
      const goes =
        tag.words === ',' &&
        nouns.length === 0 &&
        before.determiner !== undefined &&
        before.colours.length + before.attributes.length > 0 &&
        next !== undefined &&
        (isAdjective(next.meaning) || describes(next, tags[at + 2])) &&
        next.meaning?.things === undefined &&
        nounFollows(tags, at + 1);
      if (!goes) break;
      open = true;
      at++;
      continue;
    }
    if (tag.kind !== 'word') break;
    const { meaning } = tag;
    if (isDeterminer(tag)) {
      const started =
        nouns.length > 0 || before.colours.length + before.attributes.length > 0 || before.size !== undefined;
      if (started) break;
      const owned = owners.has(tag.words);
      if (meaning?.role !== 'some') before.determiner = owned ? 'own' : meaning?.role === 'one' ? 'one' : 'the';
    } else if (meaning?.count !== undefined) {
      if (nouns.length > 0) break;
      if (before.count !== undefined) break;
      before.count = meaning.count;
    } else if (meaning === undefined && tag.part === 'adverb' && nouns.length === 0) {
      // "highly", "gently": says how, not what
    } else if (meaning?.role === 'and') {
      const lists = nouns.length === 0 && before.colours.length + before.attributes.length > 0;
      if (!lists || !isAdjective(next?.meaning)) break;
      if (!nounFollows(tags, at + 1) && next?.meaning?.colour === undefined) break;
    } else if (meaning !== undefined && isStructure(meaning)) break;
    else if (isPrenominal(tags, at)) {
      if (nouns.length > 0) break;
      qualify(before, said, tag, tags, at);
    } else if (isNoun(tag) || (meaning === undefined && tag.part !== 'verb' && tag.part !== 'other')) {
      nouns.push(tag);
      if (tag.possessive && next?.kind === 'word') {
        finish();
        before.determiner = 'own';
      } else if (!modifiesNext(tag, next)) {
        at++;
        break;
      }
    } else break;
    open = true;
    at++;
  }
  finish();
  return { phrases: said, end: at };
}

/** Whether the word describes the noun that follows it. */
function isPrenominal(tags: readonly Tag[], at: number): boolean {
  const tag = tags[at] as Tag;
  const { meaning } = tag;
  if (meaning === undefined) return describes(tag, tags[at + 1]);
  const adjective = isAdjective(meaning);
  if (!adjective && !(isSceneWord(meaning) && !isNoun(tag))) return false;
  const alsoThing = meaning.things !== undefined || colourOrThing.has(tag.words) || (meaning.setting !== undefined && adjective);
  return alsoThing ? tags[at + 1]?.kind === 'word' && nounFollows(tags, at + 1) : true;
}

function qualify(before: Before, said: Phrase[], tag: Tag, tags: readonly Tag[], at: number): void {
  const { meaning } = tag;
  if (meaning === undefined) {
    before.attributes.push(tag.words);
    return;
  }
  if (meaning.colour) before.colours.push({ hex: meaning.colour, words: tag.words });
  if (meaning.size) before.size = meaning.size;
  const follows = nounFollows(tags, at + 1);
  const quality = meaning.attribute ?? meaning.action ?? (meaning.mood && follows ? tag.words : undefined);
  if (quality !== undefined) before.attributes.push(quality);
  // what it says of the picture as a whole is said as well
  if (isSceneWord(meaning) || meaning.features || meaning.implies || meaning.absent) {
    const { colour: _colour, size: _size, attribute: _attribute, action: _action, things: _things, ...scenery } = meaning;
    said.push({ kind: 'word', tag: { ...tag, meaning: scenery } });
  }
}
