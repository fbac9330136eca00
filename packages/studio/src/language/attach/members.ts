import { is } from '../../catalogue/traits.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { collectionTable } from '../vocabulary/collections.js';
import type { Thing } from '../vocabulary/meaning.js';
import { isKindOf } from '../wordnet/climb.js';

/** "an array of cosmetics … three lipsticks": the one that stood for its kind gives way to those that are named. */
export function replaceMember({ draft, paragraph }: Reader, { head }: NounPhrase, { concept }: Thing): void {
  if (!paragraph || collectionTable.has(head.words)) return;
  const member = draft.subjects.findIndex((one) => one.concept === concept && collectionTable.has(one.words));
  if (member >= 0) draft.absentThings.add(member);
}

/** "vehicles such as cars and motorbikes": these are the vehicles. */
export function standForKind(reader: Reader, index: number): void {
  const { draft } = reader;
  const link = reader.link ?? (reader.joined ? reader.lastLink : undefined);
  const whole = link?.words === 'such as' || link?.words === 'including' ? link.from[0] : undefined;
  const [kind, member] = [draft.subjects[whole ?? -1], draft.subjects[index]];
  // "plush toys, including a blue bear": no bear is there
  const toy =
    /\b(?:toys?|plush|figurines?|stuffed)\b/.test(kind?.words ?? '') || kind?.attributes.has('plush') === true;
  if (whole !== undefined && toy && member?.entry?.kind === 'animal') draft.absentThings.add(index);
  if (whole === undefined || !kind?.uncounted || !member || !isKindOf(member.words, kind.words)) return;
  draft.absentThings.add(whole);
  if (kind.weight !== undefined) member.weight = kind.weight;
}

/** "three toys: two bears and a fox": once all are named, they are the three. */
export function listMember(reader: Reader, index: number): void {
  const { listing, draft } = reader;
  const member = draft.subjects[index];
  if (!listing || !member || reader.link || listing.whole.includes(index)) return;
  listing.members.push(index);
  listing.left -= member.count;
  if (listing.left !== 0) return;
  reader.listing = undefined;
  const whole = draft.subjects[listing.whole[0] ?? -1];
  for (const one of listing.whole) draft.absentThings.add(one);
  for (const one of listing.members) {
    const subject = draft.subjects[one];
    if (!subject || !whole) continue;
    if (whole.weight !== undefined) subject.weight = whole.weight;
    if (whole.colour !== undefined) subject.colour ??= whole.colour;
    if (whole.material !== undefined) subject.material ??= whole.material;
    for (const relation of draft.relations.filter(({ subject: from }) => from === listing.whole[0]))
      draft.relations.push({ ...relation, subject: one });
  }
  reader.group = [...listing.members];
}

/** "a couple is seated, the man with a mug …": of whom something is said by themselves are two, and no couple beside them. */
export function partCouple({ draft, catalogue, group, head }: Reader, { determiner }: NounPhrase, thing: Thing): void {
  const { subjects, relations } = draft;
  const sort = thing.attributes?.find((word) => word === 'man' || word === 'woman');
  const at = subjects.findIndex(({ concept, count }) => is(concept, 'couple') && count === 1);
  const [couple, entry] = [subjects[at], catalogue.find(thing.concept)];
  if (sort === undefined || determiner !== 'the' || !couple || !entry) return;
  const one = (words: string) => ({
    ...couple,
    concept: thing.concept,
    entry,
    words,
    attributes: new Set([...couple.attributes, words]),
    wears: [...couple.wears],
  });
  subjects[at] = one(sort);
  const other = subjects.push(one(sort === 'man' ? 'woman' : 'man')) - 1;
  for (const relation of relations.filter(({ subject }) => subject === at))
    relations.push({ ...relation, subject: other });
  for (const those of [group, head]) if (those.includes(at)) those.push(other);
}
