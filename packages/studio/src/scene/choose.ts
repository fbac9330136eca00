import { isActName, isRidden, placeOfAct } from '../catalogue/acts.js';
import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { indoorSettings } from '../catalogue/settings.js';
import { isParagraph, isProse } from '../language/brief.js';
import type { Brief, Season, Setting, TimeOfDay, Weather } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import type { Random } from '../paint/kit/random.js';
import { hasPedals, isAlive } from './affords.js';
import { displayOf } from './settle/display.js';
import { isWater } from './out-of-place.js';
import { parkedBefore } from './parked-before.js';
import { placesOfRanks } from './settle/ranks.js';
import { isTree } from './told/doubtful.js';
import { GROUNDLESS } from './scale.js';
import { isAtTable, isStillLife, isStudy } from './tabletop.js';
import { unequal } from './unequal.js';
import { againstWall, fromAbove } from './viewed.js';
import { wallBehind } from './wall-behind.js';
import { hungAsideOf } from './hung-aside.js';
import { isPlainForm } from './figures.js';

export interface Circumstances {
  readonly setting: Setting;
  readonly time: TimeOfDay;
  readonly weather: Weather;
  readonly season: Season;
}

/** Places that suit a kind of subject when the prompt names none. The seed chooses. */
const PLACES: Record<Drawable['kind'], readonly Setting[]> = {
  person: ['field', 'garden', 'hills', 'park', 'village', 'street', 'city'],
  animal: ['field', 'forest', 'hills', 'garden', 'park'],
  building: ['hills', 'field', 'village', 'mountains', 'lake'],
  vehicle: ['street', 'hills', 'city', 'desert'],
  plant: ['garden', 'field', 'hills'],
  food: ['studio'],
  furniture: ['room', 'studio', 'room'],
  object: ['studio'],
  nature: ['hills', 'mountains', 'lake'],
};

const NO_SUBJECT: Record<Brief['mood'], readonly Setting[]> = {
  neutral: ['mountains', 'sea', 'hills', 'lake', 'forest', 'abstract'],
  calm: ['lake', 'sea', 'field', 'hills'],
  joyful: ['field', 'garden', 'beach', 'abstract'],
  dramatic: ['mountains', 'sea', 'desert'],
  mysterious: ['forest', 'cave', 'lake'],
  romantic: ['beach', 'garden', 'lake'],
  melancholy: ['sea', 'street', 'lake'],
  cosy: ['room', 'cafe', 'library'],
};

/** Where nothing is named; a storm is seen over a land. */
function emptyPlaces({ mood, weather }: Brief): readonly Setting[] {
  const all = NO_SUBJECT[mood];
  const open = all.filter((setting) => setting !== 'abstract' && !indoorSettings.has(setting));
  return weather !== undefined && weather !== 'clear' && open.length > 0 ? open : all;
}

function chooseSetting(brief: Brief, drawables: readonly Drawable[], random: Random): Setting {
  const found = placeOf(brief, drawables, random);
  const place = brief.setting === undefined ? onShore(found, brief, drawables) : found;
  // whoever is with a train is out in the country, where its rails can lie
  const built = place === 'street' || place === 'city' || place === 'square' || place === 'studio';
  const plain = brief.setting === undefined && drawables.length > 1 && isPlain(brief);
  if (plain && built && drawables.some(({ concept }) => is(concept, 'rails'))) return 'field';
  // between shops a train is a toy, and no rails lie across a parking lot
  if (brief.setting === undefined && PAVED.has(place) && drawables.some(isOfLongLines))
    return random.pick(['field', 'hills']);
  if (unequal(brief, drawables)) return place;
  // rain and stars are seen outside
  const outside = brief.weather !== undefined && brief.weather !== 'clear';
  if (place === 'studio' && brief.setting === undefined && outside) return random.pick(['street', 'field', 'hills']);
  // and what shines in the sky, beside things
  if (place === 'studio' && brief.setting === undefined && isUnderHeavens(brief))
    return random.pick(['garden', 'field', 'hills']);
  // and so is the sun as it sets
  const low = brief.time === 'dusk' || brief.time === 'dawn';
  if (place === 'studio' && brief.setting === undefined && low && brief.features.includes('sun')) return 'garden';
  // no table of a room carries a sofa, nor is one put up over a sofa for a dog: out of doors the land rises
  const walled = place === 'studio' || indoorSettings.has(place);
  if (brief.setting === undefined && walled && !outside && isHeavyOverHeavy(brief, drawables))
    return random.pick(['field', 'hills']);
  // what is above another thing stands on a shelf, or on a rise of the ground where it is large
  const handy = drawables.some(({ kind, habitat }) => kind !== 'person' && kind !== 'animal' && habitat === 'tabletop');
  const lifted = brief.setting === undefined && !outside && brief.relations.some(isLifted);
  if (lifted && handy && !drawables.some(isOutdoor) && !indoorSettings.has(place)) return 'studio';
  const level = place === 'street' || place === 'city' || place === 'park' || place === 'garden';
  if (level && lifted) return random.pick(['field', 'hills']);
  return place;
}

const PAVED: ReadonlySet<Setting> = new Set<Setting>(['street', 'city', 'square', 'parking-lot', 'road']);

/** A tram is at home in its street. */
const isOfLongLines = ({ concept }: Drawable): boolean =>
  is(concept, 'rails') && recordOf(concept)?.homes === undefined;

/** Metres from which on no shelf carries a thing. */
const HEAVY = 0.62;

/** Who lives or furniture, too heavy for a shelf, above or below the other of two, of which the lower one stands on the ground. */
function isHeavyOverHeavy(
  { subjects, relations: [relation, ...more] }: Brief,
  drawables: readonly Drawable[],
): boolean {
  const two = subjects.length === 2 && drawables.length === 2;
  if (!relation || more.length > 0 || !two) return false;
  const { kind, subject, object } = relation;
  const [upper, lower] = (kind === 'below' ? [object, subject] : [subject, object]).map((index) => drawables[index]);
  // "on top of" a boy a chair is over him
  const over =
    isLifted(relation) || (kind === 'on' && upper?.kind === 'furniture' && lower !== undefined && isAlive(lower));
  if (!over) return false;
  const heavy = upper !== undefined && (isAlive(upper) || upper.kind === 'furniture') && upper.height > HEAVY;
  const hung = lower !== undefined && (is(lower.concept, 'hung') || is(lower.concept, 'at-wall'));
  return heavy && lower?.habitat === 'ground' && !hung;
}

/** What is in the sky and in no studio. */
const HEAVENLY: ReadonlySet<string> = new Set(['rainbow', 'moon', 'stars', 'shooting-star', 'milky-way', 'aurora']);
const isUnderHeavens = ({ features, look, relations }: Brief): boolean =>
  look === undefined && relations.length === 0 && features.some((feature) => HEAVENLY.has(feature));

function placeOf(brief: Brief, drawables: readonly Drawable[], random: Random): Setting {
  // what flies through the clouds above the mountains has their summits below it
  const [only] = brief.subjects;
  const flies = brief.subjects.length === 1 && only?.attributes.includes('flying') === true;
  if (brief.setting === 'mountains' && flies && brief.features.includes('clouds')) return 'sky';
  if (brief.setting && INLAND_WATER.has(brief.setting) && swimBelow(brief, drawables)) return 'underwater';
  if (brief.setting === 'sea' && isOfFish(brief, drawables)) return 'underwater';
  // told at length, who stands before the sea is on its shore
  const ashore = drawables.every(({ habitat, floats }) => habitat === 'ground' && floats !== true);
  if (brief.setting === 'sea' && isProse(brief) && drawables.length > 0 && ashore) return 'beach';
  // clouds over a wooden floor are seen from a terrace, not in a room
  const planked = brief.setting === 'room' && brief.features.includes('boards');
  if (planked && drawables.some(({ habitat }) => habitat === 'sky')) return 'terrace';
  // beside a fork only the boards are seen: a room would make it a giant
  if (planked && drawables.length > 0 && drawables.every(isHandy))
    return drawables.every(({ concept }) => is(concept, 'lies') || is(concept, 'flat')) ? 'flat-lay' : 'studio';
  if (brief.setting) return parkedBefore(brief, drawables) ?? brief.setting;
  if (wallBehind(brief) !== undefined) return 'wall';
  // who rides on a board is where one rides on it
  const ridden = brief.subjects
    .flatMap(({ attributes }) => attributes)
    .find((word) => isActName(word) && isRidden(word));
  const course = ridden === undefined ? undefined : placeOfAct(ridden);
  if (course) return course;
  // clouds are seen outside: what stands in rooms stands on a lawn then
  if (isPlain(brief) && isUnderSky(drawables)) return random.pick(['field', 'garden', 'hills']);
  // who looks into a mirror stands before the one on the wall: in the open nothing carries it
  if (looksIntoMirror(brief)) return 'room';
  if (hungAsideOf(brief) !== undefined) return 'studio';
  const pair = unequal(brief, drawables);
  const [large, small] = pair ? [drawables[pair.large], drawables[pair.small]] : [];
  // what is above another thing is on a shelf at the wall behind it: out of doors nothing would carry it but a board on
  // ropes from the sky, and before the counter of a kitchen a shelf would hang in the room
  const tied = is(small?.concept, 'limp') && large?.kind !== 'furniture';
  // nor is a bus in a room: it is seen out of the window that has the shelf
  const driven = large?.kind === 'vehicle' && large.height * large.aspect > NO_ROOM_HOLDS;
  const out = large !== undefined && OUT_OF_DOORS.has(large.kind) && large.habitat !== 'water' && !driven;
  const walled =
    tied || out || is(large?.concept, 'built-in') || (large?.kind === 'object' && large.habitat !== 'tabletop');
  if (pair?.staging === 'overhead' && walled && small?.kind !== 'animal') return 'studio';
  if (pair?.staging === 'overhead' && driven && large.habitat === 'air') return 'sky';
  if (large && small) return random.pick(placesBehind(large, small));
  const habitats = new Set(drawables.map((drawable) => drawable.habitat));
  if (isPortrait(brief, drawables)) return 'studio';
  if (isCrafted(brief, drawables)) return 'studio';
  const display = displayOf(brief, drawables);
  if (display === 'ranks') return random.pick(placesOfRanks(drawables));
  if (onShelf(brief, drawables) || display === 'shelves' || areSamples(brief, drawables)) return 'studio';
  if (ofLandAndWater(brief, drawables)) return 'beach';
  if (habitats.has('space')) return 'space';
  if (habitats.has('underwater') && !aloft('underwater', drawables)) return 'underwater';
  if (habitats.has('water')) return random.pick(['sea', 'lake', 'harbour', 'lake']);
  const within = homesOfVarieties(brief, drawables);
  if (within.length > 0) return random.pick(within);
  const first = drawables[0];
  // nothing of it is understood: better an empty ground than a place that nobody asked for
  const open = brief.features.length === 0 && brief.mood === 'neutral' && brief.time === undefined;
  if (!first && open && brief.subjects.length === 0 && brief.notes.ignored.length > 0) return 'studio';
  if (!first) return random.pick(brief.season === 'winter' ? ['snow', 'mountains'] : emptyPlaces(brief));
  // plain geometry has a plain ground
  if (drawables.every((drawable) => drawable.habitat === 'wall')) return 'studio';
  if (drawables.every((drawable) => drawable.habitat === 'air' || drawable.habitat === 'sky')) {
    return first.height < 0.3 ? random.pick(['garden', 'field']) : random.pick(['sky', 'hills', 'mountains']);
  }
  if (drawables.some(hasLanded)) return 'runway';
  if (isFlownBeside(brief, drawables)) return random.pick(['park', 'field', 'beach']);
  if (isPlain(brief) && drawables.length === 2 && ofDifferentWorlds(drawables)) return 'studio';
  const row = isPlain(brief) ? placeOfRow(brief, drawables) : undefined;
  if (row) return row;
  if (isParagraph(brief) && isStudy(brief, drawables)) return 'studio';
  // what stands on grass is no longer in the street
  if (brief.features.includes('grass') && drawables.some(({ habitat }) => habitat !== 'wall'))
    return random.pick(['field', 'park', 'hills']);
  // nor what stands on a path
  if (brief.features.includes('path') && drawables.some(isOutdoor)) return random.pick(['field', 'hills']);
  if (areCut(brief, drawables) || isOverTable(brief, drawables)) return 'studio';
  // a heart and a star among themselves are forms
  if (drawables.length > 1 && drawables.every(({ concept }) => isPlainForm(concept))) return 'studio';
  if (isAmongBlossoms(drawables)) return random.pick(['garden', 'field']);
  const homes = drawables
    .filter((drawable) => !isSpareFixture(brief, drawable))
    .map((drawable) => recordOf(toldFor(brief, drawable))?.homes?.filter((place) => !aloft(place, drawables)))
    .find((places) => places !== undefined && places.length > 0);
  const outdoor = drawables.filter(isOutdoor);
  // furniture beside a cat is in a room; beside a truck it stands outside
  if (outdoor.length === 0) {
    if (homes) return random.pick(homes);
    const furniture = drawables.find(({ kind, concept }) => kind === 'furniture' || is(concept, 'at-wall'));
    // a table with something on it is a still life, and three sinks stand in nobody's living room
    const shown = furniture && (offerOf(furniture.concept).laid || isSpareFixture(brief, furniture));
    if (furniture) return shown ? 'studio' : random.pick(PLACES.furniture);
  }
  // the largest thing says most about where this is
  const candidates = outdoor.length > 0 ? outdoor : drawables;
  const largest = candidates.reduce((best, drawable) => (drawable.height > best.height ? drawable : best));
  const own = recordOf(largest.concept)?.homes;
  if (own) return random.pick(own);
  if (largest.kind === 'animal' && brief.season === 'winter') return 'snow';
  // what the world knows stands by itself, not among cottages
  if (largest.kind === 'building' && largest.height > 30) return random.pick(['field', 'hills', 'lake']);
  if (brief.look === 'cyberpunk' && PLACES[largest.kind].some((place) => URBAN.has(place))) return 'street';
  // one woman is not always where one man is, though both are one person
  const stream = largest.kind === 'person' ? random.fork(brief.subjects.map(({ words }) => words).join()) : random;
  const place = stream.pick(PLACES[largest.kind]);
  // before a house there is a lawn: at a lake whoever stands there would stand on its water
  const peopled = largest.kind === 'building' && drawables.some((one) => one !== largest && one.habitat === 'ground');
  return peopled && isWater(place) ? stream.pick(PLACES.building.filter((other) => !isWater(other))) : place;
}

/** What drives and is longer than this, in metres, is no motorcycle. */
const NO_ROOM_HOLDS = 2.6;

const OUT_OF_DOORS: ReadonlySet<Drawable['kind']> = new Set(['animal', 'person', 'vehicle']);

/** A thing that neither flies nor hangs by itself was put over somebody, or over what drives. */
function isPutOver({ relations: [relation, ...more] }: Brief, drawables: readonly (Drawable | undefined)[]): boolean {
  if (!relation || more.length > 0 || (relation.kind !== 'above' && relation.kind !== 'below')) return false;
  const { kind, subject, object } = relation;
  const [upper, lower] = [kind === 'above' ? subject : object, kind === 'above' ? object : subject];
  const [put, below] = [drawables[upper], drawables[lower]];
  const loose = put?.kind === 'object' && (put.habitat === 'ground' || put.habitat === 'tabletop');
  return loose && below !== undefined && OUT_OF_DOORS.has(below.kind) && below.habitat !== 'water';
}

const looksIntoMirror = ({ subjects, relations, features }: Brief): boolean =>
  features.length === 0 &&
  relations.some(({ kind, subject, object }) => {
    const [who, mirror] = [subjects[subject]?.concept, subjects[object]?.concept];
    return kind === 'facing' && is(who, 'person') && is(mirror, 'hung') && is(mirror, 'propped') && !is(mirror, 'art');
  });

/** Furniture or clothes beside what is in the sky. */
const isUnderSky = (drawables: readonly Drawable[]): boolean => {
  const below = drawables.filter(({ habitat }) => habitat !== 'sky');
  const above = drawables.filter(({ habitat }) => habitat === 'sky');
  const fromRooms =
    below.length > 0 &&
    below.every(({ concept, kind, habitat }) => {
      const stands = kind === 'object' && habitat === 'ground';
      return kind === 'furniture' || stands || is(concept, 'garment');
    });
  return fromRooms && above.length > 0 && !above.some(({ concept }) => isPlainForm(concept));
};

/** A bicycle beside a lighthouse stands on the shore before it. */
const onShore = (place: Setting, brief: Brief, drawables: readonly Drawable[]): Setting =>
  place === 'sea' && isPlain(brief) && drawables.some(({ kind }) => kind === 'building') && drawables.some(isOfLand)
    ? 'beach'
    : place;

/** On open water it would stand in the waves. */
const isOfLand = ({ concept, kind, habitat, floats }: Drawable): boolean =>
  habitat === 'ground' && floats !== true && kind !== 'nature' && recordOf(concept)?.homes?.some(isWater) !== true;

/** A Christmas tree is a fir that stands in a room, unless houses are about. */
function homesOfVarieties({ subjects }: Brief, drawables: readonly Drawable[]): readonly Setting[] {
  if (drawables.some(({ kind }) => kind === 'building')) return [];
  return subjects
    .flatMap(({ variety }) => (variety === undefined ? [] : (recordOf(variety)?.homes ?? [])))
    .filter((place) => indoorSettings.has(place));
}

/** A blanket that is spread below somebody is at home where blankets are, and not where one has a picnic. */
const toldFor = ({ subjects }: Brief, { concept }: Drawable): string =>
  subjects.find((told) => recordOf(told.concept)?.below === concept)?.concept ?? concept;

/** Where a large thing stands that a small one is seen before; people are wherever that is used. */
function placesBehind({ concept, kind, habitat, height }: Drawable, small: Drawable): readonly Setting[] {
  // a desk stands in no lane
  if (kind === 'vehicle' && habitat === 'ground' && small.kind === 'furniture') return ['parking-lot'];
  if (kind === 'person' && small.habitat === 'tabletop') return recordOf(small.concept)?.homes ?? ['room', 'garden'];
  // what stands on tables itself is on one with the small thing: behind a ledge it would hang in the air
  if (kind === 'object' && habitat === 'tabletop' && small.kind === 'object') return ['studio'];
  const homes = recordOf(concept)?.homes?.filter((place) => place !== 'sky' && place !== 'studio') ?? [];
  // a suitcase before a bus stands on its lane nowhere
  const onRoad = kind === 'vehicle' && habitat === 'ground' && !is(concept, 'rails');
  if (onRoad && small.habitat === 'ground' && isLeftStanding(small)) return ['parking-lot'];
  if (homes.length > 0) return homes;
  // no aircraft flies between the trees of a park
  if (habitat === 'sky' || habitat === 'air') return ['field', 'hills'];
  if (habitat === 'water') return ['lake', 'harbour'];
  if (habitat === 'wall') return ['studio'];
  if (is(concept, 'carpet')) return ['room'];
  // clothes are on a stand, which stands on no table
  // beside the cupboards of a room a pumpkin would be as large as they are
  if ((kind === 'object' || kind === 'food') && height < 1 && !is(concept, 'garment')) return ['studio'];
  if (kind === 'furniture' || kind === 'object' || kind === 'food') return height > 2.4 ? ['park', 'street'] : ['room'];
  return PLACES[kind];
}

/** It is no vehicle, belongs to no kerb and goes nowhere by itself. */
const isLeftStanding = ({ concept, kind }: Drawable): boolean =>
  (kind === 'object' || kind === 'plant' || kind === 'furniture') && !is(concept, 'kerb');

/** Waters whose fish would hang in the air above them. */
const INLAND_WATER: ReadonlySet<Setting> = new Set<Setting>(['pond', 'lake', 'river', 'wetland']);

/** Nothing but what lives below the surface, and does not leap out of it. */
function swimBelow({ subjects }: Brief, drawables: readonly Drawable[]): boolean {
  return (
    drawables.length > 0 &&
    drawables.every(({ concept }) => recordOf(concept)?.homes?.includes('underwater') === true) &&
    !subjects.some(leaps)
  );
}

/** Fish in the ocean are in it, and so are the whales that are told of with them. */
function isOfFish({ subjects }: Brief, drawables: readonly Drawable[]): boolean {
  const swims = drawables.every(
    ({ kind, habitat }) => kind === 'animal' && (habitat === 'water' || habitat === 'underwater'),
  );
  return swims && drawables.some(({ habitat }) => habitat === 'underwater') && !subjects.some(leaps);
}

const leaps = ({ attributes }: Brief['subjects'][number]): boolean =>
  attributes.some((word) => word === 'jumping' || word === 'flying');

/** Who has their portrait made sits before a plain ground, unless a place was named. */
function isPortrait(brief: Brief, drawables: readonly Drawable[]): boolean {
  const [only, another] = drawables;
  return brief.camera === 'portrait' && isUnplaced(brief) && another === undefined && only?.kind === 'person';
}

/** A heart of wood is a thing of somebody's workshop, and flies nowhere. */
function isCrafted({ subjects }: Brief, drawables: readonly Drawable[]): boolean {
  const [only] = subjects;
  const light = drawables.every(({ habitat, height, kind }) => habitat === 'air' && height < 1 && kind === 'object');
  return subjects.length === 1 && only?.material !== undefined && light && drawables.length > 0;
}

/** Nothing was said of where and when. */
const isUnplaced = ({ features, mood, time, weather, season }: Brief): boolean =>
  (time ?? weather ?? season) === undefined && features.length === 0 && mood === 'neutral';

const isLifted = ({ kind }: Brief['relations'][number]): boolean => kind === 'above' || kind === 'below';

/** Nothing was said of where and when, nor that one is above the other, which wants a ground with a height. */
const isPlain = (brief: Brief): boolean => isUnplaced(brief) && !brief.relations.some(isLifted);

/** The longest thing that a shelf carries, in metres. */
const SHELVED = 1.3;

/** A thing above another one stands on a shelf, where a shelf could carry it: no block of stone in a street. */
function onShelf(brief: Brief, drawables: readonly Drawable[]): boolean {
  const lifted = brief.relations.filter(isLifted);
  if (lifted.length === 0 || drawables.length !== 2 || !isUnplaced(brief)) return false;
  return lifted.every(({ kind, subject, object }) => {
    const concept = brief.subjects[kind === 'above' ? subject : object]?.concept;
    const upper = drawables.find((drawable) => drawable.concept === concept);
    // a bicycle hangs on the wall
    if (upper && hasPedals(upper)) return true;
    const thing = upper?.kind === 'object' || upper?.kind === 'food' || upper?.kind === 'furniture';
    if (!upper || !(thing || is(upper.concept, 'light'))) return false;
    // no shelf carries what stands in a street
    if (is(upper.concept, 'kerb') || upper.height * Math.max(1, upper.aspect) > SHELVED) return false;
    return upper.habitat === 'ground' || upper.habitat === 'tabletop';
  });
}

/** "A glass window and a wooden chair": what each is made of, or its form, is all that was said. A plain ground shows it. */
function areSamples(brief: Brief, drawables: readonly Drawable[]): boolean {
  const { subjects, relations } = brief;
  if (subjects.length !== 2 || drawables.length !== 2 || relations.length > 0 || !isUnplaced(brief)) return false;
  const said = subjects.every(({ material, shape }) => material !== undefined || shape !== undefined);
  return said && drawables.every(({ kind }) => kind === 'object' || kind === 'furniture' || kind === 'food');
}

/** Boats and couches, fish and tables: no water carries them all; a beach has ground before it. */
function ofLandAndWater(brief: Brief, drawables: readonly Drawable[]): boolean {
  if (drawables.length < 3 || !isUnplaced(brief) || brief.relations.length > 0) return false;
  const wet = drawables.filter(({ habitat }) => habitat === 'water' || habitat === 'underwater');
  const dry = drawables.filter(
    ({ habitat, kind }) => kind !== 'nature' && (habitat === 'ground' || habitat === 'tabletop'),
  );
  return wet.length > 0 && dry.length >= 2;
}

/** A cup beside a horse, a phone beside a bed: no real place shows both large; before a plain ground both may be. */
function ofDifferentWorlds(drawables: readonly Drawable[]): boolean {
  const large = drawables.filter(
    (drawable) =>
      drawable.kind === 'furniture' ||
      (drawable.kind === 'vehicle' && isOutdoor(drawable)) ||
      (drawable.kind === 'animal' && drawable.height > 0.9 && drawable.habitat === 'ground'),
  );
  return drawables.some(({ kind, height, habitat, concept }) => {
    if (habitat !== 'ground' && habitat !== 'tabletop') return false;
    // a dining table has no home of its own, but none is in the road
    const indoors = recordOf(concept)?.homes?.every((place) => indoorSettings.has(place)) ?? kind === 'furniture';
    const small = (kind === 'object' || kind === 'food') && height < 0.6;
    return large.some((other) => {
      if (other.concept === concept) return false;
      return (small && other.height > height * 1.5) || (indoors && other.kind !== 'furniture');
    });
  });
}

/** A kite: large, no animal, and held up by the wind. */
const isFlown = ({ habitat, kind, height }: Drawable): boolean =>
  habitat === 'air' && kind === 'object' && height > 0.5;

/** Where one of two things is a kite, there is wind. */
function isFlownBeside(brief: Brief, drawables: readonly Drawable[]): boolean {
  const deep = brief.relations.some(({ kind }) => kind === 'behind' || kind === 'in-front-of');
  return isPlain(brief) && !deep && drawables.length === 2 && drawables.some(isFlown);
}

/** Several of a vehicle stand where there is room for a row of them. */
function placeOfRow(brief: Brief, drawables: readonly Drawable[]): Setting | undefined {
  const [only] = drawables;
  const count = brief.subjects.reduce((most, subject) => Math.max(most, subject.count), 1);
  if (drawables.length !== 1 || !only || count < 2) return undefined;
  if (only.kind !== 'vehicle' || only.habitat !== 'ground') return undefined;
  return is(only.concept, 'rails') ? 'field' : 'parking-lot';
}

/** An aircraft that stands on its wheels does so on an airfield. */
const hasLanded = ({ kind, habitat, height, concept }: Drawable): boolean =>
  kind === 'vehicle' && habitat === 'ground' && height > 1 && recordOf(concept)?.homes?.[0] === 'sky';

/** What one holds in a hand. */
const isHandy = ({ kind, height, aspect }: Drawable): boolean =>
  (kind === 'object' || kind === 'food') && height * Math.max(1, aspect) < 0.5;

/** Things that no room holds. */
function isOutdoor({ kind, height, habitat }: Drawable): boolean {
  if (habitat !== 'ground') return false;
  if (kind === 'building' || kind === 'vehicle' || kind === 'nature') return height > 0.6;
  return (kind === 'plant' && height > 2) || (kind === 'animal' && height > 0.75);
}

/** Who looks at a butterfly or a flower that grows is where those are, and not in a street. */
function isAmongBlossoms(drawables: readonly Drawable[]): boolean {
  const small = ({ kind, habitat, height }: Drawable): boolean =>
    (kind === 'plant' && habitat === 'ground' && height < 0.9) ||
    (kind === 'animal' && habitat === 'air' && height < 0.15);
  const others = drawables.filter(({ kind }) => kind !== 'person');
  return others.length > 0 && others.length < drawables.length && others.every(small);
}

/** Flowers beside what lies on a table are cut, and grow nowhere. */
function areCut(brief: Brief, drawables: readonly Drawable[]): boolean {
  const lying = ({ concept, kind }: Drawable): boolean => kind === 'object' && is(concept, 'flower');
  const blooms = drawables.filter((each) => (each.kind === 'plant' && each.height < 0.8) || lying(each));
  const things = drawables.filter(
    ({ kind, habitat, concept }) =>
      !is(concept, 'flower') &&
      (kind === 'food' || (kind === 'object' && (habitat === 'tabletop' || isParagraph(brief)))),
  );
  const only = blooms.length + things.length === drawables.length;
  return blooms.length > 0 && things.length > 0 && only && brief.features.length === 0;
}

/** What flies about a phone is where that is, and so is a frog beside one: what lies on tables is not out in the grass. */
function isOverTable(brief: Brief, drawables: readonly Drawable[]): boolean {
  const small = ({ kind, habitat, height, aspect }: Drawable): boolean =>
    kind === 'animal' && (habitat === 'air' || habitat === 'ground') && height * Math.max(1, aspect) < SMALL_BEAST;
  const things = drawables.filter((drawable) => !small(drawable));
  const flies = drawables.some((drawable) => small(drawable) && drawable.habitat === 'air');
  const lies = ({ concept }: Drawable): boolean => is(concept, 'flat') || is(concept, 'lies');
  const laid = things.every((drawable) => drawable.habitat === 'tabletop' && isHandy(drawable));
  const beside = isPlain(brief) && things.length > 0 && things.length < drawables.length;
  return laid && beside && brief.features.length === 0 && (flies || things.every(lies));
}

/** Metres from end to end: what is smaller is as well on a table. */
const SMALL_BEAST = 0.4;

/** Metres from which on a building says itself where it is. */
const TALL_BUILDING = 4;

/** A house that belongs to no street has its own ground around it, and a skyscraper its city. */
const isDetached = ({ concept, kind, height }: Drawable): boolean =>
  kind === 'building' && height > TALL_BUILDING && recordOf(concept)?.homes?.includes('street') !== true;

/** The place that a thing clearly belongs to, where none was said: a fish in a bowl is not under the sea. */
export function atHome(brief: Brief, drawables: readonly (Drawable | undefined)[] = []): Brief {
  if (brief.setting !== undefined || brief.features.includes('grass') || brief.features.includes('path')) return brief;
  const known = drawables.filter((drawable) => drawable !== undefined);
  if (isPlain(brief) && isUnderSky(known)) return brief;
  // a whale among fish is seen where they are
  const below = known.length > 1 && known.every(({ habitat }) => habitat === 'underwater');
  if (below && !brief.subjects.some(leaps)) return { ...brief, setting: 'underwater' };
  // beside a truck nothing is in its kitchen, and a phone beside a bed has no room of its own
  const worlds = known.length === 2 && isPlain(brief) && ofDifferentWorlds(known);
  const outside = known.some((drawable) => isOutdoor(drawable));
  const row = isPlain(brief) && placeOfRow(brief, known) !== undefined;
  // of two of very different size the large one is where it belongs, and the small one before it
  if (unequal(brief, drawables) || hungAsideOf(brief) !== undefined || isFlownBeside(brief, known)) return brief;
  // lying, a surfboard is no longer as large as the elephant below it
  if (!isProse(brief) && (isPutOver(brief, drawables) || isHeavyOverHeavy(brief, known))) return brief;
  if (
    onShelf(brief, known) ||
    displayOf(brief, known) !== undefined ||
    areSamples(brief, known) ||
    ofLandAndWater(brief, known)
  )
    return brief;
  const carried = new Set(
    brief.relations
      .filter(({ kind }) => ['inside', 'on', 'holding', 'hanging-on'].includes(kind))
      .map(({ kind, subject, object }) => (kind === 'holding' ? object : subject)),
  );
  if (isOverTable(brief, known)) return brief;
  const cut = areCut(brief, known);
  // a truck drives anywhere: the barn before which it stands says where that is
  const isBuilt = (concept: string): boolean =>
    !URBAN.has(recordOf(concept)?.homes?.[0] ?? 'city') &&
    known.some((each) => each.kind === 'building' && each.concept === concept);
  const subjects = [...brief.subjects.entries()].toSorted(
    ([, one], [, other]) => Number(isBuilt(other.concept)) - Number(isBuilt(one.concept)),
  );
  for (const [index, { concept, variety = concept }] of subjects) {
    if (cut && known.some((drawable) => drawable.kind === 'plant' && drawable.concept === concept)) continue;
    const [setting, other] = recordOf(variety)?.homes ?? recordOf(concept)?.homes ?? [];
    // a boat beside a bench swims on no meadow
    const dry = setting !== undefined && !isWater(setting) && known.some(isAfloat);
    // and a fish in its tank is in no sea
    const kept = setting === 'underwater' && !known.some(({ habitat }) => habitat === 'underwater');
    const bars =
      setting !== undefined &&
      (kept || aloft(setting, known) || worlds || row || dry || (outside && indoorSettings.has(setting)));
    const spare =
      known.some((drawable) => drawable.concept === concept && isSpareFixture(brief, drawable)) ||
      // before a house of its own a motorcycle brings no row of shops
      (setting === 'street' && isPlain(brief) && known.some(isDetached)) ||
      // a lamp beside a bridge brings no street
      (is(concept, 'kerb') && known.some(({ kind, height }) => kind === 'building' && height > TALL_BUILDING));
    if (setting && other === undefined && !carried.has(index) && !bars && !spare)
      return {
        ...brief,
        setting: setting === 'street' && isOfTree(brief, drawables) ? 'park' : onShore(setting, brief, known),
      };
  }
  // the morning sun falls on a laid table through a window
  const low = brief.time === 'dusk' || brief.time === 'dawn';
  const sunlit = low && brief.features.includes('sun') && isStillLife(known);
  // and who sits at a table sits in a room, where nothing speaks of another place
  if (isProse(brief) && (sunlit || isAtTable(brief, known))) return { ...brief, setting: 'room' };
  return brief;
}

/** Told at length of a tree, the place is where that grows: before a van it would stand in the lane. */
const isOfTree = (brief: Brief, drawables: readonly (Drawable | undefined)[]): boolean =>
  isProse(brief) &&
  drawables.some((drawable, index) => drawable && isTree(drawable) && brief.subjects[index]?.salience === 1);

/** Where there are streets anyway. */
const URBAN: ReadonlySet<Setting> = new Set<Setting>(['city', 'park', 'square', 'street']);

const isAfloat = ({ kind, habitat }: Drawable): boolean => kind === 'vehicle' && habitat === 'water';

/** A room has place for one of what is built in there: several are shown by themselves. */
function isSpareFixture({ subjects }: Brief, { concept, kind }: Drawable): boolean {
  const several = subjects.some((subject) => subject.concept === concept && subject.count > 1);
  return several && kind === 'object' && is(concept, 'at-wall');
}

/** Who stands on the ground is not up in the air with an aeroplane, nor a train below the water with a fish. */
function aloft(setting: Setting, drawables: readonly Drawable[]): boolean {
  const barred = setting === 'sky' ? /^(?!nature$)/ : setting === 'underwater' ? /^vehicle$/ : undefined;
  const dry = (habitat: Drawable['habitat']): boolean =>
    habitat === 'ground' || (setting === 'underwater' && habitat === 'air');
  return drawables.some(({ habitat, kind }) => dry(habitat) && barred?.test(kind) === true);
}

/** Fills in what the prompt leaves open. */
export function chooseCircumstances(brief: Brief, drawables: readonly Drawable[], random: Random): Circumstances {
  const chosen = againstWall(chooseSetting(brief, drawables, random.fork('setting')), drawables, brief.setting);
  const setting = fromAbove(chosen, brief, drawables);
  const sky = random.fork('sky');
  const nightly = brief.features.some((feature) =>
    ['stars', 'moon', 'aurora', 'fireworks', 'milky-way'].includes(feature),
  );
  // what has a colour must show it: a low sun tints everything
  const tinted = brief.subjects.some(({ colour }) => colour !== undefined);
  // rain at dusk is mud: who asks for rain alone sees it by day
  const veiled = brief.weather !== undefined && brief.weather !== 'clear';
  // two things far apart are told by their colours
  const apart = unequal(brief, drawables) !== undefined || displayOf(brief, drawables) !== undefined;
  const moody: TimeOfDay[] =
    brief.mood === 'romantic' || brief.mood === 'dramatic'
      ? ['dusk', 'dawn', 'dusk']
      : // a paragraph says what hour it is where that matters: a sunset that nobody named is wrong
        tinted || veiled || apart || isParagraph(brief) || (brief.mood === 'joyful' && indoorSettings.has(setting))
        ? ['day']
        : ['day', 'day', 'day', 'dusk', 'dawn'];
  // dim light outside is that of an evening
  const underSky = !indoorSettings.has(setting) && !GROUNDLESS.has(setting);
  const dim = brief.features.includes('darkness') && underSky ? 'dusk' : undefined;
  // ghosts are about at night, as far as they are seen outside
  const ghostly = underSky && !isParagraph(brief) && brief.told?.includes('spooky') === true;
  const time = brief.time ?? (nightly || ghostly ? 'night' : (dim ?? sky.pick(moody)));
  const season =
    brief.season ??
    (brief.weather === 'snow' || setting === 'snow'
      ? 'winter'
      : sky.pick(isParagraph(brief) ? ['summer'] : ['summer', 'summer', 'summer', 'spring']));
  // a grey sky is chosen for plain days only: whoever asks for a sunset wants to see it
  const open = brief.season === undefined && !brief.features.includes('sun');
  const grey =
    open && time === 'day' && brief.mood === 'neutral' && sky.chance(0.14) && !brief.absent.includes('clouds');
  const weather = brief.weather ?? (brief.mood === 'melancholy' ? 'cloudy' : grey ? 'cloudy' : 'clear');
  return { setting, time, weather, season };
}
