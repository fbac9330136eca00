import type { Arrangement } from '../catalogue/arrangements.js';
import type { Subject } from './brief.js';
import type { Phrase } from './phrase.js';
import { arrangementOf, fieldsOf, materialOf } from './qualities.js';
import type { Tag } from './tagging.js';
import {
  andColour,
  describes,
  isDeterminer,
  isDoneBy,
  isLoose,
  isPraise,
  isPrenominal,
  isSceneWord,
  isShadeOf,
  isStructure,
  isVerbHere,
  modifiesNext,
  nounFollows,
  praises,
} from './word-order.js';
import { isAdjective, isNoun } from './word-classes.js';

/** What stands before a noun, as far as it was read. */
interface Before {
  determiner?: 'one' | 'the' | 'own';
  pointed?: true;
  count?: number;
  colours: { hex: string; words: string }[];
  size?: NonNullable<Subject['size']>;
  attributes: string[];
  arrangement?: Arrangement;
}

const pointers = new Set(['this', 'these', 'those']);
const owners = new Set(['his', 'her', 'its', 'their', 'my', 'our', 'your']);

function nothingBefore(): Before {
  return { colours: [], attributes: [] };
}

export function readPhrase(tags: readonly Tag[], start: number): { phrases: Phrase[]; end: number } {
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
          isOpened(tags[start - 1]) ||
          (before.colours.length > 0 && before.attributes.length === 0)) &&
        (before.size !== undefined || before.colours.length + before.attributes.length > 0) &&
        next !== undefined &&
        (isAdjective(next.meaning) || describes(next, tags[at + 2]) || andColour(tags, at + 1)) &&
        (next.meaning?.things === undefined || next.meaning.colour !== undefined) &&
        nounFollows(tags, at + 1);
      // "a giant pink, rubber glove": after an article and adjectives the noun is still to come
      const owed =
        tag.words === ',' &&
        nouns.length === 0 &&
        before.determiner === 'one' &&
        (before.size !== undefined || before.colours.length + before.attributes.length > 0) &&
        next?.kind === 'word' &&
        !isDeterminer(next) &&
        !(next.meaning && isStructure(next.meaning)) &&
        nounFollows(tags, at + 1);
      if (!goes && !owed) break;
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
      // "another dog" is one that was not there before
      const one = meaning?.role === 'one' || (tag.words === 'another' && nounFollows(tags, at + 1));
      if (pointers.has(tag.words)) before.pointed = true;
      if (meaning?.role !== 'some') before.determiner = owned ? 'own' : one ? 'one' : 'the';
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
      // "the wide black candle": its form
      fieldsOf([tag.words], false).shape === undefined &&
      nouns.length === 0
    ) {
      // "highly", "gently": says how, not what
    } else if (isPraise(tag) && nouns.length === 0 && praises(tags, at)) {
      // "three delicate, blue vases": nothing to draw, and the number is the vases'
      if (next?.words === ',') at++;
    } else if (tag.words === 'light' && nouns.length === 0 && materialOf(next?.words ?? '') !== undefined) {
      // "a light wooden table": its shade, and nothing that shines
    } else if (isLoose(tag, next) && nouns.length === 0 && nounFollows(tags, at + 1)) {
      // "four matte purple plates": a noun by its letters, an adjective by its place
      before.attributes.push(tag.words);
    } else if (nouns.length === 0 && likenessWords.has(tag.words) && at > start && nounFollows(tags, at + 1)) {
      // "a rust-covered key", "a gold-plated watch": what was said before it describes the key
    } else if (meaning?.role === 'and') {
      const lists = nouns.length === 0 && before.colours.length + before.attributes.length > 0;
      if (!lists || !isAdjective(next?.meaning)) break;
      if (!nounFollows(tags, at + 1) && next?.meaning?.colour === undefined) break;
    } else if (isDoingBefore(tag, before, nouns) && nounFollows(tags, at + 1)) {
      // "a spinning white frisbee": after an article a verb describes
      before.attributes.push(meaning?.attribute ?? tag.words);
    } else if (meaning !== undefined && isStructure(meaning)) break;
    else if (isShadeOf(tag, next) && nouns.length === 0) {
      // "neon orange", "sunset orange": which orange, and nothing of the picture
    } else if (isPrenominal(tags, at)) {
      if (nouns.length > 0) break;
      qualify(before, said, tag, tags, at);
    } else if (nouns.length > 0 && /^(?:against|in|on|at|under|by|over) /.test(tag.words)) {
      // "a wooden shelf against the wall": the shelf is a thing, and the wall where it is
      break;
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

/** "filled with bright, ripe oranges": after a preposition a noun is still to come. */
function isOpened(tag: Tag | undefined): boolean {
  return tag?.meaning?.role === 'with' || (tag?.meaning?.role === 'of' && tag.words === 'of');
}

/** A verb of some relation right after an article. */
function isDoingBefore({ meaning, words }: Tag, { determiner, attributes }: Before, nouns: readonly Tag[]): boolean {
  const after = determiner === 'one' && attributes.length === 0 && nouns.length === 0;
  return after && meaning?.relation !== undefined && /^\w+ing$/.test(words);
}

const likenessWords = new Set(
  'shaped covered filled inspired themed colored coloured like sized lined clad topped plated bound coated painted tinted toned encrusted trimmed'.split(
    ' ',
  ),
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
    owner: head.words,
    nouns: nouns.slice(0, at),
    colours: [],
    attributes: [],
    ...(determiner && { determiner }),
  });
  return nouns.slice(at + 1);
}

function qualify(before: Before, said: Phrase[], tag: Tag, tags: readonly Tag[], at: number): void {
  const { meaning } = tag;
  if (meaning === undefined) {
    before.attributes.push(tag.words);
    return;
  }
  if (meaning.colour) before.colours.push({ hex: meaning.colour, words: tag.words });
  if (meaning.size) before.size = meaning.size;
  const follows = nounFollows(tags, at + 1) || praises(tags, at);
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
