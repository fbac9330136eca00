import type { PromptVerdict } from '../safety.js';
import { agesBelow18, isOfAge } from './ages.js';
import { contextLists, isHarmlessHere } from './context.js';
import { judgeLanguages, languageLists, unspacedHarmless } from './languages.js';
import { readBackwards, readingsOf, type Reading } from './readings.js';
import { LANGUAGES } from './rules/languages.js';
import * as rules from './rules/terms.js';
import type { Category } from './rules/terms.js';
import { createTermBook, type Match } from './term-book.js';
import { createVocabulary } from './vocabulary.js';

export const RULES_NAME = 'prompt-rules/2';

const FLAGGED = ['violence', 'self_harm', 'hate'] as const satisfies readonly Category[];

const book = createTermBook(
  new Map([
    ['harmless', rules.HARMLESS],
    ['sexual', rules.SEXUAL],
    ['suggestive', rules.SUGGESTIVE],
    ['minors', rules.MINORS],
    ['perhaps minors', rules.PERHAPS_MINORS],
    ['sexual_minors', rules.SEXUAL_MINORS],
    ['violence', rules.VIOLENCE],
    ['self_harm', rules.SELF_HARM],
    ['hate', rules.HATE],
    ['undecided', rules.UNDECIDED],
    ...contextLists,
    ...languageLists,
  ]),
);

const vocabulary = createVocabulary([
  ...rules.SEXUAL,
  ...rules.SUGGESTIVE,
  ...rules.MINORS,
  ...rules.PERHAPS_MINORS,
  ...rules.SEXUAL_MINORS,
  ...rules.VIOLENCE,
  ...rules.SELF_HARM,
  ...rules.HATE,
  ...LANGUAGES.flatMap(({ sexual: own, bare, people, minors: young, sexualMinors: worst }) =>
    [...own, ...bare, ...people, ...young, ...worst].filter((term) => /[^\p{Script=Latin}* ]/u.test(term)),
  ),
]);

export interface RuledPrompt {
  readonly verdict: PromptVerdict;
  /** Allowed, with words that could mean either. */
  readonly undecided: boolean;
}

/** Judges a prompt by rules alone. Pure and quick: the same prompt, the same verdict. */
export function judgePrompt(prompt: string): PromptVerdict {
  return rulePrompt(prompt).verdict;
}

export function rulePrompt(prompt: string): RuledPrompt {
  const readings = [...readingsOf(prompt.replaceAll(unspacedHarmless, ' '), vocabulary), readBackwards(prompt)];
  const rulings = readings.map((reading) => ruleReading(reading, book.scan(reading)));
  const categories = rulings.map(({ category }) => category);
  const found = categories.find((each) => each === 'sexual_minors') ?? categories.find((each) => each !== undefined);
  if (found === undefined) {
    return { verdict: { verdict: 'allow', model: RULES_NAME }, undecided: rulings.some(({ undecided }) => undecided) };
  }
  const verdict = found === 'sexual_minors' ? 'refuse' : 'flag';
  return { verdict: { verdict, category: found, score: 1, threshold: 1, model: RULES_NAME }, undecided: false };
}

function ruleReading(
  reading: Reading,
  found: (list: string) => readonly Match[],
): { category: Category | undefined; undecided: boolean } {
  const innocent = found('harmless').filter(({ hidden }) => !hidden);
  const meant = (list: string): Match[] =>
    found(list).filter(
      (match) =>
        (match.hidden || !innocent.some(({ at, next }) => at < match.next && next > match.at)) &&
        !isHarmlessHere(match, reading, found),
    );
  const category = (): Category | undefined => {
    if (meant('sexual_minors').length > 0) return 'sexual_minors';
    const explicit = meant('sexual').length > 0;
    const hints = new Set(meant('suggestive').map(({ term }) => term));
    const suggested = explicit || [...hints].some((hint) => hint !== 'bikini' && hint !== 'butt');
    const abroad = judgeLanguages(found, suggested);
    if (abroad === 'sexual_minors') return abroad;
    const words = reading.words.map(({ text }) => text);
    const minor = meant('minors').length > 0 || agesBelow18(words);
    if (minor && suggested) return 'sexual_minors';
    if (explicit && meant('perhaps minors').length > 0 && !isOfAge(words)) return 'sexual_minors';
    const other = FLAGGED.find((each) => meant(each).length > 0);
    return other ?? (explicit || abroad === 'sexual' || hints.size >= 2 ? 'sexual' : undefined);
  };
  return { category: category(), undecided: found('undecided').length > 0 };
}
