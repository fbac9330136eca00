import { offerOf } from '../catalogue/affordances.js';
import { likenessOf, paintedAs, recordOf } from '../catalogue/records.js';
import { indoorSettings } from '../catalogue/settings.js';
import { is } from '../catalogue/traits.js';
import { isProse } from '../language/brief.js';
import type { Brief, Setting, Subject } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import { isPlainForm } from './figures.js';
import { hungAsideOf } from './hung-aside.js';
import { isTelling } from './telling.js';

/**
 * How two things of very different size come into one picture: the small one on a ledge before our eyes and the large
 * one at a distance behind it; where the small one is above, on a shelf or a post; or both on one ground, the small one
 * nearer.
 */
export type UnequalStaging = 'ledge' | 'overhead' | 'ground';

export interface Unequal {
  /** Indices of the subjects. */
  readonly small: number;
  readonly large: number;
  readonly staging: UnequalStaging;
}

/** Prompts longer than this tell a scene, which has rules of its own. */
const SHORT = 90;
const MOST = 6;
/** More of both than this stand in rows, as many things do. */
const FEW = 4;
/** So many times larger one must be: what belongs on a table is odd on the ground sooner than what stands there. */
const APART = { tabletop: 2, ground: 2.4 } as const;
/** What fits on a ledge, and what is large enough to stand behind it, in metres. */
const FITS = 0.9;
const STANDS = 0.4;
/** And so is a board that lies and is so long. */
const LIES_LONG = 1.2;
/** How high a ship is, in metres, that is looked at from a rail. */
export const SHIP = 12;
/** Nobody leaves a thing on the ground that is no larger, unless beside a beast that is not so many times larger. */
const AT_HAND = { extent: 0.3, apart: 4.5 } as const;
/** Metres from which on a building is a landmark, seen from afar, and what comes into the foreground before it is larger than this. */
const [LANDMARK, BEFORE_LANDMARK] = [20, 0.25];
/** What belongs on tables stands on the ground beside what is less than so many times larger: a vase beside a sheep. */
const STANDS_NEAR = { thing: 5, alive: 8, person: 4 } as const;
/** An animal no larger, in metres, is lost at the feet of somebody who is so many times larger than it. */
const LOST = 0.26;
/** What is at least so large is seen on a floor with a rug, in metres. */
const ON_RUG = 0.1;
/** A thing that a hand carries stands on a table itself: on the floor of a room it would be a giant. */
const THING_STANDS = 0.95;
/**
 * Such a thing is behind what is so many times smaller, or what was said to be before it, on a plain ground: on one
 * floor a key would be as long as a bag.
 */
const HANDY = { least: 0.3, flown: 0.1, apart: 3.9, before: 2 } as const;
/** So much nearer than the large thing one on the same ground may be; before a train or an aircraft what is so large, in metres. */
const NEARER = 8;
const NEARER_GOAL = 18;
const BEFORE_VEHICLE = { nearer: 24, extent: 0.5 } as const;

/** Less than so many times smaller, it is above a large thing where the land rises, or on a wall. */
const ON_RISE = { alive: 3.4, thing: 2.6, small: 1.3 } as const;
/** What lives and is no larger, in metres, sits on a bough. */
const SITS = 0.55;

/** What a bird does that sits nowhere. */
const ALOFT = /^(?:flying|landing|soaring|gliding|hovering|swooping|diving|swimming|floating|wings-spread|jumping)$/;

const sided: ReadonlySet<string> = new Set([
  'left-of',
  'right-of',
  'beside',
  'above',
  'below',
  'behind',
  'in-front-of',
]);
const groundless: ReadonlySet<Setting> = new Set<Setting>([
  'studio',
  'flat-lay',
  'abstract',
  'wall',
  'space',
  'underwater',
  'sky',
  'aerial',
]);
/** Where what is seen behind may be at home. */
const HABITATS: ReadonlySet<Drawable['habitat']> = new Set<Drawable['habitat']>([
  'ground',
  'tabletop',
  'water',
  'air',
  'sky',
  'wall',
]);
const carried: ReadonlySet<Drawable['kind']> = new Set<Drawable['kind']>(['object', 'food', 'animal', 'plant']);
const grounded: ReadonlySet<Drawable['kind']> = new Set([...carried, 'furniture', 'person']);

/** A tower or a hill is as far away as one likes. */
const isGrounded = ({ kind, habitat }: Drawable): boolean =>
  habitat === 'ground' && kind !== 'building' && kind !== 'nature' && kind !== 'plant';

/** A car beside a train is a car beside a house. */
const standsBeside = ({ kind }: Drawable, big: Drawable): boolean =>
  grounded.has(kind) || (kind === 'vehicle' && big.kind === 'vehicle');

/** It has its roots in the ground, and no pot. */
export const isGrowing = ({ concept, kind, habitat }: Drawable): boolean =>
  kind === 'plant' && habitat === 'ground' && !is(concept, 'potted');

/** It is carried about, and at home nowhere: a bag, a jacket, a skateboard. */
export const isHandy = ({ concept, kind, habitat }: Drawable): boolean =>
  (kind === 'object' || kind === 'food') && (habitat === 'tabletop' || recordOf(concept)?.homes === undefined);

const SAID = { tiny: 0.4, small: 0.7, large: 1.45, huge: 2.2 } as const;

/** How large a thing is in the world, in metres: the side of a square that covers as much. */
export function extentOf(subject: Subject | undefined, { concept, height, aspect }: Drawable): number {
  const usual = likenessOf(subject?.variety)?.height;
  const base = paintedAs(concept);
  const like = usual !== undefined && base !== undefined ? usual / base.height : 1;
  return height * like * Math.sqrt(Math.min(5, Math.max(0.2, aspect)));
}

/** The two things of a picture of which one is much larger, and how they are staged. */
export function unequal(brief: Brief, drawables: readonly (Drawable | undefined)[]): Unequal | undefined {
  const { subjects, relations, camera, prompt, setting, weather } = brief;
  if (subjects.length !== 2 || camera !== undefined || hungAsideOf(brief) !== undefined) return undefined;
  const told = isProse(brief);
  // snow falls on both, a road is where they are, and trees are behind them
  const features = brief.features.filter(
    (feature) => feature !== weather && feature !== setting && feature !== 'trees',
  );
  const before = beforeShip(brief, drawables);
  if (before) return before;
  if (!told && (prompt.length > SHORT || features.length > 0)) return undefined;
  if (!told && isTelling(brief) && drawables.some((drawable) => drawable?.kind === 'person')) return undefined;
  if (relations.length > 1 || !relations.every(({ kind, ratio }) => sided.has(kind) && ratio === undefined))
    return undefined;
  if (setting !== undefined && groundless.has(setting)) return undefined;
  // what is leapt over is on the ground that one leaps from
  const leapt = relations.some(
    ({ kind, subject, object }) =>
      kind === 'above' &&
      subjects[subject]?.attributes.includes('jumping') === true &&
      drawables[object]?.habitat === 'ground',
  );
  if (leapt && !told) return undefined;
  const [one, other] = [drawables[0], drawables[1]];
  if (!one || !other) return undefined;
  const ratio = extentOf(subjects[0], one) / extentOf(subjects[1], other);
  const [small, large] = ratio < 1 ? [0, 1] : [1, 0];
  const apart = Math.max(ratio, 1 / ratio);
  const staging = told
    ? toldStaging(brief, drawables, small, large, apart)
    : stagingOf(brief, drawables, small, large, apart);
  return staging && { small, large, staging };
}

/** A parrot before a ship, told at whatever length, sits on a rail before our eyes, and does not swim. */
function beforeShip({ subjects, relations }: Brief, drawables: readonly (Drawable | undefined)[]): Unequal | undefined {
  const [relation] = relations;
  if (relations.length !== 1 || relation?.kind !== 'in-front-of') return undefined;
  const [small, large] = [relation.subject, relation.object];
  const [little, big] = [drawables[small], drawables[large]];
  if (!little || big?.kind !== 'vehicle' || big.floats !== true || big.height < SHIP) return undefined;
  const dry = little.habitat !== 'water' && little.habitat !== 'underwater';
  const seen = (subjects[small]?.count ?? 1) <= FEW && subjects[large]?.count === 1;
  const lies = carried.has(little.kind) && dry && seen && extentOf(subjects[small], little) < FITS;
  return lies ? { small, large, staging: 'ledge' } : undefined;
}

function stagingOf(
  { subjects, relations, told }: Brief,
  drawables: readonly (Drawable | undefined)[],
  small: number,
  large: number,
  ratio: number,
): UnequalStaging | undefined {
  const [little, big] = [drawables[small], drawables[large]];
  const [its, own] = [subjects[small], subjects[large]];
  if (!little || !big || !its || !own || its.count > MOST || own.count > MOST) return undefined;
  // what was said of sizes is seen otherwise: a giant mouse is a giant
  if (saidAs(its) > 1 || saidAs(own) < 1 || [its, own].some(({ attributes }) => attributes.includes('toy')))
    return undefined;
  if ([little, big].some(({ concept }) => isPlainForm(concept) || is(concept, 'wall'))) return undefined;
  if (is(little.concept, 'carpet') || !HABITATS.has(big.habitat)) return undefined;
  // no cloud lies on a ledge
  if (little.habitat === 'sky') return undefined;
  // birds about a tower are in the air
  if (is(little.concept, 'feathered') && its.count > 1 && big.kind === 'building') return undefined;
  // both swim
  if (little.habitat === 'water' && big.habitat === 'water') return undefined;
  // a plant in its pot stands where a vase does
  if (is(big.concept, 'potted') && little.habitat === 'tabletop' && extentOf(own, big) < THING_STANDS) return undefined;
  // nobody says where it is: on the table
  if (relations.length === 0 && isTable(big) && little.habitat === 'tabletop' && !standsOnEdge(little, big))
    return undefined;
  const over = relations.find(({ kind }) => kind === 'above' || kind === 'below');
  const upper = over && (over.kind === 'above' ? over.subject : over.object);
  // what is small behind what is large is seen beside it, on the same ground
  const [relation] = relations;
  const before = relation?.kind === 'behind' ? relation.object : relation?.subject;
  const deep = relation?.kind === 'behind' || relation?.kind === 'in-front-of';
  if (deep && before !== small) return undefined;
  const hides = deep && told?.includes('hidden') === true;
  // who stands before a landmark stands in the foreground (`before-landmark.ts`)
  const landmark = big.kind === 'building' && big.height >= LANDMARK && extentOf(its, little) > BEFORE_LANDMARK;
  const upright = little.habitat === 'ground' && (little.kind === 'animal' || little.kind === 'object');
  if (over === undefined && !hides && landmark && upright && (deep || its.count === 1)) return undefined;
  // a balloon before an aircraft is in the air as that is
  if (hides && little.habitat === 'air' && big.kind === 'vehicle') return undefined;
  // a cushion beside a couch is on its floor
  const fallen = is(little.concept, 'cushion') && big.kind === 'furniture';
  // nor does a frog sit where a lamp stands
  const thing = little.kind === 'object' || little.kind === 'food' || (little.kind === 'animal' && isHandy(big));
  const lifted = thing && extentOf(its, little) < AT_HAND.extent && ratio > AT_HAND.apart;
  // nor are shoes and spoons on a table before a dress
  const worn = little.kind === 'object' && is(big.concept, 'garment');
  // a ball and a rug are on one floor
  const onFloorOfRug =
    little.kind === 'object' && is(big.concept, 'carpet') && extentOf(its, little) > ON_RUG && relations.length === 0;
  // a mouse at the feet of a boy would be a giant, or nothing
  const lost = big.kind === 'person' && little.kind === 'animal' && ratio > STANDS_NEAR.person;
  const stood = little.habitat === 'ground' && !lifted && !(lost && extentOf(its, little) < LOST);
  const rooted = (stood || fallen || worn || onFloorOfRug) && !hides;
  // nor does grass grow from a table
  if (isGrowing(little) && big.habitat === 'ground' && upper === undefined && ratio > APART.ground) return 'ground';
  // nor does a stump stand there
  const fixed = little.kind === 'object' && little.habitat === 'ground' && !isHandy(little);
  if (fixed && rooted && upper === undefined && !hides && few(its, own) && standsOut(big) && ratio > APART.ground)
    return 'ground';
  // a ball lies before its goal, on the same ground
  const ball = little.habitat === 'ground' && recordOf(little.concept)?.shapes?.includes('spherical') === true;
  const played = ball && big.kind === 'object' && isGrounded(big) && upper === undefined && !hides;
  if (played && few(its, own) && ratio > APART.ground && ratio < NEARER_GOAL) return 'ground';
  const vast = big.kind === 'vehicle' && extentOf(its, little) > BEFORE_VEHICLE.extent;
  if (rooted && upper === undefined && !few(its, own) && isGrounded(big)) return undefined;
  if (rooted && upper === undefined && ratio < (vast ? BEFORE_VEHICLE.nearer : NEARER))
    return ratio > APART.ground && standsBeside(little, big) && isGrounded(big) ? 'ground' : undefined;
  // a ledge is for what would be lost on the ground: a bowl before a rabbit stands in the grass with it
  const alike =
    isGrounded(big) &&
    (big.kind === 'animal' || (little.kind === 'animal' && isHandy(big))) &&
    little.habitat !== 'air' &&
    little.habitat !== 'underwater' &&
    its.count + own.count < FEW &&
    !hides;
  const alive = big.kind === 'person' ? STANDS_NEAR.person : STANDS_NEAR.alive;
  const nearby = ratio > APART.tabletop && ratio < (little.kind === 'animal' ? alive : STANDS_NEAR.thing);
  const onFloor = little.kind === 'animal' && little.habitat === 'ground';
  // a phone in the grass would lie on its edge there, or be lost in it
  const flat = is(little.concept, 'flat') || offerOf(little.concept).flat === true;
  const slips = little.kind === 'object' && flat && little.habitat === 'tabletop';
  if (alike && upper === undefined && nearby && (!lifted || onFloor) && carried.has(little.kind) && !slips)
    return 'ground';
  // a rabbit over a girl's head sits on a bough there: on a hill behind her it would be as large as she is
  const sits = little.kind === 'animal' && little.habitat === 'ground' && extentOf(its, little) < SITS;
  if (sits && upper === small && ratio > ON_RISE.small && (big.kind === 'person' || big.kind === 'animal'))
    return 'overhead';
  const fits = carried.has(little.kind) && !is(little.concept, 'kerb') && extentOf(its, little) < FITS;
  if (!fits || ratio < APART.tabletop) return undefined;
  const extent = extentOf(own, big);
  // a kite is out of doors, and a bee before a book is no bird
  const flies = little.kind === 'animal' && little.habitat === 'air' && upper === undefined;
  if (isHandy(big) && big.habitat !== 'air' && extent < THING_STANDS) {
    if (upper === small || extent < (flies ? HANDY.flown : HANDY.least) || ratio < (deep ? HANDY.before : HANDY.apart))
      return undefined;
  } else if (extent < STANDS && big.height * big.aspect < LIES_LONG) return undefined;
  if (upper !== small) return 'ledge';
  // what flies is over the other one by itself, and sits on no bough there
  const flown = little.kind === 'animal' && (told?.includes('wings-spread') || its.attributes.includes('flying'));
  if (flown) return undefined;
  const stands = (rooted || lifted || little.habitat === 'tabletop') && !is(little.concept, 'hung');
  // a bird sits on a bough over a boy's head: on a hill behind him, or in the air there, it would be as large as he is
  if (is(little.concept, 'feathered') && !its.attributes.some((word) => ALOFT.test(word))) return 'overhead';
  // a dog above a cow is on the hill behind it, and a cat on a bough
  const rise = little.kind !== 'animal' ? ON_RISE.thing : extentOf(its, little) > SITS ? ON_RISE.alive : APART.tabletop;
  return stands && ratio > rise ? 'overhead' : undefined;
}

/** Prose of what lies out of doors beside something large: both are on one ground, the small one nearer. */
function toldStaging(
  { subjects, relations, setting }: Brief,
  drawables: readonly (Drawable | undefined)[],
  small: number,
  large: number,
  ratio: number,
): UnequalStaging | undefined {
  const [little, big] = [drawables[small], drawables[large]];
  const [its, own] = [subjects[small], subjects[large]];
  if (!little || !big || !its || !own || its.count > MOST || own.count > 1 || saidAs(its) > 1) return undefined;
  const outside = setting === undefined ? big.kind === 'vehicle' : !indoorSettings.has(setting);
  const beside = relations.every(({ kind }) => kind === 'beside' || kind === 'left-of' || kind === 'right-of');
  const lies = (little.kind === 'object' || little.kind === 'food') && HABITATS.has(little.habitat);
  const stands = isGrounded(big) && extentOf(own, big) > THING_STANDS;
  return outside && beside && lies && stands && ratio > APART.ground ? 'ground' : undefined;
}

const few = (one: Subject, other: Subject): boolean => one.count + other.count <= FEW;
const standsOut = ({ kind, habitat }: Drawable): boolean =>
  habitat === 'ground' && (kind === 'plant' || kind === 'building' || kind === 'nature');

const saidAs = ({ size }: Subject): number => (size === undefined ? 1 : SAID[size]);

/** A pizza is drawn from above: on a stove, whose top is hardly seen, it would stand on its edge. */
const standsOnEdge = (little: Drawable, big: Drawable): boolean => is(big.concept, 'built-in') && little.aspect > BROAD;
const BROAD = 1.3;

/** Small things beside it stand on it. */
function isTable({ concept, kind, height }: Drawable): boolean {
  const { laid, top, seat } = offerOf(concept);
  const counter = top !== undefined && seat === undefined && height > 0.35 && height < 1.3;
  return kind === 'furniture' && (laid === true || counter);
}
