import { indoorSettings } from '../../catalogue/settings.js';
import { SIDEWAYS } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import { isProse } from '../../language/brief.js';
import type { Edge } from '../edges.js';
import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { onWall } from '../wall-behind.js';

/** How high the middle of what hangs on a wall is, and how much of it the picture has: windows and curtains have more. */
const [MIDDLE, LARGEST, ALONE, TALL, PLAIN] = [0.34, 0.3, 0.36, 0.5, 0.5];
/** How much of the width one thing that is wider than it is high may have. */
const BROAD = 0.4;
/** How far over its floor the foot of what is fitted to a wall is: radiators, urinals. */
const FITTED = 0.008;
/** So many times larger than it is beside what stands there, what hangs may be drawn, and so much of the picture is the least of it. */
const [LARGER, LEAST] = [2.2, 0.06];

/** Mirrors, pictures and clocks of a room hang on its wall, beside who stands before them; none leans on the floor. */
export function hungUp(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const bare = scene.setting === 'wall';
  if (scene.setting === 'studio')
    return edges.every(({ kind }) => SIDEWAYS.has(kind)) ? beforePlainWall(scene, items) : items;
  if (!indoorSettings.has(scene.setting) && !bare) return items;
  const carried = new Set(
    edges
      .filter(({ kind }) => kind === 'on' || kind === 'holding' || kind === 'hanging-on' || kind === 'in-front-of')
      .map(({ guest }) => guest),
  );
  const shelves = shelvesOf(scene, items);
  const hangs = (item: Item): boolean => {
    const { drawable, subject, standsOn, attributes } = item;
    if (subject === undefined || carried.has(subject)) return false;
    const told = drawable.kind === 'object' && attributes.includes('on-the-wall');
    const aloft =
      drawable.habitat === 'wall' &&
      standsOn === 'nothing' &&
      isHung(drawable.concept) &&
      is(drawable.concept, 'art') &&
      !bare;
    if (standsOn !== 'ground' && !aloft && !(told && standsOn === 'item')) return false;
    const shown = bare && (attributes.includes('mural') || is(drawable.concept, 'letters'));
    return isHung(drawable.concept) || isBoard(item) || shown || told || shelves.includes(item);
  };
  const [alone] = items;
  const mounted = alone?.drawable.kind === 'object' && alone.attributes.includes('on-the-wall');
  const hung = alone?.drawable.habitat === 'wall' && isHung(alone.drawable.concept);
  if (items.length === 1 && alone && (hung || mounted) && !bare) return [hungAlone(scene, alone)];
  // curtains cannot stand, whatever is there besides
  if (!items.some(hangs) || (items.every((item) => hangs(item) && !isTall(item)) && !bare)) return items;
  // what nothing stands before is what the picture shows
  if (bare && items.every(hangs)) return onWall(scene, items);
  const stood = items.filter((item) => !hangs(item));
  const taken = [...stood];
  return items
    .map((item): Item => {
      if (shelves.includes(item)) return { ...item, ...shelfAt(scene, taken, shelves, shelves.indexOf(item)) };
      if (!hangs(item)) return item;
      const tall = isTall(item);
      // several pictures are a wall of pictures, and none a window
      const alike = items.filter(({ subject }) => subject === item.subject).length;
      const most = (tall ? TALL : LARGEST) / alike ** 0.6;
      const wished = tall ? Math.max(item.size, scene.height * TALL) : item.size;
      const broad = tall || alike > 1 ? most : Math.max(most, BROAD);
      const size = Math.min(
        wished,
        scene.height * most,
        (scene.width * broad) / item.drawable.aspect,
        mostBeside(scene, stood, item),
      );
      const fitted = is(item.drawable.concept, 'at-wall');
      const x = fitted ? item.x : freeAbove(scene, taken, item, (item.drawable.aspect * size) / 2);
      taken.push({ ...item, x, size });
      return {
        ...item,
        x,
        size,
        y: fitted ? footOf(scene) : scene.height * MIDDLE + size / 2,
        depth: 0.92,
        attributes: [...item.attributes, 'on-wall'],
        turn: 0,
        standsOn: 'nothing',
      };
    })
    .toSorted(farthestFirst);
}

/** What nothing is told of besides may be larger on its wall, yet leaves the room to be seen. */
function hungAlone(scene: Scene, item: Item): Item {
  const { width, height } = scene;
  const size = Math.min(item.size, height * ALONE, (width * ALONE * 1.2) / item.drawable.aspect);
  const attributes = [...item.attributes, 'on-wall'];
  const y = is(item.drawable.concept, 'at-wall') ? footOf(scene) : height * MIDDLE + size / 2;
  return { ...item, size, y, attributes, turn: 0, standsOn: 'nothing' };
}

const footOf = ({ horizon, height }: Scene): number => horizon - height * FITTED;

/** What is as small as a socket stays small on a wall before which something stands. */
function mostBeside({ height }: Scene, taken: readonly Item[], { drawable, attributes }: Item): number {
  const standing = taken.filter(({ standsOn, subject }) => standsOn === 'ground' && subject !== undefined);
  if (standing.length === 0 || attributes.includes('huge') || drawable.height > 0.3) return Number.POSITIVE_INFINITY;
  const scale = Math.max(...standing.map((one) => one.size / one.drawable.height));
  return Math.max(drawable.height * scale * LARGER, height * LEAST);
}

/** How wide shelves are, how far they are apart, and how high all of them are together. */
const [SHELF, APART, RACK] = [0.4, 0.13, 0.44];

/** Rows of empty shelves in a told room: above each other, and not small ones in a line. */
function shelvesOf({ brief, height }: Scene, items: readonly Item[]): readonly Item[] {
  const long = items.filter(({ drawable }) => drawable.habitat === 'wall' && drawable.aspect > 2.5);
  const alike = long.filter(({ subject }) => subject === long[0]?.subject);
  const laden = items.some(
    ({ standsOn, y }) => standsOn === 'item' && alike.some((shelf) => Math.abs(y - itemBox(shelf).top) < height * 0.03),
  );
  return isProse(brief) && alike.length > 2 && alike.length < 7 && !laden ? alike : [];
}

function shelfAt(scene: Scene, taken: readonly Item[], shelves: readonly Item[], row: number): Partial<Item> {
  const first = shelves[0] as Item;
  const half = (scene.width * SHELF) / 2;
  const size = (half * 2) / first.drawable.aspect;
  const apart = Math.min(APART, RACK / shelves.length);
  const y = scene.height * (MIDDLE + (row - (shelves.length - 1) / 2) * apart) + size / 2;
  return { x: freeAbove(scene, taken, first, half), y, size, depth: 0.92, turn: 0, standsOn: 'nothing' };
}

/** How far down what is as tall as a window reaches beside what stands on the floor, and how much of the height it takes. */
const [HEM, DROP] = [0.72, 0.58];
/** From here on, in metres, a mirror is none that stands on a table, and how far down it then reaches. */
const [MIRROR, OVER] = [0.5, 0.5];
/** So far above the chest of drawers that it belongs to it hangs. */
const CLEAR = 0.05;

/** Before a plain wall only what walls have hangs there, side by side; beside what stands a curtain still has its window. */
function beforePlainWall(scene: Scene, items: readonly Item[]): readonly Item[] {
  if (items.length < 2) return items;
  // the eyes of one face are level
  const eyes = items.every(({ drawable }) => is(drawable.concept, 'eye'));
  if (eyes || items.every(canHang)) return onWall(scene, items, PLAIN);
  // large mirrors have no foot
  const large = ({ drawable: { concept, height }, standsOn }: Item): boolean =>
    is(concept, 'faced') && (standsOn === 'ground' || standsOn === 'item') && height > MIRROR && height < 1.1;
  // beside a lamp of the ceiling nothing says that there is a floor
  const alone = items.every((item) => item.standsOn === 'nothing' || is(item.drawable.concept, 'art'));
  const hangs = (item: Item): boolean =>
    canHang(item) &&
    ((isTall(item) && is(item.drawable.concept, 'faced')) ||
      large(item) ||
      (is(item.drawable.concept, 'art') && alone));
  return items.map((item) =>
    hangs(item)
      ? {
          ...item,
          size: Math.min(item.size, scene.height * (large(item) ? LARGEST : DROP)),
          y:
            item.standsOn === 'item'
              ? item.y - scene.height * CLEAR
              : Math.min(item.y, scene.height * (isTall(item) ? HEM : OVER)),
          attributes: [...item.attributes, 'on-wall'],
          standsOn: 'nothing',
        }
      : item,
  );
}

/** Nothing was said of it but that it is there, and walls have such things. */
const canHang = ({ drawable: { concept }, subject, worn, attributes }: Item): boolean =>
  subject !== undefined && !worn && isHung(concept) && !attributes.includes('standing');

const isTall = (item: Item): boolean => item.drawable.height > 1.1 && !isBoard(item);
const isHung = (concept: string): boolean => is(concept, 'hung') && !is(concept, 'sign') && !is(concept, 'letters');
/** A board with words on it needs no posts in a room. */
const isBoard = ({ drawable: { concept }, lettering }: Item): boolean =>
  is(concept, 'hung') && is(concept, 'sign') && lettering !== undefined;

/** The place on the wall nearest to where it was that nothing stands before. */
function freeAbove(scene: Scene, taken: readonly Item[], { x: wished }: Item, half: number): number {
  const bottom = scene.height * (MIDDLE + LARGEST / 2);
  const before = taken.map(itemBox).filter(({ top }) => top < bottom);
  const covered = (x: number): number =>
    before.reduce((sum, { left, right }) => sum + Math.max(0, Math.min(right, x + half) - Math.max(left, x - half)), 0);
  const places = Array.from({ length: 17 }, (_, step) => scene.width * (0.1 + 0.05 * step)).filter(
    (x) => x - half > scene.width * 0.02 && x + half < scene.width * 0.98,
  );
  const cost = (x: number): number => covered(x) * 3 + Math.abs(x - wished);
  return places.reduce(
    (best, x) => (cost(x) < cost(best) ? x : best),
    Math.min(scene.width - half, Math.max(half, wished)),
  );
}
