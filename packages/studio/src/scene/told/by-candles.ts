import type { ActName } from '../../catalogue/acts.js';
import type { Brief } from '../../language/brief.js';
import { BY_CANDLES } from '../../paint/living/people/company-tops.js';

/** Done around a table on which candles can stand. */
const AT_TABLE: ReadonlySet<ActName> = new Set<ActName>([
  'eating',
  'drinking',
  'drinking-wine',
  'reading',
  'writing',
  'cards',
  'meeting',
]);
const LIT = /\bcandle(?:s|lit|light|lights|sticks?)?\b|\bcandelabr/i;

/** The candles of those who sit around one table stand on it: the word for it, and the subjects that are drawn so. */
export function byCandles(
  { prompt, subjects }: Brief,
  act: ActName | undefined,
): { readonly words: readonly string[]; readonly drawn: readonly number[] } {
  if (!act || !AT_TABLE.has(act) || !LIT.test(prompt) || /\b(?:without|no) candle/i.test(prompt))
    return { words: [], drawn: [] };
  return {
    words: [BY_CANDLES],
    drawn: [...subjects.entries()].flatMap(([at, { words }]) => (LIT.test(words) ? [at] : [])),
  };
}
