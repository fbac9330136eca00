import { paintedAs } from '../catalogue/records.js';
import { offerOf } from '../catalogue/affordances.js';
import { is } from '../catalogue/traits.js';
import type { PartOfSpeech } from './grammar.js';
import { singulars } from './inflection.js';
import type { Token } from './tokens.js';
import { actFrames } from './vocabulary/qualities.js';
import type { Meaning } from './vocabulary/meaning.js';

const irregularPasts =
  'ate eating, read reading, took taking, bent bending, bit biting, blew blowing, broke breaking, built building, caught catching, clung clinging, crept creeping, dove diving, drank drinking, drew drawing, drove driving, dug digging, fed feeding, fell falling, flew flying, fought fighting, gave giving, held holding, hid hiding, hung hanging, knelt kneeling, leapt leaping, lit lighting, poured pouring, ran running, rode riding, rose rising, sang singing, sank sinking, shook shaking, shot shooting, slept sleeping, slid sliding, spoke speaking, spun spinning, sprang springing, stood standing, stuck sticking, swam swimming, swept sweeping, swung swinging, sat sitting, taught teaching, threw throwing, tore tearing, wept weeping, wove weaving, wrote writing';
const pasts: ReadonlyMap<string, string> = new Map(
  irregularPasts.split(', ').map((pair) => pair.split(' ') as [string, string]),
);

/** What the -ing of a verb may be, likeliest first: "drove", "stirs", "chopped", "to change". */
export function doingForms(word: string, infinitive: boolean): readonly string[] {
  const known = pasts.get(word);
  if (known !== undefined) return [known];
  const stem = infinitive ? word : /^(\w{2,}?)(?:ed|es|s)$/.exec(word)?.[1];
  if (stem === undefined || stem.length < 2) return [];
  const ied = stem.endsWith('i') ? [`${stem.slice(0, -1)}ying`] : [];
  const plain = stem.endsWith('e') ? [`${stem.slice(0, -1)}ing`] : [`${stem}ing`];
  return [...ied, ...plain, `${stem}${stem.at(-1)}ing`];
}

const trades = /(?:er|or|ist|ian|man|woman|ess|men|ers|ors|ists|ians|women)$/;

interface Named {
  readonly kind: Token['kind'];
  readonly words: string;
  readonly meaning?: Meaning;
}

/** Whether somebody was named last who can do something. */
export function isDoer(before: Named | undefined): boolean {
  if (before?.kind !== 'word') return false;
  const [thing] = before.meaning?.things ?? [];
  if (!thing) return before.meaning === undefined && trades.test(before.words);
  const drawing = paintedAs(thing.concept);
  const kind = drawing?.kind;
  return kind === 'animal' || is(thing.concept, 'people') || offerOf(thing.concept).alive === true;
}

const determiners = new Set('a an the his her their its my our your some one another this that these those'.split(' '));
const isPassedOver = (token: Token, part: PartOfSpeech | undefined, ends: boolean): boolean =>
  determiners.has(token.text) || ((part === 'adjective' || part === 'adverb') && !ends) || /^\d+$/.test(token.text);

/** A toy car is repaired in another way than a car. */
const madeOtherwise = new Set('toy model paper gingerbread ice sand snow lego'.split(' '));

/** How many words of a frame are looked at, and how many may stand between them. */
const WIDEST = 4;
const FARTHEST = 9;

/** "pouring hot tea into a small cup" is what "pouring tea" is: what stands before the nouns is passed over. */
export function framed(
  verbs: readonly string[],
  tokens: readonly Token[],
  parts: readonly PartOfSpeech[],
  at: number,
): Meaning | undefined {
  const kept: { readonly text: string; readonly pair: string; readonly last: boolean; readonly part?: PartOfSpeech }[] =
    [];
  for (let next = at + 1; next < tokens.length && next < at + FARTHEST && kept.length < WIDEST; next++) {
    const token = tokens[next] as Token;
    if (token.kind !== 'word') break;
    const after = tokens[next + 1];
    // "a birthday present": the noun, whatever the tagger takes it for
    const ends = token.text === 'present';
    if (isPassedOver(token, parts[next], ends)) continue;
    // "washing a car window" washes no car
    const last = after?.kind !== 'word' || (parts[next + 1] !== 'noun' && after.text !== 'present');
    // "the old light bulb": what looks like an adjective may be half of the name
    const pair = `${tokens[next - 1]?.text} ${token.text}`;
    const part = parts[next];
    kept.push({ text: token.text, pair, last: last && token.possessive !== true, ...(part && { part }) });
  }
  for (let length = kept.length; length > 0; length--) {
    const words = kept.slice(0, length);
    const noun = words.at(-1);
    if (!noun?.last) continue;
    const before = words.slice(0, -1).map(({ text }) => text);
    for (const verb of verbs)
      for (const name of [noun.pair, noun.text, ...singulars(noun.text)]) {
        const meaning = actFrames.get([verb, ...before, name].join(' '));
        if (meaning) return meaning;
      }
  }
  // "wrapping a birthday present", "stacking cardboard boxes": nouns that only say which one are passed over too
  const noun = kept.findIndex(({ last }) => last);
  const named = kept[noun];
  if (!named || kept.slice(0, noun).some(({ text, part }) => madeOtherwise.has(text) || part !== 'noun'))
    return undefined;
  for (const verb of verbs)
    for (const name of [named.text, ...singulars(named.text)]) {
      const meaning = actFrames.get(`${verb} ${name}`);
      if (meaning) return meaning;
    }
  return undefined;
}
