import { is } from '../../catalogue/traits.js';
import type { Item, Scene } from '../scene.js';

/** How much wider than the picture a bridge is, and how high at most, as a share of the picture. */
const [WIDE, HIGH] = [1.06, 0.62];

/** A bridge over water reaches from bank to bank, or beyond what is seen: its ends would stand in the water otherwise. */
export function spanning({ width, height, horizon }: Scene, items: readonly Item[]): readonly Item[] {
  const bridges = items.filter(({ drawable, standsOn }) => is(drawable.concept, 'spans') && standsOn === 'water');
  const [bridge] = bridges;
  // who is on it was placed where it is
  const carries = bridge && items.some(({ standsOn, x, y, size }) => standsOn === 'item' && isOver(bridge, x, y, size));
  if (!bridge || bridges.length > 1 || carries || Math.abs(bridge.turn) > 0.01) return items;
  const size = (width * WIDE) / bridge.drawable.aspect;
  if (size > height * HIGH || size < bridge.size) return items;
  const y = Math.max(bridge.y, Math.min(horizon + size * 0.4, height * 0.8));
  return items.map((item) => (item === bridge ? { ...bridge, size, x: width / 2, y } : item));
}

const isOver = (bridge: Item, x: number, y: number, size: number): boolean =>
  Math.abs(x - bridge.x) < (bridge.drawable.aspect * bridge.size) / 2 &&
  y < bridge.y &&
  y > bridge.y - bridge.size - size;
