import type { Edge } from '../edges.js';
import type { Item, Scene, Surface } from '../scene.js';
import { carriedAlong } from './carried-along.js';

/** Land that takes less of the width comes in from one side. */
const PART = 0.6;

/** How much of the headland a building takes, and how far below the upper edge of the picture its top stays, as shares. */
const [BUILT, SKY] = [0.96, 0.05];

/**
 * Whoever is in the sea is in the water: where a headland comes in from one side, on the other. And what is built on the
 * headland ends where the land does: half an opera house in the air over the waves would have nothing under it.
 */
export function offHeadland(scene: Scene, all: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { setting, surfaces, width } = scene;
  const land = surfaces.find(({ habitat }) => habitat === 'ground');
  const items = setting === 'sea' && land ? onHeadland(scene, all, edges, land) : all;
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
    const factor = size / item.size;
    // the water closes around what is left of it
    return {
      ...item,
      x,
      size,
      ...(cut && { cut: { ...cut, x: x + (cut.x - item.x) * factor, half: cut.half * factor } }),
    };
  });
}

/** What is on a building, as its flag, stays there. */
function onHeadland(scene: Scene, items: readonly Item[], edges: readonly Edge[], land: Surface): readonly Item[] {
  const moved = new Map(items.map((item) => [item, withinLand(scene, item, land)]));
  return items.map((item) => {
    const host = edges.find(({ kind, guest }) => kind === 'on' && guest === item.subject)?.host;
    const was = host === undefined ? undefined : items.find(({ subject }) => subject === host);
    const now = was && moved.get(was);
    return now && now !== was ? carriedAlong(item, was, now) : (moved.get(item) ?? item);
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
