import type { Lettering } from './brief.js';

export type Token =
  | {
      readonly kind: 'word';
      readonly text: string;
      /** Written with 's: what follows belongs to it. */
      readonly possessive?: true;
    }
  | { readonly kind: 'break'; readonly text: string }
  | { readonly kind: 'lettering'; readonly text: string };

/** Longer prompts are read to here; the rest is noise of a length that no picture can hold. */
const MAXIMUM_WORDS = 600;

/** Numbers by their names: alone they are drawn as numbers. */
const numerals: ReadonlyMap<string, string> = new Map(
  'zero one two three four five six seven eight nine ten eleven twelve'
    .split(' ')
    .map((name, value) => [name, String(value)] as const)
    .concat([
      ['hundred', '100'],
      ['thousand', '1000'],
      ['million', '1000000'],
    ]),
);

const quotePairs: readonly (readonly [open: string, close: string])[] = [
  ['"', '"'],
  ['“', '”'],
  ['„', '“'],
  ['„', '”'],
  ['«', '»'],
  ['»', '«'],
  ['‹', '›'],
  ['「', '」'],
  ['‘', '’'],
];

const carriers: readonly (readonly [on: Lettering['on'], words: RegExp])[] = [
  // of a book cover the picture is the cover, and its title is written across it
  [
    'book',
    /\b(?:(?:book|novel|magazine)(?! covers?\b)|(?<!\b(?:book|novel|magazine|album|record|comic) )cover|diary|notebook)\b/i,
  ],
  [
    'poster',
    /\b(?:poster|billboard|banner|flyer|placard|advert|advertisement|canvas|screen|blackboard|chalkboard|whiteboard)\b/i,
  ],
  ['label', /\b(?:label|bottle|jar|mug|cup|box|tag|package|packet|can|t-?shirt|shirt|cake|bag|sticker|note)\b/i],
  ['sign', /\b(?:sign|signpost|signboard|shop front|storefront|plaque|marquee|board)\b/i],
];

function carrierOf(around: string): Lettering['on'] {
  let best: { on: Lettering['on']; at: number } | undefined;
  for (const [on, words] of carriers) {
    const at = around.search(words);
    // the last carrier before the quotation is the nearest one
    const last =
      at < 0 ? -1 : around.toLowerCase().lastIndexOf((words.exec(around) as RegExpExecArray)[0].toLowerCase());
    if (last >= 0 && (best === undefined || last > best.at)) best = { on, at: last };
  }
  return best?.on ?? 'headline';
}

interface Found {
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

/** Letters that are written on one thing, */
const MOST_WRITTEN = 200;
/** and how far their closing mark is looked for, with spaces around them. */
const FARTHEST = 240;

/** The next closing mark that is no apostrophe between letters. */
function endOf(prompt: string, close: string, from: number): number {
  if (close !== '’') return prompt.indexOf(close, from);
  const found = prompt.slice(from, from + FARTHEST).search(/’(?!(?<=\p{L}’)\p{L})/u);
  return found < 0 ? -1 : from + found;
}

function findQuotations(prompt: string): Found[] {
  const found: Found[] = [];
  let position = 0;
  while (position < prompt.length && found.length < 8) {
    const character = prompt[position] as string;
    const pairs = quotePairs.filter(([open]) => open === character);
    // 'single quotes' open only after a space and close only before one: the rest are apostrophes
    const single = character === "'" && (position === 0 || /[\s(:,]/.test(prompt[position - 1] as string));
    const ends = pairs.map(([, close]) => endOf(prompt, close, position + 1)).filter((end) => end > 0);
    if (single) {
      const match = /'(?=[\s.,;:!?)]|$)/.exec(prompt.slice(position + 1, position + FARTHEST));
      if (match) ends.push(position + 1 + match.index);
    }
    const end = Math.min(...ends);
    // a comma before the closing mark belongs to the sentence
    const text = Number.isFinite(end)
      ? prompt
          .slice(position + 1, end)
          .trim()
          .replace(/[,;]$/, '')
      : '';
    if (text !== '' && text.length <= MOST_WRITTEN) {
      found.push({ start: position, end: end + 1, text });
      position = end + 1;
    } else position++;
  }
  if (found.length > 0) return found;
  // without quotation marks: "a sign saying Open", "a sign that reads Welcome Home"
  const said =
    /\b(?:saying|that says|which says|says|reading|that reads|which reads|reads|with the (?:words?|text|inscription|title|slogan)|labell?ed|titled|entitled|inscribed)\s*:?\s+((?:[A-Z0-9][\p{L}\p{N}'’!?&-]*)(?:\s+(?:[A-Z0-9&][\p{L}\p{N}'’!?&-]*|of|the|and|to|for|in|a))*)/u.exec(
      prompt,
    );
  // "a wizard saying you shall not pass": whole sentences are said, and begin as such
  const spoken = said ? undefined : SPOKEN_PLAINLY.exec(prompt);
  if (spoken) {
    const text = spoken[1] as string;
    const start = spoken.index + spoken[0].length - text.length;
    found.push({ start, end: start + text.length, text });
  }
  // "writing HELLO on a wall": capitals are what is written
  const capitals = said
    ? undefined
    : /\b(?:writing|writes|written|spelling(?: out)?|spells?(?: out)?|painted|printed|embroidered)\s+([A-Z]{2,}(?:\s+[A-Z]{2,})*)\b/.exec(
        prompt,
      );
  if (capitals) {
    const text = capitals[1] as string;
    const start = capitals.index + capitals[0].length - text.length;
    found.push({ start, end: start + text.length, text });
  }
  // "the word DRAW", "a big letter F", "with the number 42": named as such
  const named =
    said || capitals
      ? undefined
      : (/\b(?:words?|letters?|initials?|text)\s+([A-Z]{1,16}(?:\s+[A-Z]{2,16})*)\b(?!['’.]|,\s+(?:and\s+)?[A-Z]\b|\s+and\s+[A-Z]\b)/.exec(
          prompt,
        ) ?? /\b(?:the|a) (?:racing |jersey |house |room |bib )?number\s+(\d{1,5})\b/i.exec(prompt));
  if (named) {
    const text = named[1] as string;
    const start = named.index + named[0].length - text.length;
    found.push({ start, end: start + text.length, text });
  }
  // "the letters P, A, and X": one word, letter by letter
  const spelt = said || named ? undefined : /\bletters\s+([A-Z](?:,?\s+(?:and\s+)?[A-Z]\b)+)/.exec(prompt);
  if (spelt) {
    const list = spelt[1] as string;
    const start = spelt.index + spelt[0].length - list.length;
    found.push({ start, end: start + list.length, text: list.replaceAll(/[^A-Z]/g, '') });
  }
  // "42": nothing but a number is drawn as one
  const counted = /^\s*(?:the (?:number|numeral|digit) )?([a-z]+)\s*$/i.exec(prompt)?.[1]?.toLowerCase();
  const digits = numerals.get(counted ?? '');
  if (digits !== undefined) found.push({ start: 0, end: prompt.length, text: digits });
  if (/^\s*\d{1,6}\s*$/.test(prompt)) found.push({ start: 0, end: prompt.length, text: prompt.trim() });
  if (said) {
    const text = (said[1] as string).replace(/\s+(?:of|the|and|to|for|in|a)$/, '');
    const start = said.index + said[0].indexOf(said[1] as string);
    found.push({ start, end: start + text.length, text });
  }
  return found;
}

const SPOKEN_PLAINLY =
  /\b(?:saying|says|shouting|shouts|yelling|yells|screaming|exclaiming)\s+((?:i|i'm|you|we|they|let's|don't|do not|this is|that is|what|who|why|how|no|yes|never|please|hello|hey|welcome|good (?:morning|night|luck)|happy|thank you)\b(?!\s+(?:to|at|into|for)\b)[^.,;:"“]{2,60}?)(?=[.,;]|\s+(?:while|and then|to (?:his|her|their|its|an?|the))\b|$)/i;

/** "the word", "big wooden letters that spell", right before it: after nothing but what says that this is a picture. */
const STANDING =
  /(?<=^\W*(?:(?:(?!with\b|holding\b|wearing\b|above\b)[\w-]+\s+){0,8}(?:design|image|picture|illustration|photo|photograph|art|artwork|rendering|graphic|view|shot|display|piece)\b(?:\s+[\w-]+){0,4}?\s+)?(?:an?\s+|the\s+)?)((?:(?!with|of|on|in|and|that)[\w-]+\s+){0,4})\b(?:words?|letters?|lettering|text|typography|initials?)\b(?:\s+(?:that\s+|which\s+)?(?:spells?|says?|reads?|spelling|saying|reading|forming)(?:\s+out)?)?(?:\s+the words?)?\s*:?\s*['"“‘«]?$/i;
/** "the word A written above the word B": between the two. */
const STACKED =
  /^['"”’»]?\s*,?\s*(?:(?:is|are|written|printed|painted|placed|stacked|standing|directly|right|just)\s+)*(above|over|on top of|atop|below|beneath|under|underneath)\s+(?:the\s+)?(?:words?|letters?|text|number)\s*['"“‘«]?$/i;

/** What follows says where it is written. */
const ON_SOMETHING = /^['"”’»]?\s*(?:\w+\s+){0,4}(?:on|across|onto|in chalk|in (?:the )?(?:sand|snow))\b/i;
/** "made out of", "using", "spelled with": what the letters consist of. */
const MADE =
  /^['"”’»]?\s*,?\s*(?:(?:is|are|that is|which is|being)\s+)?(?:\w+ly\s+)?(?:(?:made|formed|spelled|spelt|written|built|composed|constructed|created|crafted|represented|arranged)\s+)?(?:out\s+)?(?:of|from|with|using|by)\s+(?:an array of\s+|various\s+|many\s+|lots of\s+)?/i;

/** It was made, and not written: what it then stands on or before does not carry it. */
const BUILT =
  /^['"”’»]?\s*,?\s*(?:(?:is|are|that is|which is|being)\s+)?(?:made|formed|built|composed|constructed|created|crafted)\s+(?:out\s+)?(?:of|from|with|using)\b(?!\s+(?:[\w-]+\s+)?(?:neon|lights?|chalk|paint)\b)/i;

/** Rows of one piece of lettering, as painters part them. */
const NEXT_ROW = ' | ';

/** Words that stand above one another, and on nothing, are one piece of lettering in rows. */
function stacked(prompt: string, found: readonly Found[]): readonly Found[] {
  const [first, second, ...others] = found;
  if (!first || !second || !STANDING.test(prompt.slice(0, first.start))) return found;
  const how = STACKED.exec(prompt.slice(first.end, second.start))?.[1];
  if (how === undefined || ON_SOMETHING.test(prompt.slice(second.end, second.end + 40))) return found;
  const rows = /^(?:above|over|on top of|atop)$/i.test(how) ? [first.text, second.text] : [second.text, first.text];
  return [{ start: first.start, end: second.end, text: rows.join(NEXT_ROW) }, ...others];
}

/** Takes quoted text out of the prompt; a lettering token stays in its place. */
export function takeLettering(prompt: string): {
  readonly rest: readonly (string | Lettering)[];
  readonly lettering: readonly Lettering[];
} {
  const rest: (string | Lettering)[] = [];
  const lettering: Lettering[] = [];
  let position = 0;
  for (const { start, end, text } of stacked(prompt, findQuotations(prompt))) {
    const before = prompt.slice(position, start);
    const after = prompt.slice(end, end + 40);
    // 'the "Merryman" pattern', "in the style of Monet's 'Sunrise'": named, not written
    const cited =
      /(?:style of|inspired by|reminiscent of|based on|homage to|version of|scene from|the (?:film|movie|novel|song|series|game|album|book))\s[^.]{0,40}$/i.test(
        before,
      );
    if (
      cited ||
      /^\s*(?:-?style|patterns?|motifs?|design|collection|series|edition|technique|pose|breed|variety)\b/i.test(after)
    ) {
      rest.push(before);
      position = end;
      continue;
    }
    let on = carrierOf(before);
    // "the words 'Open' on a sign"
    if (on === 'headline' && /^\s*(?:\w+\s+){0,2}(?:on|at|in)\b/i.test(after)) on = carrierOf(after);
    const piece = { text, on };
    lettering.push(piece);
    const standing = on === 'headline' ? STANDING.exec(before) : undefined;
    if (!standing || (ON_SOMETHING.test(after) && !BUILT.test(after))) {
      rest.push(before, piece);
      position = end;
      continue;
    }
    // the word is the thing: what it is made of follows it
    const made = MADE.exec(after);
    const noun = text.length === 1 ? ' standing letter ' : ' standing lettering ';
    rest.push(before.slice(0, standing.index) + (standing[1] ?? ''), noun, piece, made ? ' made of ' : '');
    position = end + (made?.[0].length ?? 0);
  }
  rest.push(prompt.slice(position));
  return { rest, lettering };
}

const word =
  /#[0-9a-f]{6}\b|#[0-9a-f]{3}\b|[\p{L}\p{M}\p{N}]+(?:['’][\p{L}]+|(?<=s)['’](?=\s\p{L}))?|[.,;:!?()|/\n—–]|(?<=\s)--?(?=\s)|\p{Extended_Pictographic}(?:\u{FE0F}|\u{200D}\p{Extended_Pictographic}|\p{Emoji_Modifier})*|[☀-➿]|&/giu;

/** Splits a prompt into lower-case words, breaks and lettering. Emoji become their names through `nameEmoji`. */
export function tokenise(pieces: readonly (string | Lettering)[], nameEmoji: (emoji: string) => string): Token[] {
  const tokens: Token[] = [];
  let emojiEnd = -1;
  for (const piece of pieces) {
    if (typeof piece !== 'string') {
      tokens.push({ kind: 'lettering', text: piece.text });
      continue;
    }
    for (const [match] of piece.matchAll(word)) {
      if (tokens.length >= MAXIMUM_WORDS) return tokens;
      if (/^[.,;:!?()|/\n]$/.test(match)) tokens.push({ kind: 'break', text: match });
      else if (/^[—–-]/.test(match)) tokens.push({ kind: 'break', text: '—' });
      else if (/^[#\p{L}\p{N}&]/u.test(match)) {
        const text = match
          .toLowerCase()
          .replace(/['’]s$/, '')
          // l'arbre, d'or, dell'acqua
          .replace(/^(?:l|d|qu|dell|nell|sull|all)['’](?=.{2})/, '')
          .replaceAll(/['’]/g, '');
        const possessive = /['’]s$/i.test(match) || /s['’]$/i.test(match);
        if (text !== '') tokens.push({ kind: 'word', text, ...(possessive && { possessive }) });
      } else {
        const name = nameEmoji(match);
        // side by side they are a list, not a compound
        if (tokens.length > 0 && tokens.length === emojiEnd) tokens.push({ kind: 'break', text: ',' });
        for (const text of name.split(' ')) if (text !== '') tokens.push({ kind: 'word', text });
        emojiEnd = tokens.length;
      }
    }
  }
  return tokens;
}
