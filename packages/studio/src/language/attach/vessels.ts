import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { note } from '../reader.js';
import { servedDrinks } from '../vocabulary/drinks.js';
import type { Thing } from '../vocabulary/meaning.js';

const drunkFrom = /^(?:glass|cup|mug|wine-glass|water-glass|paper-cup|martini|champagne-glass)$/;
/** The thing itself was named, not what is in it. */
const namesVessel = /(?:cup|glass|mug|flute|stein|goblet|chalice|tumbler)(?:e?s)?$/;

/** "a latte in a white mug", "a glass with orange juice": a drink and what it is in are one thing. */
export function isOneDrink(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link, draft, catalogue } = reader;
  const [index = -1] = link?.from ?? [];
  const first = draft.subjects[index];
  if (!link || !first || link.from.length !== 1) return false;
  const served = link.kind === 'inside' && servedDrinks.test(first.concept) && !namesVessel.test(first.words);
  if (served && drunkFrom.test(thing.concept) && namesVessel.test(phrase.head.words)) {
    const hot = /^(?:cup|tea-glass|latte|hot-chocolate)$/.test(first.concept);
    const own = /^(?:paper-cup|mug)$/.test(thing.concept) || first.concept === 'tea-glass' ? thing.concept : undefined;
    const entry = own === undefined || first.concept === 'latte' ? undefined : catalogue.find(own);
    const [colour] = phrase.colours;
    draft.subjects[index] = {
      ...first,
      ...(hot && entry && { concept: entry.concept, entry }),
      ...(hot && colour && { colour: colour.hex }),
    };
    note(reader, phrase.head.words, `what the ${first.concept} is in`);
    return true;
  }
  const fills = (link.kind === 'with' || link.kind === 'of') && drunkFrom.test(first.concept);
  if (!fills || !servedDrinks.test(thing.concept) || namesVessel.test(phrase.head.words)) return false;
  const entry = catalogue.find(thing.concept);
  // what is in a cup or a mug is hardly seen, unless it is known by its foam
  const shown = first.concept === 'glass' || thing.concept === 'latte' || thing.concept === 'hot-chocolate';
  if (entry && shown) draft.subjects[index] = { ...first, concept: entry.concept, entry };
  note(reader, phrase.head.words, `in the ${first.words}`);
  return true;
}
