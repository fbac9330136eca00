import { is } from '../../catalogue/traits.js';
import { itemBox } from '../../scene/scene.js';
import type { Item, Scene } from '../../scene/scene.js';
import type { Box } from './text-block.js';

/** What lies under letters, as shares of the picture: heads weigh most, what nobody asked for nothing. */
const HEAD_WEIGHT = 6;
/** A line that hides next to nothing is good enough. */
const CLEAR = 0.004;
/** Heights of a headline's box, as shares of the picture, the largest first. */
const HEIGHTS = { one: [0.24, 0.18, 0.13], several: [0.17, 0.13] } as const;

interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** Where a headline hides least: over the upper or the lower edge, as large as it can be without lying on a head. */
export function placesFor(scene: Scene, count: number): readonly Box[] {
  const { width, height, brief } = scene;
  const margin = Math.min(width, height) * (brief.features.includes('border') ? 0.13 : 0.07);
  const boxes = (share: number): readonly [Box, Box] => {
    const room = height * share;
    const at = (top: number): Box => ({ left: margin, top, width: width - margin * 2, height: room });
    return [at(margin * 0.8), at(height - margin * 0.8 - room)];
  };
  // words and nothing else: in the middle, as large as they can be
  const bare = brief.subjects.every(({ concept }) => is(concept, 'wall'));
  if (count === 1 && bare && brief.setting === undefined) {
    const side = margin * 1.2;
    return [{ left: side, top: height * 0.28, width: width - side * 2, height: height * 0.44 }];
  }
  const heights = count === 1 ? HEIGHTS.one : HEIGHTS.several;
  let best: readonly Box[] | undefined;
  let least = Infinity;
  for (const share of heights) {
    const [above, below] = boxes(share);
    const [high, low] = [hiddenBy(scene, above), hiddenBy(scene, below)];
    // the sky is the usual place, unless what was asked for would be written over
    const places = high > low ? [below, above] : [above, below];
    const hidden = count === 1 ? Math.min(high, low) : high + low;
    if (hidden < least - CLEAR) [best, least] = [places, hidden];
    if (hidden < CLEAR) break;
  }
  const [above] = boxes(heights[0]);
  return [...(best ?? boxes(heights[0])), { ...above, top: above.top + above.height }];
}

/** How much of the subjects lies under the box, as a share of the picture; a head counts for more than a body. */
export function hiddenBy(scene: Scene, box: Box): number {
  let hidden = 0;
  for (const item of scene.items) {
    if (item.subject === undefined) continue;
    hidden += overlap(itemBox(item), box);
    const head = headBox(item);
    if (head) hidden += overlap(head, box) * HEAD_WEIGHT;
  }
  return hidden / (scene.width * scene.height);
}

/** The head of somebody, or the upper part of whatever lives. */
export function headBox(item: Item): Edges | undefined {
  const { drawable, size, x, y, mirrored } = item;
  if (drawable.kind !== 'person' && drawable.kind !== 'animal') return undefined;
  if (drawable.head) {
    const [across, up, half] = drawable.head;
    const [middle, reach] = [x + (mirrored ? -across : across) * size, half * size * 1.25];
    return { left: middle - reach, right: middle + reach, top: y + up * size - reach, bottom: y + up * size + reach };
  }
  const { left, right, top } = itemBox(item);
  return { left, right, top, bottom: top + size * 0.34 };
}

function overlap({ left, top, right, bottom }: Edges, box: Box): number {
  const across = Math.min(right, box.left + box.width) - Math.max(left, box.left);
  const down = Math.min(bottom, box.top + box.height) - Math.max(top, box.top);
  return Math.max(0, across) * Math.max(0, down);
}
