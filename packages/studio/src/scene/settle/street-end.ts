import { is } from '../../catalogue/traits.js';
import { passesBy } from '../../paint/world/elements/lanes.js';
import type { Item, Scene } from '../scene.js';
import { setBack } from './set-back.js';

const AT_END = { high: 0.52, wide: 0.46, foot: 0.15, far: 0.82 } as const;
/** What is so low stands in nobody's way. */
const LOW = 0.2;

/**
 * A building of which a prompt speaks in a street that runs away from us closes it at its end: elsewhere it would stand
 * in the middle of the road. Where something drives by from the side the street runs across, and it stands behind that.
 */
export function atStreetEnd(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { height, setting, brief } = scene;
  if ((setting !== 'street' && setting !== 'road') || brief.camera === 'from-above') return items;
  const standing = items.filter(({ standsOn }) => standsOn === 'ground');
  // a bus stop is at the kerb, and closes no street
  const [building, ...more] = standing.filter(
    ({ drawable: { kind, concept } }) => kind === 'building' && !is(concept, 'kerb'),
  );
  const across = standing.some((item) => passesBy(item, scene));
  if (!building || more.length > 0 || across || building.size < height * LOW) return items;
  const bound = brief.relations.some(({ kind, subject, object }) => {
    const other = subject === building.subject ? object : object === building.subject ? subject : undefined;
    return other !== undefined && !loose.has(kind);
  });
  if (bound) return items;
  return setBack(scene, items, building, AT_END);
}

const loose: ReadonlySet<string> = new Set(['facing', 'in-front-of', 'behind', 'around']);
