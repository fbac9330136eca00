import { itemBox } from '../../../scene/scene.js';
import type { Item } from '../../../scene/scene.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** The box around several items, in pixels. */
export function boxAround(items: readonly Item[]): Box | undefined {
  if (items.length === 0) return undefined;
  const boxes = items.map(itemBox);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}
