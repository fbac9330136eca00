import { SIDEWAYS } from '../../catalogue/relations.js';
import type { Edge } from '../edges.js';
import { shifted } from '../resized.js';
import { boxAround, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Shares of the picture: the air beside what is flown past, the edge that is kept free, and how finely one looks for room. */
const [AIR, EDGE, STEPS] = [0.02, 0.03, 24];
/** Of themselves: what is covered less is beside it well enough. */
const TOUCHED = 0.05;

/** Gulls over a beach are in the open sky, not on the lighthouse behind them: that one could hardly tell. */
export function clearOfTowers(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const told = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const flying = new Set(told.flatMap((item) => (isAloft(item) ? (item.subject ?? []) : [])));
  let current = items;
  for (const subject of flying) {
    if (edges.some(({ kind, guest, host }) => !SIDEWAYS.has(kind) && (guest === subject || host === subject))) continue;
    const flock = current.filter((item) => item.subject === subject && !item.worn);
    const others = current.filter((item) => item.subject !== undefined && item.subject !== subject && !item.worn);
    const covered = (by: number): number =>
      flock.reduce((sum, item) => sum + others.reduce((most, other) => Math.max(most, shared(item, other, by)), 0), 0);
    if (covered(0) < TOUCHED) continue;
    const { left, right } = boxAround(flock);
    const [least, most] = [scene.width * EDGE - left, scene.width * (1 - EDGE) - right];
    if (least >= most) continue;
    const ways = Array.from({ length: STEPS + 1 }, (_, step) => least + ((most - least) * step) / STEPS);
    const cost = (by: number): number => covered(by) * 10 + Math.abs(by) / scene.width;
    const by = ways.reduce((best, way) => (cost(way) < cost(best) ? way : best), 0);
    current = current.map((item) => (item.subject === subject ? shifted(item, { x: by, y: 0 }) : item));
  }
  return current;

  /** How much of the one that flies is before or behind the other. */
  function shared(item: Item, other: Item, by: number): number {
    const [a, b] = [itemBox(item), itemBox(other)];
    const gap = scene.width * AIR;
    const wide = Math.min(a.right + by, b.right + gap) - Math.max(a.left + by, b.left - gap);
    const high = Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top);
    return wide <= 0 || high <= 0 ? 0 : (wide * high) / Math.max(1, (a.right - a.left) * (a.bottom - a.top));
  }
}

const isAloft = ({ drawable: { kind, habitat }, standsOn }: Item): boolean =>
  kind === 'animal' && habitat === 'air' && standsOn === 'nothing';
