import { is } from '../../catalogue/traits.js';
import { indoorSettings } from '../brief.js';
import type { Setting } from '../brief.js';
import { isAlive } from '../draft.js';
import type { SubjectDraft } from '../draft.js';
import type { NounPhrase } from '../phrase.js';
import type { Reader } from '../reader.js';
import { endNoun } from '../reader.js';
import { fieldsOf } from '../qualities.js';
import { colourOrThing } from '../vocabulary/colours.js';
import { fixtures } from '../vocabulary/features.js';
import type { Meaning } from '../vocabulary/meaning.js';
import { settingThings } from '../vocabulary/settings.js';
import { naturalColours } from '../word-classes.js';
import { addScenery } from './scenery.js';
import { attachThings, isGreen } from './things.js';
import { attachWorn } from './worn.js';

/** What a wall is built of gives it its colour. */
const hasVehicles = ({ subjects }: Reader['draft']): boolean => subjects.some(({ entry }) => entry?.kind === 'vehicle');

const WALL_COLOURS = [
  ['stone', '#9d978c'],
  ['concrete', '#b4b1ac'],
  ['wooden', '#8d6a48'],
] as const;

/** "a polished concrete floor": what it is made of is seen. */
const FLOORS: ReadonlyMap<string, { readonly feature?: string; readonly colour: string }> = new Map([
  ['concrete', { feature: 'concrete', colour: '#aaa8a4' }],
  ['cement', { feature: 'concrete', colour: '#aaa8a4' }],
  ['marble', { colour: '#dedbd6' }],
  ['linoleum', { colour: '#c3bfae' }],
  ['tile', { colour: '#cfcac2' }],
]);

const BUSY: ReadonlySet<string> = new Set(['busy', 'bustling', 'crowded']);
const [FEW, MANY] = [5, 9];
/** Where whatever is busy drives, sails or flies, and nobody stands in the way. */
const DRIVEN: ReadonlySet<Setting> = new Set<Setting>(['highway', 'road', 'runway', 'sea', 'sky', 'space', 'aerial']);
/** The colours of a chequered floor of which none were said. */
const CHECKS = ['#f1eee6', '#2f2e33'];

const outsideOf = new Set(['in-front-of', 'behind', 'beside', 'left-of', 'right-of', 'above']);

/** "a garden space", "a tundra backdrop", "a library setting": the first word says which place it is. */
export function narrowPlace(phrase: NounPhrase, meaning: Meaning): Meaning {
  if (
    !/^(?:space|scene|setting|area|backdrop|background|environment|landscape|interior|view|room|spot)$/.test(
      phrase.head.words,
    )
  )
    return meaning;
  return phrase.nouns.findLast(({ meaning: told }) => told?.setting !== undefined)?.meaning ?? meaning;
}

export function attachPlace(reader: Reader, phrase: NounPhrase, meaning: Meaning): void {
  const { draft, link } = reader;
  const { words } = phrase.head;
  const seenFromOutside =
    meaning.setting !== undefined &&
    // a lorry before a school stands in the street
    indoorSettings.has(meaning.setting) &&
    link !== undefined &&
    outsideOf.has(link.kind) &&
    link.words !== 'at';
  if (seenFromOutside && reader.catalogue.find('house') && isBuildingWord(words)) {
    const own = words.replaceAll(' ', '-');
    const concept = reader.catalogue.find(own)?.kind === 'building' ? own : 'house';
    return attachThings(reader, phrase, [{ concept, attributes: [own] }]);
  }
  // "a bar of chocolate … the bar": that one
  const again = reader.paragraph && reader.sentence > 0 && phrase.determiner === 'the';
  if (again && draft.subjects.some(({ concept }) => concept.split('-').includes(words))) return endNoun(reader);
  // the ledge of a window
  if (words.endsWith('ledge') && draft.features.has('window')) return endNoun(reader);
  // "a blue wall with a white window": a thing in it
  const host = draft.subjects[link?.kind === 'with' ? (link.from[0] ?? -1) : -1];
  const [fixture] = meaning.features?.flatMap((feature) => fixtures.get(feature) ?? []) ?? [];
  if (is(host?.concept, 'wall') && fixture !== undefined) return attachThings(reader, phrase, [{ concept: fixture }]);
  if (setWorktop(reader, phrase, meaning)) return;
  // plates from London are not in London
  if (reader.from && meaning.setting === 'city') return endNoun(reader);
  if (colourPetals(reader, phrase, meaning)) return endNoun(reader);
  // the green leaves of a plant are its own, and do not fall
  const grown = reader.paragraph || (isGreen(phrase) && draft.subjects.some(({ entry }) => entry?.kind === 'plant'));
  if (grown && /^(?:leaves|foliage)$/.test(words) && !draft.season) return endNoun(reader);
  if (
    /^(?:the )?moon$/.test(words) &&
    link?.kind === 'on' &&
    link.from.length > 0 &&
    !draft.features.has('silhouette')
  ) {
    addScenery(reader, words, { setting: 'moon' });
    return endNoun(reader);
  }
  // "a cat on a stone wall" sits on top of it
  const sitter = link?.kind === 'on' && link.from.some((index) => isAlive(draft.subjects[index]));
  const thing = settingThings.get(meaning.setting ?? '');
  if (thing !== undefined && sitter && words.endsWith(thing)) {
    const colour = WALL_COLOURS.find(([of]) => words.startsWith(of));
    const colours = phrase.colours.length === 0 && colour ? [{ hex: colour[1], words: colour[0] }] : phrase.colours;
    return attachThings(reader, { ...phrase, colours }, [{ concept: thing }]);
  }
  liftAbove(reader, meaning);
  // "a dog swims through the water": that is where it is
  const swims = link?.kind === 'inside' && link.from.some((index) => isAlive(draft.subjects[index]));
  if (words === 'water' && swims && meaning.setting === undefined) draft.implied.push('lake');
  if (
    meaning.worn !== undefined &&
    meaning.setting === undefined &&
    meaning.features === undefined &&
    hangUp(reader, phrase, meaning.worn)
  )
    return;
  if (/^(?:waves|curls|locks)$/.test(words) && wavesOfHair(reader, phrase)) return endNoun(reader);
  const told = addScenery(reader, words, meaning);
  const { shape } = fieldsOf([...phrase.attributes, ...phrase.nouns.map((noun) => noun.words)], false);
  // a round windowsill is that of any room
  if (shape && meaning.setting && !meaning.features && !reader.paragraph) draft.roomShape ??= shape;
  if (meaning.colour && meaning.setting === 'studio') draft.backdrop = meaning.colour;
  else if (meaning.colour && meaning.setting && !colourOrThing.has(words)) draft.colours.add(meaning.colour);
  if (!told && meaning.worn !== undefined) draft.ignored.push(words);
  // a red sky reddens everything; turquoise water and a red canyon only themselves
  const lights = /sky|skies|sunset|sunrise|light|fog|mist|haze|aurora/.test(words) && !reader.paragraph;
  for (const { hex, words: name } of phrase.colours) {
    if (lights && !naturalColours.has(name) && !/^(?:sky|skies)$/.test(words)) draft.colours.add(hex);
    // a yellow brick wall: the wall is yellow, of whatever it is built
    const own = meaning.setting && (!meaning.features || thing !== undefined) ? [meaning.setting] : [];
    // a white kitchen counter does not make the kitchen white
    const wet = own.includes('beach') && /\b(?:lagoon|bay|cove|inlet)s?$/.test(words);
    const whole = own.length > 0 && /\bcounter(?:top)?s?$/.test(words) ? ['counter'] : wet ? ['water'] : own;
    // a purple sunset has no purple sun
    const seen = (meaning.features ?? []).filter((what) => what !== 'sun' || !DUSKY.test(words) || WARM.test(name));
    for (const what of [...seen, ...whole]) draft.tints.push({ what, colour: hex });
  }
  // a busy market has people in it, and a busy highway none
  if (
    meaning.setting &&
    !DRIVEN.has(meaning.setting) &&
    !reader.paragraph &&
    phrase.attributes.some((word) => BUSY.has(word))
  )
    draft.brought.push({
      concept: 'person',
      attributes: ['people'],
      count: indoorSettings.has(meaning.setting) ? FEW : MANY,
      // they go about there, and pose in no rows; but not between the cars of a jam
      ...(!indoorSettings.has(meaning.setting) && !hasVehicles(draft) && { arrangement: 'scattered' }),
    });
  if (meaning.features?.includes('floor')) layFloor(reader, phrase);
  const placed = meaning.setting !== undefined || meaning.features !== undefined;
  if (!placed) return endNoun(reader);
  reader.lastNoun = 'scenery';
  const kept = link?.kind === 'of' ? link : undefined;
  endNoun(reader);
  reader.link = kept;
}

function layFloor({ draft }: Reader, { nouns, attributes, colours, previous = '' }: NounPhrase): void {
  const said = [...nouns.map(({ words }) => words), ...attributes, ...previous.split(' ')];
  if (colours.length < 2 && said.some((word) => /^che(?:ck|qu)(?:er)?ed$|^checkerboard$/.test(word))) {
    const checks = colours[0] ? [colours[0].hex, CHECKS[0] as string] : CHECKS;
    draft.tints.push(...checks.map((colour) => ({ what: 'floor', colour })));
    return;
  }
  const floor = said.map((word) => FLOORS.get(word)).find((one) => one !== undefined);
  if (!floor) return;
  const colour = colours[0]?.hex ?? floor.colour;
  if (floor.feature !== undefined) draft.features.add(floor.feature);
  for (const what of floor.feature === undefined ? ['floor'] : ['floor', floor.feature])
    if (colours.length === 0 || what !== 'floor') draft.tints.push({ what, colour });
}

/** "her hair falls in blonde waves": no sea. */
function wavesOfHair({ draft }: Reader, { colours }: NounPhrase): boolean {
  const wearer = draft.subjects.findLast(({ parts }) => parts.some(({ what }) => what === 'hair'));
  if (!wearer || draft.settings.length > 0) return false;
  const at = wearer.parts.findIndex(({ what }) => what === 'hair');
  const hair = wearer.parts[at];
  const [colour] = colours.toReversed();
  if (hair)
    wearer.parts[at] = {
      ...hair,
      ...(colour && { colour: colour.hex }),
      attributes: [...(hair.attributes ?? []), 'wavy', 'long'],
    };
  return true;
}

const DUSKY = /sunset|sunrise|dusk|dawn/;
const WARM = /red|orange|gold|yellow|amber|crimson|pink|fiery|scarlet/;

/** "on the countertop", "at the kitchen island": what is there needs it to stand on. One of marble is a thing itself. */
function setWorktop(reader: Reader, phrase: NounPhrase, meaning: Meaning): boolean {
  const { words } = phrase.head;
  const { link, catalogue } = reader;
  if (!/(?:countertop|counter top|counter|island)s?$/.test(words) || !catalogue.find('kitchen-island')) return false;
  const kitchen = meaning.setting === 'kitchen' || meaning.features?.includes('counter');
  const itself = !link && reader.draft.subjects.length === 0 && /^(?:marble|granite) /.test(words);
  if (!kitchen || (link?.kind !== 'on' && link?.kind !== 'beside' && !itself)) return false;
  addScenery(reader, words, { setting: 'kitchen' });
  attachThings(reader, { ...phrase, head: { ...phrase.head, plural: false } }, [{ concept: 'kitchen-island' }]);
  return true;
}

const isInFlower = ({ concept, entry }: SubjectDraft): boolean =>
  is(concept, 'bunch') || is(concept, 'potted') || (entry?.kind === 'plant' && is(concept, 'flower'));

/** "a flower with crimson petals": the petals are the flower's own. */
function colourPetals({ link, draft }: Reader, { colours, attributes }: NounPhrase, { features }: Meaning): boolean {
  const had = draft.subjects[link?.kind === 'with' ? (link.from.at(-1) ?? -1) : -1];
  // "the orange petals of the flowers": those of the bouquet that is there, and none in the air
  const own = draft.paragraph === true && features?.includes('petals') === true && !features.includes('blossom');
  const plant = had ?? (own ? draft.subjects.find(isInFlower) : undefined);
  if (plant && is(plant.concept, 'potted') && features?.some((one) => one === 'petals' || one === 'flowers')) {
    plant.attributes.add('flowering');
    const { shape } = fieldsOf(attributes, false);
    const [colour] = colours;
    if (colour || shape)
      plant.parts.push({
        what: 'petals',
        name: 'petal',
        ...(colour && { colour: colour.hex }),
        ...(shape && { shape }),
      });
    return true;
  }
  if (own && plant && is(plant.concept, 'bunch')) return true;
  if (plant?.entry?.kind !== 'plant' || !features?.some((one) => one === 'petals' || one === 'leaves')) return false;
  // "a tree with yellow leaves" is a yellow tree
  const shown = features.includes('petals') || !is(plant.concept, 'flower');
  if (shown && plant.colour === undefined && colours[0]) plant.colour = colours[0].hex;
  return true;
}

/** Clothes that nobody wears: drawn by themselves where somebody can, else on somebody. */
function hangUp(reader: Reader, phrase: NounPhrase, worn: string): boolean {
  const { catalogue, draft } = reader;
  // clothes that prose mentions in passing
  if (reader.paragraph && draft.subjects.length > 0 && phrase.determiner !== 'one' && phrase.count === undefined)
    return false;
  // "an image of somebody in a tuxedo": on whom nobody sees
  if (reader.paragraph && reader.wearing) {
    draft.ignored.push(phrase.head.words);
    endNoun(reader);
    return true;
  }
  // clothes that nobody named as such are on somebody
  const alone =
    worn === 'clothes'
      ? undefined
      : [phrase.head.words.replaceAll(' ', '-'), worn].find((concept) => catalogue.find(concept));
  if (alone !== undefined) {
    attachThings(reader, phrase, [{ concept: alone }]);
    return true;
  }
  if (draft.subjects.length > 0 || !catalogue.find('person')) return false;
  const { colours: _colours, attributes: _attributes, count: _count, ...plain } = phrase;
  // "a group of goths in dark clothing": as many as were named
  const bare = { ...plain, ...(reader.unnamed !== undefined && { count: reader.unnamed }) };
  const attributes = /dress|gown|skirt|blouse|bikini|heels/.test(phrase.head.words) ? ['woman'] : [];
  attachThings(reader, { ...bare, head: { ...phrase.head, plural: false }, colours: [], attributes: [] }, [
    { concept: 'person', attributes },
  ]);
  reader.wearing = true;
  return attachWorn(reader, phrase, worn);
}

/** Places that are a floor to what hovers over them. */
const PAVED: ReadonlySet<Setting | undefined> = new Set<Setting>(['street', 'road', 'alley', 'square', 'parking-lot']);

/** From so many metres on a thing that stands on the ground is fixed there. */
const TALL = 1.6;

/** "a ship sailing above mountains", "through clouds": it flies. */
function liftAbove(reader: Reader, meaning: Meaning): void {
  const { link, draft } = reader;
  const cloudy =
    meaning.features?.includes('clouds') &&
    meaning.weather === undefined &&
    (link?.kind === 'inside' || link?.words === 'through');
  // "the statue stands before the night sky over the city": the sky is over it
  const ofSky = reader.paragraph && reader.lastNoun === 'scenery';
  if ((link?.kind !== 'above' || ofSky) && !cloudy) return;
  for (const index of link?.from ?? []) {
    const subject = draft.subjects[index];
    const flies = subject?.entry?.habitat === 'air' || subject?.entry?.habitat === 'sky';
    if (!subject || flies || isAlive(subject)) continue;
    // "a lighthouse above the stormy sea", "a bridge over a canal": they stand there
    const stands = subject.entry?.kind === 'building' || subject.entry?.kind === 'plant';
    const airy = meaning.setting === 'sky' || (meaning.setting === undefined && meaning.features?.includes('clouds'));
    if (stands && !airy) continue;
    // lamps and statues preside over a square: they have a foot of their own
    const tall = subject.entry?.kind === 'object' && subject.entry.habitat === 'ground' && subject.entry.height > TALL;
    if (tall && !airy && link?.words === 'over') continue;
    // a truck that rolls over a field is on it
    if (link?.words === 'over' && subject.entry?.kind === 'vehicle' && subject.entry.habitat === 'ground') continue;
    // a board that floats above the asphalt is a foot above it
    if (PAVED.has(meaning.setting) && subject.words.endsWith('board')) {
      draft.features.add('midair');
      continue;
    }
    subject.attributes.add('flying');
    subject.place ??= 'top';
  }
}

function isBuildingWord(words: string): boolean {
  // "tuning a guitar before a concert": what is still to come is no house
  return !/island|deck|room|wallpaper|corner|nook|interior|indoor|counter|table|hallway|sill|fireplace|concert|opera$|stage|podium|spotlight/.test(
    words,
  );
}
