import { offerOf } from '../../catalogue/affordances.js';
import { is } from '../../catalogue/traits.js';
import type { RelationKind } from '../brief.js';
import { isAlive, isPerson } from '../draft.js';
import type { Link, Reader } from '../reader.js';
import { applyLink, relate } from '../reader.js';

export function linkThing(reader: Reader, index: number, bare: boolean): void {
  const { link, lastLink } = reader;
  if (link) {
    applyLink(reader, link, index);
    reader.lastLink = link;
    reader.group = link.from.length === 0 ? [] : [index];
    reader.link = undefined;
  } else if (reader.joined && lastLink && goesOn(reader, lastLink, index, bare)) {
    applyLink(reader, lastLink, index);
    reader.group = [...reader.group, index];
  } else {
    // "a dog under a bench and a ball behind it": the ball begins anew
    const against = lastLink?.kind === 'between' && lastLink.from.length === 0;
    const [rival] = against ? reader.group : [];
    if (rival !== undefined && reader.joined) relate(reader, 'facing', rival, index);
    const anew = reader.joined && lastLink !== undefined && !against;
    reader.group = reader.joined && !anew ? [...reader.group, index] : [index];
    if (!reader.joined || anew) reader.head = [];
    reader.lastLink = undefined;
    // "on the car and the fence falls snow": both wait for what is on them
    const also = reader.joined && !reader.listed;
    if (reader.fronted && !also) {
      reader.group = [index];
      relate(reader, seenFromHere(reader, reader.fronted, index), index, reader.fronted.object);
      reader.carriesOn = { ...reader.fronted, first: index };
      reader.fronted = undefined;
    } else if (reader.joined && !anew && alsoThere(reader, index)) {
      relate(reader, reader.carriesOn?.kind ?? 'on', index, reader.carriesOn?.object ?? 0);
    } else if (bare) restOn(reader, index);
  }
  if (reader.group.length === 0) reader.group = [index];
}

const CARRIED_TOO: ReadonlySet<string> = new Set(['object', 'food', 'plant']);

/** "in the bowl lie three apples and a pear": the pear is in it as well. */
function alsoThere({ carriesOn, group, draft }: Reader, index: number): boolean {
  if (!carriesOn || (carriesOn.kind !== 'on' && carriesOn.kind !== 'inside')) return false;
  const [one, host] = [draft.subjects[index]?.entry, draft.subjects[carriesOn.object]?.entry];
  const small = one !== undefined && host !== undefined && CARRIED_TOO.has(one.kind) && one.height < host.height * 1.5;
  return small && group.includes(carriesOn.first);
}

/** "before them, a train": they stand before it, and one sees them there. */
function seenFromHere(
  { draft }: Reader,
  { kind, object }: NonNullable<Reader['fronted']>,
  index: number,
): RelationKind {
  // "mounted on the easel is a painting": nobody rides
  if (kind === 'riding' && !isAlive(draft.subjects[index])) return 'on';
  const large = ['vehicle', 'building'].includes(draft.subjects[index]?.entry?.kind ?? '');
  return kind === 'in-front-of' && large && isAlive(draft.subjects[object]) ? 'behind' : kind;
}

/** "with a lamp, a book and a cup": all of them; "with a book, old armchair": the armchair is a thing of its own. */
function goesOn(reader: Reader, { kind, from }: Link, index: number, bare: boolean): boolean {
  if (kind === 'between') return isOtherSide(reader, from);
  if (kind !== 'with' && kind !== 'holding' && kind !== 'of') return false;
  const entry = reader.draft.subjects[index]?.entry;
  // "a board with an onion, and a bowl": the bowl is by itself
  const board = from.some((host) => is(reader.draft.subjects[host]?.concept, 'board'));
  if (board && offerOf(reader.draft.subjects[index]?.concept ?? '').vessel) return false;
  // nobody says "a" of lemonade or honey
  const mass = entry?.kind === 'food' || is(entry?.concept, 'drink');
  const apart = reader.listed && bare && !mass && reader.draft.subjects[index]?.count === 1;
  // "a bowl of apples, a bag of flour, a few eggs": the bag and the eggs are by themselves
  if (kind === 'of' && reader.paragraph && !bare) return false;
  const large = entry?.kind === 'furniture' || entry?.kind === 'building' || entry?.kind === 'vehicle';
  return !apart && !(reader.listed && large && (kind === 'holding' || bare));
}

/** "between a cone and a cylinder": the second side, where one thing is the first. */
function isOtherSide({ draft }: Reader, from: readonly number[]): boolean {
  const sides = draft.relations.filter(({ kind, subject }) => kind === 'between' && from.includes(subject));
  return sides.length > 0 && sides.length === from.length && draft.subjects[sides[0]?.object ?? -1]?.count === 1;
}

/** "a bowl of soup, wooden table": what is listed below the subject carries it. */
function restOn(reader: Reader, index: number): void {
  const { subjects, relations } = reader.draft;
  const [main] = subjects;
  const { concept = '', entry } = subjects[index] ?? {};
  const { seat, laid } = offerOf(concept);
  if (
    index === 0 ||
    reader.paragraph ||
    reader.clause === 0 ||
    relations.some(({ subject, kind }) => subject === 0 && kind === 'on')
  )
    return;
  const sits = isAlive(main) && entry?.kind === 'furniture' && seat !== undefined;
  const lies =
    (main?.entry?.kind === 'object' ||
      main?.entry?.kind === 'food' ||
      (main?.entry?.kind === 'animal' && main.attributes.has('mechanical'))) &&
    laid === true;
  if (sits || lies) relate(reader, 'on', 0, index);
}

/** "his dog", "her violin": it is with its owner. */
export function belong(reader: Reader, index: number): void {
  const { subjects } = reader.draft;
  const owner = subjects.findLastIndex((subject, at) => at < index && isAlive(subject));
  const owned = subjects[index];
  // "a scooter, its rider leaning forward": on it
  const seat = subjects.findLastIndex(
    ({ entry }, at) => at < index && (entry?.kind === 'vehicle' || entry?.kind === 'animal'),
  );
  if (isPerson(owned) && seat >= 0 && /^(?:rider|driver|pilot|cyclist|jockey)s?$/.test(owned?.words ?? ''))
    return relate(reader, 'riding', index, seat);
  if (owner < 0 || isPerson(owned)) return;
  applyLink(reader, { kind: 'with', from: [owner], reversed: false }, index);
}
