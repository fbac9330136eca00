import { isCover } from '../groups.js';
import { isNear } from '../scale.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** So much of the width of the picture a thing takes that is to be seen whole. */
const WIDEST = 0.9;

/** How much of it a company takes at most, and how far from the edges it ends. */
const [COMPANY, MARGIN] = [0.94, 0.03];

/** Who lies is as long as a guitar. */
const isStretchedOut = ({ kind, aspect }: Item['drawable']): boolean => kind === 'person' && aspect > 1.3;

/** A guitar on which something sits is seen from end to end: where it is longer than the picture all steps back. */
export function withinFrame(scene: Scene, all: readonly Item[]): readonly Item[] {
  const { width, brief } = scene;
  if (isNear(brief)) return all;
  const items = all.map((item) => (item.asked?.company ? moved(scene, item) : item));
  const whole = items.filter(
    (item) =>
      !fills(scene, item) &&
      item.subject !== undefined &&
      !item.worn &&
      !item.foremost &&
      item.turn === 0 &&
      (item.drawable.kind === 'object' || isStretchedOut(item.drawable)) &&
      item.drawable.habitat !== 'air' &&
      !isCover(item.drawable),
  );
  const widest = Math.max(0, ...whole.map(({ drawable, size }) => drawable.aspect * size));
  if (widest <= width * (WIDEST + 0.06)) return items;
  const scale = (width * WIDEST) / widest;
  const long = whole.find(({ drawable, size }) => drawable.aspect * size === widest) as Item;
  const { bottom } = itemBox(long);
  return items.map((item) => ({
    ...item,
    size: item.size * scale,
    x: width / 2 + (item.x - long.x) * scale,
    y: bottom + (item.y - bottom) * scale,
    ...(item.cut && {
      cut: {
        x: width / 2 + (item.cut.x - long.x) * scale,
        y: bottom + (item.cut.y - bottom) * scale,
        half: item.cut.half * scale,
        sag: item.cut.sag * scale,
      },
    }),
    ...(item.aloft !== undefined && { aloft: item.aloft * scale }),
  }));
}

/** What is larger than the picture on all sides is all that is seen of its place. */
function fills({ width, height }: Scene, item: Item): boolean {
  const { left, right, top, bottom } = itemBox(item);
  return left < 0 && right > width && top < 0 && bottom > height;
}

/** A company is one drawing: who sits at the end of its table is cut off by the frame unless all of them fit in. */
function moved({ width }: Scene, item: Item): Item {
  const size = Math.min(item.size, (width * COMPANY) / item.drawable.aspect);
  const reach = (item.drawable.aspect * size) / 2 + width * MARGIN;
  return { ...item, size, x: Math.min(width - reach, Math.max(reach, item.x)) };
}
