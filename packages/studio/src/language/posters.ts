import { POSTER_ELSEWHERE } from './vocabulary/prose-of-formats.js';

const WRITTEN =
  /^\W*(?:an? |the )?((?:[\w-]+ ){0,3}?)(?:poster|flyer|postcard|greeting card|invitation|banner|album cover|book cover)(?: design)?,? (?:with|that says|which says|that reads|saying|reading|says|reads|featuring)(?: (?:the|an?))?(?: [\w-]+){0,2}?(?: (?:words?|text|quote|slogan|phrase|message|title|headline|caption|lettering|typography))?:? ?(["“][^"”\n]+["”])(?:,? (?:and|with|over|above|against)|,) (.+)$/i;
/** 'a poster with the words "Go on", a sunrise over mountains': the whole picture is the poster, with its words on it. */
export function postersWhole(prompt: string): string {
  const [, kind = '', written, shown] = WRITTEN.exec(prompt) ?? [];
  if (written === undefined || shown === undefined || POSTER_ELSEWHERE.test(shown)) return prompt;
  return `${shown.replace(/[.\s]+$/, '')}, ${kind}graphic, the words ${written}`;
}
