import { recordOf } from '../catalogue/records.js';
import { indoorSettings } from '../catalogue/settings.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import { is } from '../catalogue/traits.js';
import type { Brief, Subject } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { inPot } from '../paint/objects/plants/shrubs.js';
import { pulledTo } from '../paint/pulled.js';
import { onWheels } from '../paint/objects/vehicles/on-wheels.js';

/** The drawing of what is told to be elsewhere than such things are: a parked plane, a ship in the sky, a seal ashore. */
export function outOfPlace(brief: Brief, index: number, drawable: Drawable): Drawable | undefined {
  const subject = brief.subjects[index];
  if (!subject) return undefined;
  const { attributes } = subject;
  const vehicle = drawable.kind === 'vehicle';
  if (attributes.includes('sunken')) return sunken(drawable);
  if (vehicle && (isParked(attributes) || isOnField(brief, subject) || standsBy(brief, drawable, attributes)))
    return sunken(is(drawable.concept, 'airliner') ? onWheels(drawable) : drawable);
  if (vehicle && drawable.floats && brief.told?.includes('ashore')) return beached(drawable);
  if (vehicle && attributes.includes('flying')) return airborne(drawable, 'air');
  if (attributes.includes('flying') && isFlung(brief, index, drawable)) return airborne(drawable, 'air');
  if (attributes.includes('floating') && brief.told?.includes('in-the-air') && isApart(brief, index, drawable))
    return airborne(drawable, 'air');
  if (isCarriedOff(brief, subject) && drawable.height > 0.5) return airborne(drawable, 'air');
  if (attributes.includes('floating') && isWater(brief.setting) && isApart(brief, index, drawable))
    return airborne(is(drawable.concept, 'flat') ? pulledTo(drawable, ON_WATER) : drawable, 'water');
  if (isWading(brief, index, drawable)) return airborne(drawable, 'water');
  if (isAshore(brief, drawable) && !attributes.includes('swimming')) return sunken(drawable);
  if (isAloneOnWall(brief, drawable) || crawlsUp(brief, subject, drawable)) return airborne(drawable, 'wall');
  if (brief.setting === 'space' && (drifts(drawable) || attributes.includes('floating')))
    return airborne(drawable, 'space');
  // what has its shadow below it rests there
  if (brief.told?.includes('with-shadow') && is(drawable.concept, 'hovers')) return sunken(drawable);
  if (isInRoom(brief, index, drawable)) return inPot(drawable);
  const inHand = brief.relations.some(({ kind, object }) => kind === 'holding' && object === index);
  const large = is(drawable.concept, 'hovers') && drawable.kind === 'object' && drawable.height > 1.3;
  return inHand && large ? inHandOf(drawable) : undefined;
}

/** Rooms in which flowers grow from the ground, or hang as scenery. */
const PLANTED: ReadonlySet<string> = new Set(['greenhouse', 'stage', 'flat-lay']);

/** A flower that stands in a room by itself: from the bare floor nothing grows. */
const isInRoom = (
  { setting, relations, camera }: Brief,
  index: number,
  { kind, habitat, concept, height }: Drawable,
): boolean =>
  kind === 'plant' &&
  habitat === 'ground' &&
  is(concept, 'flower') &&
  !is(concept, 'potted') &&
  height < 2.5 &&
  camera !== 'from-above' &&
  setting !== undefined &&
  indoorSettings.has(setting) &&
  !PLANTED.has(setting) &&
  relations.every(({ kind: how, subject, object }) => (subject !== index && object !== index) || SIDEWAYS.has(how));

/** How much broader than high a coin or a leaf is that lies on the water before us. */
const ON_WATER = 3;

/** A gecko that climbs a wall is on it, not before it. */
const crawlsUp = ({ setting }: Brief, { attributes }: Subject, { kind, height }: Drawable): boolean =>
  setting === 'wall' &&
  kind === 'animal' &&
  height < 0.35 &&
  attributes.some((word) => /^(?:crawling|climbing|creeping)$/.test(word));

const isParked = (words: readonly string[]): boolean =>
  words.some((word) => /^(?:taxiing|parked|landed|grounded)$/.test(word));

/** What flies and is said to stand somewhere, or is spoken of as a car is, has landed. */
const standsBy = ({ told, setting }: Brief, { habitat }: Drawable, words: readonly string[]): boolean =>
  (habitat === 'air' || (habitat === 'space' && setting !== 'space')) &&
  !words.includes('flying') &&
  (told?.includes('landed') === true || words.some((word) => /^(?:driving|standing|sitting|resting)$/.test(word)));

/** An aircraft on a runway stands there, unless it comes or goes. */
function isOnField({ setting }: Brief, { concept, action = '', attributes }: Subject): boolean {
  const aloft =
    /^(?:flying|flies|landing|taking-off|takeoff|soaring|ascending|descending|approaching|hovering|lifting)$/;
  const flies = [action, ...attributes].some((word) => aloft.test(word));
  return setting === 'runway' && recordOf(concept)?.homes?.[0] === 'sky' && !flies;
}

/** A wreck lies on the sea floor, a plane that taxies stands on its wheels. */
function sunken(drawable: Drawable): Drawable {
  const wreck: Drawable = { ...drawable, habitat: 'ground', floats: false, variant: () => wreck };
  return wreck;
}

/** Whoever pulls a boat ashore can: it is no higher than this, in metres. A ship that ran aground is as large as it is. */
const BEACHED = 1.2;

function beached(drawable: Drawable): Drawable {
  const { height } = drawable;
  return sunken(height < 12 ? { ...drawable, height: Math.min(BEACHED, height) } : drawable);
}

/** Boats that fly, trains on their way to the moon: no water or ground is below them. */
function airborne(drawable: Drawable, habitat: 'air' | 'space' | 'water' | 'wall'): Drawable {
  if (drawable.habitat === 'air' || drawable.habitat === 'sky' || drawable.habitat === 'space') return drawable;
  const lifted = (other: Drawable): Drawable => ({ ...other, habitat, floats: false });
  const posed = drawable.variant?.bind(drawable);
  return {
    ...lifted(drawable),
    ...(posed && { variant: (...told: Parameters<typeof posed>) => lifted(posed(...told)) }),
  };
}

/** The mirror of a bathroom, the clock of an office: where nothing else is told of, it hangs on the wall and stands on no table. */
const isAloneOnWall = ({ setting, subjects, camera }: Brief, { concept, kind, habitat, height }: Drawable): boolean =>
  setting !== undefined &&
  setting !== 'studio' &&
  indoorSettings.has(setting) &&
  subjects.length === 1 &&
  subjects[0]?.count === 1 &&
  camera === undefined &&
  kind === 'object' &&
  habitat === 'tabletop' &&
  height < 1 &&
  is(concept, 'hung') &&
  !is(concept, 'sign');

/** Seals and turtles come to the beach, and lie on it. */
const isAshore = ({ setting }: Brief, { kind, habitat }: Drawable): boolean =>
  (setting === 'beach' || setting === 'arctic' || setting === 'snow') && kind === 'animal' && habitat === 'water';

const BATHING: ReadonlySet<string> = new Set(['swimming', 'bathing', 'fishing', 'splashing']);

/** What animals do in the water itself: a bear that fishes has no rod, and stands in the river. */
export const isInWater = (words: readonly string[]): boolean => words.some((word) => BATHING.has(word));

/** Who stands in a lake is in it, not on its bank; so is an animal of the land that swims. */
function isWading(brief: Brief, index: number, { kind, habitat }: Drawable): boolean {
  const paddles = kind === 'animal' && isInWater(brief.subjects[index]?.attributes ?? []);
  if (!(paddles || brief.told?.includes('wading')) || !isWater(brief.setting)) return false;
  // who runs through the surf is at its edge, not out on the sea
  if (brief.setting === 'beach' && brief.subjects[index]?.attributes.includes('running')) return false;
  const carried = brief.relations.some(({ subject, object, kind: how }) => {
    const bound = subject === index && (how === 'on' || how === 'riding' || how === 'inside');
    return bound || (object === index && how === 'holding');
  });
  return (kind === 'animal' || kind === 'person') && habitat === 'ground' && !carried;
}

/** Balls in mid-flight over a field are in the air, and throw no shadow as if they lay on a shelf. */
const isFlung = (brief: Brief, index: number, drawable: Drawable): boolean =>
  brief.setting !== undefined && isApart(brief, index, drawable);

/** A thing outside, or anywhere, of which nothing is told that brings it to another one. */
const isApart = ({ setting, relations }: Brief, index: number, { kind }: Drawable): boolean =>
  (kind === 'object' || kind === 'food') &&
  !(setting !== undefined && indoorSettings.has(setting)) &&
  relations.every(({ subject, object }) => subject !== index && object !== index);

/** What a whirlwind has taken is up in it. */
const isCarriedOff = ({ features }: Brief, { attributes, place }: Subject): boolean =>
  features.includes('tornado') &&
  (place === 'top' || attributes.some((word) => /^(?:carried|lifted|flying)$/.test(word)));

/** Among the stars there is no table. */
const drifts = ({ kind }: Drawable): boolean => ['object', 'food', 'vehicle', 'furniture', 'plant'].includes(kind);

/** A flag that somebody holds is on a stick. */
function inHandOf(drawable: Drawable): Drawable {
  const small: Drawable = { ...drawable, height: 0.9, habitat: 'ground' };
  return { ...small, variant: () => small };
}

/** Places with water that a toy boat swims on. */
const WATERS: ReadonlySet<Brief['setting']> = new Set([
  'pond',
  'lake',
  'river',
  'beach',
  'sea',
  'wetland',
  'harbour',
  'hot-spring',
]);

export const isWater = (setting: Brief['setting']): boolean => WATERS.has(setting);

/** A toy of it: small enough for a hand; a boat by a pond swims on it. */
export function toy(drawable: Drawable, setting: Brief['setting']): Drawable {
  const height = Math.min(0.35, drawable.height);
  if (drawable.floats === true && isWater(setting)) {
    const swimming: Drawable = { ...drawable, height, kind: 'object' };
    return { ...swimming, variant: () => swimming };
  }
  const small: Drawable = { ...drawable, height, kind: 'object', habitat: 'ground' };
  return { ...small, floats: false, variant: () => small };
}
