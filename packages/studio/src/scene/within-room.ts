import { itemBox } from './scene.js';
import type { Item, Scene } from './scene.js';

/** How much of the width and of the height what stands in a room of a told form may take, and where it stands at most. */
const [WIDE, HIGH] = [0.58, 0.7];

/** Rooms whose form is told are seen whole: what stands in them stands on their floor, and leaves its edges to be seen. */
export function withinRoom(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height, horizon, surfaces } = scene;
  const ground = surfaces.find(({ habitat }) => habitat === 'ground');
  if (!brief.roomShape || !ground || ground.right - ground.left > width * NARROW) return items;
  const stands = ({ y, standsOn }: Item): boolean => standsOn !== 'nothing' && (standsOn === 'item' || y > horizon);
  const boxes = items.filter((item) => stands(item)).map((item) => itemBox(item));
  if (boxes.length === 0) return items;
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, foot] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const scale = Math.min(1, (width * WIDE) / (right - left), (height * HIGH) / (foot - top));
  const [middle, floor] = [(left + right) / 2, Math.min(foot, ground.near)];
  return items.map((item) =>
    stands(item)
      ? {
          ...item,
          x: width / 2 + (item.x - middle) * scale,
          y: floor + (item.y - foot) * scale,
          size: item.size * scale,
          floor: Math.max(item.floor, floor),
        }
      : item,
  );
}

/** The ground of such a room is a part of the picture's width. */
const NARROW = 0.6;
