/** What stands before at any distance: "(?<=\bcastle\b[^.]*)". */
const FAR = /\[\^[^\]]*\](?:\*|\+|\{\d+,\d*\})/;
const BEHIND = /^\(\?<[=!]/;

/**
 * A pattern that begins by looking far back does so at each letter of a text, to its beginning: four thousand letters
 * are eight million looks. The same pattern, which first looks whether the rest of it fits there at all.
 */
export function lookingBackLate(pattern: RegExp): RegExp {
  const { source, flags } = pattern;
  let end = 0;
  while (BEHIND.test(source.slice(end))) end = endOfGroup(source, end);
  const [before, rest] = [source.slice(0, end), source.slice(end)];
  // a rest that is one of several, or repeats what it has caught, is another one where it stands twice
  if (!FAR.test(before) || rest === '' || /\\[1-9k]/.test(source) || hasChoice(rest)) return pattern;
  return new RegExp(`(?=${uncaught(rest)})${before}${rest}`, flags);
}

/** Signs one by one: a set of letters, an escaped one, the beginning of a group, or any other. */
const SIGN = /\[(?:\\[^]|[^\\\]])*\]|\\[^]|\(\?(?:<?[=!]|:|<[^>]*>)|[^]/g;

function endOfGroup(source: string, from: number): number {
  let depth = 0;
  for (const { 0: sign, index } of source.slice(from).matchAll(SIGN)) {
    if (sign.startsWith('(')) depth += 1;
    if (sign === ')' && --depth === 0) return from + index + 1;
  }
  return source.length;
}

function hasChoice(source: string): boolean {
  let depth = 0;
  for (const [sign] of source.matchAll(SIGN)) {
    if (sign === '|' && depth === 0) return true;
    if (sign.startsWith('(')) depth += 1;
    if (sign === ')') depth -= 1;
  }
  return false;
}

/** The same groups, none of which is kept by its number. */
function uncaught(source: string): string {
  return source.replaceAll(SIGN, (sign) => (sign === '(' || /^\(\?<[^=!]/.test(sign) ? '(?:' : sign));
}
