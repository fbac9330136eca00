import type { Reading } from './readings.js';
import { withGlued } from './vocabulary.js';

export interface Match {
  readonly at: number;
  /** The word after. */
  readonly next: number;
  readonly term: string;
  /** Some of it was disguised. */
  readonly hidden: boolean;
}

/** Lists of terms, looked up together in one pass. A term's words must follow each other; `*` stands for any ending. */
export interface TermBook {
  /** What of each list stands in a reading: at each place the longest, and disguised only where nothing is written. */
  scan(reading: Reading): (list: string) => readonly Match[];
}

interface Entry {
  readonly list: string;
  readonly words: readonly string[];
  readonly term: string;
}

export function createTermBook(lists: ReadonlyMap<string, readonly string[]>): TermBook {
  // by the first word, or by its beginning where any ending will do: a prompt of 4,000 characters costs little
  const byWord = new Map<string, Entry[]>();
  const byStem = new Map<string, Entry[]>();
  for (const [list, terms] of lists) {
    for (const term of terms) {
      for (const form of withGlued(term)) {
        const words = form.split(' ');
        const first = words[0] as string;
        const index = first.endsWith('*') ? byStem : byWord;
        const key = first.replace('*', '');
        const entries = index.get(key);
        if (entries) entries.push({ list, words, term });
        else index.set(key, [{ list, words, term }]);
      }
    }
  }
  const stemLengths = [...new Set([...byStem.keys()].map((stem) => stem.length))].toSorted((a, b) => a - b);

  return {
    scan(reading) {
      const found = new Map<string, Match[]>();
      reading.edges.forEach((edges, at) => {
        for (const edge of edges) {
          for (const entry of byWord.get(edge.text) ?? []) note(found, reading, entry, at, edge);
          for (const length of stemLengths) {
            if (length > edge.text.length) break;
            for (const entry of byStem.get(edge.text.slice(0, length)) ?? []) note(found, reading, entry, at, edge);
          }
        }
      });
      return (list) => found.get(list) ?? NONE;
    },
  };
}

const NONE: readonly Match[] = [];

type Edge = Reading['edges'][number][number];

function note(found: Map<string, Match[]>, reading: Reading, entry: Entry, at: number, edge: Edge): void {
  const rest = follow(reading, entry.words, 1, edge.next);
  if (!rest) return;
  const match = { at, next: rest.next, term: entry.term, hidden: edge.hidden || rest.hidden };
  const matches = found.get(entry.list);
  if (!matches) {
    found.set(entry.list, [match]);
    return;
  }
  const last = matches.at(-1);
  if (last?.at !== at) matches.push(match);
  else if (Number(match.hidden) - Number(last.hidden) || last.next - match.next) {
    if (match.hidden === last.hidden ? match.next > last.next : last.hidden) matches[matches.length - 1] = match;
  }
}

function follow(
  reading: Reading,
  words: readonly string[],
  index: number,
  at: number,
): { readonly next: number; readonly hidden: boolean } | undefined {
  const wanted = words[index];
  if (wanted === undefined) return { next: at, hidden: false };
  for (const edge of reading.edges[at] ?? []) {
    if (!(wanted.endsWith('*') ? edge.text.startsWith(wanted.slice(0, -1)) : edge.text === wanted)) continue;
    const rest = follow(reading, words, index + 1, edge.next);
    if (rest) return { next: rest.next, hidden: rest.hidden || edge.hidden };
  }
  return undefined;
}
