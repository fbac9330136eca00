import type { Catalogue } from '../catalogue/catalogue.js';
import { offerOf } from '../catalogue/affordances.js';
import type { Trait } from '../catalogue/trait.js';
import { is } from '../catalogue/traits.js';
import type { NounPhrase, Phrase } from './phrase.js';
import type { Thing } from './vocabulary/meaning.js';

/** What only somebody does, whatever else is said of them. */
const livelyDeeds =
  /^(?:walk|rid(?:e|ing)|danc(?:e|ing)|sing|jog|read|driv(?:e|ing)|skateboard|surf|ski|box|juggl(?:e|ing)|meditat(?:e|ing)|skat(?:e|ing)|arm wrestl(?:e|ing))(?:s|ing)?(?: |$)/;
/** What is said of food only where it is somebody: a vase holds flowers, and a clock runs. */
const deedsOfFood =
  /^(?:run(?:n?ing|s)?|hold|play|wav(?:e|ing)|jump|fight|talk|argu(?:e|ing)|laugh|paint|fish|climb|carry|lift|march|cycl(?:e|ing)|hik(?:e|ing)|typ(?:e|ing)|practic(?:e|ing))(?:s|ing)?(?: |$)/;
/** Metres: what is larger is no figure in a tale. */
const TALLEST = 1.2;

/**
 * "a radish walking a dog": a fruit or a thing that does what only somebody does is somebody, with arms, legs and a
 * face. It is a person then for everything that follows, and its painter knows of what kind.
 */
export function asCharacters(phrases: readonly Phrase[], catalogue: Catalogue): readonly Phrase[] {
  return phrases.map((phrase, index) => {
    // "the candles dance": a figure of speech about what was told before
    const known = index > 0 && phrase.kind === 'noun' && phrase.determiner === 'the';
    if (phrase.kind !== 'noun' || known || !opensClause(phrases[index - 1])) return phrase;
    const thing = characterIn(phrase, catalogue);
    if (!thing) return phrase;
    if (!acts(phrases, afterCompany(phrases, index + 1, catalogue), isFood(thing, catalogue))) return phrase;
    const somebody: Thing = {
      concept: 'person',
      attributes: [`being-${thing.concept}`, ...(thing.attributes ?? [])],
      ...(thing.count !== undefined && { count: thing.count }),
    };
    // small is what a burrito is anyway: who walks there must be seen
    const { size: _size, ...whole } = phrase;
    return { ...whole, nouns: [], head: { ...phrase.head, meaning: { things: [somebody] } } };
  });
}

const isFood = ({ concept }: Thing, catalogue: Catalogue): boolean => catalogue.find(concept)?.kind === 'food';

/** "a burrito and a taco dancing": what is said of the last is said of both. */
function afterCompany(phrases: readonly Phrase[], from: number, catalogue: Catalogue): number {
  const [next, other] = [phrases[from], phrases[from + 1]];
  const joined = next?.kind === 'word' && next.tag.meaning?.role === 'and';
  return joined && other?.kind === 'noun' && characterIn(other, catalogue) ? from + 2 : from;
}

/** Nothing before it says that it is somewhere, or that somebody has it. */
function opensClause(before: Phrase | undefined): boolean {
  if (before === undefined) return true;
  if (before.kind !== 'word') return false;
  const { kind, meaning } = before.tag;
  return (
    kind === 'break' || meaning?.role === 'is' || meaning?.role === 'and' || /^there(?: |$)/.test(before.tag.words)
  );
}

/** Stuff without a form, what has a face or a body anyway, and what does such things by its nature. */
const nobody = [
  'poured',
  'heaped',
  'face',
  'wears',
  'machine',
  'letters',
  'depiction',
  'figure',
  'hands',
  'carved',
  'art',
  'instrument',
  'car',
  'mounted',
  'flower',
  'foliage',
] as const satisfies readonly Trait[];

function characterIn({ head }: NounPhrase, catalogue: Catalogue): Thing | undefined {
  const [thing, second] = head.meaning?.things ?? [];
  const entry = thing && second === undefined ? catalogue.find(thing.concept) : undefined;
  if (!thing || !entry || ['animal', 'person', 'vehicle', 'building'].includes(entry.kind) || entry.height > TALLEST)
    return undefined;
  // kites and snowflakes dance in the wind as leaves and flowers do
  if (['air', 'sky', 'wall'].includes(entry.habitat) || entry.kind === 'nature') return undefined;
  if (offerOf(thing.concept).alive === true) return undefined;
  const fluid = is(thing.concept, 'drink') && !is(thing.concept, 'drinking-vessel');
  return fluid || nobody.some((trait) => is(thing.concept, trait)) ? undefined : thing;
}

/** Whether the next that is said of it is a deed: "in a tutu" and "with a moustache" may come between. */
function acts(phrases: readonly Phrase[], from: number, food: boolean): boolean {
  const next = phrases[from];
  if (next?.kind !== 'word') return false;
  const { words, meaning } = next.tag;
  if (livelyDeeds.test(words) || (food && deedsOfFood.test(words))) return true;
  const after = phrases[from + 1];
  const played = after?.kind === 'noun' ? after.head.meaning?.things?.[0]?.concept : undefined;
  if (/^play(?:s|ing)$/.test(words) && is(played, 'instrument')) return true;
  if (after?.kind !== 'noun') return /^(?:is|are|that is|who is)$/.test(words) && acts(phrases, from + 1, food);
  if (meaning?.role === 'with' || words === 'with')
    return (food && /^(?:arms?|legs?|limbs)$/.test(after.head.words)) || acts(phrases, from + 2, food);
  const worn = after.head.meaning?.worn !== undefined;
  return worn && (words === 'in' || words.startsWith('wear')) && acts(phrases, from + 2, food);
}
