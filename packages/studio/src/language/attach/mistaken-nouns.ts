import type { NounPhrase } from '../phrase.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { plainVerbs, surelyVerbs, verbsLikePlurals } from '../vocabulary/plain-verbs.js';
import { isPartNoun } from './parts.js';

/** "the plastic plate clink", "a bike frame": where the last noun is a verb or a part, what is meant is the one before it. */
export function meantNoun(phrase: NounPhrase, meaning: Meaning | undefined, had: boolean): NounPhrase | undefined {
  const { head, nouns } = phrase;
  const before = nouns.at(-1);
  if (before?.meaning === undefined) return undefined;
  const named = before.meaning.things !== undefined || before.meaning.features !== undefined;
  const known = named || before.meaning.part !== undefined;
  const verb = known && (meaning === undefined ? plainVerbs : surelyVerbs).has(head.words);
  const does = known && !before.plural && phrase.determiner === 'the' && verbsLikePlurals.has(head.words);
  // "a window frame" has a drawing of its own
  const own = head.words.includes(' ');
  // "a knife with a bone handle" has no bone
  const part =
    !had && before.meaning.things !== undefined && !own && isPartNoun(head.words) && !/^(?:body|top)/.test(head.words);
  if (!verb && !does && !part) return undefined;
  const plural = part ? head.plural : before.plural || /[^s]s$/.test(before.words);
  const { previous: _previous, ...rest } = phrase;
  return { ...rest, head: { ...before, plural }, nouns: nouns.slice(0, -1) };
}
