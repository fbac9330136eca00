import { itemBox } from '../../../scene/scene.js';
import type { Item } from '../../../scene/scene.js';
import type { View } from '../view.js';

export interface Box {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What the picture is about: the items of the subject that weighs most. */
export function mainItems({ scene }: View): readonly Item[] {
  const { subjects } = scene.brief;
  const weight = (item: Item): number =>
    item.subject === undefined ? -1 : (subjects[item.subject]?.salience ?? (item.subject === 0 ? 1 : 0.5));
  const most = Math.max(-1, ...scene.items.map(weight));
  return most < 0 ? [] : scene.items.filter((item) => weight(item) === most && !item.worn);
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
