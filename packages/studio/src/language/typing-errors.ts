/** Shorter words have too many neighbours. */
const SHORTEST = 5;

/** Whether one letter was left out, put in, changed, or swapped with the next. */
export function isOneSlip(first: string, second: string): boolean {
  if (first === second || Math.abs(first.length - second.length) > 1) return false;
  const [short, long] = first.length <= second.length ? [first, second] : [second, first];
  let at = 0;
  while (at < short.length && short[at] === long[at]) at++;
  if (short.length < long.length) return short.slice(at) === long.slice(at + 1);
  const changed = short.slice(at + 1) === long.slice(at + 1);
  const swapped =
    short[at] === long[at + 1] && short[at + 1] === long[at] && short.slice(at + 2) === long.slice(at + 2);
  return changed || swapped;
}

/** The known word that was probably meant. The first letter is seldom the wrong one. */
export function correctTyping(word: string, known: Iterable<string>): string | undefined {
  if (word.length < SHORTEST) return undefined;
  for (const candidate of known) {
    if (candidate.length >= SHORTEST && candidate[0] === word[0] && isOneSlip(word, candidate)) return candidate;
  }
  return undefined;
}
