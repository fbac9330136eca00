import { is } from '../catalogue/traits.js';
import { readPhrase } from './noun-phrases.js';
import type { Phrase } from './phrase.js';
import type { Tag } from './tagging.js';
import { describes, isDeterminer, isStructure, isVerbHere, nounFollows } from './word-order.js';
import { isAdjective, isNoun } from './word-classes.js';

/** Groups the words of a prompt: every adjective, number and noun goes to the noun that it describes. */
export function findPhrases(tags: readonly Tag[]): Phrase[] {
  const phrases: Phrase[] = [];
  let position = 0;
  while (position < tags.length) {
    const tag = tags[position] as Tag;
    const begun = beginsPhrase(tags, position, phrases.at(-1));
    if (!begun) {
      phrases.push({ kind: 'word', tag: isVerbHere(tags, position) ? asVerb(tag) : tag });
      position++;
      continue;
    }
    const { phrases: found, end } = readPhrase(tags, position);
    phrases.push(...found);
    position = Math.max(end, position + 1);
  }
  return phrases;
}

/** "hair that cascades down": a verb, and no waterfall. */
function asVerb(tag: Tag): Tag {
  const { meaning, ...rest } = tag;
  const does = meaning?.action ?? meaning?.relation ?? meaning?.role;
  return meaning === undefined || does !== undefined ? tag : { ...rest, part: 'verb' };
}

function beginsPhrase(tags: readonly Tag[], position: number, before: Phrase | undefined): boolean {
  const tag = tags[position] as Tag;
  if (tag.kind !== 'word' || isVerbHere(tags, position)) return false;
  // "a hue that graduates to a paler one": no determiner
  if (tag.words === 'that' && isVerbHere(tags, position + 1)) return false;
  if (isDeterminer(tag)) return true;
  const { meaning } = tag;
  if (meaning === undefined)
    return (
      isNoun(tag) &&
      (tag.part !== 'verb' || describes(tag, tags[position + 1]) || isPaired(tags, position)) &&
      tag.part !== 'adverb' &&
      tag.part !== 'other'
    );
  if (isStructure(meaning)) return false;
  // "a sleeping cat" sleeps as "a cat sleeping" does, but says so before it
  if (meaning.action !== undefined && meaning.things === undefined)
    return opensPhrase(tags[position - 1], before) && nounFollows(tags, position + 1) && !isDoneToNext(tags, position);
  if (meaning.count !== undefined) return true;
  return isNoun(tag) || isAdjective(meaning);
}

/** "a shield and lock", "a comb and brush": after a thing and "and", at the end, a word that could be done is another thing. */
function isPaired(tags: readonly Tag[], position: number): boolean {
  const [thing, and, tag, next] = [tags[position - 2], tags[position - 1], tags[position], tags[position + 1]];
  const ended = next === undefined || next.kind === 'break';
  const named = thing?.meaning?.things !== undefined && thing.part !== 'verb' && !thing.plural;
  return ended && named && and?.meaning?.role === 'and' && !/(?:ing|ed|s)$/.test(tag?.words ?? '');
}

const doneToThings = /^(?:cooking|baking|eating|drinking|reading|frying|painting|selling|making|drawing|washing)$/;

/** "a man in the kitchen, cooking soup": who was named does it; no soup cooks. */
function isDoneToNext(tags: readonly Tag[], position: number): boolean {
  const after = tags[position - 1]?.words === ',';
  const somebody = tags
    .slice(0, position)
    .some(({ meaning }) => meaning?.things?.some(({ concept }) => is(concept, 'people')) === true);
  return after && somebody && doneToThings.test(tags[position]?.words ?? '');
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
