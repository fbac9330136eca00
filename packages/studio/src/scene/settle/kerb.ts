import { SIDEWAYS } from '../../catalogue/relations.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So many times as large as beside it somebody is who stands before a train. */
const NEARER = 2;

const inDepth = new Set<Edge['kind']>(['behind', 'in-front-of', 'under']);

/** Who is beside a train stands before its rails, not on them. */
export function offTheRails(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const grounded = items.filter(({ standsOn }) => standsOn === 'ground');
  const trains = grounded.filter(({ drawable }) => is(drawable.concept, 'rails'));
  const told = edges.some(({ kind }) => !SIDEWAYS.has(kind));
  const others = grounded.filter(
    (item) => !trains.includes(item) && item.drawable.kind !== 'building' && !is(item.drawable.concept, 'kerb'),
  );
  if (trains.length === 0 || others.length === 0 || told || scene.setting === 'studio') return items;
  const { height } = scene;
  const near = Math.min(height * 0.95, Math.max(...grounded.map(({ y }) => y)) + height * 0.05);
  const line = Math.max(scene.horizon + height * 0.09, near - height * 0.15);
  const front = Math.max(...trains.map(({ y }) => y));
  const nearer = new Map(
    [...new Set(others.map(({ subject }) => subject))].flatMap((one) =>
      stepForward(
        scene,
        others.filter(({ subject }) => subject === one),
        near,
      ),
    ),
  );
  return items
    .map((item): Item => {
      if (trains.includes(item)) return { ...item, y: item.y + Math.min(0, line - front), depth: item.depth + 0.1 };
      return nearer.get(item) ?? item;
    })
    .toSorted(farthestFirst);
}

/** Who is nearer than the train is larger, those who are together as one. */
function stepForward(
  { width, height }: Scene,
  group: readonly Item[],
  near: number,
): readonly (readonly [Item, Item])[] {
  const boxes = group.map(itemBox);
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const tallest = Math.max(...group.map(({ size }) => size));
  const grown = Math.max(1, Math.min(NEARER, (width * 0.6) / (right - left), (height * 0.32) / tallest));
  const [middle, half] = [(left + right) / 2, ((right - left) / 2) * grown];
  const edge = Math.min(half + width * 0.02, width / 2);
  const x = Math.min(width - edge, Math.max(edge, middle));
  return group.map((item) => [
    item,
    {
      ...item,
      x: x + (item.x - middle) * grown,
      size: item.size * grown,
      y: Math.max(item.y, near),
      depth: Math.max(0, item.depth - 0.08),
    },
  ]);
}

/** Where lanes run across the picture. */
const LANES: ReadonlySet<Scene['setting']> = new Set(['street', 'road']);
/** In metres: signs and lights are higher. */
const HIGH = 1.6;

/** Beside what drives by, a stop sign or a meter stands on the pavement behind the lane. */
export function atKerb(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const driving = items.filter(({ drawable, standsOn }) => drawable.kind === 'vehicle' && standsOn === 'ground');
  if (!LANES.has(scene.setting) || driving.length === 0) return items;
  const told = new Set(edges.flatMap(({ kind, guest, host }) => (inDepth.has(kind) ? [guest, host] : [])));
  // beyond a road in the country a hydrant would be as large as what passes
  const seen = ({ height }: Item['drawable']): boolean => scene.setting === 'street' || height > HIGH;
  const belongs = ({ drawable, standsOn, subject }: Item): boolean =>
    is(drawable.concept, 'kerb') &&
    seen(drawable) &&
    standsOn === 'ground' &&
    !(subject !== undefined && told.has(subject));
  if (!items.some(belongs)) return items;
  const lane = Math.min(...driving.map(({ y, size }) => y - size * 0.24));
  const foot = Math.max(lane - scene.height * 0.012, scene.horizon + scene.height * 0.05);
  const depth = Math.max(...driving.map((item) => item.depth)) + 0.02;
  return items
    .map((item) => (belongs(item) && item.y > foot ? { ...item, y: foot, depth } : item))
    .toSorted(farthestFirst);
}
