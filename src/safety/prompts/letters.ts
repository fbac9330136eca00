import confusables from 'unhomoglyph/data.json' with { type: 'json' };

/** Pairs of a sign and the letter that readers take it for, where Unicode's own table of confusables has no Latin one. */
const MORE = [
  // small capitals and phonetic letters
  'ᴀa ʙb ᴅd ᴇe ꜰf ɢg ʜh ɪi ᴊj ᴋk ʟl ᴍm ɴn ᴘp ǫq ʀr ᴛt ʏy ĸk ʍw ɘe əe ɛe ꞓe ʊu ɯw ɐa ɔc ɟf ɥh ɾj ʞk ɹr ʇt ʌv ʎy ƃg ᴉi',
  // letters with a stroke or a hook
  'đd ħh łl øo ŧt ŋn þp ɓb ɗd ɠg ɨi ƙk ɱm ɲn ɵo ƥp ʠq ɽr ʂs ƭt ʉu ʐz ɦh ɖd ƒf ſs ðd',
  // Greek, Cyrillic, Armenian, Hebrew, Thai, Canadian syllabics
  'εe κk τt ηn χx ωw βb γy δd πn θo ςs σo λl μu Σe Λa Δa Ξe',
  'кk вb нh пn гr тt мm иn яr цu зe ьb шw жx чy єe эe ѡw ҝk ѣb КK НH МM ВB ТT',
  'ժd քp ռn ւu ղn',
  'חn טu דt קp שw עy אx ץy',
  'ภn ยu ๔d คa รs เi ๏o',
  'ᗩa ᑕc ᗯw ᘔz ᔕs ᒍj ᐯv ᗴe ᕼh ᗞd ᗅa ᙎb ᙅc ᑎn ᙭x ᖻy',
  // money and marks
  '₱p ₦n ₵c ₭k ₮t ₩w ฿b ₳a ₴s ₫d ©c ®r §s',
];

/** The beginnings of alphabets that are drawn in circles, squares, brackets or as flags, in the order of `a` to `z`. */
const ENCLOSED = [0x249c, 0x24b6, 0x24d0, 0x1f110, 0x1f130, 0x1f150, 0x1f170, 0x1f1e6];

const LOOKALIKES = new Map<string, string>();
for (const [sign, meant] of Object.entries(confusables as Readonly<Record<string, string>>)) {
  // the table also says that m is like rn: plain letters and digits mean themselves
  if (/[ -~]/.test(sign)) continue;
  const plain = meant.normalize('NFD').replaceAll(/\p{M}/gu, '');
  // capital i and small l look alike: `1` is read both ways
  if (/^[a-zA-Z]+$/.test(plain)) LOOKALIKES.set(sign, plain === 'l' && !/ӏ|ℓ/u.test(sign) ? '1' : plain);
}
for (const pair of MORE.flatMap((line) => line.split(' '))) {
  const [sign = '', letter = ''] = pair;
  LOOKALIKES.set(sign, letter);
}

LOOKALIKES.set('ß', 'ss').set('ẞ', 'ss');

const PLAIN = /^[\n -~]*$/;

/** Signs that cannot be seen, and marks piled on letters; the voicing marks of kana are part of their letters. */
const UNSEEN = /(?![\u3099\u309a])[\p{Cf}\p{Script=Inherited}\u00ad\u115f\u1160\u3164\uffa0]/gu;

/** The prompt as it is seen: letters out of their frames, in their usual width, without marks and invisible signs. */
export function visibleText(prompt: string): string {
  if (PLAIN.test(prompt)) return prompt;
  return Array.from(prompt, unframed)
    .join('')
    .normalize('NFKC')
    .normalize('NFD')
    .replaceAll(UNSEEN, '')
    .normalize('NFC');
}

function unframed(sign: string): string {
  const code = sign.codePointAt(0) ?? 0;
  if (code < 0x249c) return sign;
  const first = ENCLOSED.find((start) => code >= start && code < start + 26);
  return first === undefined ? sign : String.fromCharCode(97 + code - first);
}

/** Small Latin letters for what looks like them. What looks like none stays. */
export function latin(text: string): string {
  if (PLAIN.test(text)) return text.toLowerCase();
  return Array.from(text, (sign) =>
    sign < '\u0080' ? sign : (LOOKALIKES.get(sign) ?? LOOKALIKES.get(sign.toLowerCase()) ?? sign),
  )
    .join('')
    .toLowerCase();
}

const FLIPPED = new Map(
  Array.from('ɐqɔpǝɟƃɥᴉɾʞlɯuodbɹsʇnʌʍxʎz', (sign, index) => [sign, String.fromCharCode(97 + index)] as const),
);
const ONLY_FLIPPED = /[ɐɔǝɟƃɥᴉɾʞɯɹʇʌʍʎ]/u;

/** The word turned by half a circle, where all of its letters have a meaning then. */
export function upsideDown(word: string): string | undefined {
  const letters = Array.from(word, (sign) => FLIPPED.get(sign));
  return letters.includes(undefined) ? undefined : letters.toReversed().join('');
}

/** Words that were written upside down, turned back; nothing when there are none. */
export function upright(text: string): string | undefined {
  if (!ONLY_FLIPPED.test(text)) return undefined;
  return text.replaceAll(/\S+/gu, (word) =>
    ONLY_FLIPPED.test(word)
      ? Array.from(word.toLowerCase(), (sign) => FLIPPED.get(sign) ?? sign)
          .toReversed()
          .join('')
      : word,
  );
}

const LETTER_OF = new Map(
  Array.from('0o3e4a5s6g7t8b9g2z@a$s€e£l+t¢c¥y'.matchAll(/(.)(.)/gu), ([, sign = '', letter = '']) => [sign, letter]),
);
/** Digits and signs that stand for letters inside a word. */
export const SIGNS = '0-9@$€£+!|¢¥';
const EITHER = /[1!|]/g;

/** The letters that one sign may stand for. */
export function lettersOf(sign: string): readonly string[] {
  if (sign === '1' || sign === '!' || sign === '|') return ['i', 'l'];
  return [LETTER_OF.get(sign) ?? sign];
}

const MOST_EITHER = 3;

/** `n4k3d` as letters: every way to read it, since `1` is an i or an l. Empty when there is nothing to replace. */
export function withoutSigns(word: string): string[] {
  if (!/\p{L}/u.test(word) || !/[^\p{L}\p{M}']/u.test(word)) return [];
  const letters = Array.from(word, (sign) => LETTER_OF.get(sign) ?? sign).join('');
  const unclear = letters.match(EITHER)?.length ?? 0;
  if (unclear === 0) return [letters];
  if (unclear > MOST_EITHER) return [letters.replaceAll(EITHER, 'i'), letters.replaceAll(EITHER, 'l')];
  return Array.from({ length: 2 ** unclear }, (_, choice) => {
    let at = 0;
    return letters.replaceAll(EITHER, () => ((choice >> at++) & 1 ? 'l' : 'i'));
  });
}
