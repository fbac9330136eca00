import { is } from '../catalogue/traits.js';
import { isParagraph } from '../language/brief.js';
import { laid } from '../paint/laid.js';
import type { Edge } from './edges.js';
import { surfaceFor } from './layout.js';
import { nearLedge, nearShelf } from './near-ledge.js';
import { isRoom } from './scale.js';
import { boxAround } from './scene.js';
import type { Item, Scene } from './scene.js';
import { extentOf } from './unequal.js';
import type { Unequal } from './unequal.js';

/** Shares of the frame: where a ledge ends behind, where things stand on it, and where those on the ground stand. */
const [LEDGE, ON_LEDGE, ON_GROUND] = [0.795, 0.905, 0.94];
/** Up to this height, in metres, what is flat lies, unless it is said to stand. */
const FLAT = 0.35;
const UPRIGHT = /^(?:upright|standing|leaning|hanging|held)$/;
/** What is narrower than this is a post. */
const SLENDER = 0.5;
/** Where the board of a shelf is. */
const BOARD = 0.345;
/** How low what hangs on the wall reaches behind a ledge. */
const HUNG = 0.7;
const MARGIN = 0.05;
const GAP = 0.035;
/** The most that the large thing takes, and the extent of the small one. */
const LARGE = { high: 0.6, wide: 0.6 } as const;
const SMALL = { extent: 0.27, high: 0.36, wide: 0.34, several: 0.44, all: 0.8 } as const;
/** What is said to be small is so much smaller there. */
const SAID_SMALL = 0.68;
/** How much nearer than the large thing the small one comes on one ground: a room ends at its wall. */
const NEARER = { inside: 1.7, outside: 4, told: 4, vehicle: 5.5 } as const;
/** The extent that the small thing has at least on the ground, where that can be. */
const SEEN = 0.2;

/** Puts two things of very different size into one picture so that neither is a toy or a giant beside the other. */
export function unequalPair(
  scene: Scene,
  items: readonly Item[],
  edges: readonly Edge[],
  pair: Unequal | undefined,
): readonly Item[] {
  if (!pair) return items;
  const [small, big] = [pair.small, pair.large].map((subject) => items.filter((item) => item.subject === subject));
  const [edge] = edges;
  const deep = edge?.kind === 'behind' || edge?.kind === 'in-front-of';
  const little = pair.staging === 'ledge' && !deep ? small?.map(resting) : small;
  if (!little?.length || !big?.length || little.length + big.length !== items.length) return items;
  const over = edge?.kind === 'above' ? edge.guest : undefined;
  // a herd takes the whole width, and so does a carpet
  const across = big.length > 1 || big.some(({ drawable }) => is(drawable.concept, 'carpet'));
  const below = over === pair.large || (pair.staging === 'ledge' && across && !isSided(edge));
  const arranged =
    pair.staging === 'shelf'
      ? overhead(scene, little, big)
      : deep
        ? before(scene, little, big, pair)
        : below
          ? underneath(scene, little, big)
          : beside(scene, little, big, pair, sideOf());
  return arranged.toSorted((one, other) => other.depth - one.depth || one.y - other.y);

  /** 1 where the small one is on the right. */
  function sideOf(): 1 | -1 {
    const sign = edge?.kind === 'left-of' ? -1 : edge?.kind === 'right-of' ? 1 : 0;
    if (edge && sign !== 0) return edge.guest === pair?.small ? sign : (-sign as 1 | -1);
    return middleOf(little as readonly Item[]) > middleOf(big as readonly Item[]) ? 1 : -1;
  }
}

/** What has no foot lies on a ledge: scissors and medals do not stand there. */
function resting(item: Item): Item {
  const { drawable, attributes } = item;
  const upright = drawable.aspect < 1.1 && drawable.lies !== true && !attributes.some((word) => UPRIGHT.test(word));
  const { kind, height, concept } = drawable;
  const flat = (kind === 'object' || kind === 'food') && height < FLAT && (is(concept, 'flat') || is(concept, 'lies'));
  return flat && upright ? { ...item, drawable: laid(drawable) } : item;
}

const isSided = (edge: Edge | undefined): boolean => edge?.kind === 'left-of' || edge?.kind === 'right-of';

const middleOf = (items: readonly Item[]): number => items.reduce((sum, { x }) => sum + x, 0) / items.length;

/** How much a group may grow to be no larger than this. */
function growth(items: readonly Item[], wide: number, high: number): number {
  const { left, right, top, bottom } = boxAround(items);
  return Math.min(wide / (right - left), high / (bottom - top));
}

const standing: Partial<Record<Item['drawable']['habitat'], Item['standsOn']>> = {
  ground: 'ground',
  tabletop: 'ground',
  water: 'water',
};

/** A group as it is, moved and grown about its foot. */
function moved(scene: Scene, items: readonly Item[], factor: number, x: number, foot: number): Item[] {
  const { left, right, bottom } = boxAround(items);
  const middle = (left + right) / 2;
  return items.map((item) => {
    const y = foot + (item.y - bottom) * factor;
    const depth = item.standsOn === 'nothing' ? 0.5 : (scene.height - y) / Math.max(1, scene.height - scene.horizon);
    return {
      ...item,
      x: x + (item.x - middle) * factor,
      y,
      size: item.size * factor,
      depth: Math.min(0.9, Math.max(0.08, depth)),
      // each looks into the picture
      mirrored: items.length === 1 ? item.drawable.mirrors !== false && x > scene.width / 2 : item.mirrored,
      floor: Math.max(item.floor, foot + scene.height * 0.02),
      standsOn: standing[item.drawable.habitat] ?? item.standsOn,
    };
  });
}

/** Side by side on the ledge, of one height. */
function onLedge(scene: Scene, items: readonly Item[], room: { x: number; size: number; foot?: number }): Item[] {
  const tallest = Math.max(...items.map(({ size }) => size));
  const widths = items.map(({ drawable, size }) => drawable.aspect * (size / tallest) * room.size);
  const gap = items.length > 1 ? Math.min(...widths) * 0.14 : 0;
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (items.length - 1);
  let left = room.x - total / 2;
  return items.map((item, index) => {
    const width = widths[index] as number;
    left += width + gap;
    const flies = item.drawable.habitat === 'air' || item.drawable.habitat === 'sky';
    return {
      ...item,
      x: left - gap - width / 2,
      y: (room.foot ?? scene.height * ON_LEDGE) - (flies ? scene.height * 0.045 : 0),
      size: (item.size / tallest) * room.size,
      depth: 0.02,
      turn: 0,
      mirrored: item.drawable.mirrors !== false && room.x > scene.width / 2,
      floor: scene.height,
      standsOn: flies ? 'nothing' : 'item',
    };
  });
}

/** How high each of the small things is on a ledge, and how wide they are together. */
function sizeOnLedge(
  { width, height, brief }: Scene,
  items: readonly Item[],
  most: number,
  alone = false,
): { size: number; wide: number } {
  const tallest = Math.max(...items.map(({ size }) => size));
  const [first] = items as [Item];
  const row = items.reduce((sum, { drawable, size }) => sum + drawable.aspect * (size / tallest), 0) * 1.08;
  const { size: told } = brief.subjects[first.subject ?? -1] ?? {};
  const said = told === 'small' || told === 'tiny' ? SAID_SMALL : 1;
  const extent = (height * SMALL.extent * said) / Math.sqrt(Math.min(5, Math.max(0.2, first.drawable.aspect)));
  const wide = width * (items.length > 1 ? (alone ? SMALL.all : SMALL.several) : SMALL.wide);
  const size = Math.min(extent, most, wide / row);
  return { size, wide: size * row };
}

/** Where the ground before the large thing is, and whether it stands there at all. */
function groundOf(scene: Scene, [first]: readonly Item[]): { far: number; near: number; aloft: boolean } {
  const habitat = first?.drawable.habitat ?? 'ground';
  const aloft = habitat === 'air' || habitat === 'sky' || habitat === 'wall';
  const { far, near } = surfaceFor(scene, aloft ? 'ground' : habitat);
  return { far: Math.max(far, scene.horizon + scene.height * 0.015), near, aloft };
}

function beside(scene: Scene, little: readonly Item[], big: readonly Item[], pair: Unequal, side: 1 | -1): Item[] {
  const { width, height } = scene;
  const ledge = pair.staging === 'ledge';
  const { far, near, aloft } = groundOf(scene, big);
  const room = (taken: number): number => width * (1 - MARGIN * 2 - GAP) - taken;
  const place = (wide: number): number => (side > 0 ? width * (1 - MARGIN) - wide / 2 : width * MARGIN + wide / 2);
  const opposite = (wide: number): number => width - place(wide);
  const high = height * LARGE.high;
  if (ledge) {
    const { size, wide } = sizeOnLedge(scene, little, height * SMALL.high);
    const factor = growth(big, Math.min(width * LARGE.wide, room(wide)), high);
    const hung = big.every(({ drawable }) => drawable.habitat === 'wall');
    const foot = aloft ? height * (hung ? HUNG : 0.52) : Math.max(far, Math.min(near, height * (LEDGE - 0.03)));
    const its = bounded(scene, big, factor, foot);
    const rest = (room(wide) - widthOf(big) * its) / 3;
    return [
      ...moved(scene, big, its, opposite(widthOf(big) * its) + side * rest, foot),
      nearLedge(scene, height * LEDGE, little),
      ...onLedge(scene, little, { x: place(wide) - side * rest, size }),
    ];
  }
  const inside = isRoom(scene.setting);
  const [one, other] = [little[0] as Item, big[0] as Item];
  const real = (item: Item): number => extentOf(scene.brief.subjects[item.subject ?? 0], item.drawable);
  const seen = (item: Item): number => item.size * Math.sqrt(Math.min(5, Math.max(0.2, item.drawable.aspect)));
  let factor = growth(big, width * LARGE.wide, high);
  const scaleOf = (by: number): number => (seen(other) * by) / real(other);
  // as near as it must be to be seen, and the large one so much farther back
  const wanted = (height * SEEN) / real(one) / scaleOf(factor);
  const outside = other.drawable.kind === 'vehicle' ? NEARER.vehicle : NEARER.outside;
  const most = inside ? NEARER.inside : isParagraph(scene.brief) ? NEARER.told : outside;
  const nearer = Math.min(most, Math.max(1.15, wanted));
  const front = Math.min(height * ON_GROUND, Math.max(near, far + height * 0.02));
  const back = inside
    ? Math.max(far, front - height * 0.12 * (nearer - 1))
    : Math.max(far, scene.horizon + (front - scene.horizon) / nearer);
  factor = bounded(scene, big, factor, back);
  const grow = (by: number): number => (scaleOf(by) * nearer * real(one)) / seen(one);
  const total = widthOf(big) * factor + widthOf(little) * grow(factor);
  factor *= Math.min(1, room(0) / total);
  const its = Math.min(grow(factor), growth(little, width * SMALL.several, height * 0.5));
  const [wide, across] = [widthOf(little) * its, widthOf(big) * factor];
  const rest = (room(wide) - across) / 3;
  return [
    ...moved(scene, big, factor, opposite(across) + side * rest, back),
    ...moved(scene, little, its, place(wide) - side * rest, front),
  ];
}

const widthOf = (items: readonly Item[]): number => {
  const { left, right } = boxAround(items);
  return right - left;
};

/** Nothing is cut off at the top. */
function bounded({ height }: Scene, items: readonly Item[], factor: number, foot: number): number {
  return Math.min(factor, growth(items, Infinity, foot - height * 0.045));
}

/** The small things on a ledge below the large one, which is seen over them. */
function underneath(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { far, near, aloft } = groundOf(scene, big);
  const lowest = height * ON_LEDGE;
  const { size } = sizeOnLedge(scene, little, Math.min(height * 0.3, lowest - far - height * 0.02), true);
  const x = width * 0.5;
  const foot = aloft ? height * 0.44 : Math.max(far, Math.min(near, lowest - size - height * 0.012));
  const ledge = Math.max(height * LEDGE, Math.min(height * 0.84, foot + height * 0.03));
  const factor = bounded(scene, big, growth(big, width * 0.8, height * LARGE.high), foot);
  // beside the foot of a post: right before it the post would seem to grow out of it
  const slender = big.length === 1 && big.every(({ drawable }) => drawable.aspect < SLENDER) && !aloft;
  return [
    ...moved(scene, big, factor, x, foot),
    nearLedge(scene, ledge, little),
    ...onLedge(scene, little, { x: slender ? x - width * 0.16 : x, size }),
  ];
}

/** The small things on the board of a shelf before our eyes, the large one below it and behind. */
function overhead(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { far, near, aloft } = groundOf(scene, big);
  const board = height * BOARD;
  const { size } = sizeOnLedge(scene, little, board - height * 0.06);
  const lowest = Math.max(far, Math.min(near, height * 0.92));
  const room = lowest - board - height * 0.07;
  const factor = growth(big, width * 0.76, room);
  const foot = aloft ? lowest - height * 0.08 : lowest;
  return [
    ...moved(scene, big, factor, width / 2, foot),
    nearShelf(scene, board, little),
    ...onLedge(scene, little, { x: width / 2, size, foot: board - height * 0.008 }),
  ];
}

/** What hides another thing is so large, and so much of that is covered, as long as it can be known. */
const HIDING = { extent: 0.46, high: 0.56, wide: 0.62, covered: 0.62, known: 0.24 } as const;

/** The small thing before the large one, which is partly covered by it, or for the most part where it is hidden. */
function before(scene: Scene, little: readonly Item[], big: readonly Item[], pair: Unequal): Item[] {
  const { width, height, brief } = scene;
  const side = (little[0] as Item).seed.fork('side').chance(0.5) ? 1 : -1;
  if (pair.staging === 'ground') {
    const placed = beside(scene, little, big, pair, side);
    const own = boxAround(placed.filter(({ subject }) => subject === pair.small));
    const its = boxAround(placed.filter(({ subject }) => subject === pair.large));
    // near enough to cover a part of it
    const lower = Math.max(0, own.top + (own.bottom - own.top) * 0.3 - its.bottom);
    const reach = Math.max(0, (its.right - its.left) / 2 - (own.right - own.left) * 0.35);
    const middle = (its.left + its.right) / 2;
    const by = width * 0.5 - side * Math.min(reach, width * 0.14) * 0.5 - middle;
    const to = middle + by + side * Math.min(reach, width * 0.26) - (own.left + own.right) / 2;
    return placed.map((item) =>
      item.subject === pair.small ? { ...item, x: item.x + to } : { ...item, x: item.x + by, y: item.y + lower },
    );
  }
  const { far, near, aloft } = groundOf(scene, big);
  const hides = brief.told?.includes('hidden') === true;
  const usual = sizeOnLedge(scene, little, height * SMALL.high);
  const more = Math.min(
    HIDING.extent / SMALL.extent,
    (height * HIDING.high) / usual.size,
    (width * HIDING.wide) / usual.wide,
  );
  const { size, wide } = hides ? { size: usual.size * more, wide: usual.wide * more } : usual;
  const foot = aloft
    ? height * (hides ? ON_LEDGE : 0.6) - (hides ? size * 0.3 : 0)
    : Math.max(far, Math.min(near, height * (hides ? LEDGE + 0.01 : LEDGE - 0.03)));
  const cover = size - (height * ON_LEDGE - foot);
  let factor = bounded(scene, big, growth(big, width * 0.8, height * LARGE.high), foot);
  const { left, right, top, bottom } = boxAround(big);
  const covered = (by: number): number =>
    Math.min(1, cover / ((bottom - top) * by)) * Math.min(1, wide / ((right - left) * by));
  const least = (height * HIDING.known) / Math.sqrt((right - left) * (bottom - top));
  if (hides) while (covered(factor) < HIDING.covered && factor * 0.95 > least) factor *= 0.95;
  const across = (right - left) * factor;
  const apart = hides ? Math.min(across * 0.08, wide * 0.08) : Math.max(across * 0.3, wide * 0.4);
  // both together in the middle
  const x = width / 2 - (side * (Math.max(across / 2, apart + wide / 2) - Math.max(across / 2, wide / 2 - apart))) / 2;
  return [
    ...moved(scene, big, factor, x, foot),
    nearLedge(scene, height * LEDGE, little),
    ...onLedge(scene, little, { x: x + side * apart, size }),
  ];
}
