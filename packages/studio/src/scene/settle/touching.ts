import { topBelow } from '../../paint/top-of.js';
import type { Edge } from '../edges.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';

/** Gaps between a thing and what carries it, in heights of the latter: below the first nobody sees them, beyond the second they are meant. */
const [SEEN, MEANT] = [0.012, 0.4];
/** How much of its width a thing rests on. */
const FOOT = 0.28;
/** What is on what is on something else. */
const DEEPEST = 3;

/** Whatever is on another thing touches it: it comes down to where that is painted. */
export function touching(items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const carried = edges.filter(({ kind }) => kind === 'on');
  let settled = items;
  for (let round = 0; round < DEEPEST; round++) {
    const lowered = settled.map((item) => {
      const host = hostOf(settled, carried, item);
      const gap = host ? gapTo(item, host) : 0;
      return gap > 0 ? { ...item, y: item.y + gap, floor: item.floor + gap } : item;
    });
    if (lowered.every((item, index) => item === settled[index])) break;
    settled = lowered;
  }
  return settled;
}

function hostOf(items: readonly Item[], edges: readonly Edge[], item: Item): Item | undefined {
  if (item.standsOn !== 'item' || item.subject === undefined || item.worn || Math.abs(item.turn) > 0.01)
    return undefined;
  const hosts = new Set(edges.filter(({ guest }) => guest === item.subject).map(({ host }) => host));
  return items.find((other) => {
    if (other.subject === undefined || !hosts.has(other.subject) || other.worn || Math.abs(other.turn) > 0.01)
      return false;
    const { left, right } = itemBox(other);
    return item.x > left && item.x < right;
  });
}

function gapTo(item: Item, host: Item): number {
  const half = item.drawable.aspect * item.size * FOOT;
  const across = (x: number): number => ((x - host.x) / host.size) * (host.mirrored ? -1 : 1);
  const [one, other] = [across(item.x - half), across(item.x + half)];
  const level = (item.y - host.y) / host.size;
  const surface = topBelow(host.drawable, host.attributes, host.asked, {
    from: Math.min(one, other),
    to: Math.max(one, other),
    level: level - 0.005,
  });
  const gap = surface === undefined ? 0 : surface - level;
  return gap > SEEN && gap < MEANT ? gap * host.size : 0;
}
