import { indoorSettings } from '../../catalogue/settings.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far below the foot of the wall its threshold is, and how much of the wall above is left, as shares of the height. */
const [THRESHOLD, LINTEL] = [0.012, 0.05];

/** Where a wall out of doors meets its pavement, as a share of the height. */
const PAVEMENT = 0.858;
/** It is behind what stands in the room, and not in its haze. */
const BEHIND = 0.62;

/** A door is in the wall of its room, and stands free on no carpet. */
export function doorsInWalls(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { setting, horizon, height } = scene;
  // a wall that is told of has its door itself
  const told = items.some(({ drawable }) => is(drawable.concept, 'wall'));
  const walled = indoorSettings.has(setting) || (setting === 'wall' && !told);
  if (!walled || setting === 'studio' || setting === 'flat-lay') return items;
  const carried = new Set(edges.filter(({ kind }) => kind === 'on' || kind === 'inside').map(({ guest }) => guest));
  const inWall = (item: Item): boolean =>
    is(item.drawable.concept, 'door') &&
    item.standsOn === 'ground' &&
    item.drawable.kind !== 'building' &&
    !(item.subject !== undefined && carried.has(item.subject));
  if (!items.some(inWall)) return items;
  const y = setting === 'wall' ? height * PAVEMENT : horizon + height * THRESHOLD;
  return items
    .map((item): Item =>
      inWall(item)
        ? {
            ...item,
            y,
            size: Math.min(item.size, y - height * LINTEL),
            depth: Math.max(item.depth, BEHIND),
            turn: 0,
            standsOn: 'nothing',
          }
        : item,
    )
    .toSorted(farthestFirst);
}
