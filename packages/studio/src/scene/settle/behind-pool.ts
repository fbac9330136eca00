import type { Item, Scene } from '../scene.js';
import { setBack } from './set-back.js';

const BEYOND_RIM = { high: 0.36, wide: 0.62, foot: 0.14, far: 0.9 } as const;

/** A villa with a pool stands behind its pool: at the corner of it, before us, it would be a toy. */
export function behindPool(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { setting, brief } = scene;
  if (setting !== 'pool' || brief.camera === 'from-above') return items;
  const [building, ...more] = items.filter(
    ({ drawable: { kind }, standsOn }) => kind === 'building' && standsOn === 'ground',
  );
  if (!building || more.length > 0) return items;
  const carries = brief.relations.some(
    ({ kind, object }) => object === building.subject && /^(?:on|inside|in-front-of)$/.test(kind),
  );
  if (carries) return items;
  return setBack(scene, items, building, BEYOND_RIM);
}
