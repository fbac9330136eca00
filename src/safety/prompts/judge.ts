import type { PromptVerdict } from '../safety.js';
import { agesBelow18, isOfAge } from './ages.js';
import { readingsOf } from './readings.js';
import type { Reading } from './readings.js';
import * as rules from './rules.js';
import type { Category } from './rules.js';
import { createTermList } from './term-list.js';

export const RULES_NAME = 'prompt-rules/1';

const harmless = createTermList(rules.HARMLESS);
const sexual = createTermList(rules.SEXUAL);
const suggestive = createTermList(rules.SUGGESTIVE);
const minors = createTermList(rules.MINORS);
const perhapsMinors = createTermList(rules.PERHAPS_MINORS);
const sexualMinors = createTermList(rules.SEXUAL_MINORS);
const flagged: readonly [Category, ReturnType<typeof createTermList>][] = [
  ['violence', createTermList(rules.VIOLENCE)],
  ['self_harm', createTermList(rules.SELF_HARM)],
  ['hate', createTermList(rules.HATE)],
];

/** Judges a prompt by rules alone. Pure and quick: the same prompt, the same verdict. */
export function judgePrompt(prompt: string): PromptVerdict {
  const verdicts = readingsOf(prompt).map(judgeReading);
  const found =
    verdicts.find((category) => category === 'sexual_minors') ?? verdicts.find((category) => category !== undefined);
  if (found === undefined) return { verdict: 'allow', model: RULES_NAME };
  return {
    verdict: found === 'sexual_minors' ? 'refuse' : 'flag',
    category: found,
    score: 1,
    threshold: 1,
    model: RULES_NAME,
  };
}

function judgeReading(whole: Reading): Category | undefined {
  const reading = withoutHarmless(whole);
  if (sexualMinors.find(reading).length > 0) return 'sexual_minors';
  const explicit = sexual.find(reading).length > 0;
  const hints = new Set(suggestive.find(reading).map(({ term }) => term));
  const minor = minors.find(reading).length > 0 || agesBelow18(whole);
  if (minor && (explicit || [...hints].some((hint) => hint !== 'bikini' && hint !== 'butt'))) return 'sexual_minors';
  if (explicit && perhapsMinors.find(reading).length > 0 && !isOfAge(whole)) return 'sexual_minors';
  for (const [category, list] of flagged) if (list.find(reading).length > 0) return category;
  return explicit || hints.size >= 2 ? 'sexual' : undefined;
}

/** Harmless phrases give way to a word that no rule knows, so that what stands around them does not close up. */
function withoutHarmless(reading: Reading): string[] {
  const words = [...reading];
  for (const { at, length } of harmless.find(reading)) words.fill('-', at, at + length);
  return words;
}
