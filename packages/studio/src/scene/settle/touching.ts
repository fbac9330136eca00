import { isPaintedAt, topBelow } from '../../paint/top-of.js';
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
  return settled.map((item) => {
    const host = hostOf(settled, carried, item);
    return host ? { ...item, footing: footingOn(host, item) } : item;
  });
}

/** So far below the feet, in heights of what carries them, it is looked for; in such steps across. */
const [BELOW, STEP] = [0.035, 0.02];

/** How far what carries it goes on to both sides of its feet. */
function footingOn(host: Item, { x, y }: Item): { readonly left: number; readonly right: number } {
  const facing = host.mirrored ? -1 : 1;
  const level = (y - host.y) / host.size + BELOW;
  const carries = (at: number): boolean =>
    isPaintedAt(host.drawable, host.attributes, host.asked, [((at - host.x) / host.size) * facing, level]);
  const reach = (side: number): number => {
    const most = host.drawable.aspect / STEP;
    for (let step = 1; step < most; step++)
      if (!carries(x + side * step * STEP * host.size)) return x + side * (step - 1) * STEP * host.size;
    return x + side * host.drawable.aspect * host.size;
  };
  return { left: reach(-1), right: reach(1) };
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
