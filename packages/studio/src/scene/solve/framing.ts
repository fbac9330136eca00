import { isProse, weightOf } from '../../language/brief.js';
import { is } from '../../catalogue/traits.js';
import type { Drawable } from '../../paint/drawable.js';
import { affords } from '../affords.js';
import { bodyOf, changed, itemsOf } from './composition.js';
import type { Composition } from './composition.js';
import { rootOf } from '../plan.js';
import { carriedWithin } from '../resized.js';
import { itemBox } from '../scene.js';
import { isNarrow, surfaceFor } from './layout.js';
import type { Item, Scene } from '../scene.js';

/** The least share of the picture's height that one of what the picture is about fills. */
const LEAST: Record<Drawable['kind'], number> = {
  person: 0.46,
  animal: 0.34,
  building: 0.44,
  vehicle: 0.3,
  plant: 0.34,
  food: 0.26,
  furniture: 0.34,
  object: 0.28,
  nature: 0.3,
};
const MOST_ENLARGED = 2.6;
const MOST_APART = 1.2;
/** How much of the picture's width a thing by itself may come to fill. */
const LONE_WIDTH = 0.74;
/** Not worth moving anything for less. */
const LEAST_ENLARGED = 1.1;

/** They carry and shelter others, and may reach beyond the frame while these are looked at. */
const surroundings = new Set<Drawable['kind']>(['furniture', 'building', 'plant', 'nature']);

/**
 * Steps nearer when what the picture is about came out small: everything grows together, so all relations stay, and
 * only what carries or shelters it may be cut by the edge.
 */
export function stepNearer(composition: Composition, strength: number, alone = false): Composition {
  const { scene, parents } = composition;
  const { brief, width, height } = scene;
  const main = mainOf(scene);
  // either everything grows, or only what hangs together with the main thing
  const grown = alone && main !== undefined ? bodyOf(composition, main) : [...composition.items.keys()];
  const items = grown.flatMap((index) => itemsOf(composition, index));
  const subject = main === undefined ? undefined : brief.subjects[main];
  const own = items.filter((item) => item.subject === main);
  const [first] = own;
  if (main === undefined || !subject || !first) return composition;
  if (brief.features.includes('smoke') && first.drawable.kind === 'building') return composition;
  if (brief.features.includes('contrails')) return composition;
  if (first.standsOn === 'water' && isNarrow(scene, surfaceFor(scene, 'water'))) return composition;
  // what is told of by its form, colour or stuff is looked at itself; so is what another thing is only above
  const isShown = (index: number): boolean => {
    const { shape, colour, size, material } = brief.subjects[index] ?? {};
    // told at length, everything has its colour
    return (shape ?? size ?? (isProse(brief) ? undefined : (colour ?? material))) !== undefined;
  };
  const carriers = new Set<number>();
  const hosts = new Set<number>();
  let carried = false;
  for (let edge = parents.get(main); edge; edge = parents.get(edge.host)) {
    carriers.add(edge.host);
    carried ||= edge.kind !== 'in-front-of' && edge.kind !== 'behind';
    if (edge.kind !== 'above' && !isShown(edge.host)) hosts.add(edge.host);
  }
  const { height: metres, kind } = first.drawable;
  const handy = (kind === 'object' || kind === 'food') && metres < 0.5 && carriers.size > 0 && isProse(brief);
  // a small child is one, and no figure in the distance
  const little = subject.size === 'tiny' || (subject.size === 'small' && !subject.attributes.includes('child'));
  const framed = brief.camera === 'wide' || brief.camera === 'portrait' || subject.attributes.includes('half-length');
  if (framed || (little && !handy)) return composition;
  const mayReachOut = ({ subject: index, drawable }: Item): boolean =>
    index !== undefined &&
    hosts.has(index) &&
    (surroundings.has(drawable.kind) || (drawable.kind === 'object' && isLong(drawable, first.drawable)));
  // an armchair must still be seen to be one
  const trimmed = (item: Item): ReturnType<typeof itemBox> => {
    const { left, right, top, bottom } = itemBox(item);
    // nearly the whole of it where little else is told
    const [side, foot] = isProse(brief)
      ? [(right - left) * 0.2, (bottom - top) * 0.25]
      : [(right - left) * 0.05, (bottom - top) * 0.08];
    return { left: left + side, right: right - side, top, bottom: bottom - foot };
  };
  const seats = items.filter((item) => mayReachOut(item) && isUpright(item));
  const kept = [...items.filter((item) => !mayReachOut(item)).map(itemBox), ...seats.map(trimmed)];
  const box = {
    left: Math.min(...kept.map(({ left }) => left)),
    right: Math.max(...kept.map(({ right }) => right)),
    top: Math.min(...kept.map(({ top }) => top)),
    bottom: Math.max(...kept.map(({ bottom }) => bottom)),
  };
  const tallest = Math.max(...own.map(({ size }) => size));
  // looked up at, a thing towers
  const least =
    LEAST[first.drawable.kind] *
    (brief.camera === 'low-angle'
      ? 1.7
      : isPortrayed(scene, first)
        ? brief.told?.includes('modelled')
          ? 1.8
          : brief.told?.includes('portrayed')
            ? 1.9
            : 1.5
        : isProduct(scene, first)
          ? brief.subjects.length === 1
            ? 2
            : 1.6
          : 1);
  // what lies on a table in a described scene is looked at, and the table around it need not be seen whole
  const wish = ((handy ? 1.5 : 1) * least * height) / own.length ** 0.3 / tallest;
  // a wide thing by itself keeps some air to both sides
  const widest = isProduct(scene, first) && brief.subjects.length === 1 ? LONE_WIDTH : 0.92;
  const room = Math.min((width * widest) / (box.right - box.left), (height * 0.86) / (box.bottom - box.top));
  // what stands on a table shows some of the table below it; who stands before a house stands on the ground
  const lowest = carried && items.some(mayReachOut) ? 0.8 : 0.94;
  // what stands farther back must not climb above the ground
  const ground = items
    .filter(({ standsOn, y }) => standsOn === 'ground' && y < box.bottom - height * 0.01)
    .map((item) => (height * lowest - landOf(scene, item)) / (box.bottom - item.y));
  // bodies that stand apart would be drawn apart
  const bodies = new Set(grown.map((index) => rootOf(parents, index)));
  // what was named of the room stays in the picture
  const furnished = brief.features.includes('fireplace') || brief.features.includes('window');
  const most = (bodies.size > 1 && brief.relations.length > 0) || furnished ? MOST_APART : MOST_ENLARGED;
  const whole = Math.min(wish, room, most, ...ground, ...(alone ? outgrown(composition, grown, first) : []));
  const factor = 1 + (whole - 1) * strength;
  if (!(factor > LEAST_ENLARGED)) return composition;
  const [wide, high] = [(box.right - box.left) * factor, (box.bottom - box.top) * factor];
  const within = (wanted: number, size: number, low: number, high_: number): number =>
    Math.min(high_ - size / 2, Math.max(low + size / 2, wanted));
  const beside = within((box.left + box.right) / 2, wide, width * 0.04, width * 0.96);
  // a table that is cut by the frame is so on both sides
  const host = items.find((item) => mayReachOut(item) && item.drawable.aspect * item.size * factor > width * 0.9);
  const off = host ? (host.x - (box.left + box.right) / 2) * factor : 0;
  const x = host ? within(width / 2 - off, wide, width * 0.04, width * 0.96) : beside;
  // arms come in over the lower edge, however little is in their hands
  const armed = items.some(({ drawable }) => is(drawable.concept, 'hands'));
  // nor is a house behind a car on the fences at the horizon: both come nearer to us
  const farthest = Math.max(
    ...items
      .filter(({ standsOn, drawable }) => standsOn === 'ground' && drawable.kind === 'building')
      .map((item) => landOf(scene, item) + (box.bottom - item.y) * factor),
  );
  const bottom = armed
    ? height * 1.01
    : Math.max(
        high + height * 0.05,
        Math.min(height * lowest, Math.max(farthest, box.bottom + (high - high / factor) * 0.5)),
      );
  const toX = (at: number): number => x + (at - (box.left + box.right) / 2) * factor;
  const toY = (at: number): number => bottom + (at - box.bottom) * factor;
  // what grows alone must not come to stand before the others
  const others = [...composition.items].flatMap(([index, found]) => (grown.includes(index) ? [] : found.map(itemBox)));
  const hides = others.some(({ left, right }) => {
    const reach = Math.min(right, x + wide / 2) - Math.max(left, x - wide / 2);
    const before = Math.max(0, Math.min(right, box.right) - Math.max(left, box.left));
    return reach > before + width * 0.02;
  });
  if (hides) return composition;
  return changed(composition, grown, (item) => carriedWithin(item, { toX, toY, factor }, height));
}

/** Where the land begins on which it may stand: what a place has at its horizon is before the foot of no building that stood nearer. */
function landOf(scene: Scene, { drawable, y }: Item): number {
  const land = drawable.kind === 'building' ? Math.min(y, surfaceFor(scene, 'ground').far) : 0;
  return Math.max(scene.horizon, land);
}

/** What is higher beside who is on it is not cut: of a fence below a rooster only its points would be left. */
const LOW = 0.7;

/** A sledge or a mat below who is on it: a plate or a saucer is small enough to be seen whole. */
const isLong = ({ aspect, height }: Drawable, main: Drawable): boolean =>
  aspect > main.aspect * 2 && aspect * height > 0.8 && height < main.height * LOW;

/** An armchair or a cupboard: known by the whole of it, other than the edge of a table. */
const isUpright = ({ drawable }: Item): boolean =>
  drawable.aspect < 1.4 && (drawable.kind === 'furniture' || affords(drawable).seat !== undefined);

/** One thing before a plain ground, and at most what carries it or is in it. */
const isProduct = ({ setting, brief }: Scene, { drawable }: Item): boolean =>
  setting === 'studio' &&
  (drawable.kind === 'object' || drawable.kind === 'food') &&
  brief.subjects.length <= 2 &&
  brief.subjects.every(({ count }) => count === 1);

/** One person before a plain ground: a poster, a fashion plate. */
function isPortrayed({ setting, brief }: Scene, { drawable }: Item): boolean {
  const [only, ...others] = brief.subjects;
  const held = (index: number): boolean =>
    brief.relations.some(({ kind, subject, object }) => kind === 'holding' && subject === 0 && object === index);
  // what it has a picture of is with it
  const shown = (index: number): boolean =>
    brief.relations.some(({ kind, subject, object }) => kind === 'hanging-on' && subject === index && held(object));
  const sits = setting === 'studio' || brief.told?.includes('portrayed') === true;
  return (
    sits &&
    (drawable.kind === 'person' || (drawable.kind === 'animal' && setting !== 'studio')) &&
    only?.count === 1 &&
    others.every((_, index) => held(index + 1) || shown(index + 1))
  );
}

/** What the picture is about: what weighs most, the first of equals. */
function mainOf({ brief }: Scene): number | undefined {
  let best: number | undefined;
  const weight = (index: number): number => weightOf(brief, index);
  for (const index of brief.subjects.keys()) if (best === undefined || weight(index) > weight(best)) best = index;
  return best;
}

/** How much the main thing may grow by itself until it looks as large as what is larger in the world. */
function outgrown({ items }: Composition, grown: readonly number[], main: Item): number[] {
  const [metres, pixels] = [extentOf(main, main.drawable.height), extentOf(main, main.size)];
  return [...items].flatMap(([index, found]) =>
    grown.includes(index)
      ? []
      : found.flatMap((item) => {
          const larger = extentOf(item, item.drawable.height) > metres * 1.5;
          // people are narrow, and everybody knows how tall they are
          const tall = item.drawable.kind === 'person' && main.drawable.kind !== 'person';
          const share = Math.min(1, main.drawable.height / item.drawable.height) ** 0.6;
          return [
            ...(larger ? [(extentOf(item, item.size) * besideOf(item, main, metres)) / pixels] : []),
            ...(tall ? [(item.size * share) / main.size] : []),
          ];
        }),
  );
}

/** Beside what one knows from near it grows to so many times its share of that at most: a bird is no microwave oven. */
const [KNOWN_FROM_NEAR, AT_MOST, AT_LEAST] = [
  new Set<Drawable['kind']>(['object', 'food', 'furniture', 'animal', 'person']),
  1.5,
  0.2,
] as const;

/** So much of the extent of what is larger the main thing may have. */
function besideOf(item: Item, main: Item, metres: number): number {
  const share = metres / extentOf(item, item.drawable.height);
  const known = main.drawable.kind !== 'person' && KNOWN_FROM_NEAR.has(item.drawable.kind);
  return known ? Math.min(0.7, Math.max(AT_LEAST, share * AT_MOST)) : 0.7;
}

const extentOf = ({ drawable }: Item, height: number): number => height * Math.sqrt(drawable.aspect);
