import { hex } from '../paint/kit/colour.js';
import { createHillside } from '../paint/objects/house/hillside.js';
import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

const [rock, turf] = [hex('#9b9a94'), hex('#6f9a4c')];
/** Where the height ends, and how large what stands on it may be, as shares of the picture's height. */
const [TOP, LARGEST] = [0.5, 0.32];

/** A house on a mountain: the main thing and what it carries stand on a height of their own, not before one. */
export function onSummit(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, setting, width, height } = scene;
  if (!brief.told?.includes('summit') || (setting !== 'mountains' && setting !== 'hills')) return items;
  const main = items.find(({ subject, standsOn }) => subject === 0 && standsOn === 'ground');
  const { kind = 'object' } = main?.drawable ?? {};
  if (!main || !['building', 'person', 'animal', 'plant', 'vehicle'].includes(kind)) return items;
  const reach = itemBox(main);
  const near = items.filter((item) => {
    const { left, right } = itemBox(item);
    return item.subject !== undefined && right > reach.left && left < reach.right;
  });
  const factor = Math.min(1, (height * LARGEST) / main.size);
  const [x, foot] = [width / 2, height * TOP];
  const raised = items.map((item): Item => {
    if (!near.includes(item)) return item;
    return {
      ...item,
      x: x + (item.x - main.x) * factor,
      y: foot + (item.y - main.y) * factor,
      size: item.size * factor,
      floor: foot + height * 0.02,
      depth: Math.min(item.depth, 0.5),
    };
  });
  const size = height * 0.93 - foot;
  const slope = createHillside({
    aspect: (width * 1.04) / size,
    crest: { x: 0, half: ((reach.right - reach.left) * factor * 0.62) / size },
    ends: setting === 'hills' ? [0.24, 0.16] : [0, 0.06],
    earth: setting === 'hills' ? turf : rock,
  });
  const ground: Item = {
    drawable: slope,
    x,
    y: foot + size,
    size,
    depth: 0.6,
    turn: 0,
    mirrored: false,
    attributes: [],
    seed: main.seed.fork('summit'),
    floor: foot + size,
    standsOn: 'nothing',
  };
  return [ground, ...raised].toSorted((one, other) => other.depth - one.depth || one.y - other.y);
}
