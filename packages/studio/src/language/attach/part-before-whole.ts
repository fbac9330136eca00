import type { NounPhrase, Phrase } from '../phrase.js';
import { materialOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { openLink } from '../reader.js';
import { attachNoun } from './nouns.js';

/** Words for how a thing is, and for nothing that is there besides: what is said of them is said of the thing. */
const quality = /^(?:([a-z]+) )?(?:shape|form|texture|colou?r|colou?ring|sheen|exterior)s?$/;

/**
 * "the pink petals of the rose" is the rose with pink petals, "the cylindrical shape of the pen" the cylindrical pen:
 * what is said of the part before its whole is known is kept for the whole. True where it was read.
 */
export function readPartFirst(reader: Reader, part: NounPhrase, whole: Phrase | undefined, followed: boolean): boolean {
  // "the thorns contrasted with the pink petals of the rose": with nothing that is there by itself
  const { link } = reader;
  const against = link?.words === 'contrasted with' && link.from.length === 0;
  if (whole?.kind !== 'noun' || (link && !against) || reader.like || reader.material || reader.aside) return false;
  const named = whole.head.meaning?.things?.length === 1;
  if (!named || whole.determiner === 'own' || reader.negated !== 'no') return false;
  const told = quality.exec(part.head.words);
  if (told) {
    const attributes = [...part.attributes, ...(told[1] === undefined ? [] : [told[1]]), ...whole.attributes];
    const colours = whole.colours.length > 0 ? whole.colours : part.colours;
    if (attributes.length + colours.length === 0) return false;
    attachNoun(reader, { ...whole, attributes, colours }, followed);
    return true;
  }
  const { meaning } = part.head;
  const borne =
    meaning?.part !== undefined || meaning?.features?.some((each) => each === 'petals' || each === 'leaves') === true;
  const made = [...part.attributes, ...part.nouns.map(({ words }) => words)].some((word) => materialOf(word));
  if (!borne || meaning?.part === 'body' || (part.colours.length === 0 && !made)) return false;
  if (against) reader.link = undefined;
  attachNoun(reader, whole, followed);
  if (!followed) {
    openLink(reader, 'with');
    attachNoun(reader, part, false);
  }
  return true;
}
