import { is } from '../../catalogue/traits.js';
import { isProse } from '../../language/brief.js';
import type { Edge } from '../edges.js';
import { CARRIED, familyOf } from '../family.js';
import { eyeLineOf } from '../perspective.js';
import { resized, shifted } from '../resized.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import { boxAround, farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So many times larger than a car somebody may be seen who stands before it. */
const NEARER = 1.3;
/** The share of the picture that a car grown for it is wide, and the air to its left and right. */
const [WIDEST, AIR] = [0.62, 0.02];
/** Metres between which something that drives is as long as a car, a van or a bus. */
const LENGTH = { least: 2.8, most: 14 } as const;

/** Of a tall man nobody means a giant. */
const MEANT: ReadonlySet<string | undefined> = new Set(['tiny', 'huge']);

const CROWDED: ReadonlySet<Item['drawable']['kind']> = new Set<Item['drawable']['kind']>([
  'object',
  'furniture',
  'animal',
  'vehicle',
]);

const scaleOf = ({ size, drawable }: Item): number => size / drawable.height;

/**
 * In a paragraph who has to do with a car stands at it. In the middle of the road before one that is parked he would be a
 * giant, and it a toy: the car comes nearer, and so much as is left he goes back to it.
 */
export function besideVehicles(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, width, height, setting } = scene;
  if (!isProse(brief) || isRoom(setting) || setting === 'studio' || GROUNDLESS.has(setting)) return items;
  const free = items.filter(
    ({ subject = -1, worn, standsOn }) =>
      standsOn === 'ground' &&
      !worn &&
      brief.subjects[subject] !== undefined &&
      !MEANT.has(brief.subjects[subject].size) &&
      !edges.some(({ guest, kind }) => guest === subject && CARRIED.has(kind)) &&
      !brief.relations.some(({ subject: one, ratio }) => one === subject && ratio !== undefined),
  );
  const people = free.filter(({ drawable }) => drawable.kind === 'person');
  const cars = free.filter(isCar);
  const [car] = cars;
  if (!car || people.length === 0 || cars.length > 1) return items;
  // a statue that stands there as well would be covered
  const others = items.some(
    ({ subject, worn, standsOn, drawable }) =>
      subject !== undefined &&
      !worn &&
      standsOn === 'ground' &&
      drawable !== car.drawable &&
      CROWDED.has(drawable.kind),
  );
  if (others) return items;
  const tallest = Math.max(...people.map(scaleOf));
  const larger = tallest / scaleOf(car);
  // what is said to be far behind is small for that
  const far = brief.subjects[car.subject ?? -1]?.place === 'background';
  if (larger <= NEARER || far) return items;
  const load = familyOf([car.subject ?? -1], edges);
  const grown = Math.max(1, Math.min(larger / NEARER, (width * WIDEST) / (car.size * car.drawable.aspect)));
  const box = boxAround([resized(car, grown, car)]);
  const within = Math.max(0, width * AIR - box.left) - Math.max(0, box.right - width * (1 - AIR));
  const nearer = items.map((item) =>
    item.subject !== undefined && load.has(item.subject)
      ? shifted(resized(item, grown, car), { x: within, y: 0 })
      : item,
  );
  const left = (grown * NEARER) / larger;
  if (left > 0.97) return nearer;
  const line = eyeLineOf(scene);
  const foot = line + Math.max(height * 0.04, car.y - line) * NEARER;
  const going = familyOf(
    people.filter((one) => scaleOf(one) > tallest * left).map(({ subject = -1 }) => subject),
    edges,
  );
  if (load.size > 0 && [...load].some((one) => going.has(one))) return nearer;
  const up = Math.min(0, foot - Math.max(...people.map(({ y }) => y)));
  return nearer
    .map((item) => {
      if (item.subject === undefined || !going.has(item.subject)) return item;
      const about = people.find(({ subject }) => subject === item.subject) ?? item;
      const { right } = itemBox(about);
      return shifted(resized(item, left, { x: right > width ? width : about.x, y: about.y }), { x: 0, y: up });
    })
    .toSorted(farthestFirst);
}

function isCar({ drawable: { kind, concept, height, aspect } }: Item): boolean {
  const long = height * aspect;
  return kind === 'vehicle' && !is(concept, 'rails') && long > LENGTH.least && long < LENGTH.most;
}
