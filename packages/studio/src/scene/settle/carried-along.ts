import type { Item } from '../scene.js';

/** What somebody holds is where their hand is now, and what is on a roof where that is. */
export function carriedAlong(thing: Item, was: Item, now: Item): Item {
  const grown = now.size / was.size;
  const turned = was.mirrored !== now.mirrored;
  return {
    ...thing,
    x: now.x + (thing.x - was.x) * grown * (turned ? -1 : 1),
    y: now.y + (thing.y - was.y) * grown,
    floor: now.floor,
    size: thing.size * grown,
    depth: now.depth + (thing.depth - was.depth),
    mirrored: thing.drawable.mirrors !== false && turned ? !thing.mirrored : thing.mirrored,
  };
}
