import type { Item, Scene, Surface } from '../scene.js';

/** Land that takes less of the width comes in from one side. */
const PART = 0.6;

/** How much of the headland a building takes, and how far below the upper edge of the picture its top stays, as shares. */
const [BUILT, SKY] = [0.96, 0.05];

/**
 * Whoever is in the sea is in the water: where a headland comes in from one side, on the other. And what is built on the
 * headland ends where the land does: half an opera house in the air over the waves would have nothing under it.
 */
export function offHeadland(scene: Scene, all: readonly Item[]): readonly Item[] {
  const { setting, surfaces, width } = scene;
  const land = surfaces.find(({ habitat }) => habitat === 'ground');
  const items = setting === 'sea' && land ? all.map((item) => withinLand(scene, item, land)) : all;
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

function withinLand({ width }: Scene, item: Item, land: Surface): Item {
  const { drawable, standsOn, x, y } = item;
  const broad = land.right - land.left;
  if (drawable.kind !== 'building' || standsOn !== 'ground' || broad > width * PART) return item;
  const factor = Math.min(1, (broad * BUILT) / (drawable.aspect * item.size), (y * (1 - SKY)) / item.size);
  const size = item.size * factor;
  const half = (drawable.aspect * size) / 2;
  // whoever came to stand beside it may have it on the other side: then the land is there as well
  const there = x > land.left && x < land.right;
  const [left, right] = there ? [land.left, land.right] : [width - land.right, width - land.left];
  // nor does it reach down over the face of the cliff
  return { ...item, size, y: Math.min(y, land.near), x: Math.min(right - half, Math.max(left + half, x)) };
}
