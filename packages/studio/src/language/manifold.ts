import { isParagraph } from './brief.js';
import type { Brief, Subject } from './brief.js';

/** So long one sentence of many things is, or several sentences of any, that nobody looks for all of them. */
const [LONG_SENTENCE, LONG_SENTENCES, MANIFOLD] = [80, 120, 3];
/** One sentence ends and another begins. */
const TWO_SENTENCES = /[a-z)][.!?]\s+[A-Z]/;

/** Where two or more are told by their form or stuff, each is looked for. */
const isDescribed = ({ shape, material }: Subject): boolean => shape !== undefined || material !== undefined;

/** How long the part is that tells of things: what follows tells of the manner, at whatever length. */
function lengthOf({ prompt, subjects }: Brief): number {
  const text = prompt.toLowerCase();
  const ends = subjects.flatMap(({ words }) => {
    const at = text.lastIndexOf(words.toLowerCase());
    return at < 0 ? [] : [at + words.length];
  });
  const manner = text.slice(Math.max(0, ...ends));
  return ends.length > 0 && MANNER.test(manner) ? Math.max(...ends) : prompt.length;
}
const MANNER =
  /\b(?:style|painting|photo|photography|photograph|illustration|drawing|render|art|artwork|sketch|print)\b/;

/** A long sentence of many things, marked as such before any of them is left out. */
export function withManifold(brief: Brief): Brief {
  const { prompt, subjects } = brief;
  const told = TWO_SENTENCES.test(prompt);
  const long = lengthOf(brief) > (told ? LONG_SENTENCES : LONG_SENTENCE) && !isParagraph(brief);
  const manifold = long && (told || subjects.length >= MANIFOLD) && subjects.filter(isDescribed).length < 2;
  return manifold ? { ...brief, manifold } : brief;
}
