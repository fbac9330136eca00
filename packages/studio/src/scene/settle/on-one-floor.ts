import type { Edge } from '../edges.js';
import type { Item, Scene } from '../scene.js';
import { is } from '../../catalogue/traits.js';

const ASIDE: ReadonlySet<Edge['kind']> = new Set<Edge['kind']>(['left-of', 'right-of', 'beside']);

const isPlain = ({ drawable }: Item): boolean => is(drawable.concept, 'figure');

/**
 * Plain figures are where they please, on a sheet; beside one that stands on something they stand as well, on the ground
 * that is below it.
 */
export function onOneFloor(_scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const floors = new Map<number, Item>();
  for (const item of items) {
    if (item.subject === undefined || !isPlain(item) || item.standsOn !== 'item') continue;
    const below = edges.find(({ kind, guest }) => kind === 'on' && guest === item.subject)?.host;
    const ground = items.find(({ subject, standsOn }) => subject === below && standsOn === 'ground');
    if (ground) floors.set(item.subject, ground);
  }
  if (floors.size === 0) return items;
  return items.map((item): Item => {
    if (!isPlain(item) || item.standsOn !== 'nothing') return item;
    const edge = edges.find(
      ({ kind, guest, host }) =>
        ASIDE.has(kind) &&
        ((guest === item.subject && floors.has(host)) || (host === item.subject && floors.has(guest))),
    );
    const floor = edge && (floors.get(edge.host) ?? floors.get(edge.guest));
    return floor ? { ...item, y: floor.y, floor: floor.floor, depth: floor.depth, standsOn: 'ground' } : item;
  });
}
