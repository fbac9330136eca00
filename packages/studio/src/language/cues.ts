/** Words, or pieces of words, in small letters. */
export type Cues = readonly string[];

/**
 * The cues to a pattern: of these, one must be in a text for the pattern to fit there, whatever its capitals. Undefined
 * where nothing must be there, or where nobody can tell.
 */
export function cuesOf({ source, flags }: RegExp): Cues | undefined {
  // letters that fit others than themselves in capitals, or are told by their number
  if (/[uv]/.test(flags) || /\\[ckpPux]/.test(source)) return undefined;
  return readChoice({ source, at: 0 });
}

/** A pattern, and how far it has been read. */
interface Reader {
  readonly source: string;
  at: number;
}

/** One of several, up to the end or the bracket that closes it: it takes a cue to each. */
function readChoice(reader: Reader): Cues | undefined {
  let cues: Cues | undefined = [];
  for (;;) {
    const more = readSequence(reader);
    cues = cues && more && [...cues, ...more];
    if (reader.source[reader.at++] !== '|') return cues;
  }
}

/** One after the other: the best cue to any of it is one to all of it. */
function readSequence(reader: Reader): Cues | undefined {
  let best: Cues | undefined;
  while (reader.at < reader.source.length && !/[|)]/.test(reader.source[reader.at] as string)) {
    const letters = take(reader, LETTERS);
    const cues = letters === '' ? readAtom(reader) : [letters.toLowerCase()];
    if (cues && (!best || commonness(cues) < commonness(best))) best = cues;
  }
  return best;
}

/** A bracket, a set of letters, or a sign, and how often it stands there: the cues to it, where it must. */
function readAtom(reader: Reader): Cues | undefined {
  const sign = take(reader, SIGN);
  const group = sign.startsWith('(') ? readChoice(reader) : undefined;
  const cues = /^[a-z]$/i.test(sign) ? [sign.toLowerCase()] : sign.endsWith('!') ? undefined : group;
  return /^(?:[?*]|\{0)/.test(take(reader, OFTEN)) ? undefined : cues;
}

/** Letters that stand there once. */
const LETTERS = /[a-z' -]+(?![?*+{])/iy;
const SIGN = /\(\?(?:<?[=!]|:|<[^>]*>)|\[(?:\\[^]|[^\\\]])*\]|\\[^]|[^]/y;
const OFTEN = /(?:[?*+]|\{[\d,]+\})\??/y;

/** Reads on over what fits, if anything does. */
function take(reader: Reader, pattern: RegExp): string {
  pattern.lastIndex = reader.at;
  const [taken] = pattern.exec(reader.source) ?? [''];
  reader.at += taken.length;
  return taken;
}

/** Longer is rarer, and of more words one is sooner there. */
const commonness = (cues: Cues): number => cues.reduce((sum, cue) => sum + 0.4 ** cue.length, 0);
