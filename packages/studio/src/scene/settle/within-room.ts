import { is } from '../../catalogue/traits.js';
import { hangsOnWall, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How much of the width and of the height what stands in a room of a told form may take; on a table, less. */
const MOST = { floor: [0.58, 0.7], table: [0.44, 0.3] } as const;
/** The share of the height that a metre takes there; so many times larger a thing on the table is seen, and so large at least. */
const [METRE, NEARER, SEEN] = [0.46, 2.6, 0.1];
/** How much of a flat stretch of wall what hangs there takes at most. */
const HUNG = 0.7;

/** Rooms whose form is told are seen whole: what stands in them stands on their floor, and leaves its edges to be seen. */
export function withinRoom(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height, horizon, surfaces } = scene;
  const ground = surfaces.find(({ habitat }) => habitat === 'ground');
  if (!brief.roomShape || !ground || ground.right - ground.left > width * NARROW) return items;
  const stands = ({ y, standsOn }: Item): boolean => standsOn !== 'nothing' && (standsOn === 'item' || y > horizon);
  const standing = items.filter((item) => stands(item) && item.subject !== undefined);
  if (standing.length > 0 && standing.every(({ drawable }) => is(drawable.concept, 'carpet')))
    return items.map((item) => (standing.includes(item) ? onFloor(scene, item) : onFlatWall(scene, item)));
  const boxes = items.filter((item) => stands(item)).map((item) => itemBox(item));
  if (boxes.length === 0) return items.map((item) => onFlatWall(scene, item));
  const [left, right] = [Math.min(...boxes.map((box) => box.left)), Math.max(...boxes.map((box) => box.right))];
  const [top, foot] = [Math.min(...boxes.map((box) => box.top)), Math.max(...boxes.map((box) => box.bottom))];
  const onTable = items.every((item) => !stands(item) || item.drawable.habitat === 'tabletop');
  const [wide, high] = onTable ? MOST.table : MOST.floor;
  // a paperweight on a table is no half of the room
  const known = items.filter((item) => onTable && stands(item) && item.subject !== undefined);
  const truly = known.map(({ size, drawable: { height: metres, aspect } }) => {
    const root = Math.sqrt(Math.min(5, Math.max(0.2, aspect)));
    return Math.max(metres * METRE * NEARER * height, (SEEN * height) / root) / size;
  });
  const scale = Math.min(
    1,
    (width * wide) / (right - left),
    (height * high) / (foot - top),
    Math.max(...truly, 0) || 1,
  );
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
      : onFlatWall(scene, item),
  );
}

/** Where a carpet ends before us, and how deep it is, as shares of the height: behind it are the feet of the furniture. */
const CARPET = { near: 0.94, deep: 0.23 } as const;

/** A carpet lies before what stands along the wall: farther back it would seem to stand before a sofa. */
function onFloor({ width, height }: Scene, item: Item): Item {
  const size = Math.min(item.size, height * CARPET.deep, (width * 0.9) / item.drawable.aspect);
  return { ...item, x: width / 2, y: height * CARPET.near, size };
}

/** What hangs on a wall hangs on one stretch of it, and not across a corner. */
function onFlatWall({ surfaces }: Scene, item: Item): Item {
  const wall = surfaces.find(({ habitat }) => habitat === 'wall');
  if (!wall || !hangsOnWall(item) || is(item.drawable.concept, 'ceiling')) return item;
  const wide = (wall.right - wall.left) * HUNG;
  const size = Math.min(item.size, wide / item.drawable.aspect, (wall.near - wall.far) * HUNG);
  const half = Math.min(wide, size * item.drawable.aspect) / 2;
  const x = Math.max(wall.left + half * 1.1, Math.min(wall.right - half * 1.1, item.x));
  // nor over the edge of the ceiling
  return { ...item, x, y: Math.max(wall.far + size, item.y - (item.size - size) / 2), size };
}

/** The ground of such a room is a part of the picture's width. */
const NARROW = 0.6;
