import { DRIZZLED, sauces } from '../../catalogue/sauces.js';
import { phrases } from './meaning.js';
import type { Meaning } from './meaning.js';

const POURED = 'drizzled coated glazed smothered slathered smeared doused drenched dripping covered dipped'.split(' ');

/** "bread drizzled with honey", "a chocolate covered strawberry": what was poured over it is on it. */
export const drizzledWords: readonly (readonly [list: string, meaning: Meaning])[] = Object.entries(sauces).map(
  ([sauce, { words }]) => [
    phrases(words)
      .flatMap((word) =>
        POURED.flatMap((poured) => [`${poured} with ${word}`, `${poured} in ${word}`, `${word} ${poured}`]),
      )
      .join(', '),
    { attribute: `${DRIZZLED}${sauce}` },
  ],
);
