import type { Lexicon } from './lexicon.js';
import type { Token } from './tokens.js';
import type { Meaning } from './vocabulary/meaning.js';
import { otherLanguages } from './vocabulary/other-languages.js';

/** A phrase of the prompt and what it means; without a meaning nobody listed it. */
export interface Tag {
  readonly words: string;
  readonly meaning?: Meaning;
  readonly plural: boolean;
  readonly kind: Token['kind'];
}

/** Puts English words in the place of another language's where the prompt is clearly in it, or where they are sure. */
export function translate(tokens: readonly Token[], lexicon: Lexicon): Token[] {
  const words = tokens.filter((token) => token.kind === 'word').map((token) => token.text);
  const scores = otherLanguages.map(({ sure }) => words.filter((word) => sure.has(word) && !lexicon.find(word)).length);
  const best = Math.max(...scores);
  if (best === 0) return [...tokens];
  const language = otherLanguages[scores.indexOf(best)];
  const english = (word: string): string | undefined => {
    const known = lexicon.find(word) !== undefined;
    if (known) return best >= 2 ? (language?.sure.get(word) ?? language?.unsure.get(word)) : undefined;
    return (
      language?.sure.get(word) ??
      language?.unsure.get(word) ??
      otherLanguages.find(({ sure }) => sure.has(word))?.sure.get(word)
    );
  };
  return tokens.flatMap((token): Token[] => {
    const phrase = token.kind === 'word' ? english(token.text) : undefined;
    return phrase === undefined ? [token] : phrase.split(' ').map((text) => ({ kind: 'word', text }));
  });
}

function numberMeaning(text: string): Meaning | undefined {
  if (/^\d{1,3}$/.test(text)) return { count: Math.max(1, Math.min(60, Number(text))) };
  if (/^#[0-9a-f]{6}$/.test(text)) return { colour: text };
  if (/^#[0-9a-f]{3}$/.test(text)) return { colour: text.replaceAll(/[0-9a-f]/g, '$&$&') };
  return undefined;
}

const verbsToo = new Set(['building', 'painting', 'drawing', 'saw', 'flying', 'fishing']);
const articles = new Set(['a', 'an', 'the', 'his', 'her', 'their']);

/** Finds the longest known phrase from each word on. */
export function tag(tokens: readonly Token[], lexicon: Lexicon): Tag[] {
  const tags: Tag[] = [];
  let position = 0;
  while (position < tokens.length) {
    const token = tokens[position] as Token;
    if (token.kind !== 'word') {
      tags.push({ words: token.text, plural: false, kind: token.kind });
      position++;
      continue;
    }
    // "building a house" builds, "a building" is one
    if (verbsToo.has(token.text) && articles.has(tokens[position + 1]?.text ?? '')) {
      tags.push({ words: token.text, plural: false, kind: 'word', meaning: { action: token.text } });
      position++;
      continue;
    }
    let length = 1;
    while (length < lexicon.longest && tokens[position + length]?.kind === 'word') length++;
    let found: Tag | undefined;
    for (; length > 0 && found === undefined; length--) {
      const words = tokens
        .slice(position, position + length)
        .map((part) => part.text)
        .join(' ');
      const reading = lexicon.find(words);
      const meaning = reading?.meaning ?? (length === 1 ? numberMeaning(token.text) : undefined);
      if (meaning !== undefined) found = { words, meaning, plural: reading?.plural ?? false, kind: 'word' };
    }
    // an unlisted -ing says what its subject does: "a plumber fixing a sink"
    const doing = token.text.length > 5 && token.text.endsWith('ing');
    tags.push(
      found ?? { words: token.text, plural: false, kind: 'word', ...(doing && { meaning: { action: token.text } }) },
    );
    position += found === undefined ? 1 : found.words.split(' ').length;
  }
  return tags;
}
