import { is } from '../catalogue/traits.js';
import type { Edge } from './edges.js';
import type { Item, Scene } from './scene.js';

const inDepth = new Set<Edge['kind']>(['behind', 'in-front-of', 'under']);

/** Who is beside a train stands before its rails, not on them. */
export function offTheRails(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const grounded = items.filter(({ standsOn }) => standsOn === 'ground');
  const trains = grounded.filter(({ drawable }) => is(drawable.concept, 'rails'));
  const told = edges.some(({ kind }) => kind !== 'beside' && kind !== 'left-of' && kind !== 'right-of');
  const others = grounded.filter(
    (item) => !trains.includes(item) && item.drawable.kind !== 'building' && !is(item.drawable.concept, 'kerb'),
  );
  if (trains.length === 0 || others.length === 0 || told || scene.setting === 'studio') return items;
  const { height } = scene;
  const near = Math.min(height * 0.95, Math.max(...grounded.map(({ y }) => y)) + height * 0.05);
  const line = Math.max(scene.horizon + height * 0.09, near - height * 0.15);
  const front = Math.max(...trains.map(({ y }) => y));
  return items
    .map((item): Item => {
      if (trains.includes(item)) return { ...item, y: item.y + Math.min(0, line - front), depth: item.depth + 0.1 };
      if (!others.includes(item)) return item;
      // who is nearer than the train is larger
      const half = (item.drawable.aspect * item.size) / 2;
      const room = Math.min(item.x, scene.width - item.x) / half;
      const grown = Math.max(1, Math.min(1.4, room, (height * 0.32) / item.size));
      const size = item.size * grown;
      const edge = Math.min(half * grown + scene.width * 0.02, scene.width / 2);
      const x = Math.min(scene.width - edge, Math.max(edge, item.x));
      return { ...item, x, size, y: Math.max(item.y, near), depth: Math.max(0, item.depth - 0.08) };
    })
    .toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}

/** Beside what drives by, a stop sign or a meter stands on the pavement behind the lane. */
export function atKerb(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const driving = items.filter(({ drawable, standsOn }) => drawable.kind === 'vehicle' && standsOn === 'ground');
  if (scene.setting !== 'street' || driving.length === 0) return items;
  const told = new Set(edges.flatMap(({ kind, guest, host }) => (inDepth.has(kind) ? [guest, host] : [])));
  const belongs = ({ drawable, standsOn, subject }: Item): boolean =>
    is(drawable.concept, 'kerb') && standsOn === 'ground' && !(subject !== undefined && told.has(subject));
  if (!items.some(belongs)) return items;
  const lane = Math.min(...driving.map(({ y, size }) => y - size * 0.24));
  const foot = Math.max(lane - scene.height * 0.012, scene.horizon + scene.height * 0.05);
  const depth = Math.max(...driving.map((item) => item.depth)) + 0.02;
  return items
    .map((item) => (belongs(item) && item.y > foot ? { ...item, y: foot, depth } : item))
    .toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}
