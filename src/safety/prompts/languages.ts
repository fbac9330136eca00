import { FOREIGN_ONLY, LANGUAGES } from './rules/languages.js';
import type { Match } from './term-book.js';

/** How many words may stand between what is bare and who. */
const REACH = 3;

const PARTS = ['sexual', 'bare', 'people', 'minors', 'sexualMinors', 'harmless'] as const;

type Part = (typeof PARTS)[number];

/** The name of each list in the book. */
const NAMES = LANGUAGES.map(
  ({ name }) => Object.fromEntries(PARTS.map((part) => [part, `${name} ${part}`])) as Readonly<Record<Part, string>>,
);

/** The lists that this file asks for, by their names in the book. */
export const languageLists: readonly (readonly [string, readonly string[]])[] = LANGUAGES.flatMap((language, index) =>
  PARTS.map((part) => [NAMES[index]?.[part] ?? '', language[part]] as const),
);

/** Harmless phrases of scripts without blanks: taken out of the text before it is cut into words. */
export const unspacedHarmless = new RegExp(
  LANGUAGES.flatMap(({ harmless }) => harmless)
    .filter((phrase) => /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul} ー]+$/u.test(phrase))
    .toSorted((a, b) => b.length - a.length)
    .join('|'),
  'gu',
);

/** The two worst categories in other languages; `suggested` when English already says something sexual. */
export function judgeLanguages(
  found: (list: string) => readonly Match[],
  suggested: boolean,
): 'sexual' | 'sexual_minors' | undefined {
  let worst: 'sexual' | undefined;
  for (const names of NAMES) {
    if (found(names.sexualMinors).length > 0) return 'sexual_minors';
    const minors = found(names.minors);
    if (suggested && minors.some(({ term }) => !FOREIGN_ONLY.has(term))) return 'sexual_minors';
    // Most languages have no word in a prompt.
    if (found(names.sexual).length === 0 && found(names.bare).length === 0) continue;
    const innocent = found(names.harmless);
    const clear = (matches: readonly Match[]): readonly Match[] =>
      matches.filter((match) => !innocent.some(({ at, next }) => at < match.next && next > match.at));
    const own = clear(found(names.sexual));
    const bare = clear(found(names.bare));
    const near = (who: readonly Match[]): boolean =>
      bare.some((each) => who.some((one) => one.at - each.next < REACH && each.at - one.next < REACH));
    if ((own.length > 0 && minors.length > 0) || near(minors)) return 'sexual_minors';
    if (own.length > 0 || near(found(names.people))) worst = 'sexual';
  }
  return worst;
}
