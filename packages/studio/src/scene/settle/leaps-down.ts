import { farthestFirst, itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** How far down the side of a thing who jumps off it is, and how far an animal's nose points down, in radians. */
const [DOWN, NOSE] = [0.42, 0.42];
const MARGIN = 0.03;
/** The room beside the edge, in widths of who jumps: a tail reaches farther than a body. */
const ROOM = 1.2;

/** Who jumps off a wall is beside its edge, on the way down, and does not hang in the air over it. */
export function leapsDown(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { brief, width, height } = scene;
  if (!brief.told?.includes('leaps-down')) return items;
  const named = items.filter(({ subject, worn }) => subject !== undefined && !worn);
  const [jumper, ...more] = named.filter(({ drawable: { kind } }) => kind === 'person' || kind === 'animal');
  const [host, ...others] = named.filter((item) => item !== jumper);
  if (!jumper || !host || more.length > 0 || others.length > 0) return items;
  if (host.drawable.habitat !== 'ground' || host.size < jumper.size * 0.4) return items;
  const [own, its] = [itemBox(jumper), itemBox(host)];
  const wide = own.right - own.left;
  const across = its.right - its.left + wide * ROOM;
  // both must fit side by side, with room above for who is in the air
  const tall = (1 - DOWN) * host.size + jumper.size;
  const factor = Math.min(1, (width * (1 - MARGIN * 2)) / across, (host.y - height * MARGIN) / Math.max(1, tall));
  const side = jumper.mirrored ? -1 : 1;
  const middle = width / 2 - (side * wide * factor * ROOM) / 2;
  const edge = middle + (side * (its.right - its.left) * factor) / 2;
  const foot = host.y - host.size * factor * (1 - DOWN);
  const turn = jumper.drawable.kind === 'animal' ? side * NOSE : 0;
  const fallen: Item = {
    ...jumper,
    x: edge + side * wide * factor * 0.46,
    y: foot,
    size: jumper.size * factor,
    turn,
    depth: Math.max(0.02, host.depth - 0.01),
    standsOn: 'nothing',
    aloft: host.y - foot,
  };
  return items
    .map((item): Item => {
      if (item === host) return { ...host, x: middle, size: host.size * factor };
      return item === jumper ? fallen : item;
    })
    .toSorted(farthestFirst);
}
