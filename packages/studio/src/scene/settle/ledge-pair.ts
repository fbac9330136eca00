import { is } from '../../catalogue/traits.js';
import { flattened, laid } from '../../paint/laid.js';
import { laidBroad } from '../lying.js';
import { SMALL, sizeOnLedge } from './ledge-size.js';
import { clearOfEdge, isBank, nearLedge } from './near-ledge.js';
import {
  LARGE,
  abreast,
  bounded,
  groundOf,
  growth,
  measured,
  moved,
  roomBeside,
  rootOf,
  widthOf,
} from './pair-parts.js';
import { AS_A_TRAIN, unseenOf } from './partly-seen.js';
import { tankAround } from './ranks.js';
import { isRoom } from '../scale.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/**
 * Before a plain ground both are on one table: where it ends behind, and where the large one stands on it, beside the
 * small one or partly covered by it.
 */
const TABLE = { top: 0.6, foot: 0.735, partly: 0.765 } as const;
/** Shares of the frame: where a ledge ends behind, and where things stand on it. */
const [LEDGE, ON_LEDGE] = [0.795, 0.905];
/** Up to this height, in metres, what is flat lies, unless it is said to stand. */
const FLAT = 0.35;
const UPRIGHT = /^(?:upright|standing|leaning|hanging|held)$/;
/** What is narrower than this is a post. */
const SLENDER = 0.42;
/** So much of the ground is seen between what stands behind a ledge and the ledge, and where a part of it is covered: it is no toy on it. */
const STRIP = { beside: 0.075, before: 0.028, least: 0.04 } as const;
/** Where the floor of a room begins lower, the ledge does as well, but no lower than this. */
const LOWEST_LEDGE = 0.86;
/** Where what covers a part of another thing stands on the ledge: near its far edge. */
const BEFORE_IT = 0.875;
/** How low what hangs on the wall reaches behind a ledge. */
const HUNG = 0.7;

/** So broad a cushion lies in its own drawing; of another one so much of the face is seen. */
const [PLUMP, PLUMPED] = [2.4, 0.56];

/** Coins and key rings are as broad as long. What is broader lies in its drawing. */
const [NEARLY_BROAD, BROADEST] = [0.75, 1.6];

/** What has no foot lies on a ledge: scissors and medals do not stand there. */
export function resting(item: Item): Item {
  const { drawable, attributes } = item;
  if (is(drawable.concept, 'cushion') && drawable.aspect < PLUMP)
    return { ...item, drawable: flattened(drawable, PLUMPED) };
  const upright =
    drawable.aspect < BROADEST && drawable.lies !== true && !attributes.some((word) => UPRIGHT.test(word));
  const { kind, height, concept } = drawable;
  const flat = (kind === 'object' || kind === 'food') && height < FLAT && (is(concept, 'flat') || is(concept, 'lies'));
  if (!flat || !upright) return item;
  const broad = is(concept, 'flat') && drawable.aspect > NEARLY_BROAD;
  if (broad) return { ...item, drawable: laidBroad(drawable) };
  return drawable.aspect < 1.1 ? { ...item, drawable: laid(drawable) } : item;
}

/** So high above the ledge a fish swims in its tank, in its own heights. */
const IN_TANK = 0.24;

/** So far above where others stand a balloon is in the air, and a little aslant: lower and upright it would stand there. */
const HOVERS = { high: 0.14, before: 0.045, turn: 0.24 } as const;

/** Side by side on the ledge, of one height. */
export function onLedge(
  scene: Scene,
  items: readonly Item[],
  room: { x: number; size: number; foot?: number; low?: boolean; edge?: number },
): Item[] {
  const tallest = Math.max(...items.map(({ size }) => size));
  const widths = items.map(({ drawable, size }) => drawable.aspect * (size / tallest) * room.size);
  const gap = items.length > 1 ? Math.min(...widths) * 0.14 : 0;
  const total = widths.reduce((sum, width) => sum + width, 0) + gap * (items.length - 1);
  let left = room.x - total / 2;
  const stand = room.foot ?? scene.height * ON_LEDGE;
  const foot = room.edge === undefined ? stand : clearOfEdge(scene, items, { stand, edge: room.edge, size: room.size });
  const row = items.map((item, index): Item => {
    const width = widths[index] as number;
    left += width + gap;
    const flies = isAloft(item);
    const lift = flies
      ? scene.height * (room.foot === undefined && !room.low ? HOVERS.high : HOVERS.before)
      : item.drawable.habitat === 'underwater'
        ? room.size * IN_TANK
        : 0;
    return {
      ...item,
      x: left - gap - width / 2,
      y: foot - lift,
      size: (item.size / tallest) * room.size,
      depth: 0.02,
      turn: flies && room.foot === undefined ? (room.x > scene.width / 2 ? -1 : 1) * HOVERS.turn : 0,
      mirrored: item.drawable.mirrors !== false && room.x > scene.width / 2,
      floor: scene.height,
      standsOn: lift > 0 ? 'nothing' : 'item',
    };
  });
  return row.some(({ drawable }) => drawable.habitat === 'underwater')
    ? [tankAround(row, foot, room.size), ...row]
    : row;
}

/** A balloon is in the air, and so is a bat with its wings spread; a bee has come down on what is before our eyes. */
export const isAloft = ({ drawable: { concept, habitat, kind }, attributes }: Item): boolean =>
  (habitat === 'air' || habitat === 'sky') &&
  (kind !== 'animal' || attributes.includes('flying') || is(concept, 'wings-spread'));

/** The ledge itself; what flies needs none, and nothing would lie on it. */
function under(scene: Scene, top: number, little: readonly Item[], big: readonly Item[]): Item[] {
  return little.every((item) => isAloft(item)) ? [] : [nearLedge(scene, top, little, big)];
}

const isOnTable = (scene: Scene, big: readonly Item[]): boolean =>
  scene.setting === 'studio' && !groundOf(scene, big).aloft;

/** What stands on the table as well is before its far edge. */
const onTable = (items: readonly Item[]): Item[] => items.map((item) => ({ ...item, depth: 0.03 }));

/** The small things on one side of a ledge, the large one behind it on the other: we are so near that not all of it is seen. */
export function besideOnLedge(scene: Scene, little: readonly Item[], big: readonly Item[], side: 1 | -1): Item[] {
  const { width, height } = scene;
  const { far, near, aloft } = groundOf(scene, big);
  const real = measured(scene, little, big);
  const unseen = unseenOf(big, real.large / real.small, real.large);
  // without a ledge legs would end in the air
  const shared = isOnTable(scene, big);
  // nor is anybody sunk into a lawn
  const whole = shared || isBank(scene, little, big) || little.every((item) => isAloft(item));
  const [below, aside] = [whole ? 0 : unseen.below, unseen.aside];
  const grown = (taken: number): number => {
    const wide = Math.min(width * LARGE.wide, roomBeside(scene, taken)) / (1 - aside);
    return growth(big, wide, (height * LARGE.high) / (1 - below));
  };
  const { size, wide } = sizeOnLedge(scene, little, {
    most: height * SMALL.high,
    extent: real.small * real.scale * grown(0),
    somebody: big.some(({ drawable }) => drawable.kind === 'person'),
  });
  // what lies low and long before the other one takes no room from it
  const beside = Math.min(wide, width * SMALL.wide);
  const hung = big.every(({ drawable }) => drawable.habitat === 'wall');
  // the foot of a post before what is out of focus would end in the air
  const post = big.every(({ drawable }) => drawable.aspect < SLENDER && drawable.kind === 'object');
  const stands = shared ? height * TABLE.foot : Math.max(far, Math.min(near, height * (LEDGE - STRIP.beside)));
  const behind = aloft ? height * (hung ? HUNG : 0.52) : post ? Math.max(stands, height * (LEDGE + 0.03)) : stands;
  const { top, bottom } = boxAround(big);
  // what lies is before the far edge of the table, and not across it
  const laidThere = shared && big.every(liesFlat);
  const room = laidThere ? (height * (LOWEST_LYING - WITHIN - TABLE.top)) / (bottom - top) : Infinity;
  const its = below > 0 ? grown(beside) : Math.min(room, bounded(scene, big, grown(beside), behind));
  const foot = below > 0 ? height * LEDGE + (bottom - top) * its * below : behind;
  const onTop = Math.max(foot, height * (TABLE.top + WITHIN) + (bottom - top) * its);
  const x = abreast(scene, side, { small: beside, large: widthOf(big) * its });
  const placed = moved(scene, big, its, x.large, laidThere ? onTop : foot);
  // feet right at the far edge of a table would stand on it
  const clear = shared || aloft || post || below > 0 ? 0 : Math.min(LOWEST_LEDGE, foot / height + STRIP.least);
  const edge = height * (shared ? TABLE.top : Math.max(LEDGE, clear));
  return [
    ...(shared ? onTable(placed) : placed),
    ...under(scene, edge, little, big),
    ...onLedge(scene, little, { x: x.small - (side * (wide - beside)) / 2, size, edge }),
  ];
}

/** So far before the edge of a table what lies on it ends, and how low down it may lie, as shares of the height. */
const [WITHIN, LOWEST_LYING] = [0.015, 0.95];
const liesFlat = ({ drawable: { spread, lies } }: Item): boolean => spread === true || lies === true;

/** So much of its ground is seen below somebody who is over what is on a ledge: their grass ends before it. */
const UNDER = 0.055;

/** The small things on a ledge below the large one, which is seen over them. */
export function underneath(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height } = scene;
  const { far, near, aloft } = groundOf(scene, big);
  const lowest = height * ON_LEDGE;
  const real = measured(scene, little, big);
  const { size } = sizeOnLedge(scene, little, {
    most: Math.min(height * 0.3, lowest - far - height * 0.02),
    extent: real.small * real.scale * growth(big, width * 0.8, height * LARGE.high),
    alone: true,
  });
  const x = width * 0.5;
  const shared = isOnTable(scene, big);
  const stands = shared ? height * TABLE.foot : Math.max(far, Math.min(near, lowest - size - height * 0.012));
  const foot = aloft ? height * 0.44 : stands;
  const ledge = shared
    ? height * TABLE.top
    : Math.max(height * LEDGE, Math.min(height * LOWEST_LEDGE, foot + height * UNDER));
  const factor = bounded(scene, big, growth(big, width * 0.8, height * LARGE.high), foot);
  // beside the foot of a post: right before it the post would seem to grow out of it
  const slender = big.length === 1 && big.every(({ drawable }) => drawable.aspect < SLENDER) && !aloft;
  const placed = moved(scene, big, factor, x, foot);
  return [
    ...(shared ? onTable(placed) : placed),
    ...under(scene, ledge, little, big),
    ...onLedge(scene, little, { x: slender ? x - width * 0.16 : x, size, low: true, edge: ledge }),
  ];
}

/** What hides another thing is so large, and so much of that is covered, as long as it can be known. */
const HIDING = { extent: 0.46, high: 0.56, wide: 0.62, covered: 0.62, known: 0.24 } as const;

/** So far from the middle what is before an engine stands, as a share of the width. */
const FRONT = 0.16;

/** So many times as near as what it hides a thing is in a room at most. */
const MOST_NEARER = 3;

/**
 * From so many times nearer on what is before our eyes is in focus and what it hides is not, and how much it is not: before
 * a plain wall, which stays as it is, only a little.
 */
const FOCUS = { from: 1.6, most: 0.006, still: 0.0035, by: 0.0026 } as const;

/** A frog that hides a giraffe is right before our eyes: as sharp as the frog the giraffe would be a toy behind a giant. */
const outOfFocus = ({ setting }: Scene, item: Item, nearer: number): Item =>
  nearer < FOCUS.from
    ? item
    : { ...item, unfocused: Math.min(setting === 'studio' ? FOCUS.still : FOCUS.most, (nearer - 1) * FOCUS.by) };

/** The small things on a ledge before the large one, which is partly covered by them, or for the most part where it is hidden. */
export function beforeOnLedge(scene: Scene, little: readonly Item[], big: readonly Item[]): Item[] {
  const { width, height, brief } = scene;
  const side = (little[0] as Item).seed.fork('side').chance(0.5) ? 1 : -1;
  const { far, near, aloft } = groundOf(scene, big);
  const hides = brief.told?.includes('hidden') === true;
  const real = measured(scene, little, big);
  const unseen = unseenOf(big, real.large / real.small, real.large);
  const shared = (!hides || big.every(({ drawable: { habitat } }) => habitat === 'tabletop')) && isOnTable(scene, big);
  const whole = hides || shared || isBank(scene, little, big) || little.every((item) => isAloft(item));
  const below = whole ? 0 : unseen.below;
  // before the engine of a train, which runs out of the frame: all of it would be a toy
  const aside = hides || real.large < AS_A_TRAIN ? 0 : unseen.aside;
  const most = growth(big, (width * 0.8) / (1 - aside), (height * LARGE.high) / (1 - below));
  const extent = real.small * real.scale * most;
  const room = { most: height * SMALL.high, extent: hides ? Infinity : extent, before: true };
  const usual = sizeOnLedge(scene, little, room);
  const more = Math.min(
    HIDING.extent / SMALL.extent,
    (height * HIDING.high) / usual.size,
    (width * HIDING.wide) / usual.wide,
  );
  const { size, wide } = hides ? { size: usual.size * more, wide: usual.wide * more } : usual;
  const { left, right, top, bottom } = boxAround(big);
  // low enough for a part of it to be covered
  const stand = height * (hides ? ON_LEDGE : BEFORE_IT);
  const low = hides ? Math.min(height * (LEDGE + 0.03), stand - size * 0.65) : 0;
  const ground = aloft
    ? height * (hides ? ON_LEDGE : 0.6) - (hides ? size * 0.3 : 0)
    : shared
      ? height * TABLE.partly
      : Math.max(far, Math.min(near, Math.max(low, height * (hides ? LEDGE + 0.01 : LEDGE - STRIP.before))));
  const foot = below > 0 ? height * LEDGE + (bottom - top) * most * below : ground;
  const cover = size - (stand - foot);
  let factor = below > 0 ? most : bounded(scene, big, most, foot);
  const covered = (by: number): number =>
    Math.min(1, cover / ((bottom - top) * by)) * Math.min(1, wide / ((right - left) * by));
  const least = (height * HIDING.known) / Math.sqrt((right - left) * (bottom - top));
  // before a wall nothing is so far away: behind a book a suitcase is no toy
  const toy = scene.setting === 'studio' || isRoom(scene.setting) ? 1 / (real.scale * MOST_NEARER) : 0;
  const smallest = Math.max(least, ((size * rootOf((little[0] as Item).drawable)) / real.small) * toy);
  if (hides) while (covered(factor) < HIDING.covered && factor * 0.95 > smallest) factor *= 0.95;
  const across = (right - left) * factor;
  // the neck of a giraffe is beside the head of a frog, and does not grow out of it
  const towers = (bottom - top) * factor > Math.max(size * 1.1, across * 1.1);
  const hidden = towers ? wide * 0.34 : Math.min(across * 0.08, wide * 0.08);
  const apart = hides ? hidden : Math.max(across * 0.3, wide * 0.4);
  // both together in the middle
  const x = width / 2 - (side * (Math.max(across / 2, apart + wide / 2) - Math.max(across / 2, wide / 2 - apart))) / 2;
  const runsOut = aside > 0 && across > width * 0.94;
  const middle = runsOut ? width / 2 + side * (width * 0.45 - across / 2) : x;
  const nearer = (size * rootOf((little[0] as Item).drawable)) / (real.small * real.scale * factor);
  const placed = moved(scene, big, factor, middle, foot).map((item) =>
    hides ? outOfFocus(scene, item, nearer) : item,
  );
  return [
    ...(shared ? onTable(placed) : placed),
    ...under(scene, height * (shared ? TABLE.top : LEDGE), little, big),
    ...onLedge(scene, little, { x: runsOut ? width / 2 + side * width * FRONT : x + side * apart, size, foot: stand }),
  ];
}
