import type { Brief } from '../language/brief.js';

/** Longer than this a sentence that counts nothing tells of what happens, and is no list of things. */
const LIST = 60;
const COUNTED =
  /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|dozens?|several|many|few|pairs?|couple|some|various)\b/i;

/** "Fluffy pillows provided a resting place for the traveler": nobody sets the pillows out before him. */
export const isTelling = ({ prompt, relations, notes }: Brief): boolean =>
  prompt.length > LIST && relations.length === 0 && notes.ignored.length > 0 && !COUNTED.test(prompt);
