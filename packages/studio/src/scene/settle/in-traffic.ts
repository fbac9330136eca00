import { recordOf } from '../../catalogue/records.js';
import type { Brief } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { passesBy } from '../../paint/world/elements/lanes.js';
import { metresOf } from '../groups.js';
import type { Item, Scene } from '../scene.js';

/** Streets and roads that run away from us. */
const ALONG: ReadonlySet<string> = new Set(['street', 'road', 'highway', 'bridge']);
/** Fewer are seen from the side; of more the rest is farther away than one sees. */
const [FEW, CROWD, MOST] = [3, 4, 60];
/** How high our eyes are and how far from the middle a lane is, in metres; how far away the cars of each row are. */
const [EYES, LANE] = [1.7, 1.55];
const AWAY = [1.9, 2.9, 4.4, 6.6, 10, 15] as const;
const FAR = 100;

/** So small beside a person, by what both measure, a car would be a toy. */
const TOY = 0.6;
/** What is said loosely of cars and of who is among them holds in any street. */
const loose: ReadonlySet<string> = new Set(['around', 'beside', 'behind', 'in-front-of', 'between', 'facing']);

/**
 * Many cars in a street drive along it: those that come on the left show their front, those that go on the right their
 * back. From the side they would stand across the road in a heap, or as toys before somebody's feet.
 */
export function inTraffic(
  scene: Scene,
  items: readonly Item[],
  told: Brief,
  findDrawable: (concept: string) => Drawable | undefined,
): readonly Item[] {
  const { brief, setting } = scene;
  // where nobody speaks of a street they are shown for themselves
  const street = told.setting !== undefined && ALONG.has(setting);
  if (!street || brief.camera === 'from-above' || items.length > MOST) return items;
  const cars = items.filter(({ drawable }) => isDriven(drawable));
  const others = items.filter((item) => !cars.includes(item));
  // what is seen from the side only has a street that runs across
  if (others.some((item) => passesBy(item, scene))) return items;
  const theirs = new Set(cars.map(({ subject }) => subject));
  const free = brief.relations.every(
    ({ kind, subject, object }) => loose.has(kind) || !(theirs.has(subject) || theirs.has(object)),
  );
  const alone = others.length === 0;
  // cars "in traffic" are among others
  const among = brief.relations.every(({ kind }) => kind === 'inside' || kind === 'around');
  const wanted = alone ? cars.length >= FEW && among : areToys(scene, cars, others) && free;
  if (!wanted) return items;
  const seen = cars.map((item, index) => driven(scene, item, alone ? index : index + 2, findDrawable));
  const all = seen.filter((item) => item !== undefined);
  if (all.length < cars.length) return items;
  // who stands nearer to us than a car is before it
  const behind = (car: Item): number =>
    Math.max(car.depth, ...others.filter(({ y }) => y > car.y).map(({ depth }) => depth + 0.01));
  const behindOthers = all.slice(0, AWAY.length * 2).map((car): Item => ({ ...car, depth: behind(car) }));
  return [...others.filter((item) => !isToyCrowd(scene, item)), ...behindOthers].toSorted(
    (one, other) => other.depth - one.depth,
  );
}

/** So small a share of the height, people who are only there as well would be toys before the cars. */
const TOY_CROWD = 0.14;
const isToyCrowd = ({ brief, height }: Scene, { subject = -1, drawable, size }: Item): boolean =>
  drawable.kind === 'person' &&
  size < height * TOY_CROWD &&
  (brief.subjects[subject]?.count ?? 1) > CROWD &&
  brief.relations.every((each) => each.subject !== subject && each.object !== subject);

/** It has a front and a back to show. */
function isDriven({ kind, habitat, concept }: Drawable): boolean {
  const { front, behind } = recordOf(concept)?.seen ?? {};
  return kind === 'vehicle' && habitat === 'ground' && front !== undefined && behind !== undefined;
}

/** Several of them stand among people and are far too small for it. */
function areToys({ brief }: Scene, cars: readonly Item[], others: readonly Item[]): boolean {
  const scale = ({ size, drawable, subject }: Item): number => {
    const named = brief.subjects[subject ?? -1];
    return size / (named ? metresOf(named, drawable) : drawable.height);
  };
  const people = others.filter(({ drawable, standsOn }) => drawable.kind === 'person' && standsOn === 'ground');
  if (cars.length < 2 || people.length === 0) return false;
  return Math.min(...cars.map(scale)) < TOY * Math.max(...people.map(scale));
}

/** A car in its lane: the first two are next to us, the next two behind them. */
function driven(
  { width, height, horizon }: Scene,
  item: Item,
  index: number,
  findDrawable: (concept: string) => Drawable | undefined,
): Item | undefined {
  const { front, behind } = recordOf(item.drawable.concept)?.seen ?? {};
  if (!front || !behind || item.attributes.includes('parked')) return undefined;
  const side = index % 2 === 0 ? -1 : 1;
  const drawable = findDrawable(side < 0 ? front : behind);
  if (!drawable) return undefined;
  const away = AWAY[Math.floor(index / 2)] ?? FAR;
  const scale = (height - horizon) / EYES / away;
  return {
    ...item,
    drawable,
    x: width / 2 + side * LANE * scale,
    y: horizon + (height - horizon) / away,
    size: drawable.height * scale,
    depth: 0.1 + 0.8 * (1 - AWAY[0] / away),
    mirrored: false,
    turn: 0,
  };
}
