import { eyeLineOf } from '../perspective.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** From so many metres on a plant is a tree, and what stands before it is measured by. */
const [TREE, MEASURES] = [2.5, 0.8];
/** Smaller than this share of what it would be beside the others a tree is a toy, unless it is farther away. */
const TOY = 0.5;
/** So near our eyes the ground ends for it, as a share of how far others are below them, and how far away that is. */
const [NEAREST, FAR] = [0.22, 0.8];

/**
 * Several trees take the width of the picture, and are drawn small for it. Beside a bicycle they would be as high as its
 * saddle twice: they stand as far behind it as trees do that are seen so large.
 */
export function treesBehind(scene: Scene, items: readonly Item[]): readonly Item[] {
  const { setting, brief } = scene;
  if (GROUNDLESS.has(setting) || isRoom(setting) || brief.camera !== undefined) return items;
  const stands = ({ standsOn, subject, worn }: Item): boolean =>
    standsOn === 'ground' && subject !== undefined && !worn;
  const isTree = (item: Item): boolean =>
    stands(item) && item.drawable.kind === 'plant' && item.drawable.height > TREE && isOneOfSeveral(item, items);
  const measure = items
    .filter((item) => stands(item) && !isTree(item) && item.drawable.height > MEASURES)
    .filter(({ drawable: { kind } }) => kind === 'vehicle' || kind === 'person' || kind === 'animal')
    .toSorted((one, other) => other.size - one.size)[0];
  if (!measure) return items;
  const named = (item: Item): boolean =>
    brief.relations.some(({ subject, object }) => subject === item.subject || object === item.subject);
  const line = eyeLineOf(scene);
  const scale = measure.size / measure.drawable.height;
  return items
    .map((item) => {
      if (!isTree(item) || named(item)) return item;
      const share = item.size / item.drawable.height / scale;
      if (share > TOY) return item;
      const y = line + (measure.y - line) * Math.max(NEAREST, share);
      return y < item.y ? { ...item, y, depth: Math.max(item.depth, FAR) } : item;
    })
    .toSorted(farthestFirst);
}

const isOneOfSeveral = ({ subject }: Item, items: readonly Item[]): boolean =>
  items.filter((other) => other.subject === subject).length > 1;
