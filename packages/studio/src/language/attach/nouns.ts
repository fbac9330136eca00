import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { applyLink, endNoun, lastSubject, note, paintWalls } from '../reader.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { SEVERAL } from '../vocabulary/amounts.js';
import { groundWords } from '../vocabulary/grounds.js';
import {
  faceOf,
  isFitted,
  isHad,
  isOwnPart,
  isRoomWall,
  isSaidAgain,
  isThere,
  isWornBySomebody,
} from './noun-checks.js';
import { doesNoun } from './deed-nouns.js';
import { describeByNouns } from './describing-nouns.js';
import { meantNoun } from './mistaken-nouns.js';
import {
  bearsPictures,
  bodyPart,
  isColourName,
  isFormed,
  framedThing,
  isQuality,
  isWornColour,
  kindOfFamily,
  kindOfPlant,
  likenessWord,
  nounMeaning,
  pieceOf,
  placeOfUnknown,
  measure,
  shownBy,
} from './noun-meaning.js';
import { attachPart, describePart, partFollows } from './parts.js';
import { attachMotif, attachPictureWord, firstPictured, isAboutPicture } from './picture-words.js';
import { attachPlace, narrowPlace } from './places.js';
import { addScenery } from './scenery.js';
import { attachFinish, attachMaterial, attachPalette, flowsAs } from './substances.js';
import { attachThings, thingsOf } from './things.js';
import { putAtMouth } from './vessels.js';
import { attachWorn } from './worn.js';
import { isAlive } from '../draft.js';
import { findBeing, findItems } from '../coreference.js';
import { offerOf } from '../../catalogue/affordances.js';
import { is, shows } from '../../catalogue/traits.js';
import { garmentOf } from '../../catalogue/wardrobe.js';
import { singulars } from '../inflection.js';
import { fieldsOf, materialOf } from '../qualities.js';

/** Hangs a noun where it belongs: a thing, a part, clothes, a place, or something said of the picture. */
export function attachNoun(reader: Reader, phrase: NounPhrase, followedByOf: boolean, somewhere = false): void {
  const meaning = nounMeaning(phrase, reader);
  const meant = followedByOf ? undefined : meantNoun(phrase, meaning, isHad(reader));
  if (meant) return attachNoun(reader, meant, followedByOf, somewhere);
  if (putAtMouth(reader, phrase, followedByOf)) return;
  // "an emoji of a cup": the cup, by itself
  if (followedByOf && /^(?:emoji|emoticon|icon)s?$/.test(phrase.head.words)) {
    describeByNouns(reader, phrase);
    reader.draft.plain = 'always';
    reader.partOfNext = '';
    return;
  }
  // "into the bed of a truck" is into the truck; "a bar of chocolate" has nothing to drink
  if (
    followedByOf &&
    reader.link &&
    phrase.determiner === 'the' &&
    /^(?:bed|back|trunk|deck|cab|railing|rail|bow|stern|prow)$/.test(phrase.head.words)
  ) {
    reader.partOfNext = 'back';
    return;
  }
  const tip = /^(?:pinnacle|apex|crest|tip|base)$/.test(phrase.head.words);
  const pane = phrase.head.words === 'glass' && phrase.determiner === 'the' && reader.paragraph;
  if (followedByOf && (tip || pane)) return attachUnknown(reader, phrase, true);
  if (followedByOf && /^(?:bar|slab|block|stick|hal(?:f|ve))s?$/.test(phrase.head.words))
    return attachUnknown(reader, phrase, true);
  // "a penguin emoji": the penguin, by itself
  const shown = /^(?:emoji|emoticon|icon|sticker)s?$/.test(phrase.head.words) ? phrase.nouns.at(-1) : undefined;
  if (shown?.meaning?.things && reader.draft.subjects.length === 0) {
    reader.draft.plain = 'always';
    return attachNoun(reader, { ...phrase, head: { ...shown, plural: phrase.head.plural }, nouns: [] }, followedByOf);
  }
  if (reader.paragraph && /^grains?$/.test(phrase.head.words)) {
    reader.partOfNext = followedByOf ? '' : undefined;
    return followedByOf ? undefined : endNoun(reader);
  }
  // "supported by a hidden frame": no picture
  if (
    reader.paragraph &&
    phrase.head.words === 'frame' &&
    phrase.nouns.length === 0 &&
    meaning?.things &&
    !partFollows(reader, phrase)
  )
    return attachUnknown(reader, phrase, followedByOf);
  // "a sign with a puma silhouette": the sign shows it
  const outlined = phrase.nouns.some(({ meaning: of }) => of?.things !== undefined);
  if (/^(?:silhouette|outline)s?$/.test(phrase.head.words) && outlined && reader.link?.kind === 'with')
    return attachMotif(reader, phrase);
  if (followedByOf && reader.link?.kind === 'on' && phrase.determiner !== 'one' && bearing.test(phrase.head.words)) {
    reader.partOfNext = '';
    return;
  }
  if (surface.test(phrase.head.words)) return attachSurface(reader, phrase, followedByOf);
  // "the silhouette of palm trees": theirs, and not that of what was named before
  if (
    followedByOf &&
    reader.paragraph &&
    /^silhouettes?$/.test(phrase.head.words) &&
    reader.draft.subjects.length > 0
  ) {
    if (reader.link?.kind === 'with' && phrase.determiner === 'one') reader.like = 'shown';
    reader.partOfNext = '';
    return;
  }
  // the keys of a piano open nothing
  if (phrase.head.words === 'keys' && reader.draft.subjects.some(({ concept }) => is(concept, 'keys')))
    return attachUnknown(reader, phrase, followedByOf);
  if (/^tree branch(?:es)?$/.test(phrase.head.words) && (reader.link?.from.length ?? 0) > 0 && !followedByOf)
    return attachPart(reader, phrase, 'branch', false);
  if (isRoomWall(reader, phrase)) {
    // "the wall behind them is painted blue": of the room, and of nothing in it
    const [colour] = phrase.colours;
    endNoun(reader);
    reader.lastNoun = 'none';
    reader.ofWalls = true;
    return colour && paintWalls(reader, colour.hex);
  }
  const owned = isOwnPart(reader, phrase) || (!followedByOf && meaning?.part === undefined && isFitted(reader, phrase));
  if (owned && (meaning?.part === undefined || meaning.part === 'body')) return leaveToOwner(reader, phrase);
  if (reader.negated === 'next') return refuse(reader, phrase, meaning);
  const being = followedByOf ? undefined : findBeing(reader, phrase);
  if (being !== undefined && reader.link && (phrase.determiner === 'own' || reader.paragraph)) {
    for (const attribute of phrase.attributes) reader.draft.subjects[being]?.attributes.add(attribute);
    return endNoun(reader);
  }
  if (being !== undefined && !reader.link) {
    endNoun(reader);
    reader.group = [being];
    reader.head = [];
    reader.lastNoun = 'subject';
    return;
  }
  if (!followedByOf && doesNoun(reader, phrase)) return endNoun(reader);
  const items = followedByOf || reader.link ? undefined : findItems(reader, phrase);
  if (items) {
    endNoun(reader);
    reader.group = [...items];
    reader.head = [];
    reader.lastNoun = 'subject';
    return;
  }
  // "resembling the face of a cat"
  if (reader.like && followedByOf && /^(?:face|head)$/.test(phrase.head.words)) {
    reader.like = 'face';
    reader.partOfNext = '';
    return;
  }
  // "in attire consisting of a shirt": worn, and nothing that it is made of
  if (reader.material && garmentOf(phrase.head.words) !== undefined && reader.lastWorn) {
    reader.material = false;
    reader.wearing = true;
  }
  if (flowsAs(reader, phrase)) return;
  // "made of pencils": whatever else the word may mean
  const piece = reader.material && !followedByOf ? pieceOf(reader, phrase) : undefined;
  if (piece !== undefined && attachMaterial(reader, phrase, { things: [{ concept: piece }] })) return;
  // "the curved silhouette of the cello": the cello that is there already
  if (reader.like && phrase.determiner === 'the' && isThere(reader, phrase, meaning)) return endNoun(reader);
  if (reader.like && meaning?.aboutPicture !== true) {
    // a map of some country is no treasure map
    const named =
      phrase.nouns.some((noun) => noun.meaning === undefined) || phrase.nouns.some(({ possessive }) => possessive);
    const concept = named ? undefined : meaning?.things?.[0]?.concept;
    // "a seabed that resembles an arena": the place does, and whoever is in it keeps their form
    const ofPlace = reader.like === 'shaped' && concept === undefined && meaning?.setting !== undefined;
    if (!ofPlace) lastSubject(reader)?.attributes.add(likenessWord(reader.like, concept ?? phrase.head.words));
    return endNoun(reader);
  }
  const place = meaning && narrowPlace(phrase, meaning);
  if (reader.aside && place?.setting !== undefined && place !== meaning) return attachPlace(reader, phrase, place);
  const guessed = reader.likely && meaning?.setting !== undefined && meaning.things === undefined;
  if (reader.aside && guessed && reader.draft.settings.length === 0) return attachPlace(reader, phrase, meaning);
  // "the sky serves as a backdrop for a plane": the plane is there
  if (reader.aside && followedByOf && /^(?:backdrop|background|canvas|stage|setting)$/.test(phrase.head.words)) {
    reader.aside = false;
    return endNoun(reader);
  }
  if (reader.aside && !isThere(reader, phrase, meaning)) {
    reader.partOfNext = followedByOf ? '' : reader.partOfNext;
    if (followedByOf) return;
    if (reader.asideOnce) reader.aside = false;
    return endNoun(reader);
  }
  if (isColourName(reader, phrase, meaning)) return endNoun(reader);
  // "a framed watercolour painting": one that hangs there, and not what this is
  const framed =
    reader.paragraph && !followedByOf && meaning?.aboutPicture === true ? framedThing(reader, phrase) : undefined;
  if (framed) return attachThings(reader, phrase, framed);
  // "a laptop screen showing photos": the laptop shows them
  const faced = followedByOf && phrase.head.words !== 'screen' ? undefined : faceOf(reader, phrase, meaning);
  if (faced) return attachNoun(reader, faced, followedByOf, somewhere);
  if (meaning === undefined && attachMaterial(reader, phrase, {})) return;
  if (meaning === undefined && !followedByOf && attachFinish(reader, phrase)) return;
  if (meaning === undefined) {
    const plants = followedByOf ? undefined : kindOfPlant(reader, phrase);
    if (plants) return attachThings(reader, phrase, plants);
    const place = placeOfUnknown(phrase);
    return place ? attachPlace(reader, phrase, place) : attachUnknown(reader, phrase, followedByOf);
  }
  if (isWornColour(reader, phrase, meaning)) return endNoun(reader);
  if (meaning.role === 'palette') return attachPalette(reader, phrase, meaning, followedByOf);
  const narrowed = narrowPlace(phrase, meaning);
  if (narrowed !== meaning) {
    const nouns = phrase.nouns.filter((noun) => noun.meaning?.aboutPicture === true);
    describeByNouns(reader, { ...phrase, nouns });
    return attachPlace(reader, phrase, narrowed);
  }
  // "a swirl of smoke": the smoke
  if (followedByOf && meaning.things?.some(({ concept }) => is(concept, 'mark'))) {
    reader.partOfNext = '';
    return;
  }
  describeByNouns(reader, phrase);
  if (!(somewhere && meaning.things) && isAboutPicture(reader, phrase, meaning, followedByOf)) {
    const pictured = followedByOf ? undefined : firstPictured(reader, phrase);
    attachPictureWord(reader, phrase, meaning, followedByOf);
    return pictured && attachNoun(reader, pictured, false);
  }
  if (attachMaterial(reader, phrase, meaning)) return;
  if (isSaidAgain(reader, phrase, meaning)) return endNoun(reader);
  if (meaning.worn !== undefined && attachWorn(reader, phrase, meaning.worn)) return;
  // "from the leather boots to the hat": whoever was named wears them
  if (meaning.worn !== undefined && reader.paragraph && isWornBySomebody(reader, phrase)) return endNoun(reader);
  const near = followedByOf ? undefined : bodyPart(reader, phrase, meaning);
  if (near) return attachThings(reader, { ...phrase, head: { ...phrase.head, plural: false } }, near);
  // "a bird on a branch": the branch of a tree, not one that was cut
  const onBranch = /^(?:tree )?branch(?:es)?$/.test(phrase.head.words) && (reader.link?.from.length ?? 0) > 0;
  // "a green door … next to the door": that one, and no part of anything
  const itself = reader.draft.subjects.some(({ concept }) => meaning.things?.[0]?.concept === concept);
  const again = reader.paragraph && phrase.determiner === 'the' && reader.draft.subjects.length > 0 && !itself;
  if (
    meaning.part !== undefined &&
    (meaning.things === undefined || followedByOf || again || onBranch || partFollows(reader, phrase))
  )
    return attachPart(reader, phrase, meaning.part, followedByOf);
  const things = kindOfPlant(reader, phrase) ?? kindOfFamily(reader, phrase) ?? thingsOf(reader, phrase, meaning);
  if (things) {
    const { look: _look, aboutPicture: _about, ...scenery } = meaning;
    if (meaning.features === undefined) addScenery(reader, phrase.head.words, meaning.aboutPicture ? scenery : meaning);
    return attachThings(reader, phrase, things);
  }
  attachPlace(reader, phrase, meaning);
}

const surface = /^(?:surfaces?|tabletops?|table tops?)$/;
/** Parts that bear what is on the whole: "on the keys of a laptop", "on the slats of a bench" is on it. */
const bearing = /^(?:conveyor|belt|conveyor belt|slats?|planks|boards|keys|lid|rim|seat|cushions?|upholstery)$/;
/** What tables are made of. */
const tableStuff = /^(?:wood|marble|glass|metal)$/;

/** "on a dark wooden surface": a table of that wood; "the surface of the desk": the desk. */
function attachSurface(reader: Reader, phrase: NounPhrase, followedByOf: boolean): void {
  const { link, draft, catalogue } = reader;
  if (followedByOf) {
    reader.partOfNext = '';
    return;
  }
  const whole = phrase.nouns.findLast(({ meaning }) => (meaning?.things ?? meaning?.setting) !== undefined);
  if (
    whole?.meaning &&
    !whole.meaning.aboutPicture &&
    whole.meaning.features === undefined &&
    materialOf(whole.words) === undefined
  )
    return attachNoun(reader, { ...phrase, head: { ...whole, plural: false }, nouns: [] }, false);
  const carried = link?.kind === 'on' || (link?.kind === 'inside' && link.words !== 'in');
  const table = draft.subjects.findIndex(({ concept }) => offerOf(concept).flat === true);
  const { material } = fieldsOf(
    [...phrase.attributes, ...phrase.nouns.map(({ words }) => words), ...phrase.colours.map(({ words }) => words)],
    false,
  );
  const top = phrase.head.words.startsWith('table') || tableStuff.test(material ?? '');
  // "on its surface, a pen": on what was spoken of
  if (link?.kind === 'on' && phrase.determiner === 'own' && link.from.length === 0 && reader.topic !== undefined) {
    const owner = table >= 0 ? table : reader.topic;
    endNoun(reader);
    reader.fronted = { kind: 'on', object: owner };
    return;
  }
  if (carried && top && table < 0 && phrase.determiner !== 'own' && catalogue.find('table'))
    return attachThings(reader, { ...phrase, head: { ...phrase.head, words: 'table', plural: false } }, [
      { concept: 'table' },
    ]);
  // "placed on a concrete surface": the ground under them
  const ground = carried && table < 0 && material !== undefined ? groundWords.get(material) : undefined;
  if (ground && draft.settings.length === 0) addScenery(reader, material ?? '', ground);
  const { lastNoun } = reader;
  if (carried && table >= 0 && link && link.from.length > 0 && !link.from.includes(table))
    applyLink(reader, link, table);
  endNoun(reader);
  reader.lastNoun = phrase.determiner === 'own' && lastSubject(reader) ? 'subject' : lastNoun;
}

function leaveToOwner(reader: Reader, phrase: NounPhrase): void {
  const { link, lastLink, draft } = reader;
  const owner = draft.subjects[(link ?? lastLink)?.from[0] ?? -1];
  if (!owner || !describePart(owner, phrase)) draft.ignored.push(phrase.head.words);
  else note(reader, phrase.head.words, `part of ${owner.concept}`);
  endNoun(reader);
  reader.lastLink = link ?? lastLink;
}

/** A word that nobody can draw: left out, and named. */
function attachUnknown(reader: Reader, phrase: NounPhrase, followedByOf: boolean): void {
  const words = [...phrase.nouns.map((noun) => noun.words), phrase.head.words].join(' ');
  if (!followedByOf && reader.link?.kind !== 'with' && isFormed(phrase))
    return attachThings(reader, phrase, [{ concept: 'plain-figure' }]);
  // "the subject squats, an arm on the floor": somebody
  const somebody = phrase.head.words === 'subject' && phrase.nouns.length === 0 && reader.draft.subjects.length === 0;
  if (somebody && reader.paragraph && !followedByOf && reader.catalogue.find('person'))
    return attachThings(reader, phrase, [{ concept: 'person' }]);
  // "a vase with a rectangular base and a conical opening"
  const whole = reader.draft.subjects[(reader.link ?? reader.lastLink)?.from[0] ?? -1];
  if (!followedByOf && whole && !isAlive(whole) && partFollows(reader, phrase) && describePart(whole, phrase)) {
    const { link, lastLink } = reader;
    note(reader, phrase.head.words, `part of ${whole.concept}`);
    endNoun(reader);
    reader.lastLink = link ?? lastLink;
    return;
  }
  reader.draft.ignored.push(words);
  if (reader.draft.subjects.length === 0 && reader.link === undefined)
    reader.unnamed ??= phrase.count ?? (phrase.head.plural || /[^s]s$/.test(phrase.head.words) ? SEVERAL : 1);
  // "on the edge of a table" is on the table
  if (followedByOf) {
    reader.partOfNext = '';
    // "plain against the grandeur of the aircraft": nothing leans on it
    if (reader.link?.kind === 'leaning-on' && isQuality(phrase)) reader.link = undefined;
    // "a square slice of cake" is a square cake
    if (/^(?:slice|piece|wedge|chunk|bar|block|scoop|sheet|stick)s?$/.test(phrase.head.words))
      reader.portion = phrase.attributes;
    // "five rolls of paper": five of them
    if (phrase.count !== undefined && phrase.head.words.endsWith('s')) reader.portions = phrase.count;
    // "doodles of flowers": what something shows
    if (shownBy.test(phrase.head.words) && reader.link?.kind === 'with') reader.like = 'shown';
    return;
  }
  const { link, lastLink, sinceBreak } = reader;
  const joined = reader.joined && !(reader.listed && reader.fronted);
  endNoun(reader);
  reader.lastLink = link ?? lastLink;
  reader.lastNoun = 'none';
  // "beside the lifeguard, a rescue board leans against a post": nobody else leans there
  const named = phrase.determiner === 'one' || phrase.determiner === 'the';
  const begins = link === undefined && !joined && sinceBreak === 0 && !measure.test(phrase.head.words);
  reader.nobody = begins && named && reader.draft.subjects.length > 0;
  // "the tattoo features dragons": on somebody's skin, and nowhere else
  if (reader.nobody && reader.paragraph && bearsPictures.test(phrase.head.words)) reader.aside = true;
  if (reader.nobody) reader.fronted = undefined;
}

function refuse(reader: Reader, phrase: NounPhrase, meaning: Meaning | undefined): void {
  const { things, features, weather, setting, worn, part } = meaning ?? {};
  const owner = reader.draft.subjects[reader.group.at(-1) ?? -1];
  const built = owner?.entry?.kind === 'building' && /^windows?$/.test(phrase.head.words) ? 'windows' : undefined;
  const lost = part ?? built ?? (/^wheels?$/.test(phrase.head.words) ? 'wheels' : undefined);
  // a tree without a leaf is bare
  const plant = [owner, ...reader.draft.subjects].find((one) => one?.entry?.kind === 'plant');
  if (plant && /\b(?:leaf|leaves|foliage)$/.test(phrase.head.words)) {
    plant.attributes.add('bare');
    reader.draft.absent.add('leaves');
    note(reader, phrase.head.words, `none on the ${plant.concept}`);
    return endNoun(reader);
  }
  // "a truck without wheels": the truck's, and nobody else's
  if (owner && lost !== undefined) {
    owner.attributes.add(`without-${lost}`);
    // "a clock with no hands": its own kind of hands
    owner.attributes.add(`without-${phrase.head.words}`);
    note(reader, phrase.head.words, `none on the ${owner.concept}`);
    return endNoun(reader);
  }
  // "a rowboat without paddles": its drawing has them otherwise
  const drawn = things?.find(({ concept }) => shows(owner?.concept, concept));
  if (owner && drawn) owner.attributes.add(`without-${drawn.concept}`);
  const names = things?.map(({ concept }) => (is(concept, 'people') ? 'people' : concept)) ?? features ?? [];
  for (const name of names) reader.draft.absent.add(name);
  // "without any boats": of whatever kind
  if (things !== undefined && !names.includes('people'))
    for (const name of singulars(phrase.head.words)) reader.draft.absent.add(name);
  if (names.length === 0) reader.draft.absent.add(weather ?? setting ?? worn ?? part ?? phrase.head.words);
  note(reader, phrase.head.words, 'absent');
  reader.lastNoun = 'none';
  endNoun(reader);
}
