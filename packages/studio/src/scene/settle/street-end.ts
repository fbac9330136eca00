import { is } from '../../catalogue/traits.js';
import { passesBy } from '../../paint/world/elements/lanes.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How high it is at most and how wide, as shares of the picture; how far from us, of the way to the horizon. */
const [HIGH, WIDE] = [0.52, 0.5];
const FOOT = 0.09;
const FAR = 0.82;
/** What is so low stands in nobody's way. */
const LOW = 0.2;

/**
 * A building of which a prompt speaks in a street that runs away from us closes it at its end: elsewhere it would stand
 * in the middle of the road. Where something drives by from the side the street runs across, and it stands behind that.
 */
export function atStreetEnd(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { width, height, horizon, setting, brief } = scene;
  if (setting !== 'street' || brief.camera === 'from-above') return items;
  const standing = items.filter(({ standsOn }) => standsOn === 'ground');
  // a bus stop is at the kerb, and closes no street
  const [building, ...more] = standing.filter(
    ({ drawable: { kind, concept } }) => kind === 'building' && !is(concept, 'kerb'),
  );
  const across = standing.some((item) => passesBy(item, scene));
  if (!building || more.length > 0 || across || building.size < height * LOW) return items;
  const { left, right } = itemBox(building);
  const bound = brief.relations.some(({ kind, subject, object }) => {
    const other = subject === building.subject ? object : object === building.subject ? subject : undefined;
    return other !== undefined && !loose.has(kind);
  });
  if (bound) return items;
  const grown = Math.min((height * HIGH) / building.size, (width * WIDE) / (right - left));
  const closing: Item = {
    ...building,
    x: width / 2,
    y: horizon + (height - horizon) * FOOT,
    size: building.size * grown,
    depth: Math.max(FAR, ...items.map(({ depth }) => depth)) + 0.01,
  };
  return items
    .map((item) => (item === building ? closing : item))
    .toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}

const loose: ReadonlySet<string> = new Set(['facing', 'in-front-of', 'behind', 'around']);
