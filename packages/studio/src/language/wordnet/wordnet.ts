import { brotliDecompressSync } from 'node:zlib';
import index from './index.json' with { type: 'json' };

/** What sort of thing a noun names. `other` is what nobody can draw: feelings, thoughts, measures. */
export type WordClass =
  | 'act'
  | 'animal'
  | 'artefact'
  | 'body'
  | 'event'
  | 'food'
  | 'group'
  | 'place'
  | 'natural'
  | 'person'
  | 'phenomenon'
  | 'plant'
  | 'shape'
  | 'substance'
  | 'other';

const letters: ReadonlyMap<string, WordClass> = new Map(
  Object.entries({
    c: 'act',
    a: 'animal',
    t: 'artefact',
    b: 'body',
    e: 'event',
    f: 'food',
    g: 'group',
    l: 'place',
    o: 'natural',
    p: 'person',
    w: 'phenomenon',
    v: 'plant',
    s: 'shape',
    m: 'substance',
    x: 'other',
  } as const),
);

export interface Sense {
  readonly id: number;
  readonly kind: WordClass;
  /** How often texts used it in this sense; 0 where nobody counted. */
  readonly uses: number;
}

export interface WordNet {
  /** The senses of a noun, the usual one first; undefined where it is no noun. */
  senses(word: string): readonly Sense[] | undefined;
  /** The next wider kind: a terrier is a hunting dog. */
  parent(id: number): number | undefined;
  kindOf(id: number): WordClass;
}

let loaded: WordNet | undefined;

/** WordNet's nouns, from the index that `scripts/index-words.mjs` wrote. */
export function loadWordNet(): WordNet {
  loaded ??= read();
  return loaded;
}

function read(): WordNet {
  const text = brotliDecompressSync(Buffer.from(index.packed, 'base64')).toString('latin1');
  const start = text.indexOf('\n') + 1;
  const { kinds, parents } = readChain(text.slice(0, start - 1));
  const kindOf = (id: number): WordClass => letters.get(String.fromCharCode(kinds[id] ?? 0)) ?? 'other';
  return {
    kindOf,
    parent(id) {
      const parent = parents[id] ?? NONE;
      return parent === NONE ? undefined : parent;
    },
    senses(word) {
      const line = findLine(text, start, word);
      if (line === undefined) return undefined;
      const tab = line.indexOf('\t');
      if (tab < 0) return [];
      return line
        .slice(tab + 1)
        .split(' ')
        .map((sense) => {
          const [id = '', uses = '0'] = sense.split('*');
          return { id: parseInt(id, 36), kind: kindOf(parseInt(id, 36)), uses: Number(uses) };
        });
    },
  };
}

const NONE = 0xff_ff_ff_ff;

/** A letter and a parent for each sense, as numbers: eighty thousand pieces of text would take six times the memory. */
function readChain(text: string): { readonly kinds: Uint8Array; readonly parents: Uint32Array } {
  const senses = text.split(' ');
  const parents = Uint32Array.from(senses, (sense) => (sense.length > 1 ? parseInt(sense.slice(1), 36) : NONE));
  return { kinds: Uint8Array.from(senses, (sense) => sense.charCodeAt(0)), parents };
}

/** The line that begins with the word, by halving: a table of a hundred thousand words would cost more than it saves. */
function findLine(text: string, start: number, word: string): string | undefined {
  let low = start;
  let high = text.length;
  while (low < high) {
    // looked for before the middle, or after a line of one letter the same half would be halved for ever
    const middle = text.lastIndexOf('\n', ((low + high) >> 1) - 1) + 1;
    const from = Math.max(low, middle);
    const end = text.indexOf('\n', from);
    if (end < 0) return undefined;
    const line = text.slice(from, end);
    const tab = line.indexOf('\t');
    const name = tab < 0 ? line : line.slice(0, tab);
    if (name === word) return line;
    if (name < word) low = end + 1;
    else high = from;
  }
  return undefined;
}
