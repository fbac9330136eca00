import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How high it is at most and how wide, as shares of the picture, and how far from us, of the way to the horizon: beyond the rim. */
const [HIGH, WIDE, FOOT] = [0.36, 0.62, 0.14];
const FAR = 0.9;

/** A villa with a pool stands behind its pool: at the corner of it, before us, it would be a toy. */
export function behindPool(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { width, height, horizon, setting, brief } = scene;
  if (setting !== 'pool' || brief.camera === 'from-above') return items;
  const [building, ...more] = items.filter(
    ({ drawable: { kind }, standsOn }) => kind === 'building' && standsOn === 'ground',
  );
  if (!building || more.length > 0) return items;
  const carries = brief.relations.some(
    ({ kind, object }) => object === building.subject && /^(?:on|inside|in-front-of)$/.test(kind),
  );
  if (carries) return items;
  const { left, right } = itemBox(building);
  const grown = Math.min((height * HIGH) / building.size, (width * WIDE) / (right - left));
  const moved: Item = {
    ...building,
    x: width / 2,
    y: horizon + (height - horizon) * FOOT,
    size: building.size * grown,
    depth: Math.max(FAR, ...items.map(({ depth }) => depth)) + 0.01,
  };
  return items
    .map((item) => (item === building ? moved : item))
    .toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}
