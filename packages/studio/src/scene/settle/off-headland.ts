import type { Item, Scene } from '../scene.js';

/** Land that takes less of the width comes in from one side. */
const PART = 0.6;

/** Whoever is in the sea is in the water: where a headland comes in from one side, on the other. */
export function offHeadland({ setting, surfaces, width }: Scene, items: readonly Item[]): readonly Item[] {
  const land = surfaces.find(({ habitat }) => habitat === 'ground');
  if (setting !== 'sea' || !land || land.right - land.left > width * PART) return items;
  const built = items.filter(({ drawable, standsOn }) => drawable.kind === 'building' && standsOn === 'ground');
  const mirrored = built.length > 0 && !built.some(({ x }) => x > land.left && x < land.right);
  const [left, right] = mirrored ? [width - land.right, width - land.left] : [land.left, land.right];
  const fromRight = left + right > width;
  return items.map((item) => {
    const { drawable, cut, standsOn, subject } = item;
    const swims = drawable.kind === 'animal' && (cut !== undefined || standsOn === 'water');
    if (!swims || subject === undefined) return item;
    const half = (drawable.aspect * item.size) / 2;
    const onLand = fromRight ? item.x + half > left : item.x - half < right;
    if (!onLand) return item;
    const free = fromRight ? [width * 0.04, left - width * 0.04] : [right + width * 0.04, width * 0.96];
    const [from = 0, to = width] = free;
    const size = item.size * Math.min(1, (to - from) / (half * 2));
    const x = Math.max(from + (half * size) / item.size, Math.min(to - (half * size) / item.size, item.x));
    return { ...item, x, size, ...(cut && { cut: { ...cut, x: cut.x + x - item.x } }) };
  });
}
