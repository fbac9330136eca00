import commonWords from './rules/common-words.json' with { type: 'json' };
import { INNOCENT_WORDS } from './rules/innocent-words.js';

/** The words that the rules know, for finding them behind disguises. */
export interface Vocabulary {
  /** The known words that this one may be when letters were repeated; itself when it is known. */
  reveal(word: string): string[];
  /** Whether this is a word or a stem of the rules. */
  knows(word: string): boolean;
  /** Whether a known word begins like this, read forwards or backwards. */
  begins(start: string): boolean;
  /** The known words that fit, where `.` stands for any letter. */
  fit(pattern: string): string[];
  /** The known words in one that was glued together of known and common ones; empty unless they cover all of it. */
  unglue(word: string): string[];
}

const common = new Set(commonWords.words.flatMap((line) => line.split(' ')));
const FILLERS = new Set(['a', 'i', 'an', 'of', 'in', 'on', 'at', 'to', 'by', 'my', 'no', 'is']);

export const isCommon = (word: string): boolean => common.has(word) || FILLERS.has(word);

/** Real words that only look like disguised ones. */
export const isInnocent = (word: string): boolean =>
  INNOCENT_WORDS.has(word) || INNOCENT_WORDS.has(word.replace(/s$/, ''));

const LONGEST = 80;
const MOST_PIECES = 14;

/** `terms` as in the rules: words apart by spaces, `*` for any ending. */
export function createVocabulary(terms: readonly string[]): Vocabulary {
  const exact = new Map<string, string[]>();
  const stems = new Map<string, string[]>();
  const wholeTerms = new Set<string>();
  for (const term of terms.flatMap(withGlued)) {
    const words = term.split(' ');
    for (const word of words) {
      const plain = word.replace('*', '');
      if (plain.length < 3) continue;
      // the end of a word says too little when its beginning is short: `leg*` is not legal
      const index = word.endsWith('*') && plain.length >= 5 ? stems : exact;
      const known = index.get(collapse(plain)) ?? [];
      if (!known.includes(plain)) index.set(collapse(plain), [...known, plain]);
    }
    if (words.length === 1 && term.length >= 3) wholeTerms.add(term.replace('*', ''));
  }
  const known = new Set(terms.flatMap(withGlued).flatMap((term) => term.replaceAll('*', '').split(' ')));
  const exactWords = [...exact.values()].flat();
  const stemWords = [...stems.values()].flat();

  const beginnings = new Set(
    [...exactWords, ...stemWords].flatMap((word) =>
      [word, Array.from(word).toReversed().join('')].flatMap((each) =>
        Array.from(each, (_, at) => each.slice(0, at + 1)),
      ),
    ),
  );

  function reveal(word: string): string[] {
    if (isInnocent(word)) return [];
    const short = collapse(word);
    const found = (exact.get(short) ?? []).filter((known) => isStretched(known, word));
    for (let length = 3; length <= short.length; length++) {
      for (const stem of stems.get(short.slice(0, length)) ?? []) {
        if (startsStretched(stem, word)) found.push(stem);
      }
    }
    return found;
  }

  const anyTerm = new RegExp([...wholeTerms].filter((term) => /^[a-z]+$/.test(term)).join('|'));
  const isPiece = (piece: string): 'known' | 'common' | undefined => {
    if (piece.length >= 3 && wholeTerms.has(piece) && (piece.length >= 4 || GLUED_SHORT.has(piece))) return 'known';
    if (
      piece.length >= 5 &&
      stemWords.some(
        (stem) => wholeTerms.has(stem) && stem.length >= 5 && piece.startsWith(stem) && piece.length <= stem.length + 4,
      )
    )
      return 'known';
    return isCommon(piece) ? 'common' : undefined;
  };

  return {
    reveal,
    knows: (word) => known.has(word),
    begins: (start) => beginnings.has(start),
    fit(pattern) {
      const matcher = new RegExp(`^${pattern}$`, 'u');
      const fits = exactWords.filter((word) => word.length === pattern.length && matcher.test(word));
      const begins = stemWords.filter(
        (stem) =>
          stem.length <= pattern.length &&
          new RegExp(`^${pattern.slice(0, stem.length)}$`, 'u').test(stem) &&
          /\./.test(pattern.slice(0, stem.length)),
      );
      return [...fits, ...begins];
    },
    unglue(word) {
      if (word.length < 6 || word.length > LONGEST || !anyTerm.test(word) || isInnocent(word) || isCommon(word))
        return [];
      return fewestPieces(word, isPiece)
        .filter((piece) => isPiece(piece) === 'known')
        .flatMap(reveal);
    },
  };
}

/** The term, and its words without blanks between them where that is long enough to mean nothing else. */
export function withGlued(term: string): string[] {
  const glued = term.replaceAll(/\*? /g, '');
  return term.includes(' ') && glued.length >= 7 ? [term, glued] : [term];
}

const GLUED_SHORT = new Set(['sex', 'xxx', 'cum', 'kid', 'boy']);

/** The fewest pieces that cover the word, by dynamic programming; empty when none do. */
function fewestPieces(word: string, isPiece: (piece: string) => unknown): string[] {
  const best: (readonly string[] | undefined)[] = [[]];
  for (let end = 1; end <= word.length; end++) {
    for (let start = Math.max(0, end - 16); start < end; start++) {
      const before = best[start];
      if (!before || before.length >= MOST_PIECES || before.length + 1 >= (best[end]?.length ?? Infinity)) continue;
      const piece = word.slice(start, end);
      if (isPiece(piece)) best[end] = [...before, piece];
    }
  }
  return [...(best[word.length] ?? [])];
}

const RUN = /(\p{L})\1*/gu;

const collapse = (word: string): string => word.replaceAll(RUN, '$1');
const runsOf = (word: string): number[] => Array.from(word.matchAll(RUN), ([run]) => run.length);

/** Whether `seen` is `known` with some letters repeated. Short words must be stretched plainly: too is not to. */
function isStretched(known: string, seen: string): boolean {
  if (known === seen) return true;
  const [wanted, given] = [runsOf(known), runsOf(seen)];
  if (wanted.length !== given.length || !wanted.every((count, at) => (given[at] ?? 0) >= count)) return false;
  return known.length >= 4 || known === 'sex' || given.some((count, at) => count >= (wanted[at] ?? 0) + 2);
}

function startsStretched(stem: string, seen: string): boolean {
  if (seen.startsWith(stem)) return true;
  const [wanted, given] = [runsOf(stem), runsOf(seen)];
  return stem.length >= 4 && wanted.every((count, at) => (given[at] ?? 0) >= count);
}
