import type { RelationKind } from '../brief.js';
import { isAlive, isPerson } from '../draft.js';
import { singulars } from '../inflection.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { relate } from '../reader.js';

const LAP = 'lap';
/** Where something is that somebody carries, and not in their hands. */
const BORNE: ReadonlySet<string> = new Set(['head', 'nose', 'shoulder']);

/** Parts of a body that something can be on. */
const carrying = new Set(
  'shoulder head lap back arm hand knee finger palm wrist forearm neck trunk nose tail'.split(' '),
);

/** The part on which something is, where "on" or "riding" says so of a body: `shoulder` of "his shoulders". */
export function carryingPart(kind: RelationKind | 'with' | 'of', words: string): string | undefined {
  const part = carrying.has(words) ? words : singulars(words).find((one) => carrying.has(one));
  return kind === 'on' || kind === 'riding' || (kind === 'inside' && part === LAP) ? part : undefined;
}

/** "a pirate with a parrot on his shoulder": the parrot is there. */
export function putOnOwner(reader: Reader, phrase: NounPhrase): boolean {
  const { link, group, draft } = reader;
  if (!link) return saidOfLast(reader, phrase);
  const place = carryingPart(link.kind, phrase.head.words);
  if (place === undefined || phrase.determiner !== 'own') return false;
  // "carrying a basket on her head": the basket is there, and no longer in her hands
  const [bearer] = link.from;
  const thing = group.at(-1);
  const held = draft.relations.findIndex(
    ({ kind, subject, object }) => kind === 'holding' && subject === bearer && object === thing,
  );
  if (held >= 0 && bearer !== undefined && thing !== undefined && BORNE.has(place)) {
    draft.relations[held] = { kind: 'on', subject: thing, object: bearer, part: place };
    return true;
  }
  if (place === LAP && putOnLap(reader)) return true;
  const first = Math.min(...link.from);
  const owner = draft.subjects.findLastIndex((subject, index) => index < first && isAlive(subject));
  // "lying on his back": on their own
  const guests = link.from.filter((index) => {
    const guest = draft.subjects[index];
    const flat = place === 'back' && ['lying', 'sleeping', 'rolling'].some((word) => guest?.attributes.has(word));
    return !isPerson(guest) && !flat;
  });
  if (owner < 0 || guests.length === 0) return false;
  for (const guest of guests) relate(reader, 'on', guest, owner, place);
  return true;
}

/** "a woman on a sofa with a baby in her lap": the one who was named last is on her, whatever stands between the two. */
function putOnLap(reader: Reader): boolean {
  const { draft } = reader;
  const guest = draft.subjects.length - 1;
  const owner = draft.subjects.findLastIndex((one, index) => index < guest && isPerson(one));
  if (owner < 0 || !isAlive(draft.subjects[guest])) return false;
  const others = draft.relations.filter(({ subject, object }) => subject !== guest && object !== guest);
  draft.relations.splice(0, draft.relations.length, ...others);
  relate(reader, 'on', guest, owner, LAP);
  return true;
}

/** "on her father's shoulders": on him already, and this is where. */
function saidOfLast({ draft, group }: Reader, phrase: NounPhrase): boolean {
  const last = draft.relations.at(-1);
  const host = draft.subjects[last?.object ?? -1];
  const place = last && carryingPart(last.kind, phrase.head.words);
  if (!last || place === undefined || last.part !== undefined || phrase.determiner !== 'own') return false;
  if (last.object !== group.at(-1) || !isAlive(host)) return false;
  const kind = isPerson(host) ? 'on' : last.kind;
  draft.relations[draft.relations.length - 1] = { ...last, kind, part: place };
  return true;
}
