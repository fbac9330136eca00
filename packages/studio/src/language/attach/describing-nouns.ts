import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { addScenery } from './scenery.js';

/** "a cat statue", "a woman astronaut", "a kitchen table": the first noun describes the second. */
export function describeByNouns(reader: Reader, phrase: NounPhrase): void {
  for (const { meaning, words } of phrase.nouns) {
    // "knitting on a porch swing": what is said of the place comes before what the act makes likely
    if (meaning?.setting !== undefined && meaning.setting !== 'studio') reader.draft.implied.unshift(meaning.setting);
    if (meaning?.aboutPicture || meaning?.time || meaning?.weather || meaning?.season) {
      const { things: _things, features, setting: _setting, look, ...plain } = meaning;
      const grey = reader.sentence === 0 && features?.includes('monochrome') === true && { features: ['monochrome'] };
      const scenery = { ...plain, ...grey };
      // "an advertisement banner" is no advertisement; "a watercolour fox" is a watercolour
      // "a metal engraving vase": its ornament, and no print
      const ornament = /^(?:engraving|etching|embroidery)$/.test(words) && phrase.head.meaning?.aboutPicture !== true;
      const ofPicture = !ornament && (reader.draft.subjects.length === 0 || phrase.head.meaning?.aboutPicture);
      addScenery(reader, words, { ...scenery, ...(look && ofPicture && { look }) });
    }
  }
}
