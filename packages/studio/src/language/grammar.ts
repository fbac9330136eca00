import { loadTagger } from './tagger.js';
import type { Token } from './tokens.js';

export type PartOfSpeech = 'noun' | 'verb' | 'adjective' | 'adverb' | 'name' | 'preposition' | 'other';

const names: ReadonlyMap<string, PartOfSpeech> = new Map(
  Object.entries({
    NOUN: 'noun',
    PROPN: 'name',
    VERB: 'verb',
    ADJ: 'adjective',
    ADV: 'adverb',
    ADP: 'preposition',
  } as const),
);

/** What part of the sentence each token is. English only: translate first. */
export function partsOfSpeech(tokens: readonly Token[]): PartOfSpeech[] {
  const tagger = loadTagger();
  const read = tagger.readDoc(tokens.map(({ text }) => text).join(' ')).tokens();
  const pieces = read.out();
  const parts = read.out(tagger.its.pos);
  const found: PartOfSpeech[] = [];
  let at = 0;
  for (const { text } of tokens) {
    // the tagger cuts some words further ("50mm"): the last piece decides
    let length = 0;
    let part = 'X';
    while (at < pieces.length && length < text.length) {
      length += (pieces[at] as string).length;
      part = parts[at] as string;
      at++;
    }
    found.push(names.get(part) ?? 'other');
  }
  return found;
}

/** What part of its sentence a word of the prompt is; of several words, the last. */
export function partOfSpeechOf(prompt: string, words: string): PartOfSpeech {
  const tokens = prompt
    .toLowerCase()
    .split(/([^\p{L}\p{N}'’]+)/u)
    .filter((text) => text.trim() !== '')
    .map((text): Token => ({ kind: 'word', text: text.trim() }));
  const last = words.slice(words.lastIndexOf(' ') + 1);
  const at = tokens.findIndex(({ text }) => text.replace(/['’]s?$/, '') === last);
  return at < 0 ? 'other' : (partsOfSpeech(tokens)[at] ?? 'other');
}
