import { indoorSettings } from './brief.js';
import type { Camera, LookName, Setting } from './brief.js';
import { offerOf } from '../catalogue/affordances.js';
import { recordOf } from '../catalogue/records.js';
import { is } from '../catalogue/traits.js';
import { isAlive, isPerson } from './draft.js';
import type { BriefDraft, SubjectDraft } from './draft.js';
import { impliedByPeople } from './vocabulary/implications.js';
import { settingTable } from './vocabulary/settings.js';

const inSky = new Set(['air', 'sky', 'space']);

/** The place that was said, the highest-ranking one where several were; the others become features. */
export function chooseSetting(draft: BriefDraft): Setting | undefined {
  // "a building with stone walls": its own
  const built = draft.subjects.some(({ entry }) => entry?.kind === 'building');
  const named = draft.settings.filter(
    ({ setting, words }) => !draft.absent.has(setting) && !(built && setting === 'wall' && words.endsWith('walls')),
  );
  // "product photo of a watch, mountain background": photographed there
  const elsewhere = named.some(({ setting }) => setting !== 'studio' && setting !== 'abstract');
  const located = elsewhere ? named.filter(({ words }) => !MANNER_OF_PHOTO.test(words)) : named;
  // "a marble countertop that stretches across the bathroom": no kitchen
  const others = located.filter(({ setting, words }) => !(setting === 'kitchen' && /counter/.test(words)));
  const rooms = others.some(({ setting }) => setting !== 'studio' && indoorSettings.has(setting)) ? others : located;
  // "under an overcast sky … at a gas station": what stands there is not in the sky
  const stands = draft.subjects.some(({ entry }) => entry?.habitat === 'ground');
  const placed = stands ? rooms.filter(({ setting }) => setting !== 'sky') : [];
  // the deck of a ship is no terrace
  const afloat = draft.subjects.some(({ concept }) => offerOf(concept).floats === true);
  // the porch of a house is a part of it, and nobody sits there to look at another house
  const porch = isOfHouse(draft);
  const said = (placed.length > 0 ? placed : rooms).filter(
    ({ words, setting }) => !(afloat && words.endsWith('deck')) && !(porch && setting === 'terrace'),
  );
  // the sentence that names a place first says where this is; later ones speak of its surroundings
  const first = said[0]?.sentence ?? 0;
  const ranked = said
    .toSorted((one, other) => {
      const sooner = Number(other.sentence === first) - Number(one.sentence === first);
      return sooner || settingTable[other.setting].rank - settingTable[one.setting].rank;
    })
    .map(({ setting }) => setting);
  // "a room … a classroom setting": the one that says which
  const generic = said.every(({ setting, words }) => setting !== 'room' || /room$|^interior$|indoor|floor/.test(words));
  const which = ranked.find((one) => one !== 'room' && indoorSettings.has(one));
  if (ranked[0] === 'room' && generic && which) ranked.unshift(which);
  // a street lined with cafés: what is said first says where one stands
  const street = said[0]?.setting === 'street' && ranked[0] !== undefined && indoorSettings.has(ranked[0]);
  if (street) ranked.unshift('street');
  // a desert road that leads to mountains is the road that one sees them from
  const dry = said[0]?.setting === 'road' && ranked[0] === 'mountains' && draft.features.has('desert');
  if (dry) ranked.unshift('road');
  // airliners stand on the apron, not in the hall
  if (ranked[0] === 'airport' && is(draft.subjects[0]?.concept, 'airliner')) ranked.unshift('runway');
  // the sea and its sand: that is where one stands
  const shore = ranked[0] === 'sea' && draft.features.has('sand') ? 'beach' : ranked[0];
  // a stream is no river: it winds through the mountains that it is in
  const narrow = said.some(({ setting, words }) => setting === 'river' && /\b(?:stream|brook|creek)\b/.test(words));
  const chosen = shore === 'river' && narrow && ranked.includes('mountains') ? 'mountains' : shore;
  for (const other of ranked) {
    const feature = settingTable[other].asFeature;
    if (other !== chosen && feature !== undefined) draft.features.add(feature);
  }
  // grass beside gravel or paving: a way through it
  const way = ['gravel', 'pavement', 'concrete', 'bare-earth'].some((feature) => draft.features.has(feature));
  const through = chosen === 'studio' && way && draft.features.has('grass');
  if (through) draft.features.add('path');
  // grass is green by itself, and its colour would dye the way
  const own = draft.tints.findIndex(({ what }) => what === 'grass');
  if (own >= 0 && (through || draft.tints.some(({ what }) => what === 'path'))) draft.tints.splice(own, 1);
  if (through) return 'field';
  // a lake that snow covers is frozen
  if (chosen === 'lake' && draft.features.has('snow') && draft.season === 'winter' && draft.subjects.length === 0)
    return 'frozen-lake';
  // one sees fireworks from a town, and their colours are their own
  if (draft.features.has('fireworks')) {
    for (const colour of draft.colours) draft.tints.push({ what: 'fireworks', colour });
    draft.colours.clear();
    if (chosen === 'sky') return 'city';
  }
  // a sky over sand, waves or grass is seen from there
  if (chosen === 'sky') {
    const below = (['sand', 'waves', 'grass'] as const).find((feature) => draft.features.has(feature));
    if (below) return { sand: 'beach', waves: 'sea', grass: 'field' }[below] as Setting;
  }
  // an abstract painting of a street shows its lights and colours, and hardly its houses
  const abstracted = !draft.paragraph || said.some(({ setting, words }) => setting === 'abstract' && isOfArt(words));
  if (chosen !== 'abstract' && ranked.includes('abstract') && abstracted) draft.look = abstractly(draft.look);
  // shapes that were counted are told apart only where they do not cover each other
  const counted = draft.subjects.length > 1 && draft.subjects.every(({ uncounted, count }) => !uncounted && count > 1);
  if (chosen === 'abstract' && counted) return undefined;
  // an abstract painting of a tower shows the tower
  if (chosen === 'abstract' && draft.subjects.some(({ entry }) => entry !== undefined && entry.habitat !== 'wall')) {
    if (abstracted) draft.look = abstractly(draft.look);
    return undefined;
  }
  const grounded = draft.subjects.some(
    ({ entry }) => entry !== undefined && !inSky.has(entry.habitat) && entry.kind !== 'animal',
  );
  // a sofa against a white wall stands in a room
  if (chosen === 'wall' && draft.subjects.some(({ entry }) => entry?.kind === 'furniture')) return 'room';
  // the walls of a corridor run away from us: what hangs or stands at one is in a room
  if (chosen === 'corridor' && draft.subjects.length > 1 && draft.subjects.some(isHung)) return 'room';
  // "a lighthouse under a pink sky" does not float in the sky
  if (chosen === 'sky' && grounded) return undefined;
  return chosen;
}

const isHung = ({ concept, entry }: SubjectDraft): boolean => entry?.habitat === 'wall' || is(concept, 'hung');

/** How it is photographed, which one does anywhere. */
const MANNER_OF_PHOTO =
  /^(?:product (?:shot|photo|photograph|photography)|studio (?:shot|lighting|light|photo|photography))$/;

/** In prose patterns and geometric shapes are what something has; a painting or a composition is all of it. */
const isOfArt = (words: string): boolean => /^abstract (?:painting|art|composition)|^geometric abstraction/.test(words);

/** Of a painting that is said to be abstract one sees planes and colours first, whatever it is painted with. */
function abstractly(look: LookName | undefined): LookName {
  const broad = look === undefined || look === 'oil' || look === 'painterly' || look === 'gouache';
  return broad ? 'cubist' : look;
}

/** From this height on, in metres, who is beside an airliner stands on its ground, and looks at no toy in the sky. */
const BESIDE_AIRLINER = 0.45;

/** Who stands before an airliner, or it before them, does so on the airfield. */
function standsByAirliner(
  { subjects }: BriefDraft,
  { kind, subject, object }: BriefDraft['relations'][number],
): boolean {
  const pair = [subjects[subject], subjects[object]];
  const craft = pair.find((one) => is(one?.concept, 'airliner'));
  const other = pair.find((one) => one !== craft);
  if (!craft || !other || craft.attributes.has('flying')) return false;
  if (isPerson(other)) return DEEP.has(kind) || SIDES.has(kind);
  const { habitat = 'ground', height = 0 } = other.entry ?? {};
  if (habitat !== 'ground' && habitat !== 'tabletop') return false;
  return DEEP.has(kind) || (SIDES.has(kind) && height > BESIDE_AIRLINER);
}

const DEEP: ReadonlySet<string> = new Set(['in-front-of', 'behind']);
const SIDES: ReadonlySet<string> = new Set(['beside', 'left-of', 'right-of']);

const isOfHouse = ({ paragraph, subjects }: BriefDraft): boolean =>
  paragraph === true && subjects[0]?.entry?.kind === 'building';

export function impliedSetting(draft: BriefDraft): Setting | undefined {
  // who rows in a cup is on no lake
  const contained = draft.relations.some(
    ({ kind, subject, object }) =>
      kind === 'inside' &&
      offerOf(draft.subjects[object]?.concept ?? '').vessel === true &&
      draft.subjects[subject]?.entry?.kind === 'vehicle',
  );
  if (contained) return 'studio';
  if (draft.relations.some((relation) => standsByAirliner(draft, relation))) return 'runway';
  // who drives nails into a house is not in the workshop with it; who climbs a ladder or a tree is on no mountain
  const built = draft.subjects.some(({ entry }) => entry?.kind === 'building' && entry.height > 2);
  const climbs = draft.relations.some(({ kind }) => kind === 'climbing');
  // nor is who sits on a rock at a dressing table
  const perched = draft.relations.some(({ kind, subject, object }) => {
    const { entry } = draft.subjects[object] ?? {};
    return kind === 'on' && isAlive(draft.subjects[subject]) && (entry?.kind === 'nature' || entry?.kind === 'plant');
  });
  // "planes presenting a spectacle": what flies before all presents nothing in an office
  const flown = draft.subjects[0]?.entry?.kind === 'vehicle' && inSky.has(draft.subjects[0].entry.habitat);
  const implied = draft.implied.find(
    (setting) =>
      !((built || perched || flown) && indoorSettings.has(setting)) &&
      !(climbs && setting === 'mountains') &&
      !(setting === 'terrace' && isOfHouse(draft)),
  );
  if (implied) return implied;
  // who looks at a whale is where whales are
  const afloat = draft.subjects.some(
    ({ entry }) => entry?.kind === 'animal' && entry.habitat === 'underwater' && entry.height > TALL,
  );
  if (afloat) return undefined;
  for (const [index, subject] of draft.subjects.entries()) {
    // a cat in the suit of an astronaut is where astronauts are
    if (!isAlive(subject) || draft.absentThings.has(index)) continue;
    for (const attribute of subject.attributes) {
      const setting = impliedByPeople.get(attribute);
      if (setting && !(indoorSettings.has(setting) && isOutside(draft, subject))) return setting;
    }
  }
  // palms grow where they are at home
  const grove = draft.subjects.find(({ entry, count }) => entry?.kind === 'plant' && count > 1 && entry.height > TALL);
  return recordOf(grove?.concept ?? '')?.partOf?.[0];
}

const ON_THE_WAY: ReadonlySet<string> = new Set(['walking', 'running', 'cycling', 'jumping', 'riding', 'flying']);

/** Metres from which on an animal or a plant is in no room. */
const TALL = 1.1;

/** A king on a horse is not in his hall, nor a nurse in the rain in her ward. */
function isOutside({ subjects, weather, season, time, features }: BriefDraft, { action }: SubjectDraft): boolean {
  if (time === 'dawn' || time === 'dusk') return true;
  if (weather !== undefined || season !== undefined || (action !== undefined && ON_THE_WAY.has(action))) return true;
  if (['sun', 'moon', 'stars', 'clouds', 'grass', 'trees', 'flowers'].some((feature) => features.has(feature)))
    return true;
  return subjects.some(
    ({ entry }) =>
      entry !== undefined &&
      (['vehicle', 'building', 'nature'].includes(entry.kind) ||
        is(entry.concept, 'kerb') ||
        ((entry.kind === 'animal' || entry.kind === 'plant') && entry.height > TALL)),
  );
}

/** Posters of that time show somebody who fills them; whom everybody knows is known by the face. */
export function frameByLook({ look, subjects, settings, relations }: BriefDraft): Camera | undefined {
  // a bird on a wire is seen against the sky
  if (relations.some(({ kind, object }) => kind === 'on' && is(subjects[object]?.concept, 'overhead')))
    return 'low-angle';
  const [first, ...others] = subjects;
  const alone = first?.entry?.kind === 'person' && first.count === 1 && others.length < 2;
  const idle = first?.action === undefined && others.length === 0 && settings.length === 0;
  if (alone && idle && first.attributes.has('renowned')) return 'portrait';
  return look === 'art-nouveau' && alone && settings.length === 0 ? 'portrait' : undefined;
}

/** "a toilet on a tiled floor": what it stands on, and not the whole place, where more is known of that. */
export function isFloorOnly({ settings, implied, subjects, plain }: BriefDraft): boolean {
  const floor = settings.every(
    ({ setting, words }) => setting !== 'studio' || /floor|gravel|flagstone|tile|pavement|concrete/.test(words),
  );
  // a toilet is in a bathroom, whatever its floor
  const homely = subjects.some(
    ({ entry, concept }) =>
      ['furniture', 'vehicle', 'building'].includes(entry?.kind ?? '') ||
      recordOf(concept)?.homes?.every((home) => indoorSettings.has(home)) === true,
  );
  return floor && plain === undefined && (implied.length > 0 || homely);
}

/** Who stands by a window or its curtains is in a room. */
export function behindWindow({ features, subjects, look }: BriefDraft): Setting | undefined {
  const seen = (features.has('window') || features.has('curtains')) && look !== 'logo' && look !== 'sticker';
  const fits = subjects.every(
    ({ entry }) =>
      entry !== undefined &&
      ['person', 'animal', 'object', 'food', 'furniture'].includes(entry.kind) &&
      entry.height < 2.4 &&
      entry.habitat !== 'water' &&
      entry.habitat !== 'underwater',
  );
  return seen && fits && subjects.length > 0 ? 'room' : undefined;
}

/** "They sit on a patch of grass": where prose names no other place, that is the place. */
export function groundNamed({ paragraph, features, subjects, plain }: BriefDraft): Setting | undefined {
  const indoors = subjects.some(({ entry }) => entry?.kind === 'furniture' || entry?.habitat === 'wall');
  if (!paragraph || plain !== undefined || indoors || subjects.length === 0) return undefined;
  if (features.has('window') || features.has('curtains')) return undefined;
  return features.has('grass') ? 'field' : features.has('sand') ? 'beach' : undefined;
}

/** Rain falls on no backdrop: the ground that it wets is that of a street. */
export function underSky(draft: BriefDraft, placed: Setting | undefined): Setting | undefined {
  const { weather, features, plain, backdrop } = draft;
  const bare = placed === 'studio' && plain === undefined && backdrop === undefined;
  const falls = weather === 'rain' || weather === 'snow' || weather === 'storm';
  const paved = features.has('pavement') || features.has('concrete') || features.has('gravel');
  return bare && falls && paved ? 'street' : placed;
}

/** Prose that sets small things before a wall means a ground behind them. */
export function beforeWall(draft: BriefDraft): Setting | undefined {
  const wall = draft.paragraph
    ? draft.subjects.findIndex(({ concept }, index) => index > 0 && is(concept, 'wall'))
    : -1;
  const small = draft.subjects.every(
    ({ entry, concept }) =>
      is(concept, 'wall') || ['object', 'food', 'furniture', 'person'].includes(entry?.kind ?? ''),
  );
  if (wall < 0 || !small) return undefined;
  const { colour } = draft.subjects[wall] as SubjectDraft;
  if (colour !== undefined) draft.backdrop ??= colour;
  return 'studio';
}

const FITTINGS =
  /\b(bathroom|restroom|washroom|kitchen|classroom|garage|gym|bedroom)(?:'s|s')? (?:[a-z-]+ )?(?:light(?:s|ing)?|tiles?|floor|counter(?:top)?|walls?|shelf|shelves|fixtures?|vignette|scene|mat|rug|sink|mirror)\b/i;

const ROOMS: ReadonlyMap<string, Setting> = new Map<string, Setting>([
  ['restroom', 'bathroom'],
  ['washroom', 'bathroom'],
]);

/** "under the bright bathroom lighting": a paragraph that says no more of its place than what is fitted there. */
export function roomOfFittings({ paragraph }: BriefDraft, prompt: string, said: Setting | undefined): typeof said {
  const open = said === undefined || said === 'room' || said === 'studio';
  const room = paragraph && open ? FITTINGS.exec(prompt)?.[1]?.toLowerCase() : undefined;
  return room === undefined ? said : (ROOMS.get(room) ?? (room as Setting));
}
