import { is } from '../../catalogue/traits.js';
import { indoorSettings } from '../brief.js';
import { isAlive } from '../draft.js';
import type { SubjectDraft } from '../draft.js';
import { singulars } from '../inflection.js';
import type { NounPhrase } from '../phrase.js';
import { fieldsOf } from '../qualities.js';
import type { Reader } from '../reader.js';
import { endNoun, lastSubject, note, relate } from '../reader.js';
import { settingThings } from '../vocabulary/settings.js';
import { carryingPart, putOnOwner } from './carrying-parts.js';
import { addScenery } from './scenery.js';
import { attachThings } from './things.js';

/** "with a red roof and a green door": both are parts. */
export function partFollows(reader: Reader, phrase: NounPhrase): boolean {
  return (
    phrase.determiner === 'own' || reader.link?.kind === 'with' || (reader.joined && reader.lastLink?.kind === 'with')
  );
}

function isFace({ head }: NounPhrase): boolean {
  return /^(?:face|head|muzzle|snout)$/.test(head.words);
}

/** Its face or its eyes and nothing else: one looks at it from near. */
function isSeenNear(phrase: NounPhrase): boolean {
  return isFace(phrase) || /^eyes?$/.test(phrase.head.words);
}

const ofFaces = new Set(['beard', 'hair', 'mustache', 'moustache', 'freckles']);

/** What only animals have: never the ship's that a parrot sits on. */
const beastly = new Set([
  'fur',
  'feathers',
  'wings',
  'paws',
  'claws',
  'tail',
  'beak',
  'whiskers',
  'hooves',
  'mane',
  'snout',
]);

function lastBeast({ draft, paragraph }: Reader): SubjectDraft | undefined {
  return paragraph ? draft.subjects.findLast(({ entry }) => entry?.kind === 'animal') : undefined;
}

const partNoun = /^(?:top|base|leg|shade|handle|frame|lid|stem|body|peak|opening|sole|strap|buckle|knob|bulb)s?$/;

/** Words that name parts where a thing has them, and something else elsewhere. */
export function isPartNoun(words: string): boolean {
  return partNoun.test(words);
}

/** The word for a part, singular: `leg` of "its conical legs". */
function nameOfPart({ head, nouns }: NounPhrase): string {
  // "its glass top sat in the corner": the verb was taken for a noun
  const { words } = nouns.findLast((noun) => partNoun.test(noun.words)) ?? head;
  return singulars(words)[0] ?? words;
}

/** "with its triangular grooves": whatever the part is called, its form, colour and material are known. */
export function describePart(owner: SubjectDraft, phrase: NounPhrase): boolean {
  const said = [...phrase.attributes, ...phrase.nouns.map(({ words }) => words)];
  const { material, shape } = fieldsOf(said, false);
  const [colour] = phrase.colours;
  if (!shape && !material && !colour) return false;
  const name = nameOfPart(phrase);
  owner.parts.push({
    what: name,
    name,
    ...(shape && { shape }),
    ...(colour && { colour: colour.hex }),
    ...(material && { material }),
  });
  return true;
}

/** What covers an animal all over. */
const coats = new Set(['fur', 'feathers', 'skin', 'body']);

export function attachPart(reader: Reader, phrase: NounPhrase, part: string, followedByOf: boolean): void {
  // "a book on a table, its pages": those of the book
  const covers = /^(?:cover|binding)s?$/.test(phrase.head.words);
  const book =
    covers || /^(?:pages?|spine)$/.test(phrase.head.words)
      ? reader.draft.subjects.findLastIndex(({ concept }) => is(concept, 'book'))
      : -1;
  if (book >= 0) reader.group = [book];
  // "on the roof of the car": the whole follows
  if (followedByOf) {
    // "a statue with the face of an owl": no owl is there
    const mixed = reader.link?.kind === 'with' && reader.link.from.length > 0;
    if (mixed && /^(?:face|head|body|ears|wings|tail|legs|eyes|skin|fur|trunk|neck)s?$/.test(phrase.head.words)) {
      reader.like = isFace(phrase) ? 'face' : 'shaped';
      reader.link = undefined;
    }
    // "resembling the face of a cat"
    else if (reader.like && isFace(phrase)) reader.like = 'face';
    // "the face of an ostrich": seen from near
    const near = reader.draft.subjects.length === 0 && reader.link === undefined && !reader.like;
    if (near && isSeenNear(phrase)) reader.draft.camera ??= 'portrait';
    const { words } = phrase.head;
    reader.partOfNext = (reader.link && carryingPart(reader.link.kind, words)) ?? words;
    return;
  }
  // "the flowers contrast with the grey wall": what they are before
  const wall = settingThings.get(phrase.head.words);
  const before = reader.draft.subjects[(reader.link ?? reader.lastLink)?.from[0] ?? -1];
  const alone = before !== undefined && before.entry?.kind !== 'building' && reader.draft.settings.length === 0;
  if (wall !== undefined && alone && reader.link?.kind === 'with' && !reader.paragraph && phrase.determiner === 'the') {
    reader.link = { ...reader.link, kind: 'in-front-of' };
    return attachThings(reader, phrase, [{ concept: wall }]);
  }
  // "a wall with a door and a flower pot": walls have no parts, but things at them
  const own = phrase.head.words.replaceAll(' ', '-');
  const behind = reader.draft.subjects[(reader.link ?? reader.lastLink)?.from[0] ?? -1];
  if (is(behind?.concept, 'wall') && partFollows(reader, phrase) && reader.catalogue.find(own))
    return attachThings(reader, phrase, [{ concept: own }]);
  // "a room with a blue sink and door": the room has it, and not the sink
  const ofRoom = behind === undefined && reader.draft.settings.some(({ setting }) => indoorSettings.has(setting));
  if (ofRoom && phrase.determiner !== 'own' && is(own, 'door') && reader.catalogue.find(own))
    return attachThings(reader, phrase, [{ concept: own }]);
  if ((part === 'body' || part === 'nose') && putOnOwner(reader, phrase)) return endNoun(reader);
  // "a robot with a coffee cup head"
  const instead = phrase.nouns.at(-1)?.meaning?.things?.[0]?.concept;
  const bearer = reader.link?.kind === 'with' ? reader.draft.subjects[reader.link.from.at(-1) ?? -1] : undefined;
  if (isFace(phrase) && instead !== undefined && bearer) {
    bearer.attributes.add(`face-of-${instead}`);
    return endNoun(reader);
  }
  // "an ostrich's face" and nothing else
  const whose = reader.draft.subjects.length === 1 && reader.link === undefined && reader.clause === 0;
  if (whose && phrase.determiner === 'own' && reader.sentence === 0 && !reader.paragraph && isSeenNear(phrase))
    reader.draft.camera ??= 'portrait';
  if (
    reader.link &&
    /^(?:branch|branches|tree branch|tree branches)$/.test(phrase.head.words) &&
    ['hanging-from', 'on', 'under', 'climbing', 'inside', 'curled-around'].includes(reader.link.kind)
  ) {
    const tree = reader.draft.subjects.findIndex(({ entry }) => is(entry?.concept, 'branched'));
    if (tree < 0 && reader.catalogue.find('tree')) {
      reader.partOfNext = 'branch';
      // what is coiled around it lies on it
      if (reader.link.kind === 'curled-around') reader.link = { ...reader.link, kind: 'on' };
      return attachThings(reader, { ...phrase, head: { ...phrase.head, plural: false }, colours: [], attributes: [] }, [
        { concept: 'tree' },
      ]);
    }
  }
  if (part === 'roof' && putOnRoof(reader, phrase)) return endNoun(reader);
  // "a vase with a conical neck": things have necks and legs too
  const whole = reader.draft.subjects[(reader.link ?? reader.lastLink)?.from[0] ?? -1];
  if (part === 'body' && whole && !isAlive(whole) && partFollows(reader, phrase) && describePart(whole, phrase)) {
    reader.lastLink = reader.link ?? reader.lastLink;
    note(reader, phrase.head.words, `part of ${whole.concept}`);
    return endNoun(reader);
  }
  const mine = phrase.determiner === 'own' ? reader.draft.subjects.at(-1) : undefined;
  const near =
    beastly.has(part) && lastSubject(reader)?.entry?.kind !== 'animal'
      ? lastBeast(reader)
      : // "a sailor with a pipe and a white beard": never the pipe's
        ofFaces.has(part) && !isAlive(lastSubject(reader))
        ? reader.draft.subjects.findLast(isAlive)
        : undefined;
  const bound = covers && book >= 0 ? reader.draft.subjects[book] : undefined;
  const owner =
    bound ??
    (reader.lastNoun === 'subject' && part !== 'body'
      ? (near ?? lastSubject(reader) ?? mine)
      : part === 'body'
        ? undefined
        : (near ?? mine));
  if (owner) {
    owner.attributes.add(part);
    const colour = phrase.colours[0];
    const { partIs } = phrase.head.meaning ?? {};
    const long = phrase.size && (/large|huge/.test(phrase.size) ? 'long' : 'short');
    const said = [...phrase.attributes, ...(partIs ? [partIs] : []), ...(long ? [long] : [])];
    const { material, shape } = fieldsOf(phrase.attributes, false);
    owner.parts.push({
      what: part,
      ...(partFollows(reader, phrase) && (shape ?? material ?? colour) && { name: nameOfPart(phrase) }),
      ...(partFollows(reader, phrase) && shape && { shape }),
      ...(colour && { colour: colour.hex }),
      ...(material && { material }),
      ...(said.length > 0 && { attributes: said }),
    });
    // "with blue and red stripes": stripes of each
    if (part === 'striped' || part === 'spotted')
      for (const { hex } of phrase.colours.slice(1)) owner.parts.push({ what: part, colour: hex });
    // bare limbs are those of a bare tree
    if (owner.entry?.kind === 'plant' && phrase.attributes.some((word) => /^(?:bare|leafless)$/.test(word)))
      owner.attributes.add('bare');
    // eyes that are shut are asleep
    if (part === 'eyes' && phrase.attributes.some((word) => /^(?:closed|shut)$/.test(word)))
      owner.attributes.add('sleeping');
    // a dog with black and white fur is black and white
    if (coats.has(part) && owner.entry?.kind === 'animal' && phrase.attributes.includes('black-and-white'))
      owner.attributes.add('black-and-white');
    // a dog with a golden coat is golden
    const several = phrase.colours.length > 1;
    const plain = !phrase.attributes.includes('black-and-white') && owner.colour === undefined;
    if (
      colour &&
      plain &&
      coats.has(part) &&
      owner.entry?.kind === 'animal' &&
      !(several && owner.variety && part !== 'fur')
    ) {
      owner.colour = colour.hex;
      owner.accents.push(...phrase.colours.slice(1).map(({ hex }) => hex));
    }
    // a book with a brown cover is brown
    if (colour && bound) bound.colour ??= colour.hex;
    note(reader, phrase.head.words, `part of ${owner.concept}`);
  }
  // "a room with blue walls": the place's own
  const [tint] = phrase.colours;
  if (!owner && tint && part === 'walls') reader.draft.tints.push({ what: 'walls', colour: tint.hex });
  reader.lastLink = reader.link ?? reader.lastLink;
  endNoun(reader);
  reader.ofPart = owner !== undefined;
}

/** "a car with a canoe on the roof": on that of the car; "a cat sleeping on a roof": of no thing that was named. */
function putOnRoof(reader: Reader, phrase: NounPhrase): boolean {
  const { link, draft } = reader;
  if (link?.kind !== 'on' || link.from.length === 0) return false;
  const roofed = draft.subjects.map(({ entry }) => entry?.kind === 'building' || entry?.kind === 'vehicle');
  const first = Math.min(...link.from);
  const host = roofed.findLastIndex((has, index) => has && index < first);
  if (host < 0 && phrase.determiner === 'one') {
    addScenery(reader, phrase.head.words, { setting: 'rooftop' });
    return true;
  }
  if (host < 0) return false;
  const pair = new Set([host, ...link.from]);
  const kept = draft.relations.filter(({ subject, object }) => !(pair.has(subject) && pair.has(object)));
  draft.relations.splice(0, draft.relations.length, ...kept);
  for (const guest of link.from) relate(reader, 'on', guest, host, 'roof');
  return true;
}
