import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { note } from '../reader.js';
import type { Thing } from '../vocabulary/meaning.js';

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
