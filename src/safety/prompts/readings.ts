import { latin, lettersOf, SIGNS, upright, upsideDown, visibleText, withoutSigns } from './letters.js';
import { isCommon, isInnocent, type Vocabulary } from './vocabulary.js';

/** A word of the prompt. */
export interface Word {
  /** Small Latin letters, or the letters of its own script where they look like none. */
  readonly text: string;
  /** As written, in small letters of its own script. */
  readonly native: string;
  /** Written with a capital. */
  readonly capital: boolean;
  /** A comma, a full stop or the like stands before it; true for the first. */
  readonly afterPause: boolean;
}

/** One way to read what stands from one word up to another. */
export interface Edge {
  readonly text: string;
  /** The word after. */
  readonly next: number;
  /** Found behind a disguise: nobody writes innocent words like that. */
  readonly hidden: boolean;
}

/** A prompt as a net: its words in order, and from each word every way to read on. */
export interface Reading {
  readonly words: readonly Word[];
  readonly edges: readonly (readonly Edge[])[];
}

/** The ways in which a prompt can be read as a whole: as it stands, and with what is upside down turned. */
export function readingsOf(prompt: string, vocabulary: Vocabulary): Reading[] {
  const text = visibleText(prompt);
  const turned = upright(text);
  return [text, ...(turned === undefined ? [] : [turned])].map((each) => read(each, vocabulary));
}

/** The whole prompt backwards, its words as they then are. */
export function readBackwards(prompt: string): Reading {
  const { words } = split(Array.from(visibleText(prompt)).toReversed().join(''));
  return {
    words,
    edges: words.map(({ text }, at) => (text.length >= 4 ? [{ text, next: at + 1, hidden: true }] : [])),
  };
}

/** Words of one stretch without blanks. */
interface Chunk {
  readonly text: string;
  readonly from: number;
  readonly to: number;
}

const WORD = /[\p{L}\p{N}\p{M}]+(?:['’][\p{L}]+)?/gu;
const PAUSE = /[,.;:!?…()[\]{}"“”«»、。，]\s*$/u;

function split(text: string): { words: Word[]; raw: string[]; chunks: Chunk[] } {
  const words: Word[] = [];
  const raw: string[] = [];
  const chunks: Chunk[] = [];
  let before = ',';
  for (const [chunk] of text.matchAll(/\S+/gu)) {
    const from = words.length;
    let end = 0;
    for (const match of chunk.matchAll(WORD)) {
      before += chunk.slice(end, match.index);
      const [written] = match;
      words.push({
        text: latin(written).replaceAll('’', "'"),
        native: written.toLowerCase(),
        capital: /^\p{Lu}/u.test(written),
        // the dot of an initial is none: Philip K. Dick
        afterPause: PAUSE.test(before) && !(before === '. ' && /^\p{Lu}$/u.test(raw.at(-1) ?? '')),
      });
      raw.push(written);
      end = match.index + written.length;
      before = '';
    }
    before += `${chunk.slice(end)} `;
    chunks.push({ text: chunk, from, to: words.length });
  }
  return { words, raw, chunks };
}

function read(text: string, vocabulary: Vocabulary): Reading {
  const { words, raw, chunks } = split(text);
  const edges = words.map((word, at): Edge[] => {
    const texts = new Set([word.text, word.native, word.text.replace(/'s?$/, '')]);
    return [...texts].map((each) => ({ text: each, next: at + 1, hidden: false }));
  });
  const hide = (from: number, to: number, found: readonly string[]): void => {
    for (const each of new Set(found)) {
      if (!edges[from]?.some((edge) => edge.text === each && edge.next === to)) {
        edges[from]?.push({ text: each, next: to, hidden: true });
      }
    }
  };
  // the same word is behind the same word, however often it comes
  const known = new Map<string, readonly string[]>();
  const knownChunks = new Map<string, readonly string[]>();
  words.forEach((_, at) => {
    const written = raw[at] ?? '';
    const found = known.get(written) ?? behindWord(latin(written), written, vocabulary);
    known.set(written, found);
    hide(at, at + 1, found);
  });
  for (const { text: written, from, to } of chunks) {
    if (to === from || (to - from === 1 && written === raw[from])) continue;
    const found = knownChunks.get(written) ?? behindChunk(written, vocabulary);
    knownChunks.set(written, found);
    hide(from, to, found);
  }
  for (const run of letterRuns(words)) {
    for (const { from, to, found } of behindRun(words, run, vocabulary)) hide(from, to, found);
  }
  words.forEach((word, at) => {
    const next = words[at + 1];
    if (next && !next.afterPause) hide(at, at + 2, behindPair(word.text, next.text, vocabulary));
  });
  addUnspaced(words, edges, vocabulary);
  return { words, edges };
}

/** Nobody reads a longer one. */
const LONGEST_WORD = 80;

/** A word by itself: repeated letters, digits for letters, backwards, glued. */
function behindWord(word: string, raw: string, vocabulary: Vocabulary): string[] {
  if (word.length > LONGEST_WORD) return [];
  const found = [word, ...withoutSigns(word)].flatMap((each) => [
    ...behindLetters(each, vocabulary),
    ...vocabulary.unglue(each),
  ]);
  const humps = raw.split(/(?<=\p{Ll})(?=\p{Lu})/u);
  if (humps.length > 1) found.push(...humps.flatMap((hump) => vocabulary.reveal(latin(hump))));
  return found;
}

function behindLetters(word: string, vocabulary: Vocabulary): string[] {
  if (isInnocent(word)) return [];
  const backwards = Array.from(word).toReversed().join('');
  const turned = word.length >= 4 && upsideDown(word);
  return [
    ...vocabulary.reveal(word),
    ...((word.length >= 4 || backwards === 'sex') && !isCommon(word) ? vocabulary.reveal(backwards) : []),
    ...(turned ? vocabulary.reveal(turned) : []),
  ];
}

const LONGEST_CHUNK = 120;
const EDGE_SIGNS = /^[^\p{L}\p{N}@$€£]+|[^\p{L}\p{N}@$€£*#]+$/gu;
const NEITHER_LETTER_NOR_SIGN = new RegExp(`[^\\p{L}\\p{M}${SIGNS}]`, 'gu');

/** Words with something between or instead of their letters: `n.u.d.e`, `nu"d"e`, `n*de`. */
function behindChunk(chunk: string, vocabulary: Vocabulary): string[] {
  if (chunk.length > LONGEST_CHUNK) return [];
  const whole = latin(chunk);
  if (!/[^\p{L}\p{M}]/u.test(whole)) return [];
  const inner = whole.replaceAll(EDGE_SIGNS, '');
  const letters = whole.replaceAll(/[^\p{L}\p{M}]/gu, '');
  // a sign at the end may be a letter or just the end of the sentence
  const withSigns = [inner, whole].flatMap((each) => withoutSigns(each.replaceAll(NEITHER_LETTER_NOR_SIGN, '')));
  const found = [letters, ...withSigns].flatMap((each) => behindLetters(each, vocabulary));
  return [...found, ...[inner, whole].flatMap((each) => behindGaps(each, vocabulary))];
}

/** One sign for each letter that is left out. */
const GAP = /[*#%^~&_?•●★☆✱✳×\p{Extended_Pictographic}]/gu;

function behindGaps(plain: string, vocabulary: Vocabulary): string[] {
  const pattern = plain.replaceAll(/(?<=\p{Extended_Pictographic})\ufe0f/gu, '').replaceAll(GAP, '.');
  if (!/^[a-z.]+$/.test(pattern)) return [];
  const gaps = pattern.split('.').length - 1;
  const letters = pattern.length - gaps;
  if (gaps === 0 || gaps > 3 || letters < (pattern.startsWith('.') ? 4 : 2) || gaps > letters) return [];
  return vocabulary.fit(pattern).filter((word) => letters > 2 || /[aeiou]/.test(word[pattern.indexOf('.')] ?? ''));
}

interface Run {
  readonly from: number;
  readonly to: number;
}

/** Three or more single letters after each other, whatever stands between them. */
function letterRuns(words: readonly Word[]): Run[] {
  const runs: Run[] = [];
  for (let from = 0; from < words.length; from++) {
    let to = from;
    while (to < words.length && Array.from(words[to]?.text ?? '').length === 1) to++;
    if (to - from >= 3) runs.push({ from, to });
    from = Math.max(from, to);
  }
  return runs;
}

const LONGEST_SPELLED = 16;

/** Every stretch of a spelled-out run that is a word: `a n u d e m a n`. */
function behindRun(words: readonly Word[], { from, to }: Run, vocabulary: Vocabulary): (Run & { found: string[] })[] {
  const result: (Run & { found: string[] })[] = [];
  for (let start = from; start < to; start++) {
    let starts = [''];
    for (let end = start; end < Math.min(to, start + LONGEST_SPELLED) && starts.length > 0; end++) {
      const letters = lettersOf(words[end]?.text ?? '');
      starts = starts
        .flatMap((each) => letters.map((letter) => each + letter))
        .filter((each) => vocabulary.begins(each));
      const length = end + 1 - start;
      // three letters are a word only when nothing else is spelled
      const alone = end + 1 === to && (start === from || (start === from + 1 && words[from]?.text === 'a'));
      if (length < 3 || (length === 3 && !alone)) continue;
      const found = starts
        .flatMap((each) => [each, ...(length >= 4 ? [Array.from(each).toReversed().join('')] : [])])
        .filter((each) => vocabulary.knows(each));
      if (found.length > 0) result.push({ from: start, to: end + 1, found });
    }
  }
  return result;
}

/** A word cut in two by a blank: `na ked`, but not `pen is`. */
function behindPair(first: string, second: string, vocabulary: Vocabulary): string[] {
  const together = first + second;
  if (first.length < 2 || second.length < 2 || together.length < 4 || together.length > 12) return [];
  if (isCommon(first) && isCommon(second)) return [];
  return vocabulary.knows(together) ? [together] : [];
}

const UNSPACED = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Thai}]/u;
const LONGEST_UNSPACED = 8;

/** Scripts that put no blanks between words: every known word inside a stretch of letters. */
function addUnspaced(words: readonly Word[], edges: Edge[][], vocabulary: Vocabulary): void {
  words.forEach(({ native }, at) => {
    if (!UNSPACED.test(native)) return;
    for (let start = 0; start < native.length; start++) {
      for (let length = 1; length <= LONGEST_UNSPACED && start + length <= native.length; length++) {
        const text = native.slice(start, start + length);
        if (vocabulary.knows(text)) edges[at]?.push({ text, next: at + 1, hidden: false });
      }
    }
  });
}
