/** A prompt as the words a reader would see behind its disguises: each reading is a list of plain lower-case words. */
export type Reading = readonly string[];

/** Letters of other scripts that look like Latin ones. */
const LOOKALIKES = new Map(
  Object.entries({
    а: 'a',
    в: 'b',
    с: 'c',
    ԁ: 'd',
    е: 'e',
    ё: 'e',
    һ: 'h',
    і: 'i',
    ї: 'i',
    ј: 'j',
    к: 'k',
    ӏ: 'l',
    м: 'm',
    н: 'h',
    п: 'n',
    о: 'o',
    р: 'p',
    ԛ: 'q',
    г: 'r',
    ѕ: 's',
    т: 't',
    у: 'y',
    ѵ: 'v',
    ԝ: 'w',
    х: 'x',
    α: 'a',
    β: 'b',
    ε: 'e',
    η: 'n',
    ι: 'i',
    κ: 'k',
    ν: 'v',
    ο: 'o',
    ρ: 'p',
    τ: 't',
    υ: 'u',
    χ: 'x',
    ω: 'w',
    ı: 'i',
    ł: 'l',
    ø: 'o',
    ɑ: 'a',
    ɡ: 'g',
    ß: 'ss',
    æ: 'ae',
    œ: 'oe',
  }),
);

/** Digits and signs that stand for letters inside a word; `1` and `!` are read both ways. */
const LEET = new Map(
  Object.entries({
    '0': 'o',
    '3': 'e',
    '4': 'a',
    '5': 's',
    '7': 't',
    '8': 'b',
    '9': 'g',
    '@': 'a',
    $: 's',
    '€': 'e',
    '£': 'l',
    '+': 't',
  }),
);

/** Strips what cannot be seen, then accents, then foreign look-alikes. */
export function plainText(prompt: string): string {
  const visible = prompt
    .normalize('NFKC')
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{Cf}\p{M}\u00ad\u115f\u1160\u3164\uffa0]/gu, '');
  return Array.from(visible, (letter) => LOOKALIKES.get(letter) ?? letter).join('');
}

const words = (text: string): string[] => text.match(/[\p{L}\p{N}]+(?:'[\p{L}]+)?/gu) ?? [];

/**
 * Every way in which the prompt can be read: as written, with digits and signs as letters, with s p a c e d letters
 * joined, and with stretched letters shortened. Bounded by the prompt's own length: each reading is made in one pass.
 */
export function readingsOf(prompt: string): Reading[] {
  const text = plainText(prompt);
  const texts = [text, unleet(text, 'i'), unleet(text, 'l'), plainText(splitCamel(prompt))];
  const spaced = texts.map(joinSpaced);
  const readings = [
    ...texts,
    ...spaced,
    ...[...texts, ...spaced].flatMap((each) => [shorten(each, 1), shorten(each, 2)]),
  ];
  return [...[...new Set(readings)].map(words), ...spelledOut(text)];
}

/** Replaces signs by letters inside words that have at least one letter: `n4k3d`, but not `12`. */
function unleet(text: string, one: 'i' | 'l'): string {
  return text.replace(/[\p{L}\p{N}@$€£+!*]*\p{L}[\p{L}\p{N}@$€£+!*]*/gu, (word) =>
    word.replace(/[0-9@$€£+!]/gu, (sign, index: number) => {
      if (sign === '1' || sign === '!') return index === word.length - 1 && sign === '!' ? ' ' : one;
      return LEET.get(sign) ?? sign;
    }),
  );
}

const SINGLE_LETTERS = /(?<![\p{L}\p{N}])\p{L}(?:[^\p{L}\p{N}]\p{L}){2,}(?![\p{L}\p{N}])/gu;

/** `n u d e` and `n.a.k.e.d`: a run of three or more single letters is one word; a wider gap ends it. */
function joinSpaced(text: string): string {
  return text.replace(SINGLE_LETTERS, (run) => run.replace(/[^\p{L}]/gu, ''));
}

/** Several words spelled out in one run, `n u d e m a n`: every stretch of it that could be a word. */
function spelledOut(text: string): Reading[] {
  const long = (text.match(SINGLE_LETTERS) ?? [])
    .map((run) => run.replace(/[^\p{L}]/gu, ''))
    .filter((run) => run.length >= 7);
  const stretches = long.flatMap((run) =>
    Array.from(run, (_, start) => [4, 5, 6, 7, 8].map((length) => run.slice(start, start + length))).flat(),
  );
  return stretches.length > 0 ? [stretches] : [];
}

/** `nuuuude`: three or more of the same letter become one or two. */
function shorten(text: string, keep: 1 | 2): string {
  return text.replace(/(\p{L})\1{2,}/gu, keep === 1 ? '$1' : '$1$1');
}

/** `NakedPicture`, for prompts written without spaces. */
function splitCamel(prompt: string): string {
  return prompt.replace(/(\p{Ll})(\p{Lu})/gu, '$1 $2');
}
