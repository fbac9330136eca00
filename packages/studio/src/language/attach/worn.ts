import { isAccessory } from '../../catalogue/wardrobe.js';
import type { SubjectDraft } from '../draft.js';
import { isAlive, isPerson } from '../draft.js';
import type { NounPhrase } from '../phrases.js';
import { fieldsOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { endNoun, note } from '../reader.js';

/** "a hat that is red": the colour of what is worn; large clothes give a person theirs. */
export function dye(wearer: SubjectDraft, worn: string, colour: string): void {
  const at = wearer.wears.findLastIndex(({ what }) => what === worn);
  const item = wearer.wears[at];
  if (item && item.colour === undefined) wearer.wears[at] = { ...item, colour };
  if (isPerson(wearer) && wearer.colour === undefined && !isAccessory(worn)) wearer.colour = colour;
}

/** "a woman in pink": what she wears is pink. */
export function wearsColour({ link, draft }: Reader, colour: string): boolean {
  const wearer = link?.kind === 'inside' ? draft.subjects[link.from.at(-1) ?? -1] : undefined;
  if (!wearer || !isPerson(wearer)) return false;
  wearer.colour ??= colour;
  return true;
}

export function attachWorn(reader: Reader, phrase: NounPhrase, worn: string): boolean {
  const { group, head, link, draft } = reader;
  const wearer =
    [...group]
      .toReversed()
      .concat(head)
      .map((index) => draft.subjects[index])
      .find(isAlive) ?? (phrase.determiner === 'own' || reader.wearing ? draft.subjects.findLast(isAlive) : undefined);
  const clothed = phrase.head.meaning?.things === undefined || reader.lastWorn !== undefined;
  const listed = reader.joined && reader.lastNoun === 'subject' && clothed;
  const linked =
    reader.wearing || phrase.determiner === 'own' || link?.kind === 'with' || link?.kind === 'inside' || listed;
  // "1girl, red dress, straw hat": tags of one person
  const tagged =
    !link &&
    phrase.determiner === undefined &&
    draft.subjects.filter(isAlive).length === 1 &&
    isPerson(draft.subjects[0]);
  const wearing = wearer ?? (tagged ? draft.subjects[0] : undefined);
  if (!wearing || !(linked || tagged)) return false;
  wearing.attributes.add(worn);
  const colour = phrase.colours[0];
  const { material, pattern } = fieldsOf([...phrase.attributes, ...phrase.nouns.map(({ words }) => words)], false);
  wearing.wears.push({
    what: worn,
    ...(colour && { colour: colour.hex }),
    ...(material && { material }),
    ...(pattern && { pattern }),
    ...(phrase.attributes.length > 0 && { attributes: phrase.attributes }),
  });
  if (colour) dye(wearing, worn, colour.hex);
  note(reader, phrase.head.words, `worn by ${wearing.concept}`);
  endNoun(reader);
  reader.lastNoun = 'subject';
  reader.lastWorn = { wearer: wearing, worn };
  return true;
}
