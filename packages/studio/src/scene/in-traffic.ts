import { recordOf } from '../catalogue/records.js';
import type { Brief } from '../language/brief.js';
import type { Drawable } from '../paint/drawable.js';
import type { Item, Scene } from './scene.js';

/** Streets and roads that run away from us. */
const ALONG: ReadonlySet<string> = new Set(['street', 'road', 'highway', 'bridge']);
/** Fewer are seen from the side; of more the rest is farther away than one sees. */
const [FEW, MOST] = [4, 60];
/** How high our eyes are and how far from the middle a lane is, in metres; how far away the cars of each row are. */
const [EYES, LANE] = [1.7, 1.55];
const AWAY = [1.9, 2.9, 4.4, 6.6, 10, 15] as const;
const FAR = 100;

/**
 * Many cars in a street drive along it: those that come on the left show their front, those that go on the right their
 * back. From the side they would stand across the road in a heap.
 */
export function inTraffic(
  scene: Scene,
  items: readonly Item[],
  told: Brief,
  findDrawable: (concept: string) => Drawable | undefined,
): readonly Item[] {
  const { brief, width, height, horizon, setting } = scene;
  // where nobody speaks of a street they are shown for themselves
  const street = told.setting !== undefined && ALONG.has(setting);
  const free = brief.relations.length === 0 && brief.camera !== 'from-above';
  if (!street || !free || items.length < FEW || items.length > MOST) return items;
  const seen = items.map((item, index): Item | undefined => {
    const { kind, habitat, concept } = item.drawable;
    const { front, behind } = recordOf(concept)?.seen ?? {};
    if (kind !== 'vehicle' || habitat !== 'ground' || !front || !behind || item.attributes.includes('parked'))
      return undefined;
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
  });
  const all = seen.filter((item) => item !== undefined);
  if (all.length < items.length) return items;
  return all.slice(0, AWAY.length * 2).toSorted((one, other) => other.depth - one.depth);
}
