import { indoorSettings } from '../catalogue/settings.js';
import { is } from '../catalogue/traits.js';
import { weightOf } from '../language/brief.js';
import type { Brief, Relation } from '../language/brief.js';
import { faultsOf } from './faults.js';
import type { Fault } from './faults.js';
import { GROUNDLESS } from './scale.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

/** What weighs more is what the paragraph is about. */
const LESSER = 0.62;
/** Metres up to which a thing is lost on a floor or in the grass, and the share of the picture below which it is a crumb. */
const [HANDY, CRUMB] = [0.45, 0.004];
/** So many times the area of what the paragraph is about a lesser thing may have, where that is hardly seen. */
const OVERSHADOWS = 4;

const lesser: ReadonlySet<string> = new Set(['object', 'food', 'plant', 'furniture']);
const BACKDROPS: ReadonlySet<string> = new Set(['plant', 'building', 'nature']);
const CARRYING: ReadonlySet<Relation['kind']> = new Set(['on', 'inside', 'hanging-on', 'holding', 'riding']);

/** The lesser things of a paragraph that are cut off, run into others, hang in the air, are toys or giants, or lie about. */
export function inTheWay(scene: Scene): readonly number[] {
  const { brief } = scene;
  const heaviest = Math.max(...brief.subjects.map((_, index) => weightOf(brief, index)));
  const isLesser = (index: number): boolean =>
    brief.subjects[index]?.salience !== undefined &&
    weightOf(brief, index) < Math.min(LESSER, heaviest) &&
    !isLoaded(brief, index, LESSER);
  const isThing = (index: number): boolean =>
    itemsOf(scene, index).some(({ drawable }) => lesser.has(drawable.kind) && !isInPlace(drawable));
  const faults = faultsOf(scene);
  const hardlySeen = faults.find(({ kind }) => kind === 'small')?.subjects[0];
  const all = [...brief.subjects.keys()];
  return [
    ...faults.flatMap((fault) => (isForgiven(scene, fault) ? [] : fault.subjects)).filter(isThing),
    ...all.filter((index) => isThing(index) && isStray(scene, index)),
    ...all.filter(
      (index) => hardlySeen !== undefined && !isPeople(brief, index) && overshadows(scene, index, hardlySeen),
    ),
  ].filter(isLesser);
}

/** Trees are wherever there is room for them, and what hangs on a wall is where it belongs. */
const isInPlace = ({ kind, height, habitat }: Item['drawable']): boolean =>
  habitat === 'wall' || (kind === 'plant' && height > 2);

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

/** Somebody sits on it, or what the paragraph is about stands on it. */
const isLoaded = (brief: Brief, index: number, least: number): boolean =>
  brief.relations.some(
    ({ kind, subject, object }) =>
      CARRYING.has(kind) && kind !== 'holding' && object === index && weightOf(brief, subject) >= least,
  );

const isPeople = ({ subjects }: Brief, index: number): boolean => is(subjects[index]?.concept, 'people');

const itemsOf = ({ items }: Scene, index: number): readonly Item[] =>
  items.filter(({ subject, worn }) => subject === index && !worn);

const areaOf = (items: readonly Item[]): number =>
  items.reduce((sum, item) => {
    const { left, right, top, bottom } = itemBox(item);
    return sum + (right - left) * (bottom - top);
  }, 0);

/** A cup in the meadow, a pen on the floor of a hall: nothing carries it, and nobody would see what it is. */
function isStray(scene: Scene, index: number): boolean {
  const { brief, setting, width, height } = scene;
  const items = itemsOf(scene, index);
  const bound = brief.relations.some(
    ({ kind, subject, object }) => CARRYING.has(kind) && (kind === 'holding' ? object : subject) === index,
  );
  if (items.length === 0 || bound || GROUNDLESS.has(setting)) return false;
  const small = items.every(({ drawable, standsOn }) => {
    const { kind, height: metres, aspect } = drawable;
    const thing = kind === 'object' || kind === 'food';
    return thing && standsOn === 'ground' && metres * Math.max(1, aspect) < HANDY;
  });
  if (small && !onTable(scene, items)) return true;
  return areaOf(items) < width * height * CRUMB;
}

/** Before a room a table is seen, and what stands on it stands well. */
const onTable = ({ surfaces, setting }: Scene, items: readonly Item[]): boolean =>
  indoorSettings.has(setting) &&
  surfaces.some(
    ({ habitat, far, near }) => habitat === 'tabletop' && items.every(({ y }) => y >= far - 2 && y <= near + 2),
  );

/** A beast beside the jug that the paragraph is about, and that can hardly be seen beside it. */
function overshadows(scene: Scene, index: number, small: number): boolean {
  const own = itemsOf(scene, index);
  if (small === index || isLoaded(scene.brief, index, 0) || own.some(({ drawable }) => isInPlace(drawable)))
    return false;
  return areaOf(own) > areaOf(itemsOf(scene, small)) * OVERSHADOWS;
}
