/** How people disguise a word so that a filter does not see it and a reader does. */
export type Technique = (word: string) => string;

const letters = (word: string): string[] => Array.from(word);
const between =
  (mark: string): Technique =>
  (word) =>
    letters(word).join(mark);
/** Replaces letters by those of another alphabet, written as `a` to `z` in order, one sign each. */
const alphabet =
  (signs: string): Technique =>
  (word) => {
    const others = Array.from(signs);
    return letters(word)
      .map((letter) => others[letter.charCodeAt(0) - 97] ?? letter)
      .join('');
  };
/** Letters that follow each other in Unicode from the one that stands for `a`. */
const from = (first: number): Technique =>
  alphabet(String.fromCodePoint(...Array.from({ length: 26 }, (_, index) => first + index)));
const swap =
  (table: Readonly<Record<string, string>>): Technique =>
  (word) =>
    letters(word)
      .map((letter) => (Object.hasOwn(table, letter) ? table[letter] : letter))
      .join('');
/** A sign for the first vowel, as in print. */
const instead =
  (sign: string): Technique =>
  (word) =>
    word.replace(/[aeiou]/, sign);
const middle = (word: string): [string, string] => [word.slice(0, word.length >> 1), word.slice(word.length >> 1)];
const both =
  (first: Technique, second: Technique): Technique =>
  (word) =>
    second(first(word));

const cyrillic = swap({
  a: 'а',
  c: 'с',
  e: 'е',
  i: 'і',
  o: 'о',
  p: 'р',
  s: 'ѕ',
  x: 'х',
  y: 'у',
  h: 'һ',
  k: 'к',
  d: 'ԁ',
});
const greek = swap({ a: 'α', e: 'ε', i: 'ι', o: 'ο', p: 'ρ', u: 'υ', k: 'κ', n: 'η', t: 'τ', v: 'ν', x: 'χ' });
const leet = swap({ a: '4', e: '3', i: '1', o: '0', s: '5', t: '7' });
const doubledVowels: Technique = (word) => word.replaceAll(/[aeiou]/g, '$&$&');
const smallCapitals = alphabet('ᴀʙᴄᴅᴇꜰɢʜɪᴊᴋʟᴍɴᴏᴘǫʀꜱᴛᴜᴠᴡxʏᴢ');

/** One word at a time; see `disguise` for what concerns several. */
export const TECHNIQUES: Readonly<Record<string, Technique>> = {
  'as it is': (word) => word,
  'mixed case': (word) =>
    letters(word)
      .map((letter, index) => (index % 2 ? letter : letter.toUpperCase()))
      .join(''),
  spaced: between(' '),
  'spaced twice': between('  '),
  'spaced widely': between('   '),
  'on lines': between('\n'),
  dotted: between('.'),
  'dotted and spaced': between('. '),
  dashed: between('-'),
  underscored: between('_'),
  slashed: between('/'),
  'stars between': between('*'),
  'emoji between': between('🔥'),
  'hearts and spaces between': between(' ❤️ '),
  'zero width between': between('\u200b'),
  'soft hyphens between': between('\u00ad'),
  'joiners and tags between': between('\u2060\u{e0061}'),
  'a star for a vowel': instead('*'),
  'a hash for a vowel': instead('#'),
  'an emoji for a vowel': instead('🍩'),
  'digits for letters': leet,
  'signs for letters': swap({ a: '@', s: '$', i: '!', e: '€', c: '¢', t: '+' }),
  'doubled vowels': doubledVowels,
  'all letters doubled': (word) => word.replaceAll(/./g, '$&$&'),
  stretched: (word) => word.replace(/[aeiou]/, '$&$&$&$&$&'),
  'inner quotes': (word) => middle(word).join('"'),
  'quoted letter': (word) => word.replace(/(?<=.)([aeiou])/, "'$1'"),
  brackets: (word) => word.replace(/(?<=.)(.)/, '($1)'),
  'an inner dash': (word) => middle(word).join('-'),
  reversed: (word) => letters(word).toReversed().join(''),
  accents: swap({ a: 'ä', e: 'ė', i: 'ï', o: 'ö', u: 'ů', n: 'ñ', d: 'ď', s: 'š', c: 'č', t: 'ť', k: 'ķ' }),
  'piled marks': (word) =>
    letters(word)
      .map((letter) => `${letter}\u0334\u0301\u0323`)
      .join(''),
  'full width': from(0xff41),
  'mathematical script': from(0x1d4d0 + 26),
  'mathematical double-struck': from(0x1d552),
  'mathematical monospace': from(0x1d68a),
  circled: from(0x24d0),
  'circled dark': from(0x1f150),
  parenthesised: from(0x249c),
  squared: from(0x1f130),
  'squared dark': from(0x1f170),
  'regional indicators': from(0x1f1e6),
  'regional indicators, spaced': both(from(0x1f1e6), between(' ')),
  'small capitals': smallCapitals,
  superscript: alphabet('ᵃᵇᶜᵈᵉᶠᵍʰⁱʲᵏˡᵐⁿᵒᵖqʳˢᵗᵘᵛʷˣʸᶻ'),
  Cyrillic: cyrillic,
  Greek: greek,
  Armenian: swap({ a: 'ɑ', d: 'ժ', g: 'ց', h: 'հ', n: 'ո', o: 'օ', p: 'ք', q: 'զ', s: 'ѕ', u: 'ս', w: 'ա' }),
  Cherokee: swap({
    a: 'Ꭺ',
    b: 'Ᏼ',
    c: 'Ꮯ',
    d: 'Ꭰ',
    e: 'Ꭼ',
    g: 'Ꮐ',
    h: 'Ꮋ',
    k: 'Ꮶ',
    l: 'Ꮮ',
    m: 'Ꮇ',
    p: 'Ꮲ',
    r: 'Ꭱ',
    s: 'Ꮪ',
    t: 'Ꭲ',
  }),
  Lisu: swap({
    a: 'ꓮ',
    b: 'ꓐ',
    c: 'ꓚ',
    d: 'ꓓ',
    e: 'ꓰ',
    f: 'ꓝ',
    k: 'ꓗ',
    l: 'ꓡ',
    m: 'ꓟ',
    n: 'ꓠ',
    o: 'ꓳ',
    p: 'ꓑ',
    r: 'ꓣ',
    s: 'ꓢ',
    t: 'ꓔ',
    u: 'ꓴ',
  }),
  Hebrew: swap({ o: 'ס', n: 'ח', i: 'ו', u: 'ט', t: 'ד' }),
  'Canadian syllabics': swap({
    d: 'ᗪ',
    b: 'ᗷ',
    r: 'ᖇ',
    p: 'ᑭ',
    u: 'ᑌ',
    l: 'ᒪ',
    a: 'ᗩ',
    f: 'ᖴ',
    c: 'ᑕ',
    w: 'ᗯ',
    m: 'ᗰ',
  }),
  'several scripts': (word) =>
    letters(word)
      .map((letter, index) => (index % 2 ? cyrillic : greek)(letter))
      .join(''),
  'upside down': (word) => letters(alphabet('ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz')(word)).toReversed().join(''),
  'digits and dots': both(leet, between('.')),
  'Cyrillic and doubled vowels': both(doubledVowels, cyrillic),
  'small capitals, spaced': both(smallCapitals, between(' ')),
  'Cyrillic, spaced, with accents': both(both(cyrillic, between(' ')), (word) =>
    word.replaceAll(/\p{L}/gu, '$&\u0301'),
  ),
};

/** Ways that take the whole prompt: its words are glued or turned around together. */
export const SENTENCE_TECHNIQUES: Readonly<Record<string, (words: readonly string[]) => string>> = {
  glued: (words) => words.join(''),
  'glued in camel case': (words) => words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join(''),
  'glued by underscores': (words) => words.join('_'),
  'as a hashtag': (words) => `#${words.join('')}`,
  'reversed as a whole': (words) => letters(words.join(' ')).toReversed().join(''),
  'spaced as a whole': (words) => letters(words.join('')).join(' '),
  'spaced as a whole, words apart': (words) => words.map((word) => letters(word).join(' ')).join('   '),
};

/** The prompt with its `{words}` disguised, in every way that there is. */
export function disguises(template: string): { readonly technique: string; readonly prompt: string }[] {
  const words = template.replaceAll(/[{},.]/g, '').split(' ');
  return [
    ...Object.entries(TECHNIQUES).map(([technique, change]) => ({
      technique,
      prompt: template.replaceAll(/\{(\w+)\}/g, (_, word: string) => change(word)),
    })),
    ...Object.entries(SENTENCE_TECHNIQUES).map(([technique, change]) => ({
      technique,
      // an article alone before a glued word says nothing
      prompt: change(words),
    })),
  ];
}
