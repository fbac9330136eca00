import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { groundWords, sheetWords } from '../vocabulary/grounds.js';

/** How something feels or looks from near: who says so looks at the ground and not down the street. */
const touch =
  /^(?:rough|smooth|coarse|bumpy|hard|dull|textured|cracked|wet|dusty|rugged|uneven|bare|dry|damp|gritty|worn|cold|warm|hot)$/;

/** Where something is to a sheet that is a thing beside it. */
const placed: ReadonlySet<string> = new Set(['on', 'beside', 'left-of', 'right-of', 'above', 'below', 'under']);

const small: ReadonlySet<string> = new Set(['object', 'food', 'furniture', 'plant']);

/**
 * "the rose contrasted with the dull grey pavement", "fell on the bumpy gravel": the ground under the things, seen from
 * near. Elsewhere the same word is a place, or nothing.
 */
export function groundMeant({ link, draft }: Reader, phrase: NounPhrase): Meaning | undefined {
  const sheet = sheetWords.get(phrase.head.words);
  // "the pencil lay on the white paper": a sheet, and no ground of the picture
  const there = link !== undefined && placed.has(link.kind) && link.from.length > 0;
  if (sheet && there && phrase.determiner === 'the') return sheet;
  const ground = groundWords.get(phrase.head.words);
  if (!ground || phrase.determiner === 'one' || phrase.nouns.length > 0) return undefined;
  const beside = link?.words === 'contrasted with';
  const felt = phrase.attributes.some((word) => touch.test(word)) || touch.test(phrase.previous ?? '');
  const lies = draft.subjects.length > 0 && phrase.determiner === 'the';
  if (!beside && !(felt && lies)) return undefined;
  // what lies under trees, cars, animals and people is the ground of their place
  const near = draft.subjects.every(({ entry }) => entry && entry.height < 2.6 && small.has(entry.kind));
  return near ? ground : undefined;
}
