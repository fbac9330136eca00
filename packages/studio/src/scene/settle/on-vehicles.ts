import type { Edge } from '../edges.js';
import { metresOf } from '../groups.js';
import { resized } from '../resized.js';
import type { Item, Scene } from '../scene.js';

/** So much larger than it is beside what drives a thing on it may be, and the share of the height that it keeps. */
const [LARGER, LEAST] = [1.3, 0.045];
const SMALL: ReadonlySet<Item['drawable']['kind']> = new Set<Item['drawable']['kind']>(['object', 'food', 'animal']);

/** Everybody knows how large a car is: a helmet on its roof is no boulder, nor is the cat on its hood a calf. */
export function onVehicles(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, height } = scene;
  const metres = (item: Item): number => {
    const named = brief.subjects[item.subject ?? -1];
    return named ? metresOf(named, item.drawable) : item.drawable.height;
  };
  return items.map((item) => {
    if (item.subject === undefined || item.worn || !SMALL.has(item.drawable.kind)) return item;
    if (item.standsOn !== 'item' || brief.subjects[item.subject]?.size !== undefined) return item;
    // a cake with a toy car below it, or what is on that again, is another matter
    if (edges.some(({ host }) => host === item.subject)) return item;
    const edge = edges.find(({ kind, guest }) => kind === 'on' && guest === item.subject);
    const host = edge && items.find(({ subject, worn }) => subject === edge.host && !worn);
    if (host?.drawable.kind !== 'vehicle' || host.standsOn !== 'ground') return item;
    const most = Math.max(height * LEAST, (host.size / metres(host)) * metres(item) * LARGER);
    return item.size > most ? resized(item, most / item.size, item) : item;
  });
}
