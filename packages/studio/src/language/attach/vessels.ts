import { offerOf } from '../../catalogue/affordances.js';
import { recordOf } from '../../catalogue/records.js';
import { is } from '../../catalogue/traits.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { endNoun, note, relate } from '../reader.js';
import type { Thing } from '../vocabulary/meaning.js';
import { drinkColour } from '../vocabulary/stuff.js';

const openings = /^(?:spout|neck|mouth|rim|lip|brim|opening|bell)s?$/;

/** "flowers protruding from its bell", "a lime on the rim of a glass": at the opening of the thing that has one. */
export function putAtMouth(reader: Reader, phrase: NounPhrase, followedByOf: boolean): boolean {
  const { link, draft } = reader;
  const placed = link?.kind === 'inside' || link?.kind === 'on';
  if (!link || !placed || !openings.test(phrase.head.words) || phrase.nouns.length > 0) return false;
  if (followedByOf) {
    if (phrase.determiner !== 'the') return false;
    reader.partOfNext = MOUTH;
    return true;
  }
  // "a bottle with a candle in its spout": said of the bottle, and meant of the candle
  const guests = link.from.some((index) => isOpen(draft.subjects[index]?.concept))
    ? [draft.subjects.length - 1]
    : link.from;
  const first = Math.min(...guests);
  const owner = draft.subjects.findLastIndex(({ concept }, index) => index < first && isOpen(concept));
  if (owner < 0 || !(phrase.determiner === 'own' || phrase.determiner === 'the')) return false;
  for (const guest of guests) putIn(reader, guest, owner);
  note(reader, phrase.head.words, `where the ${draft.subjects[owner]?.words} is open`);
  endNoun(reader);
  return true;
}

const MOUTH = 'mouth';

function isOpen(concept = ''): boolean {
  const { mouth, alive } = offerOf(concept);
  return (mouth !== undefined && alive !== true) || is(concept, 'drink') || is(concept, 'drinking-vessel');
}

/** Whatever the two were to each other before: now the one is in the opening of the other. */
function putIn(reader: Reader, guest: number, owner: number): void {
  const { relations } = reader.draft;
  const at = relations.findIndex(({ subject, object }) => subject === guest && object === owner);
  if (at >= 0) relations.splice(at, 1);
  relate(reader, 'inside', guest, owner, MOUTH);
}

/** "a pitcher of orange juice": one sees it through the glass. */
function pourInto({ draft, catalogue }: Reader, index: number, drink: string | undefined): void {
  const vessel = draft.subjects[index];
  const entry = catalogue.find(recordOf(vessel?.concept ?? '')?.full ?? '');
  if (!vessel || !entry || vessel.colour !== undefined || vessel.material !== undefined) return;
  draft.subjects[index] = { ...vessel, concept: entry.concept, entry, ...(drink !== undefined && { colour: drink }) };
}

/** The thing itself was named, not what is in it. */
const namesVessel = /(?:cup|glass|mug|flute|stein|goblet|chalice|tumbler)(?:e?s)?$/;

/** "a latte in a white mug", "a glass with orange juice": a drink and what it is in are one thing. */
export function isOneDrink(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link, draft, catalogue } = reader;
  const [index = -1] = link?.from ?? [];
  const first = draft.subjects[index];
  if (!link || !first || link.from.length !== 1) return false;
  const served = link.kind === 'inside' && is(first.concept, 'drink') && !namesVessel.test(first.words);
  if (served && is(thing.concept, 'drinking-vessel') && namesVessel.test(phrase.head.words)) {
    const hot = is(first.concept, 'hot-drink');
    const own = is(thing.concept, 'opaque') || is(first.concept, 'poured') ? thing.concept : undefined;
    const entry = own === undefined || is(first.concept, 'foamed') ? undefined : catalogue.find(own);
    const [colour] = phrase.colours;
    draft.subjects[index] = {
      ...first,
      ...(hot && entry && { concept: entry.concept, entry }),
      ...(hot && colour && { colour: colour.hex }),
    };
    note(reader, phrase.head.words, `what the ${first.concept} is in`);
    return true;
  }
  // "a bottle of light beer": what it holds is in it, and in no glass beside it
  const bottled = link.kind === 'of' && offerOf(first.concept).vessel === true && !is(first.concept, 'drinking-vessel');
  if (bottled && is(thing.concept, 'drink') && !namesVessel.test(phrase.head.words)) {
    const entry = catalogue.find(`${phrase.head.words}-${first.concept}`);
    if (entry) draft.subjects[index] = { ...first, concept: entry.concept, entry };
    else pourInto(reader, index, phrase.colours[0]?.hex ?? drinkColour(phrase.head.words));
    note(reader, phrase.head.words, `in the ${first.words}`);
    return true;
  }
  const fills = (link.kind === 'with' || link.kind === 'of') && is(first.concept, 'drinking-vessel');
  if (!fills || !is(thing.concept, 'drink') || namesVessel.test(phrase.head.words)) return false;
  const entry = catalogue.find(thing.concept);
  // what is in a cup or a mug is hardly seen, unless it is known by its foam
  const shown = offerOf(first.concept).mouth?.[3] === true || is(thing.concept, 'foamed');
  if (entry && shown) draft.subjects[index] = { ...first, concept: entry.concept, entry };
  note(reader, phrase.head.words, `in the ${first.words}`);
  return true;
}
