import type { BriefDraft, SubjectDraft } from './draft.js';
import { colourWords } from './vocabulary/colours.js';

const hexes: ReadonlyMap<string, string> = new Map(
  [...colourWords].flatMap(([words, { colour }]) => (colour === undefined ? [] : [[words, colour] as const])),
);
const names = [...hexes.keys()].toSorted((one, other) => other.length - one.length).join('|');
const named = new RegExp(`\\b(?:${names})\\b`, 'gi');
const SHADE = '(?:(?:vibrant|bright|vivid|deep|soft|pale|rich|dark|light|neon|pastel|muted|bold) )*';
const ONE = `(?:(?:one|an?|the) )?${SHADE}(?:${names})`;

/** "in red, blue and green", "colours—yellow, red, and blue", "hues of pink and gold": the colours of several. */
const list = new RegExp(
  `(?:\\b(?:colou?rs|hues|shades|tones)(?: of| in| such as| including| like)?|\\b(?:in|with|featuring|including)|[—:(–])[ ,:—–(]{0,6}(${ONE}(?:, ${ONE})*,? (?:and|or) ${ONE})\\b(?! (?:accents?|stripes?|details?|trim|dots?|spots?|patterns?))`,
  'gi',
);

/** "each a different colour", "in various colours": as many as there are of them. */
const varied =
  /\b(?:each (?:[a-z]+ ){0,4}?(?:an? )?(?:different|unique|distinct|separate)|in (?:an? )?(?:array|variety|range|assortment|spectrum|mix) of|(?:in|of|with) (?:[a-z]+ and )?(?:various|varied|varying|different|assorted|many|multiple)|(?:differently|variously)) (?:[a-z]+,? ){0,2}?(?:colou?rs?|hues?|shades?|colou?red)\b/gi;

const palette = ['#cf352e', '#f2c12e', '#2f6fc0', '#4c9a45', '#ee7f23', '#7c4aa5', '#e2418b', '#35b6c4'];
/** As far before the list as what has the colours is named, in letters. */
const REACH = 90;

/** Of several things that have several colours each has its own: no three umbrellas of one colour. */
export function dyeEach(draft: BriefDraft, prompt: string): void {
  const text = prompt.toLowerCase();
  for (const found of text.matchAll(list)) {
    const colours = [...new Set((found[1] ?? '').match(named) ?? [])].flatMap((name) => hexes.get(name) ?? []);
    const several = namedBefore(draft, text, found.index);
    if (several && colours.length > 1 && (several.colour === undefined || colours.includes(several.colour)))
      dye(several, colours);
  }
  for (const found of text.matchAll(varied)) {
    const several = namedBefore(draft, text, found.index);
    // fruit and animals vary as they do
    const painted = several && !/^(?:food|animal)$/.test(several.entry?.kind ?? '');
    if (painted && several.colour === undefined) dye(several, palette.slice(0, Math.max(2, several.count)));
  }
}

function dye(several: SubjectDraft, colours: readonly string[]): void {
  const [first = '', ...others] = colours;
  several.colour = first;
  several.accents.splice(0, several.accents.length, ...others);
  several.attributes.add('each-its-colour');
}

/** The things that have the colours of which is spoken here, and no parts of theirs. */
function namedBefore(draft: BriefDraft, text: string, at: number): SubjectDraft | undefined {
  const several = severalBefore(draft, text, at);
  const between = several === undefined ? '' : text.slice(text.lastIndexOf(lastWordOf(several), at), at);
  // "birds with feathers in blue and green"
  return WITH_PARTS.test(between) ? undefined : several;
}

const WITH_PARTS = /\b(?:with|and|on|beside) (?!(?:bright|varied|various|vibrant|different|a (?:range|variety|mix))\b)/;

const lastWordOf = ({ words }: SubjectDraft): string => words.split(' ').at(-1) ?? words;

/** The counted things that are named last before this place, in its own sentence. */
export function severalBefore(
  { subjects, absentThings }: BriefDraft,
  text: string,
  at: number,
): SubjectDraft | undefined {
  const from = Math.max(0, at - REACH, text.lastIndexOf('. ', at));
  const before = text.slice(from, at);
  const last = subjects
    .map((subject, index) => ({ subject, index, seen: before.lastIndexOf(lastWordOf(subject)) }))
    .filter(({ seen, index }) => seen >= 0 && !absentThings.has(index))
    .toSorted((one, other) => other.seen - one.seen)[0]?.subject;
  return last && last.count > 1 && last.entry?.kind !== 'person' ? last : undefined;
}
