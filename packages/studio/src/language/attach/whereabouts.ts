import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { Subject } from '../brief.js';
import { isAlive } from '../draft.js';
import type { SubjectDraft } from '../draft.js';
import type { Phrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { lastSubject, note, relate } from '../reader.js';
import type { Tag } from '../tagging.js';

export function readPlace(
  reader: Reader,
  tag: Tag,
  place: NonNullable<Subject['place']>,
  next: Phrase | undefined,
): void {
  // "a weathered canvas top", "with square legs and an oval top": a part
  const listed = reader.joined || reader.link?.kind === 'with';
  if ((reader.paragraph || listed) && /^(?:top|bottom|middle)$/.test(tag.words)) return;
  const adjective = /^(?:distant|faraway|far off)$/.test(tag.words);
  const subject = lastSubject(reader);
  const [below] = reader.lastLink?.from ?? [];
  // "a bench with a lamp on top": on the bench
  if (tag.words === 'on top' && below !== undefined && reader.lastNoun === 'subject' && reader.sinceBreak > 0)
    return putOn(reader, reader.group.at(-1), below);
  if (place === 'background' && reader.draft.backdrop !== undefined && reader.sinceBreak === 0) return;
  if (!adjective && reader.sinceBreak > 0) {
    if (reader.lastNoun === 'subject' && besideHost(reader, tag.words, place)) return;
    if (reader.lastNoun === 'subject' && subject && subject.place === undefined) subject.place = place;
  } else if (/^(?:left|right)$/.test(place) && subject && endsSentence(next)) {
    // "a house, with its white shells, sits on the left.": the house, and nothing that comes
    subject.place ??= place;
  } else if (next?.kind === 'noun' || next?.kind === 'word') reader.nextPlace = place;
  note(reader, tag.words, `place ${place}`);
  reader.link = undefined;
  reader.middle = place === 'centre' && reader.lastNoun === 'subject';
}

const endsSentence = (next: Phrase | undefined): boolean =>
  next === undefined || (next.kind === 'word' && next.tag.kind === 'break' && /[.;!?]/.test(next.tag.words));

/** "a pineapple with a beer on the right", "to its left": on that side of what has it. */
function besideHost(reader: Reader, words: string, place: NonNullable<Subject['place']>): boolean {
  if (place !== 'left' && place !== 'right') return false;
  const { lastLink, group, draft } = reader;
  const owned = / (?:its|his|her|their) /.test(words);
  const had = lastLink?.kind === 'with' ? lastLink.from[0] : undefined;
  const host = had ?? (owned ? draft.subjects.findIndex((_, index) => !group.includes(index)) : undefined);
  if (host === undefined || host < 0) return false;
  // a lamp on the left of the table that has it still stands on it
  const guests = group.filter(
    (guest) =>
      guest !== host &&
      !draft.relations.some(({ kind, subject, object }) => subject === guest && object === host && kind !== 'beside'),
  );
  for (const guest of guests) relate(reader, `${place}-of`, guest, host);
  if (guests.length > 0) note(reader, words, `${place} of ${draft.subjects[host]?.concept}`);
  return guests.length > 0;
}

/** "a jar with a tiny house inside", "a mug with a cat on it": what the first has is in or on it. */
export function putIntoHost(reader: Reader, told: 'inside' | 'on' | 'hanging-on'): boolean {
  const { lastLink, group, draft } = reader;
  const kind = told === 'inside' ? told : 'on';
  // "a terrarium with a forest and a cabin inside": the forest ended what the terrarium has
  const container = kind === 'inside' && is(draft.subjects[0]?.concept, 'container') ? 0 : undefined;
  const host = lastLink?.kind === 'with' ? lastLink.from[0] : container;
  const guests = group.filter((one) => one !== host);
  if (host === undefined || reader.lastNoun !== 'subject' || guests.length === 0) return false;
  if (told !== 'inside' && printOnClothes(reader, guests)) return true;
  if (isAlive(draft.subjects[host])) return false;
  for (const guest of guests)
    putOn(reader, guest, host, kind === 'on' && isPrinted(reader, host, guest) ? 'hanging-on' : kind);
  // a forest in a jar is no place to stand in
  if (kind === 'inside' && host === 0 && !reader.paragraph) draft.settings.length = 0;
  return true;
}

/** "a mug with a cat on it": nothing stands on what has no top; it shows it. */
function isPrinted({ draft }: Reader, host: number, guest: number): boolean {
  const { concept, entry } = draft.subjects[host] as SubjectDraft;
  // boxes stand on a box
  if (draft.subjects[guest]?.concept === concept) return false;
  const carries = offerOf(concept);
  // a dog sits on a sled, and is not painted on it
  if (isAlive(draft.subjects[guest]) && carries.top !== undefined && entry?.habitat === 'ground') return false;
  return entry?.kind === 'object' && carries.flat !== true && carries.laid !== true;
}

/** "in a shirt that has a rocket drawn on it": the shirt shows it, and no rocket is there. */
function printOnClothes({ draft, printed }: Reader, guests: readonly number[]): boolean {
  if (!printed || !guests.includes(printed.guest)) return false;
  const { wears } = printed.wearer;
  const at = wears.findLastIndex(({ what }) => what === printed.worn);
  const item = wears[at];
  const shown = draft.subjects[printed.guest];
  if (!item || !shown) return false;
  wears[at] = { ...item, print: shown.concept };
  draft.absentThings.add(printed.guest);
  return true;
}

function putOn(
  reader: Reader,
  guest: number | undefined,
  host: number,
  kind: 'inside' | 'on' | 'hanging-on' = 'on',
): void {
  const { relations } = reader.draft;
  if (guest === undefined || guest === host) return;
  const known = relations.findIndex(
    ({ subject, object }) => (subject === guest && object === host) || (subject === host && object === guest),
  );
  if (known >= 0) relations.splice(known, 1);
  relations.push({ kind, subject: guest, object: host });
}
