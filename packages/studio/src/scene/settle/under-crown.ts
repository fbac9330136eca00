import type { Edge } from '../edges.js';
import { familyOf } from '../family.js';
import { boxAround, farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';

/** Where the crown begins and the trunk stands, how far aside, and where they are who are under it. */
const [TOP, FOOT, ASIDE, NEAR] = [0.03, 0.85, 0.13, 0.94];
/** A tree, and no bush; and how much of its height they have at most who are under it. */
const [TALL, MOST] = [2.5, 0.44];
/** A mushroom or a flower that an animal is under is its tree. */
const SMALL = 0.7;
/** How much larger they may become who are seen from so near. */
const CLOSE = 2;
/** They are not put under it where the frame is broader or narrower than a tree can fill. */
const WIDE = 2;
/** What is on them or in their hands is under it as well; what hangs there hangs in the tree. */
const HELD: ReadonlySet<Edge['kind']> = new Set(['on', 'inside', 'holding', 'riding']);

/** Who is under a tree is below its crown: the tree fills the frame, with them and what they are on before its trunk. */
export function underCrown(scene: Scene, items: readonly Item[], edges: readonly Edge[]): readonly Item[] {
  const edge = edges.find(({ kind, host }) => kind === 'under' && items.some((item) => isTree(item, host)));
  const trees = items.filter((item) => isTree(item, edge?.host));
  const [tree] = trees;
  const { width, height } = scene;
  if (!edge || !tree || trees.length > 1 || width > height * WIDE || edge.guest === undefined) return items;
  const family = familyOf([edge.guest, ...companyOf(scene, edge.guest, items)], edges, HELD);
  const below = items.filter(({ subject }) => subject !== undefined && family.has(subject));
  const standing = below.some(({ subject, standsOn }) => subject === edge.guest && standsOn === 'ground');
  if (!standing || below.includes(tree)) return items;
  const box = boxAround(below);
  const size = height * (FOOT - TOP);
  const side = tree.x < (box.left + box.right) / 2 ? -1 : 1;
  const grown = tree.drawable.height < SMALL ? CLOSE : 1;
  const fit = Math.min(grown, (size * MOST) / (box.bottom - box.top), (width * 0.6) / (box.right - box.left));
  const middle = width / 2 - side * width * ASIDE * 0.6;
  return items
    .map((item): Item => {
      if (item === tree)
        return {
          ...item,
          x: width / 2 + side * width * ASIDE,
          y: height * FOOT,
          size,
          depth: Math.max(0.3, item.depth),
        };
      if (!below.includes(item)) return item;
      const x = middle + (item.x - (box.left + box.right) / 2) * fit;
      return { ...item, x, y: height * NEAR + (item.y - box.bottom) * fit, size: item.size * fit };
    })
    .toSorted(farthestFirst);
}

const isTree = ({ subject, drawable }: Item, host: number | undefined): boolean =>
  subject !== undefined &&
  subject === host &&
  drawable.kind === 'plant' &&
  (drawable.height > TALL || drawable.height < SMALL);

const NEXT_TO: ReadonlySet<string> = new Set(['beside', 'facing', 'following']);

/** Who lives and is next to somebody is under the tree as well, or the dog of a child would be larger than the child. */
function companyOf({ brief }: Scene, guest: number, items: readonly Item[]): readonly number[] {
  const stands = (index: number): boolean =>
    items.some(
      ({ subject, standsOn, drawable }) =>
        subject === index && standsOn === 'ground' && (drawable.kind === 'animal' || drawable.kind === 'person'),
    );
  return brief.relations
    .filter(({ kind, subject, object }) => NEXT_TO.has(kind) && (subject === guest || object === guest))
    .map(({ subject, object }) => (subject === guest ? object : subject))
    .filter(stands);
}
