import { offerOf } from '../../catalogue/affordances.js';
import { garmentOf } from '../../catalogue/wardrobe.js';
import { is, shows } from '../../catalogue/traits.js';
import { findMentioned } from '../coreference.js';
import type { SubjectDraft } from '../draft.js';
import { isAlive, isPerson } from '../draft.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { applyLink, endNoun, lastSubject, note, relate } from '../reader.js';
import { collectionTable } from '../vocabulary/collections.js';
import { colourWords } from '../vocabulary/colours.js';
import { SEVERAL } from '../vocabulary/amounts.js';
import { describedThings, featureThings, fixtures, freshThings } from '../vocabulary/features.js';
import type { Meaning, Thing } from '../vocabulary/meaning.js';
import { fieldsOf } from '../qualities.js';
import { carryingPart } from './carrying-parts.js';
import { belong, linkThing } from './links.js';
import { bearsPictures } from './noun-meaning.js';
import { listMember, partCouple, replaceMember, standForKind } from './members.js';
import { isPassing } from './passing.js';
import { MAXIMUM_COUNT, newSubject } from './subject.js';
import { isOneDrink } from './vessels.js';
import { attachWorn } from './worn.js';

const MAXIMUM_SUBJECTS = 24;
/** Whatever has a mouth of this share of its width keeps what is poured into it. */
const NARROW = 0.45;

/** What is drawn one by one: things, and scenery that was counted, coloured or stood upon ("three red flowers"). */
export function thingsOf(reader: Reader, phrase: NounPhrase, meaning: Meaning): readonly Thing[] | undefined {
  // "the muted tones of the squares": prose speaks of forms that are parts of something
  const [only] = meaning.things ?? [];
  if (only && isFormation(reader, only)) return undefined;
  // "an array of geometric shapes: ten triangles and five squares": where nothing else is shown, they are the picture
  const { subjects } = reader.draft;
  const forms = subjects.length === 0 || subjects.some(({ concept }) => is(concept, 'figure'));
  if (reader.paragraph && reader.sentence > 0 && only && is(only.concept, 'figure') && !forms) return undefined;
  if (meaning.things !== undefined && meaning.features === undefined) return meaning.things;
  // "the trees provide a backdrop": those that are there already
  const seen = meaning.features?.every((feature) => reader.draft.features.has(feature)) === true;
  if (reader.paragraph && seen && phrase.determiner === 'the') return undefined;
  // "a potted plant with purple flowers": it blooms
  const pot = reader.link?.kind === 'with' ? reader.draft.subjects[reader.link.from.at(-1) ?? -1] : undefined;
  if (is(pot?.concept, 'potted') && meaning.features?.includes('flowers')) return undefined;
  // a storm has clouds, and is no cloud
  if (meaning.features === undefined || meaning.setting !== undefined || meaning.weather !== undefined)
    return undefined;
  const { link, catalogue } = reader;
  // "a glass window", "fluffy clouds": of what something is said as of a thing is one, where it stands by itself
  const { material, shape, pattern } = fieldsOf(
    [...phrase.attributes, ...phrase.nouns.map(({ words }) => words)],
    false,
  );
  const formed = material !== undefined || shape !== undefined || pattern !== undefined;
  const described = link === undefined && formed && !reader.paragraph;
  // of wood or stone a floor is that of a room
  if (described && meaning.features[0] === 'floor') reader.draft.implied.push('room');
  const fixture = fixtures.get(meaning.features[0] ?? '');
  if (fixture !== undefined && catalogue.find(fixture)) {
    const upright = link !== undefined && BY_FIXTURES.has(link.kind);
    return (upright && link.from.length > 0) || described ? [{ concept: fixture }] : undefined;
  }
  // "a field of white flowers": all over it
  if (reader.paragraph && link?.kind === 'of' && reader.lastNoun === 'scenery') return undefined;
  const [feature = ''] = meaning.features;
  const first = link === undefined && reader.draft.subjects.length === 0 && !reader.paragraph;
  const fresh = first && isGreen(phrase) && !reader.draft.season;
  const concept =
    meaning.things?.[0]?.concept ??
    featureThings.get(feature) ??
    (fresh ? freshThings.get(feature) : undefined) ??
    (described ? describedThings.get(feature) : undefined);
  if (concept === undefined || !catalogue.find(concept)) return undefined;
  const counted = phrase.count !== undefined || phrase.determiner === 'one' || phrase.colours.length > 0;
  const loose = link === undefined || link.kind === 'with' || link.kind === 'of' || link.kind === 'inside';
  const touched = !loose && link.from.length > 0;
  const contained = link?.kind === 'with' || link?.kind === 'of' || link?.kind === 'holding';
  const holder =
    contained &&
    link?.from.some((index) => {
      const subject = reader.draft.subjects[index];
      return subject?.entry?.kind === 'object' || isAlive(subject);
    });
  if (!counted && !touched && !holder && !described) return undefined;
  return [{ concept, count: phrase.head.words.endsWith('s') ? SEVERAL : 1 }];
}

/** What is said to be there of a window has the window as a thing of its own. */
const BY_FIXTURES: ReadonlySet<string> = new Set(['under', 'below', 'above', 'left-of', 'right-of']);

export const isGreen = ({ colours }: NounPhrase): boolean => colours.some(({ words }) => words.endsWith('green'));

/** "parked in a semi-circle", "arranged in a square": how they stand, nothing beside them. */
function isFormation({ link, draft }: Reader, { concept }: Thing): boolean {
  return (
    is(concept, 'figure') &&
    link?.kind === 'inside' &&
    link.from.some((index) => (draft.subjects[index]?.count ?? 1) > 1)
  );
}

export function attachThings(reader: Reader, said: NounPhrase, named: readonly Thing[]): void {
  const collected = collectionTable.has(said.head.words);
  const things = collected ? membersOf(reader, said, named) : named;
  const phrase = collected ? once(said) : said;
  if (things.length === 0) {
    reader.draft.ignored.push(said.head.words);
    return endNoun(reader);
  }
  let passed = false;
  const shares = sharesOf(phrase, things);
  for (const [position, thing] of things.entries()) {
    const share = shares?.[position];
    if (share === 0) continue;
    if (position > 0) reader.joined = true;
    passed = attachThing(reader, share === undefined ? phrase : { ...phrase, count: share }, thing) === 'passed';
  }
  reader.listingFood = passed && isFoodInFood(reader, things);
  // what is said of something that is left out is not said of what came before it
  reader.lastNoun = passed ? 'none' : 'subject';
  const { lastWorn, link } = reader;
  endNoun(reader);
  // "along the walls, bookshelves filled with books": what the left out has is left out with it
  reader.nobody = passed && link === undefined && reader.paragraph;
  // "a van adorned with a mural depicting a city": it is nowhere but there
  if (passed && reader.paragraph && bearsPictures.test(phrase.head.words)) reader.aside = true;
  // "dressed in blue jeans and a jacket": the list of clothes goes on
  if (garmentOf(phrase.head.words) === lastWorn?.worn) reader.lastWorn = lastWorn;
}

function isFoodInFood({ draft, catalogue, lastLink }: Reader, things: readonly Thing[]): boolean {
  const within = draft.subjects[lastLink?.kind === 'with' ? (lastLink.from[0] ?? -1) : -1];
  return within?.entry?.kind === 'food' && things.every(({ concept }) => catalogue.find(concept)?.kind === 'food');
}

/** "four toys": four of them together, and not four of each. */
function sharesOf({ count }: NounPhrase, things: readonly Thing[]): readonly number[] | undefined {
  const mixed = things.length > 1 && things.every((thing) => thing.count === undefined && !is(thing.concept, 'person'));
  if (count === undefined || !mixed) return undefined;
  const [each, left] = [Math.floor(count / things.length), count % things.length];
  return things.map((_, index) => each + (index < left ? 1 : 0));
}

/** "a set of art supplies": one of each. */
function once({ count: _count, arrangement: _arrangement, ...phrase }: NounPhrase): NounPhrase {
  return phrase;
}

/** What is seen of a collection: who wears their gear has none of it lying about, who has it with them shows one piece. */
function membersOf({ wearing, link, draft }: Reader, { head }: NounPhrase, things: readonly Thing[]): readonly Thing[] {
  // "bottles of toiletries": that is what they are
  const packed = link?.kind === 'of' ? draft.subjects[link.from[0] ?? -1] : undefined;
  const { vessel, mouth } = offerOf(packed?.concept ?? '');
  if (vessel && mouth && mouth[1] < NARROW) return [];
  const somebody = draft.subjects.some(isAlive);
  const owned = link?.from.some((index) => isAlive(draft.subjects[index])) === true;
  const worn = wearing || (owned && link?.kind === 'inside');
  if (worn || (somebody && !head.words.includes(' '))) return [];
  return owned && (link?.kind === 'holding' || link?.words === 'with') ? things.slice(0, 1) : things;
}

function attachThing(reader: Reader, phrase: NounPhrase, thing: Thing): 'passed' | undefined {
  // "a statue with a jackal's head": no jackal is there
  if (phrase.owner && reader.link?.kind === 'with' && reader.paragraph) return undefined;
  // what a page or a cup shows is not there itself, however often it is spoken of
  if (reader.draft.subjects.some(({ attributes }) => attributes.has(`shows-${thing.concept}`))) return undefined;
  if (phrase.owner && reader.link?.kind === 'of' && isDepicted(reader, phrase, thing)) return undefined;
  if (phrase.owner && reader.link) {
    // "a parrot on a pirate's shoulder": there
    const place = carryingPart(reader.link.kind, phrase.owner);
    const { kind = 'object' } = reader.catalogue.find(thing.concept) ?? {};
    const borne = place !== undefined && reader.link.from.length > 0 && (kind === 'person' || kind === 'animal');
    reader.link = { ...reader.link, kind: borne ? 'on' : 'beside' };
    if (borne) reader.partOfNext = place;
  }
  if (isPutOn(reader, phrase) || isDressedAs(reader, thing)) return undefined;
  const { draft, link } = reader;
  const { subjects } = draft;
  if (subjects.length >= MAXIMUM_SUBJECTS) return 'passed';
  // "loaves of bread", "a bowl of ramen with noodles"
  const holding = link ?? (reader.joined ? reader.lastLink : undefined);
  const same = holding?.from.some((from) => subjects[from]?.concept === thing.concept);
  const filled = holding?.words !== undefined && /^(?:filled|brimming|full|topped)/.test(holding.words);
  // "a flask filled with a potion": what is in it, and no second bottle
  if (filled && offerOf(thing.concept).vessel && phrase.head.words.split(' ').length === 1 && reader.paragraph)
    return undefined;
  if (
    same &&
    (filled ||
      holding?.kind === 'of' ||
      (holding?.kind === 'with' && phrase.determiner === undefined && phrase.count === undefined))
  )
    return undefined;
  if (
    isDepicted(reader, phrase, thing) ||
    isBunchOf(reader, phrase, thing) ||
    isFoliage(reader, phrase, thing) ||
    isServedIn(reader, phrase, thing) ||
    isOneDrink(reader, phrase, thing)
  )
    return undefined;
  replaceMember(reader, phrase, thing);
  partCouple(reader, phrase, thing);
  const known = findMentioned(reader, phrase, thing);
  if (known !== undefined) {
    mentionAgain(reader, phrase, thing, known);
    return undefined;
  }
  if (growsAround(reader, phrase, thing) || isCarpet(reader, phrase, thing)) return undefined;
  if (isPassing(reader, phrase, thing)) {
    draft.ignored.push(phrase.head.words);
    if (link) reader.lastLink = link;
    return 'passed';
  }
  const subject = newSubject(reader, phrase, thing);
  if (isTwin(reader, phrase, subject)) return undefined;
  reader.nextPlace = undefined;
  subjects.push(subject);
  const index = subjects.length - 1;
  if (!link) reader.opening ??= index;
  if (reader.lastWorn && link?.kind === 'with') reader.printed = { ...reader.lastWorn, guest: index };
  note(
    reader,
    phrase.head.words,
    `${subject.count} × ${subject.concept}${subject.colour ? ` (${subject.colour})` : ''}`,
  );
  standForKind(reader, index);
  if (reader.casting) reader.link = undefined;
  linkThing(reader, index, phrase.determiner === undefined && phrase.count === undefined);
  listMember(reader, index);
  if (phrase.determiner === 'own' && !link) belong(reader, index);
  return undefined;
}

/** "dressed as a pirate", "identifiable as a lifeguard": whoever it is, and nobody beside them. */
function isDressedAs({ wearing, link, draft }: Reader, { concept, attributes }: Thing): boolean {
  const wearer = wearing && is(concept, 'person') ? draft.subjects[link?.from.at(-1) ?? -1] : undefined;
  if (!isAlive(wearer)) return false;
  for (const attribute of attributes ?? []) wearer?.attributes.add(attribute);
  return true;
}

/** "dressed in blue jeans", "its attire is completed with a kilt": clothes that nobody lays down are on somebody. */
function isPutOn(reader: Reader, phrase: NounPhrase): boolean {
  const { link, draft, paragraph, wearing } = reader;
  const garment = garmentOf(phrase.head.words);
  const laid = link !== undefined && link.kind !== 'with' && reader.lastWorn === undefined;
  // "with brown eyes and blue jeans": the list of what somebody has goes on
  const had =
    reader.joined && reader.lastLink?.kind === 'with' && isPerson(draft.subjects[reader.lastLink.from[0] ?? -1]);
  if (
    garment === undefined ||
    laid ||
    (!wearing && !paragraph && !had) ||
    !draft.subjects.some((one) => isAlive(one) || is(one.concept, 'wears'))
  )
    return false;
  reader.wearing = true;
  const named = colourWords.get(phrase.head.words.split(' ')[0] ?? '')?.colour;
  const colours = named === undefined ? phrase.colours : [...phrase.colours, { hex: named, words: phrase.head.words }];
  const worn = attachWorn(reader, { ...phrase, colours }, garment);
  reader.wearing = worn ? false : wearing;
  return worn;
}

/** "Around the table, a plush carpet": it lies on the floor of the room, below all that stands there. */
function isCarpet(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link, draft, paragraph } = reader;
  if (!is(thing.concept, 'carpet') || draft.subjects.length === 0 || (!paragraph && link?.kind !== 'around'))
    return false;
  if (link?.kind === 'on' && link.from.length > 0) return false;
  // before a tub or a door lies a small one
  if (/\bmats?$/.test(phrase.head.words)) {
    draft.ignored.push(phrase.head.words);
    return true;
  }
  draft.features.add('rug');
  if (phrase.colours[0]) draft.tints.push({ what: 'rug', colour: phrase.colours[0].hex });
  reader.fronted = undefined;
  note(reader, phrase.head.words, 'rug');
  return true;
}

/** "a bird in front of a dinosaur by some trees": two are shown, and where they are. */
function growsNear({ link, draft, paragraph, catalogue }: Reader, phrase: NounPhrase, { concept }: Thing): boolean {
  const uncounted = isSome(phrase) || (phrase.count === undefined && phrase.head.words.endsWith('s'));
  const tall = (catalogue.find(concept)?.height ?? 0) > TALL;
  return uncounted && !paragraph && link?.kind === 'beside' && tall && draft.subjects.length > 1;
}
/** Nobody counted them: that some are there is all that was said. */
const isSome = ({ previous }: NounPhrase): boolean => previous === 'some';
/** Higher than this, in metres, a plant is a tree. */
const TALL = 2;

/** "a house surrounded by trees": a place with trees, not three of them in a ring. */
function growsAround(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link, draft, catalogue } = reader;
  const around =
    link?.kind === 'with' && /^(?:surrounded|encircled|ringed|framed|bordered|flanked)/.test(link.words ?? '');
  if (!around && !growsNear(reader, phrase, thing)) return false;
  const vague = phrase.previous?.endsWith(' of') === true || isSome(phrase);
  const numbered = phrase.count !== undefined && !vague && phrase.count < 5;
  if (catalogue.find(thing.concept)?.kind !== 'plant' || numbered || phrase.determiner === 'one') return false;
  const flowers = is(thing.concept, 'flower');
  draft.features.add(flowers ? 'flowers' : is(thing.concept, 'bush') ? 'bushes' : 'trees');
  draft.implied.push(flowers ? 'garden' : 'forest');
  note(reader, phrase.head.words, flowers ? 'flowers all around' : around ? 'trees all around' : 'trees near by');
  if (!reader.lastLink) reader.lastLink = link;
  return true;
}

/** A picture or likeness of something. */
export function isDepiction(concept: string): boolean {
  return is(concept, 'depiction');
}

/** "a tree with yellow leaves" is a yellow tree. */
function isFoliage({ draft, link }: Reader, { colours }: NounPhrase, thing: Thing): boolean {
  const plant = link?.kind === 'with' ? draft.subjects[link.from.at(-1) ?? -1] : undefined;
  if (!is(thing.concept, 'foliage') || plant?.entry?.kind !== 'plant') return false;
  const [colour] = colours;
  if (colour && plant.colour === undefined && !is(plant.concept, 'flower')) plant.colour = colour.hex;
  return true;
}

/** "a bouquet of red roses": these are its flowers. */
function isBunchOf(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link, joined, lastLink } = reader;
  const from = link?.kind === 'of' ? link.from : joined && lastLink?.kind === 'of' ? lastLink.from : [];
  const bunch = reader.draft.subjects[from[0] ?? -1];
  if (!bunch || !is(bunch.concept, 'bunch') || !is(thing.concept, 'flower')) return false;
  for (const word of [thing.concept, ...(thing.attributes ?? [])]) bunch.attributes.add(word);
  for (const { hex } of phrase.colours) {
    if (bunch.colour === undefined) bunch.colour = hex;
    else bunch.parts.push({ what: 'accent', colour: hex });
  }
  return true;
}

/** "a statue of a lion": what it shows is not there itself. */
function isDepicted(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const { link } = reader;
  const shows = link?.kind === 'of' ? reader.draft.subjects[link.from[0] ?? -1] : undefined;
  if (!shows || !(isDepiction(shows.concept) || is(shows.concept, 'art'))) return false;
  // "a statue of the god Anubis": one that has a drawing of its own
  const entry = reader.catalogue.find(thing.concept);
  // "a picture of the Mona Lisa": that is a picture itself
  const renowned = is(shows.concept, 'art') && is(thing.concept, 'art') && is(thing.concept, 'face');
  if (entry && (renowned || (is(shows.concept, 'carved') && is(thing.concept, 'carved-as')))) {
    reader.draft.subjects[link?.from[0] ?? -1] = { ...shows, concept: thing.concept, entry };
    return true;
  }
  if (is(shows.concept, 'art')) shows.attributes.add(`shows-${thing.concept}`);
  shows.attributes.add(thing.concept);
  for (const attribute of [...(thing.attributes ?? []), ...phrase.attributes]) shows.attributes.add(attribute);
  return true;
}

/** "a bowl of ramen with egg and noodles": what a dish is served with is in it, and drawn with it. */
function isServedIn(reader: Reader, phrase: NounPhrase, thing: Thing): boolean {
  const link = reader.link ?? (reader.joined ? reader.lastLink : undefined);
  if (reader.catalogue.find(thing.concept)?.kind !== 'food' || link?.kind === 'beside') return false;
  // the eggs of a nest, the butter of pancakes
  const whole = reader.draft.subjects.find(({ concept }) => shows(concept, thing.concept));
  const served = link?.kind === 'with' ? reader.draft.subjects[link.from[0] ?? -1] : undefined;
  // "a pizza with a glass of wine" is two things
  const dish = whole ?? (is(served?.concept, 'dish') && !phrase.head.words.includes(' of ') ? served : undefined);
  if (!dish) return false;
  dish.attributes.add(thing.concept);
  note(reader, phrase.head.words, `in the ${dish.concept}`);
  if (reader.link) reader.lastLink = reader.link;
  return true;
}

/** 🐱🐱🐱 and "a cat, a cat": more of the same. */
function isTwin(reader: Reader, phrase: NounPhrase, subject: SubjectDraft): boolean {
  const bare = phrase.determiner === undefined && phrase.count === undefined;
  const twin = lastSubject(reader);
  if (reader.link || !bare || !twin?.uncounted) return false;
  if (twin.concept !== subject.concept || twin.words !== subject.words || twin.colour !== subject.colour) return false;
  twin.count = Math.min(MAXIMUM_COUNT, twin.count + subject.count);
  return true;
}

/** The same thing again: what is new about it is added, and it is not drawn twice. */
function mentionAgain(reader: Reader, phrase: NounPhrase, thing: Thing, index: number): void {
  const subject = reader.draft.subjects[index] as SubjectDraft;
  const colour = phrase.colours[0];
  // "three robots … the white robot … the red robot": one of each
  const oneOf = colour !== undefined && subject.count > 1 && !phrase.head.plural && phrase.count === undefined;
  if (oneOf) {
    subject.attributes.add('each-its-colour');
    if (subject.colour !== undefined && subject.accents.length < subject.count - 1) subject.accents.push(colour.hex);
    reader.nextPlace = undefined;
  }
  if (colour && subject.colour === undefined) subject.colour = colour.hex;
  if (phrase.size && subject.size === undefined) subject.size = phrase.size;
  const set = reader.nextPlace === 'background' || reader.nextPlace === 'foreground';
  // "in the background the lights set off the cowboy": not where he is
  if (reader.nextPlace && subject.place === undefined && !(reader.paragraph && set)) subject.place = reader.nextPlace;
  reader.nextPlace = undefined;
  for (const attribute of [...(thing.attributes ?? []), ...phrase.attributes]) subject.attributes.add(attribute);
  // "both landmarks" do not make two of the tower
  const last = subject.words.split(' ').at(-1) ?? '';
  if (phrase.count !== undefined && subject.uncounted && phrase.head.words.startsWith(last.slice(0, -1)))
    subject.count = phrase.count;
  note(reader, phrase.head.words, `the ${subject.concept} again`);
  if (!reader.link) reader.opening ??= index;
  const { link } = reader;
  const told = link && !reader.casting && !(reader.paragraph && (link.kind === 'with' || link.kind === 'of'));
  if (told && !link.from.includes(index)) applyLink(reader, link, index);
  else if (!link && reader.fronted) {
    relate(reader, reader.fronted.kind, index, reader.fronted.object);
    reader.fronted = undefined;
  }
  reader.group = reader.joined && !link ? [...reader.group, index] : [index];
  if (!link) reader.head = [];
  reader.link = undefined;
}
