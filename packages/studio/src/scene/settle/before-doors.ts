import type { ActName } from '../../catalogue/acts.js';
import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { TOUCHING } from '../reach.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

const PAINTS: ActName = 'painting-low';
/** What stands there like a wall: who has a hand or a paw on it stands before it and not behind its edge. */
const isUpright = (host: Item, item: Item): boolean =>
  is(host.drawable.concept, 'door') || item.attributes.includes(PAINTS);
/** So much of the picture's height nearer to us, and so much of themselves before it. */
const [NEARER, BEFORE] = [0.022, 0.62];

/** A dog that scratches at a door, a man who paints a fence: both are before it, nearly beside its edge. */
export function beforeDoors({ height }: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const moved = items.map((item) => {
    if (!item.attributes.some((word) => TOUCHING.has(word))) return item;
    const edge = edges.find(({ kind, guest }) => kind === 'facing' && guest === item.subject);
    const host = items.find(({ subject }) => subject !== undefined && subject === edge?.host);
    if (!host || !isUpright(host, item)) return item;
    const [own, other] = [itemBox(item), itemBox(host)];
    const fromLeft = own.left + own.right < other.left + other.right;
    const depth = Math.min((own.right - own.left) * BEFORE, (other.right - other.left) * 0.4);
    const x = fromLeft ? item.x + (other.left + depth - own.right) : item.x - (own.left - (other.right - depth));
    // a door in the wall of a room is where that wall is: who knocks is there too, or it is a door for giants
    const nearer = host.y + height * NEARER;
    const y = host.standsOn === 'nothing' ? nearer : Math.max(item.y, nearer);
    return { ...item, x, y, floor: item.floor + (y - item.y), depth: Math.min(item.depth, host.depth - 0.02) };
  });
  const kept = moved.filter((item, index) => item === items[index]);
  return kept.length === items.length ? items : [...kept, ...moved.filter((item, index) => item !== items[index])];
}
