import { is } from '../../catalogue/traits.js';
import type { Edge } from '../edges.js';
import { isRoom } from '../scale.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far below the upper edge of the picture what flies high ends, and how far above a head, as shares of the height. */
const [EDGE, CLEAR] = [0.05, 0.03];
/** So much smaller it may be for that. */
const SMALLER = 0.72;

/** A kite of which nobody says where it is is up in the air, and not at the muzzle of a bear that stands there as well. */
export function flownHigh(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const { brief, height, surfaces, setting } = scene;
  if (isRoom(setting) || brief.camera !== undefined || !surfaces.some(({ habitat }) => habitat === 'air')) return items;
  const flies = ({ drawable, subject, standsOn, worn }: Item): boolean => {
    const { concept, kind, habitat } = drawable;
    const joined = edges.some(({ guest, host }) => guest === subject || host === subject);
    const placed = brief.subjects[subject ?? -1]?.place !== undefined;
    const loose = subject !== undefined && !worn && !joined && !placed;
    return loose && kind === 'object' && habitat === 'air' && standsOn === 'nothing' && is(concept, 'hovers');
  };
  const heads = items.filter(({ standsOn, worn }) => standsOn === 'ground' && !worn).map((item) => itemBox(item).top);
  if (heads.length === 0 || !items.some(flies)) return items;
  const room = Math.min(...heads) - height * CLEAR;
  return items.map((item) => {
    if (!flies(item)) return item;
    const { top, bottom } = itemBox(item);
    if (bottom <= room) return item;
    const factor = Math.min(1, Math.max(SMALLER, (room - height * EDGE) / (bottom - top)));
    const tall = (bottom - top) * factor;
    const lower = Math.max(height * EDGE + tall, Math.min(room, bottom));
    return { ...item, size: item.size * factor, y: lower - (bottom - item.y) * factor };
  });
}
