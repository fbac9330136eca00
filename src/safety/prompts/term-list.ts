import type { Reading } from './readings.js';

/** Finds terms in a reading. A term's words must follow each other; `*` at the end of a word stands for any ending. */
export interface TermList {
  /** The places where a term begins, with its length in words; the longest at each place. */
  find(reading: Reading): { readonly at: number; readonly length: number; readonly term: string }[];
}

interface Term {
  readonly words: readonly string[];
  readonly text: string;
}

export function createTermList(terms: readonly string[]): TermList {
  // by the first letters of the first word, so that a prompt of 4,000 characters costs little
  const byStart = new Map<string, Term[]>();
  for (const text of terms) {
    const words = text.split(' ');
    const key = startOf((words[0] as string).replace('*', ''));
    byStart.set(key, [...(byStart.get(key) ?? []), { words, text }]);
  }
  for (const list of byStart.values()) list.sort((a, b) => b.words.length - a.words.length);
  return {
    find: (reading) =>
      reading.flatMap((word, at) => {
        const term = byStart.get(startOf(word))?.find((candidate) => startsAt(candidate, reading, at));
        return term ? [{ at, length: term.words.length, term: term.text }] : [];
      }),
  };
}

const startOf = (word: string): string => word.slice(0, 2);

function startsAt(term: Term, reading: Reading, at: number): boolean {
  return term.words.every((wanted, index) => {
    const word = reading[at + index];
    if (word === undefined) return false;
    return wanted.endsWith('*') ? word.startsWith(wanted.slice(0, -1)) : word === wanted || word === `${wanted}'s`;
  });
}
