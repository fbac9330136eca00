import { recordOf } from '../catalogue/records.js';
import { SIDEWAYS } from '../catalogue/relations.js';
import { indoorSettings } from '../catalogue/settings.js';
import { is } from '../catalogue/traits.js';
import { weightOf } from '../language/brief.js';
import type { Brief, Relation } from '../language/brief.js';
import { doubtOf } from './told/doubtful.js';
import type { Doubt } from './told/doubtful.js';
import { faultsOf, scaleAt } from './faults.js';
import type { Fault } from './faults.js';
import { GROUNDLESS, isNear, isRoom } from './scale.js';
import { areaOf, itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';
import { CARRIED, lesserOf } from './without.js';

/** The most that what is named second weighs. */
const SECOND = 0.78;
/** Shares: of the picture that a crumb fills, or one that lies on another thing, of itself that is out of the frame, of itself that another one covers. */
const [CRUMB, MOTE, OUTSIDE, COVERED] = [0.006, 0.0005, 0.3, 0.3];
/** So many times smaller than what it stands before, it is seen before it as things are. */
const MUCH_SMALLER = 5;
/** So many times larger or smaller than it would be beside what the picture is about. */
const OUT_OF_SCALE = { studio: 1.5, room: 2, outside: 2.6 } as const;
/** Metres up to which a thing is lost on a floor or in the grass. */
const HANDY = 0.45;
/** The same for what is made for tables. */
const ON_TABLES = 0.75;
/** So many times the area of what the paragraph is about a lesser thing may have, where that is hardly seen. */
const OVERSHADOWS = 4;

/** Where things are as large as they please. */
const FLAT: ReadonlySet<Scene['setting']> = new Set(['studio', 'flat-lay', 'wall', 'abstract']);

const THINGS: ReadonlySet<string> = new Set(['object', 'food', 'plant', 'furniture']);
const BACKDROPS: ReadonlySet<string> = new Set(['plant', 'building', 'nature']);

/** The lesser subjects that come out broken, the least of them first: crumbs, toys, giants, cut off, piled or strewn about. */
export function spoiltIn(scene: Scene): readonly number[] {
  const { brief } = scene;
  const items = scene.items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const subjects = subjectsOf(scene);
  const weight = (index: number): number => weightOf(brief, index);
  const main = mainOf(scene);
  if (main === undefined) return [];
  const faults = faultsOf(scene);
  const wrong = new Set(faults.flatMap((fault) => (isForgiven(scene, fault) ? [] : fault.subjects)));
  const hardlySeen = faults.some(({ kind }) => kind === 'small');
  const ofPlace = brief.setting !== undefined && subjects.length > 1 && weight(main) < SECOND;
  const doubts = new Map(subjects.map((index) => [index, doubtOf(scene, index)]));
  return subjects
    .filter((index) => index !== main || (ofPlace && isStray(scene, itemsOf(scene, index))))
    .filter((index) => isLesser(scene, index, main) || isGrave(scene, index, doubts.get(index)))
    .filter((index) => !bearsMore(scene, index) || (bearsLesser(brief, index) && doubts.get(index) !== undefined))
    .filter(
      (index) =>
        (wrong.has(index) && isThing(scene, index)) ||
        (hardlySeen && overshadows(scene, index, main)) ||
        doubts.get(index) !== undefined ||
        isSpoilt(scene, items, index, main),
    )
    .toSorted((one, other) => weight(one) - weight(other));
}

/** Below this share of the picture what the paragraph is about is hardly there. */
const HARDLY_THERE = 0.06;

/** What weighs less was named after the first sentence. */
const NAMED_LATE = 0.62;

/** The share of the picture that what the paragraph is about fills. */
export function shareOfMain(scene: Scene): number {
  const main = mainOf(scene);
  return main === undefined ? 0 : areaOfAll(itemsOf(scene, main)) / (scene.width * scene.height);
}

/** Where that is hardly there: the lesser subjects that have nothing to do with it, the least of them first. */
export function crowdingOut(scene: Scene): readonly number[] {
  const { brief } = scene;
  const main = mainOf(scene);
  const small = brief.camera !== 'wide' && shareOfMain(scene) < HARDLY_THERE;
  if (main === undefined || !small || brief.subjects[main]?.size === 'tiny') return [];
  const lies = itemsOf(scene, main).every(({ drawable: { kind } }) => kind === 'object' || kind === 'food');
  return (
    subjectsOf(scene)
      .filter((index) => index !== main && isLesser(scene, index, main) && !bearsMore(scene, index))
      // in one sentence flowers are named with their vase, and are no lesser for that
      .filter((index) => weightOf(brief, index) < NAMED_LATE)
      // who lives and what drives is looked for beside whoever lives, and not beside a newspaper
      .filter((index) => isThing(scene, index) || (lies && !is(brief.subjects[index]?.concept, 'people')))
      .toSorted((one, other) => weightOf(brief, one) - weightOf(brief, other))
  );
}

const subjectsOf = ({ items }: Scene): readonly number[] => [
  ...new Set(items.flatMap(({ subject, worn }) => (worn ? [] : (subject ?? [])))),
];

const mainOf = (scene: Scene): number | undefined =>
  subjectsOf(scene).toSorted((one, other) => weightOf(scene.brief, other) - weightOf(scene.brief, one))[0];

const itemsOf = ({ items }: Scene, index: number): readonly Item[] =>
  items.filter(({ subject, worn }) => subject === index && !worn);

const areaOfAll = (items: readonly Item[]): number => items.reduce((sum, item) => sum + areaOf(item), 0);

function isLesser(scene: Scene, index: number, main: number): boolean {
  // kittens in a basket are what one looks for
  const within = ({ kind, subject, object }: Relation): boolean =>
    kind === 'inside' && subject === index && object === main;
  const alive = itemsOf(scene, index).some(({ drawable: { kind } }) => kind === 'animal' || kind === 'person');
  if (alive && scene.brief.relations.some(within)) return false;
  // what was added to what the paragraph says, such as its lettering, was never weighed
  // and yet a lettered book does not lie in the street
  if (scene.brief.subjects[index]?.salience === undefined) return isStray(scene, itemsOf(scene, index));
  const traffic = [index, main].every((one) => itemsOf(scene, one)[0]?.drawable.kind === 'vehicle');
  return weightOf(scene.brief, index) < (traffic ? lesserOf(scene.brief).vehicle : lesserOf(scene.brief).thing);
}

/** What nobody overlooks. */
const GRAVE: ReadonlySet<Doubt> = new Set([
  'another world',
  'another scale',
  'a toy house',
  'afloat',
  'in what lies',
  'covers',
]);

/**
 * What the first sentence names second is kept as long as it can be: as large as a house beside the first it cannot,
 * nor in the air, nor as a loaf in the street.
 */
function isGrave(scene: Scene, index: number, doubt: Doubt | undefined): boolean {
  if (weightOf(scene.brief, index) >= SECOND) return false;
  // a flag that is being planted is as large as flags are
  if (scene.brief.relations.some(({ kind, object }) => kind === 'holding' && object === index)) return false;
  return (doubt !== undefined && GRAVE.has(doubt)) || isStray(scene, itemsOf(scene, index));
}

/** Something heavier than it, or that would stay without it, is on it or held by it: toast without its plate stands on its crust. */
const bearsMore = (scene: Scene, index: number): boolean =>
  scene.brief.relations.some(
    ({ kind, subject, object }) =>
      object === index &&
      CARRIED.has(kind) &&
      weightOf(scene.brief, subject) >= Math.min(weightOf(scene.brief, index), lesserOf(scene.brief).thing) &&
      areTogether(scene, subject, index),
  );

/** They are at one place, as they were told: what was said and given up carries nothing. */
const areTogether = (scene: Scene, one: number, other: number): boolean =>
  itemsOf(scene, one)
    .map(itemBox)
    .some((a) =>
      itemsOf(scene, other)
        .map(itemBox)
        .some((b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom * 1.02),
    );

/** Whatever is on it is lesser as well: a bicycle goes with who rides it. */
const bearsLesser = (brief: Brief, index: number): boolean =>
  brief.relations.every(
    ({ kind, subject, object }) =>
      object !== index || !CARRIED.has(kind) || weightOf(brief, subject) < lesserOf(brief).thing,
  );

/** Trees are wherever there is room for them, and what hangs on a wall is where it belongs. */
const isInPlace = ({ drawable: { kind, height, habitat } }: Item): boolean =>
  habitat === 'wall' || (kind === 'plant' && height > 2);

const isThing = (scene: Scene, index: number): boolean =>
  itemsOf(scene, index).some((item) => THINGS.has(item.drawable.kind) && !isInPlace(item));

/** Several of a kind may overlap, trees and houses have others before them, and what is said to be behind others is. */
function isForgiven(scene: Scene, { kind, subjects: [one, other] }: Fault): boolean {
  const { brief } = scene;
  if (kind === 'stacked' || kind === 'small') return true;
  if (kind !== 'collides') return false;
  const far = (index: number | undefined): boolean =>
    index !== undefined &&
    (brief.subjects[index]?.place === 'background' ||
      brief.relations.some(({ kind: how, subject }) => how === 'behind' && subject === index));
  const backdrop = (index: number | undefined): boolean =>
    index !== undefined && BACKDROPS.has(itemsOf(scene, index)[0]?.drawable.kind ?? '');
  return one === other || far(one) || far(other) || backdrop(one) || backdrop(other);
}

function isSpoilt(scene: Scene, items: readonly Item[], index: number, main: number): boolean {
  const { brief, width, height, setting } = scene;
  const own = itemsOf(scene, index);
  // what goes along a wall is where it belongs, and goes on beyond the frame
  if (own.every(({ drawable }) => drawable.habitat === 'wall')) return false;
  const near = FLAT.has(setting) || isNear(brief);
  const held = brief.relations.some(({ kind, object }) => kind === 'holding' && object === index);
  // what was said to be on another thing and ended up on the ground is by itself
  const fell = own.every(({ standsOn }) => standsOn === 'ground');
  const carried =
    held ||
    brief.relations.some(
      ({ kind, subject, object }) =>
        subject === index &&
        (CARRIED.has(kind) || kind === 'holding') &&
        !(fell && kind === 'on' && itemsOf(scene, object).length > 0 && !isCarpet(brief, object)),
    );
  const share = (some: readonly Item[]): number => areaOfAll(some) / (width * height);
  const high = own.some(({ drawable }) => drawable.habitat === 'sky');
  if (!FLAT.has(setting) && !carried && !high && share(own) < CRUMB) return true;
  // what cannot be seen on a table
  if (!near && carried && !held && own.every((item) => share([item]) < MOTE)) return true;
  // who lives is looked for, and a crowd is a crowd
  const alive = own.some(({ drawable: { kind } }) => kind === 'person' || kind === 'animal');
  if (alive) {
    const giant = !near && own.some((item) => items.some((house) => isGiantBeside(item, house)));
    if (!carried && !isBusy(brief, index) && isOfOtherWorld(scene, items, index)) return true;
    return own.length === 1 && !carried && (giant || own.some((item) => isPiled(item, items, brief)));
  }
  // trees and houses may go on beyond the frame
  // and flowers in a vase beyond its top
  const within = brief.relations.some(({ kind, subject }) => kind === 'inside' && subject === index);
  if (!within && own.some((item) => outsideOf(item, scene) > OUTSIDE && !isBackground(item))) return true;
  if (carried) return false;
  if (isStray(scene, own) || own.some((item) => isPiled(item, items, brief))) return true;
  return !near && isOutOfScale(scene, own, itemsOf(scene, main));
}

/** Something is said of what they have to do with others. */
const isBusy = ({ relations }: Brief, index: number): boolean =>
  relations.some(({ kind, subject, object }) => !SIDEWAYS.has(kind) && (subject === index || object === index));

/** Cooks behind a cup that fills the picture, a doll of a woman beside a table: of another size than what weighs more. */
function isOfOtherWorld(scene: Scene, items: readonly Item[], index: number): boolean {
  const { brief, setting } = scene;
  if (brief.camera !== undefined || !(setting === 'studio' || isRoom(setting))) return false;
  const grounded = items.filter(
    ({ standsOn, subject = 0 }) => standsOn === 'ground' && brief.subjects[subject]?.size === undefined,
  );
  const one = grounded.find(({ subject }) => subject === index);
  const [other] = grounded
    .filter(
      ({ subject = 0, drawable }) => THINGS.has(drawable.kind) && weightOf(brief, subject) > weightOf(brief, index),
    )
    .toSorted((a, b) => weightOf(brief, b.subject ?? 0) - weightOf(brief, a.subject ?? 0));
  if (!one || !other) return false;
  const most = setting === 'studio' ? OUT_OF_SCALE.studio : OUT_OF_SCALE.room;
  return scaleAt(scene, other) / scaleAt(scene, one) > most;
}

/** A cup in the meadow, a spoon on the floor of a hall: nothing carries it, and nobody would see what it is. */
function isStray({ setting, surfaces }: Scene, own: readonly Item[]): boolean {
  if (GROUNDLESS.has(setting)) return false;
  const small = own.every(
    ({ standsOn, drawable: { kind, height, aspect, habitat } }) =>
      (kind === 'object' || kind === 'food') &&
      standsOn === 'ground' &&
      height * Math.max(1, aspect) < (habitat === 'tabletop' ? ON_TABLES : HANDY),
  );
  // before a room a table is seen, and what stands on it stands well
  const onTable =
    indoorSettings.has(setting) &&
    surfaces.some(
      ({ habitat, far, near }) => habitat === 'tabletop' && own.every(({ y }) => y >= far - 2 && y <= near + 2),
    );
  return small && !onTable;
}

function outsideOf(item: Item, { width, height }: Scene): number {
  const { left, right, top, bottom } = itemBox(item);
  const across = Math.max(0, Math.min(width, right) - Math.max(0, left));
  const high = Math.max(0, Math.min(height, bottom) - Math.max(0, top));
  return 1 - (across * high) / Math.max(1, (right - left) * (bottom - top));
}

/** It covers what weighs more, or is covered by it, and nothing was said that brings them together. */
function isPiled(item: Item, items: readonly Item[], brief: Brief): boolean {
  if (isBackground(item)) return false;
  return items.some((other) => {
    if (other.subject === item.subject || isBackground(other) || areJoined(brief, item, other)) return false;
    const [a, b] = [itemBox(item), itemBox(other)];
    const wide = Math.min(a.right, b.right) - Math.max(a.left, b.left);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    if (wide <= 0 || high <= 0) return false;
    const [small, large] = areaOf(item) < areaOf(other) ? [item, other] : [other, item];
    const inFront = small.depth < large.depth;
    return (wide * high) / areaOf(small) > COVERED && !(inFront && areaOf(large) > MUCH_SMALLER * areaOf(small));
  });
}

/** Trees, houses, fences, carpets and what hangs on a wall have others before them. */
const isBackground = ({ drawable: { kind, concept, habitat } }: Item): boolean =>
  habitat === 'wall' || BACKDROPS.has(kind) || is(concept, 'carpet') || is(concept, 'at-wall');

const areJoined = ({ relations }: Brief, one: Item, other: Item): boolean =>
  relations.some(
    ({ subject, object, kind }) =>
      !SIDEWAYS.has(kind) &&
      ((subject === one.subject && object === other.subject) || (subject === other.subject && object === one.subject)),
  );

const isCarpet = ({ subjects }: Brief, index: number): boolean => is(subjects[index]?.concept, 'carpet');

/** Houses are drawn smaller than they are; a cup that is a quarter as high as a tower is a giant even so. */
const isGiantBeside = (one: Item, house: Item): boolean =>
  house.drawable.kind === 'building' &&
  one.drawable.height < HANDY &&
  house.drawable.height > HANDY * 10 &&
  one.size * Math.max(1, one.drawable.aspect) > house.size / 5;

function isOutOfScale(scene: Scene, own: readonly Item[], main: readonly Item[]): boolean {
  const { setting, brief } = scene;
  const [one, other] = [own, main].map((some) => some.find(({ standsOn }) => standsOn === 'ground'));
  if (one && scene.items.some((house) => isGiantBeside(one, house))) return true;
  if (!one || !other || one.drawable.kind === 'building' || other.drawable.kind === 'building') return false;
  const sized = [one, other].some(({ subject = 0 }) => brief.subjects[subject]?.size !== undefined);
  if (sized || recordOf(one.drawable.concept) === undefined) return false;
  const apart = Math.abs(Math.log(scaleAt(scene, one) / scaleAt(scene, other)));
  return apart > Math.log(isRoom(setting) ? OUT_OF_SCALE.room : OUT_OF_SCALE.outside);
}

/** A beast beside the jug that the paragraph is about, and that can hardly be seen beside it. */
function overshadows(scene: Scene, index: number, main: number): boolean {
  const own = itemsOf(scene, index);
  const people = is(scene.brief.subjects[index]?.concept, 'people');
  const bears = scene.brief.relations.some(({ kind, object }) => object === index && CARRIED.has(kind));
  return !people && !bears && !own.some(isInPlace) && areaOfAll(own) > areaOfAll(itemsOf(scene, main)) * OVERSHADOWS;
}
