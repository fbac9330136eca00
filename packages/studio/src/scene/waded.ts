import { recordOf } from '../catalogue/records.js';
import type { Item, Scene } from './scene.js';

/** How much of whom is below the surface: the feet of who is tall, the legs of the rest. */
const SUNK = 0.16;

/** Who lives on land and stands in a lake has the water over their feet. */
export function waded(scene: Scene, items: readonly Item[]): readonly Item[] {
  if (!scene.brief.told?.includes('wading')) return items;
  return items.map((item) => {
    const { concept, kind, aspect } = item.drawable;
    const alive = kind === 'animal' || kind === 'person';
    if (item.standsOn !== 'water' || !alive || !livesOnLand(concept) || item.cut) return item;
    const half = (aspect * item.size) / 2;
    const cut = { x: item.x, y: item.y, half: half * 1.2, sag: item.size * 0.01 };
    return { ...item, y: item.y + item.size * SUNK, cut };
  });
}

function livesOnLand(concept: string): boolean {
  const { drawing } = recordOf(concept) ?? {};
  if (drawing?.by === 'like') return livesOnLand(drawing.likeness.like);
  return drawing?.by === 'painter' && drawing.habitat === 'ground';
}
