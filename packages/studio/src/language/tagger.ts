import { createRequire } from 'node:module';

interface Tokens {
  out(what?: unknown): string[];
}
export interface Tagger {
  readonly its: { readonly pos: unknown };
  readDoc(text: string): { tokens(): Tokens };
}

/** The words that the tagger knows, and where each is in the list. It adds those that it meets. */
interface Lexemes {
  list: string[];
  hash: Record<string, number>;
  index: number;
  intrinsicSize: number;
}
interface Core {
  readonly features: { readonly lexeme: Lexemes };
}
interface Model {
  core: () => Core;
  sa: () => unknown;
  ner: () => unknown;
}

const MODEL = 'wink-eng-lite-web-model';
const FILES = `${MODEL}/dist/languages/cur/models/`;
/** A machine without states, for moods and names of people, which nobody asks for. */
const NO_MACHINE = '[100,0,{"0":{}},{},{},{}]';

let tagger: Tagger | undefined;

/** The tagger of this thread, with what it needs for parts of speech: as it comes it holds thrice the memory. */
export function loadTagger(): Tagger {
  tagger ??= createTagger();
  return tagger;
}

function createTagger(): Tagger {
  const require = createRequire(import.meta.url);
  const create = require('wink-nlp') as (model: Model, pipe: readonly string[]) => Tagger;
  const model = require(MODEL) as Model;
  const file = require(`${FILES}eng-core-web-model.json`) as Core;
  const words = file.features.lexeme.list;
  // it would copy the words, and make a dictionary of them that takes six megabytes
  file.features.lexeme.list = [];
  const core = (): Core => {
    const read = model.core();
    const size = words.length;
    Object.assign(read.features.lexeme, { list: words, hash: placesOf(words), index: size, intrinsicSize: size });
    return read;
  };
  const sa = (): unknown => ({ machines: [NO_MACHINE] });
  const ner = (): unknown => ({ machines: [], transformers: [] });
  const lean = create({ ...model, core, sa, ner }, ['sbd', 'pos']);
  emptyFiles(require.cache);
  return lean;
}

/** The tagger works on copies: what was read from the files would lie there for nothing. */
function emptyFiles(modules: NodeJS.Dict<NodeJS.Module>): void {
  for (const [path, file] of Object.entries(modules)) {
    if (!file || !/wink-eng-lite-web-model.*\.json$/.test(path)) continue;
    const content = file.exports as Record<string, unknown>;
    for (const name of Object.keys(content)) delete content[name];
  }
}

/** The place of each word in the list, searched for in their order; words that are added later are its own. */
function placesOf(words: readonly string[]): Record<string, number> {
  const known = words.length;
  // in the file they are nearly in order, which is fast to sort
  const order = Uint32Array.from(
    [...words.keys()].sort((a, b) => ((words[a] as string) < (words[b] as string) ? -1 : 1)),
  );
  const placeOf = (word: string): number | undefined => {
    let [low, high] = [0, known];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((words[order[middle] as number] as string) < word) low = middle + 1;
      else high = middle;
    }
    const place = order[low];
    return place !== undefined && words[place] === word ? place : undefined;
  };
  const listed = new Proxy(Object.create(null) as Record<string, number>, {
    get: (_target, word) => (typeof word === 'string' ? placeOf(word) : undefined),
  });
  return Object.create(listed) as Record<string, number>;
}
