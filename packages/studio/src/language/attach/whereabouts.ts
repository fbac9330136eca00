import type { Subject } from '../brief.js';
import { isAlive } from '../draft.js';
import type { Phrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { lastSubject, note } from '../reader.js';
import type { Tag } from '../tagging.js';

export function readPlace(
  reader: Reader,
  tag: Tag,
  place: NonNullable<Subject['place']>,
  next: Phrase | undefined,
): void {
  // "a weathered canvas top": a part, in prose
  if (reader.paragraph && /^(?:top|bottom|middle)$/.test(tag.words)) return;
  const adjective = /^(?:distant|faraway|far off)$/.test(tag.words);
  const subject = lastSubject(reader);
  const [below] = reader.lastLink?.from ?? [];
  // "a bench with a lamp on top": on the bench
  if (tag.words === 'on top' && below !== undefined && reader.lastNoun === 'subject' && reader.sinceBreak > 0)
    return putOn(reader, reader.group.at(-1), below);
  if (place === 'background' && reader.draft.backdrop !== undefined && reader.sinceBreak === 0) return;
  if (!adjective && reader.sinceBreak > 0) {
    if (reader.lastNoun === 'subject' && subject && subject.place === undefined) subject.place = place;
  } else if (next?.kind === 'noun' || next?.kind === 'word') reader.nextPlace = place;
  note(reader, tag.words, `place ${place}`);
  reader.link = undefined;
  reader.middle = place === 'centre' && reader.lastNoun === 'subject';
}

const containers = /^(?:terrarium|jar|bottle|glass|bowl|box|snow-globe|crystal-ball|light-bulb|aquarium|vase|basket)$/;

/** "a jar with a tiny house inside", "a mug with a cat on it": what the first has is in or on it. */
export function putIntoHost(reader: Reader, kind: 'inside' | 'on'): boolean {
  const { lastLink, group, draft } = reader;
  // "a terrarium with a forest and a cabin inside": the forest ended what the terrarium has
  const container = kind === 'inside' && containers.test(draft.subjects[0]?.concept ?? '') ? 0 : undefined;
  const host = lastLink?.kind === 'with' ? lastLink.from[0] : container;
  const guests = group.filter((one) => one !== host);
  if (host === undefined || reader.lastNoun !== 'subject' || guests.length === 0) return false;
  if (isAlive(draft.subjects[host])) return false;
  for (const guest of guests) putOn(reader, guest, host, kind);
  // a forest in a jar is no place to stand in
  if (kind === 'inside' && host === 0 && !reader.paragraph) draft.settings.length = 0;
  return true;
}

function putOn(reader: Reader, guest: number | undefined, host: number, kind: 'inside' | 'on' = 'on'): void {
  const { relations } = reader.draft;
  if (guest === undefined || guest === host) return;
  const known = relations.findIndex(
    ({ subject, object }) => (subject === guest && object === host) || (subject === host && object === guest),
  );
  if (known >= 0) relations.splice(known, 1);
  relations.push({ kind, subject: guest, object: host });
}
