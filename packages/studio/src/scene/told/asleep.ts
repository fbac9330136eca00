import { recordOf, records } from '../../catalogue/records.js';
import type { Brief } from '../../language/brief.js';
import { isPeople } from './tableaux.js';

const ASLEEP: ReadonlySet<string> = new Set(['sleeping', 'asleep']);
/** Words that say where, whether anybody knew the place or not. */
const SOMEWHERE = /\b(?:on|in|inside|under|beneath|at|by|near|against|beside|outside|outdoors|through|over|with)\b/i;

/** Whoever sleeps, and nothing is said of where, sleeps in a bed and not on a street. */
export function putToBed(brief: Brief): Brief {
  const [one] = brief.subjects;
  if (!one || brief.subjects.length > 1 || one.count > 1 || !isPeople(one)) return brief;
  if (!one.attributes.some((word) => ASLEEP.has(word)) || brief.setting || brief.camera) return brief;
  if (brief.features.length > 0 || SOMEWHERE.test(brief.prompt)) return brief;
  const bed = records.find(({ concept }) => recordOf(concept)?.fitted?.includes('blanket'))?.concept;
  if (bed === undefined) return brief;
  return {
    ...brief,
    subjects: [...brief.subjects, { concept: bed, words: bed, count: 1, attributes: [] }],
    relations: [...brief.relations, { kind: 'on', subject: 0, object: 1 }],
  };
}
