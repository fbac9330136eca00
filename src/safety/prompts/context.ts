import { CONTEXTS, DESCRIBING, DESCRIBING_AFTER, MORE_THINGS, PEOPLE } from './rules/contexts.js';
import things from './rules/things.json' with { type: 'json' };
import type { Reading } from './readings.js';
import { isCommon } from './vocabulary.js';
import type { Match } from './term-book.js';

/** How far a word reaches, in words. */
const REACH = 6;

type Found = (list: string) => readonly Match[];

/** The lists that this file asks for, by their names in the book. */
export const contextLists: readonly (readonly [string, readonly string[]])[] = [
  ['people', PEOPLE],
  ...CONTEXTS.flatMap(({ fine, unless = [] }, index) => [
    [`fine ${index}`, fine] as const,
    [`unless ${index}`, unless] as const,
  ]),
];

const contextsOf = new Map<string, number[]>();
CONTEXTS.forEach(({ terms }, index) => {
  for (const term of terms) contextsOf.set(term, [...(contextsOf.get(term) ?? []), index]);
});
const describing = new Set(DESCRIBING);
const describingAfter = new Set(DESCRIBING_AFTER);
const thingWords = new Set([...things.words.flatMap((line) => line.split(' ')), ...MORE_THINGS]);

/** Whether what stands around a written term says that it is meant harmlessly. What was disguised never is. */
export function isHarmlessHere(match: Match, reading: Reading, found: Found): boolean {
  if (match.hidden) return false;
  if (describing.has(match.term) && describesThing(match, reading, found)) return true;
  if (describingAfter.has(match.term) && followsThing(match.at - 1, reading)) return true;
  return (contextsOf.get(match.term) ?? []).some((index) => keepsGoodCompany(match, index, reading, found));
}

function keepsGoodCompany({ at, next }: Match, index: number, reading: Reading, found: Found): boolean {
  const outside = (other: Match): boolean => other.at < at || other.next > next;
  if (found(`unless ${index}`).some(outside)) return false;
  if (CONTEXTS[index]?.name && isName(at, next, reading)) return true;
  return found(`fine ${index}`).some(
    (other) => !other.hidden && other.at < next + REACH && other.next > at - REACH && outside(other),
  );
}

/** With a capital, and a capital beside it. */
function isName(at: number, next: number, { words }: Reading): boolean {
  if (!words[at]?.capital) return false;
  const after = words[next];
  const before = words[at - 1];
  return Boolean((after?.capital && !after.afterPause) || (before?.capital && !words[at]?.afterPause));
}

/** Words that end what an adjective can describe. */
const ENDS = new Set(
  `in on at of with without from to by for before after above below under over near next beside behind inside into onto
  during and or but that which who whose is are was were be been as while when against between among around along across through
  than like up down off out ready showing wearing doing having having posing lying standing sitting waiting hanging walking running`.split(
    /\s+/,
  ),
);
const PASSED_OVER = new Set(
  `a an the with has have had that which its it is are was were still left almost completely totally entirely quite so very
  all now lying standing hanging stands stand looks look there this these those his her`.split(/\s+/),
);
const COUNTED = new Set('piece pieces row rows pair pairs pile piles bit bits set stack bunch heap length'.split(' '));
const LONGEST_PHRASE = 5;

export function isThing(word: string): boolean {
  return [
    word,
    word.replace(/s$/, ''),
    word.replace(/es$/, ''),
    word.replace(/ies$/, 'y'),
    word.replace(/ves$/, 'f'),
  ].some((each) => thingWords.has(each));
}

/** `naked candle flame`: the last noun of what follows decides. Nothing follows: what stands before. */
function describesThing({ at, next }: Match, reading: Reading, found: Found): boolean {
  const { words } = reading;
  let end = next;
  while (end < Math.min(words.length, next + LONGEST_PHRASE)) {
    const word = words[end];
    // a piece of driftwood, a row of chairs: what counts comes after
    const counted = word?.text === 'of' && COUNTED.has(words[end - 1]?.text ?? '');
    if (!word || word.afterPause || (ENDS.has(word.text) && !counted)) break;
    // folded, lying, ready: said of the noun that stood before
    if (end > next && /(?:ed|ing)$/.test(word.text) && !isThing(word.text)) break;
    end++;
  }
  if (end === next) return followsThing(at - 1, reading);
  if (found('people').some((who) => who.at >= next && who.at < end)) return false;
  const phrase = words.slice(next, end).map(({ text }) => text.replace(/'s?$/, ''));
  const head = phrase.at(-1) ?? '';
  // a bus tour, a book cover: a common word after the name of a thing
  return isThing(head) || (isCommon(head) && !words[end - 1]?.capital && isThing(phrase.at(-2) ?? ''));
}

function followsThing(from: number, { words }: Reading): boolean {
  for (let at = from; at >= Math.max(0, from - 4); at--) {
    const word = words[at]?.text ?? '';
    if (PASSED_OVER.has(word)) continue;
    return isThing(word) && !words[at + 1]?.afterPause;
  }
  return false;
}
