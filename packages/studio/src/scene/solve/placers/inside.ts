import { offerOf } from '../../../catalogue/affordances.js';
import { is, isNaturally } from '../../../catalogue/traits.js';
import type { Drawable } from '../../../paint/drawable.js';
import { upended } from '../../../paint/laid.js';
import { affords, SLIM, takesStick } from '../../affords.js';
import type { Item } from '../../scene.js';
import { on } from './carried.js';
import { facing, relativeSize, spread, widthOf } from './guest.js';
import type { Guest } from './guest.js';
import { inFrontOf } from './near.js';

/** By how much those who share a container are wider than their part of it. */
const SNUG = 1.3;
/** A boat in a cup has water around it, whoever rows in it as well. */
const AFLOAT = 0.74;
const ABOARD = 0.56;
/** More of a kind are heaped over the whole of it. */
const FEW = 2;

/** The head of who lies is low: deep in a box it would not be seen. */
const LIES = /^(?:sleeping|asleep|lying|napping)$/;
const lies = ({ drawable, attributes }: Item): boolean =>
  drawable.kind === 'animal' && attributes.some((word) => LIES.test(word));

/** In a container: the contents look out over its rim, heaped when there are many; glass shows all of them. */
export function inside(guest: Guest): Item {
  const { host, item, group, siblings, position } = guest;
  if (guest.on === 'mouth' && !isLongOrGrown(guest)) return onRim(guest);
  if (is(host.drawable.concept, 'hoop')) return throughHoop(guest);
  if (is(host.drawable.concept, 'grip')) return gripped(guest);
  if (is(host.drawable.concept, 'at-wall') && host.drawable.height > TALL && isAlive(item)) return below(guest);
  if (is(host.drawable.concept, 'bush') && item.drawable.kind !== 'plant') return amongLeaves(guest);
  const { aspect: wide } = host.drawable;
  const own = guest.on === 'mouth' ? openingOf(host.drawable) : affords(host.drawable).mouth;
  const mouth =
    own ??
    (is(host.drawable.concept, 'in-a-bowl')
      ? { y: -0.74, left: -0.3 * wide, right: 0.3 * wide, depth: 0.3 }
      : takesStick(host.drawable, group.drawable)
        ? { y: LEVEL, left: -0.26 * wide, right: 0.26 * wide, depth: 0.5 }
        : undefined);
  // who is in a house on a tree is on its platform
  const level = offerOf(host.drawable.concept).top !== undefined;
  if (!mouth) return host.drawable.kind === 'building' && !level ? inFrontOf(guest) : on(guest);
  const shelf = {
    left: host.x + facing(host) * mouth.left * host.size,
    right: host.x + facing(host) * mouth.right * host.size,
  };
  const whole = Math.abs(shelf.right - shelf.left);
  // "a puppy and a kitten in a basket", a few fruits in a bowl: each has its own part of it, a little over the other
  const { kind } = item.drawable;
  const few = siblings <= FEW && kind !== 'plant' && group.drawable.aspect >= 0.5 && !mouth.clear;
  const apart = (kind === 'animal' || few) && guest.on !== 'back';
  const { from, to } = apart ? guest.part : { from: 0, to: 1 };
  const room = Math.min(whole, whole * (to - from) * SNUG);
  const left =
    Math.min(shelf.left, shelf.right) + Math.min(whole - room, Math.max(0, whole * ((from + to) / 2) - room / 2));
  const rim = host.y + mouth.y * host.size;
  const depth = mouth.depth * host.size;
  if (guest.on === 'back' && host.drawable.kind === 'vehicle') return standingIn(guest, { left, room, rim });
  // the rim of a bowl curves towards us, that of a box is straight
  const { concept } = host.drawable;
  const sag = is(concept, 'straight-rim') || isNaturally(concept, 'rectangular') ? 0 : room * 0.09;
  const { aspect } = group.drawable;
  // long things lean out side by side; the rest is heaped, the lower rows longer
  const stuck = guest.on === 'mouth' && item.drawable.kind !== 'plant';
  const leaning = item.drawable.kind === 'plant' || aspect < SLIM || stuck;
  const bottom =
    leaning || kind === 'animal' ? siblings : Math.max(1, Math.ceil((Math.sqrt(8 * siblings + 1) - 1) / 2));
  const wish = relativeSize(guest, 0.5, leaning ? 0.8 : 0.28, mouth.clear ? 0.7 : 1.15);
  const widest = leaning
    ? (widthOf(host) * 2) / (Math.sqrt(siblings) * aspect)
    : (room *
        (kind === 'animal' && siblings > 1
          ? SNUG * 1.2
          : kind === 'vehicle'
            ? AFLOAT
            : isAboard(item)
              ? ABOARD
              : 1.04)) /
      (bottom * aspect);
  // a candle is hardly wider than the neck that it is stuck into
  const most = stuck ? (room * 3.4) / aspect : widest;
  const size = Math.min(wish, most, mouth.clear ? (depth / Math.max(1, bottom)) * 1.2 : Infinity);
  if (is(concept, 'barred') && siblings === 1)
    return {
      ...item,
      // who lies in a crib is no longer than that
      size: Math.min(size * 1.3, host.size * 0.75, aspect > LYING ? (room * 0.98) / aspect : Infinity),
      x: left + room / 2,
      y: rim + depth,
      depth: host.depth + 0.002,
      standsOn: 'nothing',
    };
  let row = 0;
  let before = 0;
  const rows = leaning ? 1 : bottom;
  for (; row < rows - 1 && position >= before + (bottom - row); row++) before += bottom - row;
  const inRow = leaning ? siblings : Math.min(bottom - row, siblings - before);
  const column = position - before - (inRow - 1) / 2;
  const step = leaning ? (room * 0.7) / Math.max(1, siblings) : Math.min(room / bottom, size * aspect * 1.02);
  const x = left + room / 2 + column * step;
  // of a bouquet only the flowers look out: its paper is within
  const bunch = is(item.drawable.concept, 'bunch') && !mouth.clear;
  const bathes = is(concept, 'bathed-in') && item.drawable.kind === 'person';
  const sunk = bathes
    ? size * IN_WATER
    : bunch
      ? size * 0.42
      : mouth.clear
        ? depth * 0.96
        : Math.min(depth, size * (leaning ? 0.45 : lies(item) ? 0.14 : 0.4));
  const y = rim + sunk - row * size * 0.62;
  // a house in a jar stands upright
  const built = item.drawable.kind === 'building' || item.drawable.kind === 'furniture';
  const slack = siblings > 1 ? 0.25 : 0.05;
  // one stirs with the bowl of a spoon
  const stirs = leaning && is(item.drawable.concept, 'stirs');
  return {
    ...item,
    ...(stirs && { drawable: upended(item.drawable) }),
    // the tip of a tail over the rim would be torn off
    ...(kind === 'animal' && !mouth.clear && { attributes: [...item.attributes, 'without-tail'] }),
    size,
    x,
    y,
    turn: leaning ? (siblings > 1 ? (column / siblings) * 0.9 : 0.06) : built ? 0 : guest.random.around(slack),
    depth: host.depth - 0.002 + row * 0.0002 - position * 0.00001,
    standsOn: 'nothing',
    floor: rim,
    ...(mouth.clear
      ? is(concept, 'appliance')
        ? {}
        : { veil: 0.22 }
      : { cut: { x: left + room / 2, y: rim, half: room / 2 + size, sag } }),
  };
}

/** How high a drink stands in its glass. */
const LEVEL = -0.82;

/** Who rows brings the boat along. */
const isAboard = ({ drawable }: Item): boolean => drawable.kind === 'person' && drawable.habitat === 'water';
const isAlive = ({ drawable }: Item): boolean => drawable.kind === 'person' || drawable.kind === 'animal';
/** Wider than high by so much, somebody lies. */
const LYING = 1.4;
/** So much of who sits in a bathtub is in the water. */
const IN_WATER = 0.5;
/** Metres: what comes out of a wall this high is over the heads of people. */
const TALL = 1.6;
/** How high the head of a shower is, and how far from the middle of its drawing. */
const [SPRAY, AHEAD] = [0.7, 0.11];

/** Who is in the shower stands on its floor below the spray. */
function below({ host, item, group }: Guest): Item {
  const size = Math.min((host.size * group.metres) / host.drawable.height, host.size * SPRAY);
  const x = host.x + facing(host) * AHEAD * host.size;
  return { ...item, size, x, y: host.y, depth: host.depth - 0.002, standsOn: 'ground' };
}

/** How much of who is in a bush is hidden by it. */
const HIDDEN = 0.34;

/** Who is in a bush looks out over it, the rest of them behind its leaves. */
function amongLeaves(guest: Guest): Item {
  const { host, item } = guest;
  const size = Math.min(relativeSize(guest, 0.8, 0.3, 0.62), (widthOf(host) * 0.7) / item.drawable.aspect);
  const x = host.x + spread(guest) * widthOf(host) * 0.26;
  return {
    ...item,
    size,
    x,
    y: host.y - host.size * 0.86 + size * HIDDEN,
    depth: host.depth + 0.002,
    standsOn: 'nothing',
  };
}

/** Where the middle of a hoop is, and how long who leaps through it may be, in its own heights. */
const [HOOP, LEAP] = [0.6, 0.86];

/** Who leaps through a hoop is in the middle of it, the head out on the other side. */
function throughHoop({ host, item, group }: Guest): Item {
  const { aspect } = group.drawable;
  const wide = host.size * host.drawable.aspect;
  const size = Math.min((wide * LEAP) / aspect, host.size * 0.42);
  const y = host.y - host.size * (host.drawable.aspect < 0.9 ? HOOP : 0.5) + size * 0.5;
  return { ...item, size, x: host.x, y, depth: host.depth - 0.002, standsOn: 'nothing' };
}

/** The least and the most size of what a hand is closed around, and how deep it is in the hand, in the hand's own size. */
const [LEAST, MOST, DEEP] = [0.55, 1.05, 0.4];

/** The fingers of a hand are before what it holds: as large beside it as it is, and not lost in it. */
function gripped({ host, item, group }: Guest): Item {
  const real = (host.size * group.metres) / host.drawable.height;
  const size = Math.min(Math.max(real, host.size * LEAST), host.size * MOST, (host.size * 1.5) / group.drawable.aspect);
  const rim = host.y + (affords(host.drawable).mouth?.y ?? -1) * host.size;
  const y = rim + Math.min(host.size * DEEP, size * 0.38);
  return { ...item, size, x: host.x, y, turn: 0, depth: host.depth + 0.002, standsOn: 'nothing' };
}

/** What is stuck into an opening: candles, straws and flowers; the rest sits on its rim. */
const isLongOrGrown = ({ item, group }: Guest): boolean =>
  item.drawable.kind === 'plant' || group.drawable.aspect < 0.9;

/** The opening of a thing: that of its record, else its upper edge. Nothing is seen through it. */
function openingOf(drawable: Drawable): Mouth {
  const { parts, mouth } = affords(drawable);
  const { aspect } = drawable;
  const line = parts?.get('mouth') ?? (mouth?.clear ? { y: -0.97, left: -aspect * 0.4, right: aspect * 0.4 } : mouth);
  const { y, left, right } = line ?? { y: -0.93, left: -aspect * 0.46, right: aspect * 0.46 };
  return { y, left, right, depth: Math.min(0.25, Math.max(0.09, (right - left) * 0.5)) };
}

type Mouth = NonNullable<ReturnType<typeof affords>['mouth']>;

/** A slice of lemon on the rim of a glass: over its edge, on the right. */
function onRim(guest: Guest): Item {
  const { host, item, position, siblings } = guest;
  const { y, left, right } = openingOf(host.drawable);
  const size = Math.min(relativeSize(guest, 0.7, 0.16, 0.24), ((right - left) * host.size * 3) / item.drawable.aspect);
  const along = siblings > 1 ? left + ((right - left) * (position + 0.5)) / siblings : right * 0.86;
  return {
    ...item,
    size,
    x: host.x + facing(host) * along * host.size,
    y: host.y + y * host.size + size * 0.55,
    turn: item.turn + 0.24,
    depth: host.depth - 0.002 - position * 0.0001,
    standsOn: 'nothing',
  };
}

/** Who stands in the bed of a truck is as tall as beside it; its side hides their legs. */
function standingIn({ host, item, group, part, siblings, position }: Guest, bed: Bed): Item {
  const size = (host.size * group.metres) / host.drawable.height;
  const from = part.from + ((part.to - part.from) * (position + 0.5)) / siblings;
  return {
    ...item,
    size,
    x: bed.left + bed.room * from,
    y: bed.rim + size * 0.3,
    depth: host.depth - 0.002 - from * 0.0001,
    standsOn: 'nothing',
    floor: bed.rim,
    cut: { x: bed.left + bed.room / 2, y: bed.rim, half: bed.room / 2 + size, sag: 0 },
  };
}

interface Bed {
  readonly left: number;
  readonly room: number;
  /** The upper edge of its side. */
  readonly rim: number;
}
