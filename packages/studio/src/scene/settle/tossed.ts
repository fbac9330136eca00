import type { Edge } from '../edges.js';
import type { Item, Scene } from '../scene.js';

/** How far a storm heels a ship over, in radians. */
const [LEAST, MOST] = [0.1, 0.19];

/** In a storm at sea what floats is thrown about: it heels over, its foot is in the swell, and no mirror is below it. */
export function tossed(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  if (scene.weather !== 'storm' || scene.setting !== 'sea') return items;
  return items.map((item) => {
    const { drawable, standsOn, size, seed } = item;
    // whoever is on board would be left hanging in the air
    const crewed = edges.some(({ host }) => host === item.subject);
    if (standsOn !== 'water' || drawable.kind !== 'vehicle' || crewed) return item;
    const stream = seed.fork('tossed');
    const heel = stream.between(LEAST, MOST) * (drawable.aspect > 2.2 ? 0.8 : 1);
    return {
      ...item,
      turn: item.turn + (stream.chance(0.5) ? heel : -heel),
      y: item.y + size * 0.05,
      attributes: [...item.attributes, 'tossed'],
      standsOn: 'nothing' as const,
    };
  });
}
