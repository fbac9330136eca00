import { isAlive } from '../draft.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { act } from './deeds.js';

/** What somebody is in when they do it: "captured in a moment of energetic flight", "in mid leap". */
const deeds: ReadonlyMap<string, string> = new Map([
  ['flight', 'flying'],
  ['leap', 'jumping'],
  ['jump', 'jumping'],
  ['sleep', 'sleeping'],
  ['slumber', 'sleeping'],
  ['nap', 'sleeping'],
  ['prayer', 'praying'],
  ['conversation', 'talking'],
  ['gallop', 'running'],
  ['sprint', 'running'],
  ['stride', 'walking'],
]);

/** Whether the noun says what those do of whom it is said. */
export function doesNoun({ link, draft }: Reader, { head }: NounPhrase): boolean {
  const deed = deeds.get(head.words);
  const doer = draft.subjects[(link?.kind === 'inside' ? link.from.at(-1) : undefined) ?? -1];
  if (deed === undefined || !isAlive(doer)) return false;
  act(doer, deed);
  return true;
}
