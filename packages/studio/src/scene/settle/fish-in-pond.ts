import { farthestFirst } from '../scene.js';
import type { Item, Scene, Surface } from '../scene.js';

/** Still and narrow waters on land, which one sees from their bank. */
const WATERS: ReadonlySet<Scene['setting']> = new Set<Scene['setting']>(['pond', 'lake', 'river', 'wetland']);
/** Who is said to do so is out of the water. */
const OUT = /^(?:leaping|jumping|flying|breaching|falling|floating|tossed|held|toy|riding|balloon)$/;
/** In metres: what is larger comes up as whales do. */
const LARGE = 2;
/** How high a fish is at most, as a share of the picture's height, and how much of it is below the surface. */
const [HIGH, BELOW] = [0.12, 0.46];
/** The rows in which they swim, between the farther and the nearer bank, and how much of its part of the water each takes. */
const [ROWS, ROOM] = [[0.4, 0.78], 0.8] as const;

/**
 * Fish that are seen together with bees or ducks are in no place below the water: their backs come out of the pond. Whole
 * they would hang in the air before it.
 */
export function fishInPond(scene: Scene, items: readonly Item[]): readonly Item[] {
  const water = scene.surfaces.find(({ habitat }) => habitat === 'water');
  if (!water || !WATERS.has(scene.setting)) return items;
  const fish = items.filter((item) => swims(scene, item)).toSorted((one, other) => one.x - other.x);
  // those in a tank before us stay there
  if (fish.length === 0 || items.some(({ foremost }) => foremost === true)) return items;
  const room = (water.right - water.left) / fish.length;
  const swum = new Map(fish.map((item, index) => [item, backOut(scene, item, index, { water, room })]));
  return items.map((item) => swum.get(item) ?? item).toSorted(farthestFirst);
}

function backOut(
  { height }: Scene,
  item: Item,
  index: number,
  { water, room }: { readonly water: Surface; readonly room: number },
): Item {
  const { aspect } = item.drawable;
  const size = Math.min(item.size, height * HIGH, (room * ROOM) / aspect);
  const [beyond, before] = ROWS;
  const line = water.far + (water.near - water.far) * (index % 2 === 0 ? before : beyond);
  const x = water.left + (index + 0.5) * room;
  const cut = { x, y: line, half: aspect * size * 0.6, sag: size * 0.02 };
  return { ...item, x, size, y: line + size * BELOW, turn: 0, cut, standsOn: 'water' };
}

/** A fish that nobody holds, nor has in a bowl. */
function swims({ brief }: Scene, item: Item): boolean {
  const { drawable, attributes, subject, cut, worn, standsOn } = item;
  const fish = drawable.kind === 'animal' && drawable.habitat === 'underwater' && drawable.height < LARGE;
  if (!fish || subject === undefined || cut || worn || standsOn === 'item') return false;
  const tied = brief.relations.some(
    ({ kind, subject: own, object }) =>
      kind !== 'facing' && kind !== 'beside' && (own === subject || object === subject),
  );
  return !tied && !attributes.some((word) => OUT.test(word));
}
