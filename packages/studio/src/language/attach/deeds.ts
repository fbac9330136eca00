import { isAlive, isPerson } from '../draft.js';
import { actOfTrade } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { SubjectDraft } from '../draft.js';
import type { Phrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { lastSubject, linkFrom, openLink } from '../reader.js';
import type { Tag } from '../tagging.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { addScenery } from './scenery.js';
import { putIntoHost } from './whereabouts.js';

/** What animals do not do, whatever the verb: they have no glass in hand. */
const OF_PEOPLE: ReadonlySet<string> = new Set(['magnifying', 'birdwatching']);

export function readRelation(reader: Reader, tag: Tag, meaning: Meaning, closes: boolean): void {
  // "the wall is painted a vibrant blue": nobody paints
  if (reader.afterIs && tag.words === 'painted a') return;
  const doers = doersOf(reader);
  // a cat that watches a bird has no binoculars, and is not in the park for it
  const fits =
    !OF_PEOPLE.has(meaning.action ?? '') || doers.some((doer) => reader.draft.subjects[doer]?.entry?.kind !== 'animal');
  if (meaning.action !== undefined && fits) {
    for (const doer of doers) act(reader.draft.subjects[doer], meaning.action);
    addScenery(reader, tag.words, {
      ...(meaning.implies && { implies: meaning.implies }),
      ...(meaning.brings && { brings: meaning.brings }),
    });
  }
  goOnWithDoer(reader);
  const compared = /(?:smaller|shorter) than$/.test(tag.words)
    ? 'small'
    : tag.words.endsWith('er than') || /^(?:tower|loom|dwarf)/.test(tag.words)
      ? 'large'
      : undefined;
  for (const one of compared ? reader.group : []) {
    const subject = reader.draft.subjects[one];
    if (subject && compared) subject.size ??= compared;
  }
  if (meaning.relation === 'hanging-on' && /\bwalls?$/.test(tag.words)) return hangUp(reader);
  if (closes && (tag.words === 'inside' || tag.words === 'within') && putIntoHost(reader, 'inside')) return;
  openLink(reader, meaning.relation as NonNullable<Meaning['relation']>, tag.words);
}

/** "a TV mounted on the wall": on that of the room, which is no thing of its own. */
function hangUp(reader: Reader): void {
  reader.joined = false;
  for (const one of linkFrom(reader, 'on')) {
    const thing = reader.draft.subjects[one];
    if (!thing || isAlive(thing)) continue;
    thing.attributes.add('on-the-wall');
    if (is(thing.concept, 'art')) reader.draft.implied.push('room');
  }
}

/** "holding a guitar and strumming", "sits by a girl and strums": a verb after "and" is of who did the first. */
function joinedDoer({ joined, head, draft }: Reader): number | undefined {
  if (!joined) return undefined;
  return head.find((index) => isAlive(draft.subjects[index]));
}

/** "holding a bag while standing on a rock": it is the holder who stands there. */
export function backToHead(reader: Reader): void {
  const doers = [reader.head, reader.group].find((all) => all.some((index) => isAlive(reader.draft.subjects[index])));
  if (!doers) return;
  reader.group = [...doers];
  reader.lastNoun = 'subject';
}

/** "A child in the park jumping": who is in the park does it, not the park. */
export function afterPlace(reader: Reader, tag: Tag, before: Phrase | undefined): void {
  const { lastNoun, head, group, draft, link } = reader;
  if (lastNoun === 'subject' || link !== undefined || before?.kind !== 'noun' || !/^\w+ing\b/.test(tag.words)) return;
  const place = before.head.meaning?.setting !== undefined;
  const number = before.head.meaning === undefined && lastNoun === 'none';
  const doers = [head, group].find((indices) => indices.some((index) => isAlive(draft.subjects[index])));
  if (!doers || !(place || number)) return;
  reader.group = [...doers];
  reader.lastNoun = 'subject';
}

/** What things do as well as those who are on them: a ship sails, a lamp hangs. */
const OF_THINGS =
  /^(?:standing|hanging|floating|lying|leaning|flying|driving|sailing|rolling|burning|glowing|growing|blooming|spinning|moving|turning|racing|falling|swinging|facing|parked|rising|drifting|resting|overlooking|steaming|boiling|crumbling|dripping|shining|pulling|towing|running|speeding|crossing|sinking|docked|going)\b/;
const PERCHED: ReadonlySet<string> = new Set([
  'on',
  'inside',
  'beside',
  'under',
  'behind',
  'in-front-of',
  'leaning-on',
]);

/** "a man on a bench reading": who is on the bench does it, not the bench. */
export function afterPerch(reader: Reader, tag: Tag): void {
  const { draft, group, lastNoun, link } = reader;
  const last = group.at(-1);
  if (last === undefined || lastNoun !== 'subject' || link !== undefined || isAlive(draft.subjects[last])) return;
  if (!/^\w+ing\b/.test(tag.words) || OF_THINGS.test(tag.words)) return;
  const perched = draft.relations.findLast(
    ({ kind, subject, object }) => object === last && PERCHED.has(kind) && isAlive(draft.subjects[subject]),
  );
  if (perched) reader.group = [perched.subject];
}

/** A family or a man and a woman do it together. */
function doersOf(reader: Reader): readonly number[] {
  const joined = joinedDoer(reader);
  if (joined !== undefined) return [joined];
  if (reader.lastNoun !== 'subject') return [];
  const alive = reader.group.filter((index) => isAlive(reader.draft.subjects[index]));
  const last = reader.group.at(-1);
  return last === undefined || alive.includes(last) ? alive : [last];
}

function goOnWithDoer(reader: Reader): void {
  const doer = joinedDoer(reader);
  if (doer === undefined) return;
  reader.group = [...reader.head];
  reader.lastNoun = 'subject';
}

export function readAction(reader: Reader, tag: Tag, meaning: Meaning, next: Phrase | undefined): void {
  const { attribute: manner, ...rest } = meaning;
  goOnWithDoer(reader);
  // kids fly their kites, not themselves
  if (meaning.action === 'flying' && reader.lastNoun === 'subject') {
    const craft =
      next?.kind === 'noun' ? reader.catalogue.find(next.head.meaning?.things?.[0]?.concept ?? '') : undefined;
    if (craft?.kind === 'vehicle' && craft.height > 1 && isAlive(lastSubject(reader)))
      return openLink(reader, 'riding', tag.words);
    if (isPerson(lastSubject(reader))) return openLink(reader, 'holding', tag.words);
  }
  // "fireflies danced": nobody else does
  const { brings, ...told } = rest;
  const ofScenery = reader.lastNoun === 'scenery' && !tag.words.split(' ')[0]?.endsWith('ing');
  addScenery(reader, tag.words, ofScenery || !brings ? told : rest);
  if (reader.lastNoun !== 'subject') return;
  // a violinist who performs plays the violin
  const performs = tag.words.startsWith('perform');
  for (const one of linkFrom(reader, 'on')) {
    const doer = reader.draft.subjects[one];
    const own = performs && [...(doer?.attributes ?? [])].some((word) => actOfTrade(word) !== undefined);
    if (own) continue;
    act(doer, meaning.action as string);
    // a hike is a walk in other clothes
    if (manner !== undefined) doer?.attributes.add(manner);
  }
  // "kneading dough", "plating a dish": hands do something with what follows
  if (next?.kind === 'noun' && next.head.meaning?.things && isPerson(lastSubject(reader)))
    openLink(reader, 'holding', tag.words);
}

export function act(subject: SubjectDraft | undefined, action: string): void {
  // a boat that rests does not sleep
  if (!subject || (action === 'sleeping' && !isAlive(subject))) return;
  // a mermaid that combs her hair has no dressing table
  if (action === 'hair-brushing' && !isPerson(subject)) return;
  // a bear that investigates a scent is no detective
  if (action === 'magnifying' && subject.entry?.kind === 'animal') return;
  subject.attributes.add(action);
  subject.action ??= action;
}
