import { cuesOf } from './cues.js';
import type { Cues } from './cues.js';
import { lookingBackLate } from './late-lookbehind.js';

/**
 * Hundreds of patterns are tried on every prompt, and few of them fit. Each is compiled when it is tried first, all of
 * them to nine megabytes in each thread; so a pattern is tried where there is a cue to it.
 */
export const isCued = (cues: Cues | undefined, small: string): boolean =>
  cues === undefined || cues.some((cue) => small.includes(cue));

/** Puts what is meant in the place of what is said, one row after the other. */
export function createRewording(rows: readonly (readonly [said: RegExp, meant: string])[]): (text: string) => string {
  const cued = rows.map(([said, meant]) => ({ said: lookingBackLate(said), meant, cues: cuesOf(said) }));
  return (text) => {
    let [plain, small] = [text, text.toLowerCase()];
    for (const { said, meant, cues } of cued) {
      if (!isCued(cues, small)) continue;
      const reworded = plain.replaceAll(said, meant);
      if (reworded !== plain) [plain, small] = [reworded, reworded.toLowerCase()];
    }
    return plain;
  };
}

/** Finds those of some patterns that fit, by their names. */
export function createFinder<Name extends string>(patterns: Readonly<Record<Name, RegExp>>): (text: string) => Name[] {
  const cued = Object.entries<RegExp>(patterns).map(([name, pattern]) => ({
    name: name as Name,
    pattern: lookingBackLate(pattern),
    cues: cuesOf(pattern),
  }));
  return (text) => {
    const small = text.toLowerCase();
    return cued.filter(({ pattern, cues }) => isCued(cues, small) && pattern.test(text)).map(({ name }) => name);
  };
}
