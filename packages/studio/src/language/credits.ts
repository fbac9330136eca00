import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';
import { creditWords } from './vocabulary/about-the-picture.js';
import type { Meaning } from './vocabulary/meaning.js';

const LONGEST_CREDIT = 6;

/**
 * Takes out who made it and where it was shown: "in the style of …", "trending on …", "by …". Names in them are nothing
 * to draw; a manner that is known stays as a word of its own.
 */
export function dropCredits(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const kept: Token[] = [];
  let at = 0;
  while (at < tokens.length) {
    const length = creditLength(tokens, at, lexicon);
    if (length === 0 && isManner(tokens, at, lexicon)) {
      const end = endOfSegment(tokens, at);
      kept.push(...mannersIn(tokens.slice(at, end), lexicon));
      at = end;
      continue;
    }
    if (length === 0) {
      kept.push(tokens[at] as Token);
      at++;
      continue;
    }
    const end = endOfSegment(tokens, at + length);
    const manner = mannersIn(tokens.slice(at + length, end), lexicon);
    if (manner.length > 0) kept.push({ kind: 'break', text: ',' }, ...manner);
    at = end;
  }
  return kept;
}

/** "by Dalí that depicts a cat": here the picture is spoken of again. */
const goesOn = new Set(
  'that which who where depicting depicts featuring features showcasing capturing captures portraying portrays showing'.split(
    ' ',
  ),
);

function endOfSegment(tokens: readonly Token[], from: number): number {
  let end = from;
  while (end < tokens.length && tokens[end]?.kind === 'word' && !goesOn.has(tokens[end]?.text ?? '')) end++;
  return end;
}

function textOf(tokens: readonly Token[]): string {
  return tokens.map(({ text }) => text).join(' ');
}

/** How many words from here on say that a credit follows. */
function creditLength(tokens: readonly Token[], at: number, lexicon: Lexicon): number {
  if (tokens[at]?.kind !== 'word') return 0;
  for (let length = LONGEST_CREDIT; length > 1; length--) {
    const words = tokens.slice(at, at + length);
    if (words.length === length && words.every(({ kind }) => kind === 'word') && creditWords.has(textOf(words)))
      return length;
  }
  if (tokens[at]?.text !== 'by') return 0;
  const opens = at === 0 || tokens[at - 1]?.kind === 'break';
  const named = tokens.slice(at + 1, endOfSegment(tokens, at + 1));
  return named.length > 0 && isMaker(named, lexicon, opens) ? 1 : 0;
}

const isDrawn = (meaning: Meaning | undefined): boolean =>
  meaning !== undefined &&
  (meaning.things ?? meaning.setting ?? meaning.features ?? meaning.part ?? meaning.role) !== undefined;

/** "by greg rutkowski", "by a famous illustrator"; not "by the sea" nor "by a window". */
function isMaker(words: readonly Token[], lexicon: Lexicon, opens: boolean): boolean {
  const meanings = words.map(({ text }) => lexicon.find(text)?.meaning);
  const artist = /^(?:artist|artists|illustrator|painter|photographer|designer|master|masters|studio)$/;
  if (words.some(({ text }) => artist.test(text))) return opens || words.length <= 6;
  const whole = lexicon.find(textOf(words))?.meaning;
  return whole?.aboutPicture === true || meanings.every((meaning) => !isDrawn(meaning) && meaning?.time === undefined);
}

const MANNER = /^(?:style|styled|aesthetic|vibes?|inspired)$/;

/** "…, dark souls style": between commas the name of something to draw like, and no soul to draw. */
function isManner(tokens: readonly Token[], at: number, lexicon: Lexicon): boolean {
  if (at === 0 || tokens[at - 1]?.kind !== 'break') return false;
  const end = endOfSegment(tokens, at);
  const words = tokens.slice(at, end);
  const named = words.slice(0, -1);
  if (named.length < 2 || words.length > LONGEST_CREDIT || !MANNER.test(words.at(-1)?.text ?? '')) return false;
  const known = [words, named].some((some) => lexicon.find(textOf(some))?.meaning.aboutPicture === true);
  return !known && named.some(({ text }) => isDrawn(lexicon.find(text)?.meaning));
}

/** The known manners among the words of a credit. */
function mannersIn(words: readonly Token[], lexicon: Lexicon): Token[] {
  const found: Token[] = [];
  for (let at = 0; at < words.length; at++) {
    for (let length = Math.min(3, words.length - at); length > 0; length--) {
      const slice = words.slice(at, at + length);
      const meaning = lexicon.find(textOf(slice))?.meaning;
      if (!meaning?.aboutPicture || meaning.look === undefined) continue;
      if (found.length > 0) found.push({ kind: 'break', text: ',' });
      found.push(...slice.map(({ text }): Token => ({ kind: 'word', text })));
      at += length - 1;
      break;
    }
  }
  return found;
}
