import { createNearWindow } from '../../paint/objects/house/near-window.js';
import { growth, moved } from './pair-parts.js';
import { boxAround } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Shares of the frame: where those stand who are seen outside, and how much they take. */
const OUTSIDE = { x: 0.64, foot: 0.8, wide: 0.56, high: 0.46 } as const;
/** Who looks out: on the sill, or before it from the waist up. */
const INSIDE = { x: 0.27, sill: 0.95, high: 0.4, wide: 0.4, person: 1.05, foot: 1.48 } as const;

/** Who looks out of a window at something is on our side of it, with their eyes on what is outside. */
export function atPane(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height } = scene;
  if (!brief.told?.includes('window-view')) return items;
  const looker = items.find(({ subject, worn }) => subject === 0 && !worn);
  const outside = items.filter(({ subject }) => subject !== undefined && subject !== 0);
  const { kind } = looker?.drawable ?? {};
  if (!looker || outside.length === 0 || (kind !== 'person' && kind !== 'animal')) return items;
  const factor = growth(outside, width * OUTSIDE.wide, height * OUTSIDE.high);
  const { left, right } = boxAround(outside);
  const x = Math.min(width * OUTSIDE.x, width * 0.94 - ((right - left) * factor) / 2);
  const person = kind === 'person';
  const before = { depth: 0.02, turn: 0, floor: height * 2, standsOn: 'nothing', foremost: true } as const;
  const pane: Item = {
    ...before,
    drawable: createNearWindow(width / height),
    x: width / 2,
    y: height,
    size: height,
    depth: 0.04,
    mirrored: false,
    attributes: [],
    seed: looker.seed.fork('pane'),
  };
  const inside: Item = {
    ...looker,
    ...before,
    x: width * INSIDE.x,
    y: height * (person ? INSIDE.foot : INSIDE.sill),
    size: person
      ? height * INSIDE.person
      : Math.min(height * INSIDE.high, (width * INSIDE.wide) / looker.drawable.aspect),
    mirrored: false,
  };
  return [...moved(scene, outside, factor, x, height * OUTSIDE.foot), pane, inside];
}
