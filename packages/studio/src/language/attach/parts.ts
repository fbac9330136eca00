import type { NounPhrase } from '../phrase.js';
import { fieldsOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { endNoun, lastSubject, note } from '../reader.js';
import { attachThings } from './things.js';

/** "with a red roof and a green door": both are parts. */
export function partFollows(reader: Reader, phrase: NounPhrase): boolean {
  return (
    phrase.determiner === 'own' || reader.link?.kind === 'with' || (reader.joined && reader.lastLink?.kind === 'with')
  );
}

/** What covers an animal all over. */
const coats = new Set(['fur', 'feathers', 'skin', 'body']);

export function attachPart(reader: Reader, phrase: NounPhrase, part: string, followedByOf: boolean): void {
  // "on the roof of the car": the whole follows
  if (followedByOf) {
    reader.partOfNext = phrase.head.words;
    return;
  }
  if (
    reader.link &&
    /^(?:branch|branches|tree branch)$/.test(phrase.head.words) &&
    ['hanging-from', 'on', 'under', 'climbing'].includes(reader.link.kind)
  ) {
    const tree = reader.draft.subjects.findIndex(({ entry }) => entry?.concept === 'tree' || entry?.concept === 'pine');
    if (tree < 0 && reader.catalogue.find('tree')) {
      reader.partOfNext = 'branch';
      return attachThings(reader, { ...phrase, head: { ...phrase.head, plural: false }, colours: [], attributes: [] }, [
        { concept: 'tree' },
      ]);
    }
  }
  const mine = phrase.determiner === 'own' ? reader.draft.subjects.at(-1) : undefined;
  const owner =
    reader.lastNoun === 'subject' && part !== 'body'
      ? (lastSubject(reader) ?? mine)
      : part === 'body'
        ? undefined
        : mine;
  if (owner) {
    owner.attributes.add(part);
    const colour = phrase.colours[0];
    const { partIs } = phrase.head.meaning ?? {};
    const long = phrase.size && (/large|huge/.test(phrase.size) ? 'long' : 'short');
    const said = [...phrase.attributes, ...(partIs ? [partIs] : []), ...(long ? [long] : [])];
    const { material } = fieldsOf(phrase.attributes, false);
    owner.parts.push({
      what: part,
      ...(colour && { colour: colour.hex }),
      ...(material && { material }),
      ...(said.length > 0 && { attributes: said }),
    });
    // a dog with a golden coat is golden
    const plain = phrase.colours.length === 1 && !phrase.attributes.includes('black-and-white');
    if (colour && plain && coats.has(part) && owner.entry?.kind === 'animal') owner.colour ??= colour.hex;
    note(reader, phrase.head.words, `part of ${owner.concept}`);
  }
  // "a room with blue walls": the place's own
  const [tint] = phrase.colours;
  if (!owner && tint && part === 'walls') reader.draft.tints.push({ what: 'walls', colour: tint.hex });
  reader.lastLink = reader.link ?? reader.lastLink;
  endNoun(reader);
}
