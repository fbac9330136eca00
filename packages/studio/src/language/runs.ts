/** Letters of the longest word that is read, and how often a sign may stand in a row: nobody means more. */
const MOST_LETTERS = 80;
const MOST_SIGNS = 12;

const word = new RegExp(`([\\w'’-]{${MOST_LETTERS}})[\\w'’-]+`, 'g');
const signs = new RegExp(`([\\p{P}\\p{Sm}\\p{Sk}\\s])\\1{${MOST_SIGNS},}`, 'gu');

/**
 * A word of four thousand letters, or as many dashes, says no more than its beginning; but every pattern that looks for
 * a word before something begins anew at each of them.
 */
export function withoutRuns(prompt: string): string {
  if (prompt.length <= MOST_SIGNS) return prompt;
  return prompt.replaceAll(word, '$1').replaceAll(signs, (run) => run.slice(0, MOST_SIGNS));
}
