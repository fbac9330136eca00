import { recordOf } from '../../catalogue/records.js';
import { findGlyph } from '../../paint/glyphs/glyphs.js';
import { isInWater } from '../out-of-place.js';
import type { Item, Scene } from '../scene.js';

/** How much of whom is below the surface: the feet of who wades, all but back and head of who swims. */
const [SUNK, SWIMS] = [0.16, 0.58];
/** Smaller animals are seen whole, in metres. */
const LARGE = 2;

/** Who lives on land and stands in a lake has the water over their feet. */
export function waded(scene: Scene, items: readonly Item[]): readonly Item[] {
  const wading = scene.brief.told?.includes('wading') === true;
  const seen = wading ? items : offShore(scene, inTheMiddle(scene, ofTheirAge(offEdge(scene, inLanes(scene, items)))));
  const deep = new Map<number, number>();
  const sunk = seen.map((item) => {
    if (!wading && comesUp(scene, item)) return atSurface(inWater(scene, item));
    const { concept, kind, aspect } = item.drawable;
    const paddles = kind === 'animal' && item.attributes.includes('swimming');
    const bathes = kind === 'animal' && isInWater(item.attributes);
    const alive = bathes || (wading && (kind === 'animal' || kind === 'person'));
    if (item.standsOn !== 'water' || !alive || !livesOnLand(concept) || item.cut) return item;
    const half = (aspect * item.size) / 2;
    const cut = { x: item.x, y: item.y, half: half * 1.2, sag: item.size * 0.01 };
    const below = item.size * (paddles ? SWIMS : SUNK);
    if (item.subject !== undefined) deep.set(item.subject, below);
    return { ...item, y: item.y + below, cut };
  });
  // what is in a mouth goes down with it
  const bearers = new Map(
    scene.brief.relations.flatMap(({ kind, subject, object }) => {
      const below = kind === 'holding' ? deep.get(subject) : undefined;
      return below === undefined ? [] : [[object, below] as const];
    }),
  );
  return sunk.map((item) => ({ ...item, y: item.y + (bearers.get(item.subject ?? -1) ?? 0) }));
}

/** In a pool nobody is wider than a lane: how much of the picture's height who swims and who dives into it takes at most. */
const IN_LANES: ReadonlyMap<string, number> = new Map([
  ['swimming', 0.19],
  ['diving', 0.4],
]);

const BATHS: ReadonlySet<Scene['setting']> = new Set(['pool', 'hot-spring']);

/** Whoever swims in a pool or dives into it is as small as its lanes ask. */
function inLanes({ setting, height, brief }: Scene, items: readonly Item[]): readonly Item[] {
  if (!BATHS.has(setting) || brief.camera !== undefined) return items;
  return items.map((item) => {
    const most = item.attributes.map((word) => IN_LANES.get(word)).find((share) => share !== undefined);
    const person = item.drawable.kind === 'person' && item.asked?.company === undefined;
    return most === undefined || !person ? item : { ...item, size: Math.min(item.size, height * most) };
  });
}

/** How large head and shoulders of a child are beside those of who is grown. */
const CHILD = 0.8;

/** Of two who swim the child is the smaller one, however near it is. */
function ofTheirAge(items: readonly Item[]): readonly Item[] {
  const swims = ({ drawable, attributes }: Item): boolean =>
    drawable.kind === 'person' && attributes.includes('swimming');
  const isChild = ({ attributes }: Item): boolean => attributes.some((word) => /^(?:child|boy|girl)$/.test(word));
  const grown = Math.min(...items.filter((item) => swims(item) && !isChild(item)).map(({ size }) => size));
  return items.map((item) =>
    swims(item) && isChild(item) && item.size > grown * CHILD ? { ...item, size: grown * CHILD } : item,
  );
}

/** So much of the width the land takes at most where beside it there is only water, and of the height who dives there. */
const [LEDGE, DIVER] = [0.8, 0.36];

/** Who dives from a cliff is over the water beside it, and not over its grass. */
function offEdge({ setting, width, height, horizon, surfaces }: Scene, items: readonly Item[]): readonly Item[] {
  const land = surfaces.find(({ habitat }) => habitat === 'ground');
  const water = surfaces.some(({ habitat }) => habitat === 'water');
  if (setting === 'pool' || !water || !land || land.right > width * LEDGE) return items;
  return items.map((item) => {
    const dives = item.drawable.kind === 'person' && item.attributes.includes('diving');
    if (!dives || item.standsOn === 'item') return item;
    const size = Math.min(item.size, height * DIVER);
    const x = Math.min(land.right + (width - land.right) * 0.4, width * 0.98 - item.drawable.aspect * size * 0.56);
    return { ...item, size, x, y: horizon + height * 0.16, mirrored: false, standsOn: 'nothing' as const };
  });
}

/** Where between its farther and its nearer shore a building stands in the water, and how much of it is below. */
const [MIDDLE, ROOTED] = [0.62, 0.035];

/** "A castle in a river": it stands in the water and not beside it. */
function inTheMiddle({ brief, surfaces, width }: Scene, items: readonly Item[]): readonly Item[] {
  const water = surfaces.find(({ habitat }) => habitat === 'water');
  if (!water || !brief.told?.includes('in-water')) return items;
  const tied = (subject?: number): boolean =>
    brief.relations.some(({ kind, subject: own }) => own === subject && (kind === 'on' || kind === 'inside'));
  return items.map((item) => {
    const { drawable, standsOn, subject } = item;
    if (drawable.kind !== 'building' || standsOn !== 'ground' || subject === undefined || tied(subject)) return item;
    const line = water.far + (water.near - water.far) * MIDDLE;
    const size = Math.min(item.size, (line - 2) * 0.94, ((water.right - water.left) * 0.8) / drawable.aspect);
    const half = (drawable.aspect * size) / 2;
    const x = Math.max(water.left + half, Math.min(water.right - half, item.x)) || width / 2;
    return {
      ...item,
      size,
      x,
      y: line + size * ROOTED,
      cut: { x, y: line, half: half * 1.2, sag: size * 0.012 },
      standsOn: 'water' as const,
    };
  });
}

/** Places that are seen from above the water. */
const OPEN: ReadonlySet<string> = new Set(['sea', 'harbour', 'lake', 'river', 'arctic']);
const LEAPS = /^(?:leaping|jumping|flying|breaching|falling|floating|tossed|held|toy|riding|balloon)$/;
/** How much of who comes up to breathe is below the surface. */
const BELOW = 0.46;

/** A whale in the sea shows its back: the rest is below the water, and not before it. */
function comesUp({ setting, brief }: Scene, item: Item): boolean {
  const tied = brief.relations.some(
    ({ kind, subject, object }) =>
      kind !== 'facing' && kind !== 'beside' && (subject === item.subject || object === item.subject),
  );
  return OPEN.has(setting) && item.drawable.height > LARGE && swims(item) && !tied;
}

const swims = ({ drawable, attributes, cut, worn, turn }: Item): boolean =>
  drawable.kind === 'animal' &&
  drawable.habitat === 'underwater' &&
  !cut &&
  !worn &&
  turn === 0 &&
  !attributes.some((word) => LEAPS.test(word));

/** Where somebody stands on the shore, who swims is in the water beyond it, and not on its sand. */
function offShore({ setting, surfaces, height }: Scene, items: readonly Item[]): readonly Item[] {
  const water = surfaces.find(({ habitat }) => habitat === 'water');
  const shore = items.some(({ subject, standsOn, drawable }) => {
    const stands = drawable.kind === 'person' || drawable.kind === 'animal';
    return subject !== undefined && standsOn === 'ground' && stands;
  });
  if (!OPEN.has(setting) || !water || !shore) return items;
  return items.map((item) => {
    if (!swims(item) || item.standsOn !== 'nothing' || item.y <= water.near) return item;
    const line = water.near - height * 0.015;
    const y = line + item.size * BELOW;
    return atSurface({ ...item, y, depth: Math.max(item.depth, 0.42) });
  });
}

/** Between its shores a river is narrow: so far from the farther one its surface is where a back comes up. */
const OUT = 0.2;

/** Whose back would come up on the farther bank is nearer to us, in the water. */
function inWater({ surfaces }: Scene, item: Item): Item {
  const water = surfaces.find(({ habitat }) => habitat === 'water');
  if (!water) return item;
  const line = item.y - item.size * BELOW;
  return { ...item, y: item.y + Math.max(0, water.far + (water.near - water.far) * OUT - line) };
}

function atSurface(item: Item): Item {
  const half = (item.drawable.aspect * item.size) / 2;
  const y = item.y - item.size * BELOW;
  return { ...item, cut: { x: item.x, y, half: half * 1.2, sag: item.size * 0.02 } };
}

function livesOnLand(concept: string): boolean {
  const { drawing } = recordOf(concept) ?? {};
  if (drawing?.by === 'like') return livesOnLand(drawing.likeness.like);
  if (drawing?.by === 'glyph') return findGlyph(concept)?.habitat === 'ground';
  return drawing?.by === 'painter' && drawing.habitat === 'ground';
}
