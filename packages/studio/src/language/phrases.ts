import type { Arrangement } from '../catalogue/arrangements.js';
import type { Subject } from './brief.js';
import { arrangementOf } from './qualities.js';
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
  readonly arrangement?: Arrangement;
  /** Named as whose part something is: "over a woman's shoulder" is not over her. */
  readonly owner?: true;
  /** The word directly before the head, whatever it is: `rolling` of a rolling pin. */
  readonly previous?: string;
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
  arrangement?: Arrangement;
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

/** "on the moon" says where by itself. */
function isWhereabouts(words: string): boolean {
  return whereabouts.has(words) || /^(?:on|in|at|under|beneath|above|inside|among) /.test(words);
}

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
  return (
    meaning.relation !== undefined ||
    meaning.place !== undefined ||
    (meaning.role !== undefined && meaning.role !== 'palette')
  );
}

/** "the table bears a teapot", "it towers beside a tree": a noun by its letters, a verb by its place. */
function isVerbHere(tags: readonly Tag[], at: number): boolean {
  const tag = tags[at];
  const before = tags[at - 1];
  const next = tags[at + 1];
  // "a cat with black fur bats a ball": after a noun, and with an object of its own
  const does =
    before?.kind === 'word' &&
    (before.meaning?.things ?? before.meaning?.part) !== undefined &&
    !before.possessive &&
    !before.plural &&
    isDeterminer(next) &&
    (tag?.meaning?.things === undefined || tag.plural);
  if (does && tag && !tag.words.includes(' ') && /[^s]s$/.test(tag.words)) return true;
  // "an extractor, its surface gleaming, towers beside a cello"
  const stands = before?.kind === 'break' && at > 3 && /^(?:towers|looms|rests|bears|perches)$/.test(tag?.words ?? '');
  if ((tag?.part !== 'verb' && !stands) || tag?.words.includes(' ') || !/[^s]s$/.test(tag?.words ?? '')) return false;
  if (isDeterminer(before) || before?.part === 'adjective' || before?.meaning?.count !== undefined) return false;
  return isDeterminer(next) || next?.part === 'adverb' || (next?.meaning !== undefined && isStructure(next.meaning));
}

/** "a truck speeds past": after "a" no noun is plural, so the last word is what it does. */
function isDoneBy(before: Before, nouns: readonly Tag[], tag: Tag, next: Tag | undefined): boolean {
  const last = nouns.at(-1);
  if (!last?.meaning?.things || tag.words.includes(' ') || !/[^su]s$/.test(tag.words)) return false;
  if (before.determiner === 'one' && before.count === undefined) return true;
  const goesOn =
    next === undefined ||
    next.kind === 'break' ||
    next.part === 'adverb' ||
    isDeterminer(next) ||
    (next.meaning !== undefined && isStructure(next.meaning));
  return tag.meaning === undefined && before.determiner === 'the' && goesOn;
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
  if (next?.kind !== 'word' || !isNoun(next) || isDeterminer(next)) return false;
  if (next.meaning === undefined && (next.part === 'verb' || next.part === 'adverb')) return false;
  if (isWhereabouts(next.words)) return false;
  const adjective = isAdjective(next.meaning) && next.meaning?.things === undefined;
  if (adjective || next.meaning?.action !== undefined) return false;
  // several of them are a list, not a description: "apples pears"
  if (tag.plural && tag.meaning?.things !== undefined && !tag.possessive) return next.meaning?.aboutPicture === true;
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
  if (tag.kind !== 'word' || isVerbHere(tags, position)) return false;
  if (isDeterminer(tag)) return true;
  const { meaning } = tag;
  if (meaning === undefined)
    return (
      isNoun(tag) &&
      (tag.part !== 'verb' || describes(tag, tags[position + 1])) &&
      tag.part !== 'adverb' &&
      tag.part !== 'other'
    );
  if (isStructure(meaning)) return false;
  // "a sleeping cat" sleeps as "a cat sleeping" does, but says so before it
  if (meaning.action !== undefined && meaning.things === undefined)
    return opensPhrase(tags[position - 1], before) && nounFollows(tags, position + 1);
  if (meaning.count !== undefined) return true;
  return isNoun(tag) || isAdjective(meaning);
}

/** After a break or a preposition a verb's -ing describes what follows; after a noun it says what that does. */
function opensPhrase(tag: Tag | undefined, before: Phrase | undefined): boolean {
  if (tag === undefined || tag.kind !== 'word') return true;
  return (
    before?.kind === 'word' &&
    tag.meaning !== undefined &&
    isStructure(tag.meaning) &&
    tag.meaning.role !== 'filler' &&
    tag.meaning.role !== 'is'
  );
}

function isColour(tag: Tag | undefined): boolean {
  return tag?.meaning?.colour !== undefined || tag?.meaning?.attribute === 'black-and-white';
}

/** ", and white fur" */
function andColour(tags: readonly Tag[], at: number): boolean {
  return tags[at]?.meaning?.role === 'and' && tags[at + 1]?.meaning?.colour !== undefined;
}

/** Whether a noun comes before anything that ends the phrase. */
function nounFollows(tags: readonly Tag[], from: number): boolean {
  for (let at = from; at < tags.length; at++) {
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

function readPhrase(tags: readonly Tag[], start: number): { phrases: Phrase[]; end: number } {
  const said: Phrase[] = [];
  let before = nothingBefore();
  let nouns: Tag[] = [];
  let at = start;
  let open = true;
  /** "a group of" came last. */
  let collected = false;
  const finish = (): void => {
    const head = nouns.at(-1);
    const { colours, attributes, ...rest } = before;
    const previous = head && tags[tags.indexOf(head) - 1];
    if (head) {
      const modifiers = splitOwner(nouns.slice(0, -1), head, rest.determiner, said);
      const owned = modifiers.length < nouns.length - 1;
      said.push({
        kind: 'noun',
        head,
        nouns: modifiers,
        colours,
        attributes,
        ...rest,
        ...(owned && { determiner: 'own' as const }),
        ...(previous?.kind === 'word' && { previous: previous.words }),
      });
    } else if (colours.length + attributes.length > 0 || rest.size || rest.count !== undefined || rest.determiner)
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
        (before.determiner !== undefined ||
          before.count !== undefined ||
          before.size !== undefined ||
          (before.colours.length > 0 && before.attributes.length === 0)) &&
        (before.size !== undefined || before.colours.length + before.attributes.length > 0) &&
        next !== undefined &&
        (isAdjective(next.meaning) || describes(next, tags[at + 2]) || andColour(tags, at + 1)) &&
        (next.meaning?.things === undefined || next.meaning.colour !== undefined) &&
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
      // "a collection of four bookmarks", "a group of five": the number says how many
      if (before.count !== undefined && !collected) break;
      before.count = meaning.count;
      const arrangement = arrangementOf(tag.words);
      if (arrangement) before.arrangement = arrangement;
      collected = tag.words.endsWith(' of');
    } else if (
      (meaning === undefined || (meaning.aboutPicture && /[^o]ly$/.test(tag.words))) &&
      tag.part === 'adverb' &&
      nouns.length === 0
    ) {
      // "highly", "gently": says how, not what
    } else if (isPraise(tag) && nouns.length === 0 && praises(tags, at)) {
      // "three delicate, blue vases": nothing to draw, and the number is the vases'
      if (next?.words === ',') at++;
    } else if (isLoose(tag, next) && nouns.length === 0 && nounFollows(tags, at + 1)) {
      // "four matte purple plates": a noun by its letters, an adjective by its place
      before.attributes.push(tag.words);
    } else if (meaning?.role === 'and') {
      const lists = nouns.length === 0 && before.colours.length + before.attributes.length > 0;
      if (!lists || !isAdjective(next?.meaning)) break;
      if (!nounFollows(tags, at + 1) && next?.meaning?.colour === undefined) break;
    } else if (meaning !== undefined && isStructure(meaning)) break;
    else if (isShadeOf(tag, next) && nouns.length === 0) {
      // "neon orange", "sunset orange": which orange, and nothing of the picture
    } else if (isPrenominal(tags, at)) {
      if (nouns.length > 0) break;
      qualify(before, said, tag, tags, at);
    } else if (isNoun(tag) || (meaning === undefined && tag.part !== 'verb' && tag.part !== 'other')) {
      nouns.push(tag);
      // "kite shaped", "moss covered": says how the next noun looks
      if (next?.kind === 'word' && likenessWords.has(next.words) && nounFollows(tags, at + 2)) {
        const made = next.words === 'shaped' ? `${tag.words}-shaped` : tag.words;
        nouns.pop();
        before.attributes.push(...nouns.map(({ words }) => words), made.replaceAll(' ', '-'));
        nouns = [];
        at++;
      } else if (tag.possessive && next?.kind === 'word' && tag.meaning !== undefined) {
        if (before.determiner === 'the' || before.determiner === 'own') {
          finish();
          before.determiner = 'own';
        }
      } else if (next && isDoneBy(before, nouns, next, tags[at + 2])) {
        finish();
        // "a dog paddles": a verb, whatever else it is called
        if (next.meaning?.things !== undefined) {
          const { meaning: _things, ...verb } = next;
          said.push({ kind: 'word', tag: { ...verb, part: 'verb' } });
          at++;
        }
        at++;
        break;
      } else if (!modifiesNext(tag, next) || isVerbHere(tags, at + 1)) {
        at++;
        break;
      }
    } else if (meaning?.colour !== undefined && nouns.length === 0) {
      // "purple and pink": a colour, with nothing to call a thing
      before.colours.push({ hex: meaning.colour, words: tag.words });
    } else break;
    open = true;
    at++;
  }
  finish();
  return { phrases: said, end: at };
}

const likenessWords = new Set(
  'shaped covered filled inspired themed colored coloured like sized lined clad topped'.split(' '),
);

/**
 * "a man's face" is a man; "a wizard's workshop" is a workshop of some kind. Only parts and clothes show their owner.
 */
function splitOwner(
  nouns: readonly Tag[],
  head: Tag,
  determiner: Before['determiner'],
  said: Phrase[],
): readonly Tag[] {
  const at = nouns.findIndex(({ possessive }) => possessive);
  const owner = nouns[at];
  if (!owner?.meaning?.things || head.meaning?.part === undefined) return nouns;
  said.push({
    kind: 'noun',
    head: owner,
    owner: true,
    nouns: nouns.slice(0, at),
    colours: [],
    attributes: [],
    ...(determiner && { determiner }),
  });
  return nouns.slice(at + 1);
}

/** An adjective that says nothing to draw: beautiful, delicate, intricate. */
function isPraise({ meaning, part }: Tag): boolean {
  if (meaning === undefined || part !== 'adjective') return false;
  const { role, aboutPicture, look, features } = meaning;
  return role === 'filler' || (aboutPicture === true && role === undefined && (look ?? features) === undefined);
}

/** Whether a noun comes after the praise, a comma between them or not. */
function praises(tags: readonly Tag[], at: number): boolean {
  const next = tags[at + 1];
  if (next?.kind === 'word') return nounFollows(tags, at + 1);
  const after = tags[at + 2];
  const goesOn =
    after !== undefined && (isAdjective(after.meaning) || isPraise(after) || describes(after, tags[at + 3]));
  return next?.words === ',' && goesOn && nounFollows(tags, at + 2);
}

/** An unlisted word before a colour or a material describes what they describe. */
function isLoose({ meaning, possessive }: Tag, next: Tag | undefined): boolean {
  if (meaning !== undefined || possessive || next?.meaning === undefined) return false;
  return (next.meaning.colour !== undefined || next.meaning.attribute !== undefined) && !isStructure(next.meaning);
}

/** "neon orange balls", "midnight blue": the colour says what it is about. */
function isShadeOf({ meaning, words }: Tag, next: Tag | undefined): boolean {
  if (meaning === undefined || next?.meaning?.colour === undefined || meaning.colour !== undefined) return false;
  return (isSceneWord(meaning) && meaning.mood === undefined) || words === 'neon';
}

/** Whether the word describes the noun that follows it. */
function isPrenominal(tags: readonly Tag[], at: number): boolean {
  const tag = tags[at] as Tag;
  const { meaning } = tag;
  if (meaning === undefined)
    return (
      describes(tag, tags[at + 1]) || (tag.part === 'adjective' && tags[at + 1]?.words === ',' && praises(tags, at))
    );
  const adjective = isAdjective(meaning);
  if (!adjective && !(isSceneWord(meaning) && !isNoun(tag))) return false;
  const alsoThing =
    meaning.things !== undefined || colourOrThing.has(tag.words) || (meaning.setting !== undefined && adjective);
  const listed = tags[at + 1]?.words === ',' && meaning.colour !== undefined;
  return alsoThing ? (listed || tags[at + 1]?.kind === 'word') && nounFollows(tags, at + 1) : true;
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
    const {
      colour: _colour,
      size: _size,
      attribute: _attribute,
      action: _action,
      things: _things,
      ...scenery
    } = meaning;
    said.push({ kind: 'word', tag: { ...tag, meaning: scenery } });
  }
}
