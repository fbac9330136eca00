import { isAccessory, spotOf } from '../../catalogue/wardrobe.js';
import { is } from '../../catalogue/traits.js';
import type { SubjectDraft } from '../draft.js';
import { isAlive, isPerson } from '../draft.js';
import type { NounPhrase } from '../phrase.js';
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

/** Whoever is alive, and whatever has the form of somebody. */
function wearsThings(subject: SubjectDraft | undefined): boolean {
  return isAlive(subject) || is(subject?.concept, 'wears');
}

/** "an avocado with sunglasses", "a toaster wearing a hat": whatever it is, it wears them. */
function dressedUp({ link, draft, wearing }: Reader, worn: string): SubjectDraft | undefined {
  const subject = link?.kind === 'with' ? draft.subjects[link.from.at(-1) ?? -1] : undefined;
  const kind = subject?.entry?.kind;
  return wearing || (isAccessory(worn) && (kind === 'food' || kind === 'plant')) ? subject : undefined;
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
  // "popping out of a hat": nobody wears it
  if (link?.kind === 'inside' && /\b(?:out|from|into)\b/.test(link.words ?? '')) return false;
  const wearer =
    [...group]
      .toReversed()
      .concat(head)
      .map((index) => draft.subjects[index])
      .find(wearsThings) ??
    (phrase.determiner === 'own' || reader.wearing ? draft.subjects.findLast(wearsThings) : undefined);
  // "with silver hair and a tweed jacket": the list goes on
  const goesOn = reader.lastWorn !== undefined || reader.lastLink?.kind === 'with';
  const listed =
    reader.joined && reader.lastNoun === 'subject' && (phrase.head.meaning?.things === undefined || goesOn);
  const linked =
    reader.wearing || phrase.determiner === 'own' || link?.kind === 'with' || link?.kind === 'inside' || listed;
  // "1girl, red dress, straw hat": tags of one person
  const tagged =
    !link &&
    phrase.determiner === undefined &&
    // "three cows, four helmets": what is counted is there by itself
    (phrase.count ?? 1) === 1 &&
    draft.subjects.filter(isAlive).length === 1 &&
    // "a cat in space, helmet"
    isAlive(draft.subjects[0]) &&
    (isPerson(draft.subjects[0]) || isAccessory(worn));
  const wearing = wearer ?? (tagged ? draft.subjects[0] : dressedUp(reader, worn));
  if (!wearing || !(linked || tagged)) return false;
  const [dyed] = phrase.colours;
  // an animal's coat is its fur, unless it is in one
  if (worn === 'coat' && wearing.entry?.kind === 'animal' && !reader.wearing && link?.kind !== 'inside') {
    if (dyed && wearing.colour === undefined) {
      wearing.colour = dyed.hex;
      // "a brown and white coat": it has both
      wearing.accents.push(...phrase.colours.slice(1).map(({ hex }) => hex));
    }
    endNoun(reader);
    reader.lastNoun = 'subject';
    return true;
  }
  // a king in a cowboy hat wears no crown
  if (spotOf(worn) === 'head')
    for (const word of wearing.attributes)
      if (spotOf(word) === 'head' && !wearing.wears.some(({ what }) => what === word)) wearing.attributes.delete(word);
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
  // "with a hat and a guitar": what follows is had in the same way
  if (link?.kind === 'with' && !reader.wearing) reader.lastLink = link;
  endNoun(reader);
  reader.lastNoun = 'subject';
  reader.lastWorn = { wearer: wearing, worn };
  return true;
}
