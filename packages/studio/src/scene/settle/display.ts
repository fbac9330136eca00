import { offerOf } from '../../catalogue/affordances.js';
import { recordOf } from '../../catalogue/records.js';
import type { Brief, Setting } from '../../language/brief.js';
import type { Drawable } from '../../paint/drawable.js';
import { areKept, inRanks, isAloftAndAtHand, isGrounded, isShelved, tankAround } from './ranks.js';
import { GROUNDLESS, isRoom } from '../scale.js';
import { farthestFirst } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { shelfAt } from './supports.js';
import { isTelling } from '../telling.js';
import { extentOf, unequal } from '../unequal.js';

const KINDS = 3;
const LEAST = 7;
/** Of two kinds so many would be crumbs side by side. */
const LEAST_OF_TWO = 6;
const MOST = 24;
/** As many as are worth rows, where they differ so much in size that side by side they would be giants and toys. */
const LEAST_IN_RANKS = 3;
const APART = 2;
/** The same for what a table carries, where a place was named. */
const UNLIKE = 3;
/** More than so many of such an extent, in metres, are a long row. */
const [LONG_ROW, LARGE] = [4, 0.8];
/** Side by side they would be so many times as wide as the tallest is high: one line has no room for them as they are. */
const CROWDED = 5.8;
/** The ground before such water is a narrow bank: rows on it would stand in the water, or behind a ledge. */
const BANKS: ReadonlySet<string> = new Set('sea lake river harbour canal pool wetland pond waterfall oasis'.split(' '));
/** A sentence may name the place: longer ones tell a scene. */
const SENTENCE = 120;

/** How several kinds of things are shown that were only counted: on shelves, or in rows on the ground. */
export type Display = 'shelves' | 'ranks';

const ranked: ReadonlySet<Drawable['kind']> = new Set<Drawable['kind']>([
  'person',
  'animal',
  'vehicle',
  'furniture',
  'object',
  'food',
]);

/** A tent or a potted plant stands among others; a house or a tree is a place of its own. */
const LOW = 3;
const standsInRanks = ({ kind, height }: Drawable): boolean =>
  ranked.has(kind) || ((kind === 'building' || kind === 'plant') && height < LOW);

/** Several kinds of things that were only counted: no place holds four fish, a helicopter and three couches. */
export function displayOf(brief: Brief, drawables: readonly Drawable[]): Display | undefined {
  const { subjects, relations, features, setting, camera, time, weather, season, prompt } = brief;
  if ((camera ?? time ?? weather ?? season) !== undefined || features.length > 0) return undefined;
  // of several kinds that are near each other nobody says where each is
  if (relations.some(({ kind }) => kind !== 'beside') || (relations.length > 0 && subjects.length < KINDS))
    return undefined;
  if (isTelling(brief)) return undefined;
  const total = subjects.reduce((sum, { count }) => sum + count, 0);
  const several = subjects.filter(({ count }) => count > 1).length;
  const still = subjects.every(
    ({ arrangement, action, place }) =>
      arrangement === undefined && place === undefined && (action === undefined || setting !== undefined),
  );
  if (!still || total > MOST || drawables.length < subjects.length) return undefined;
  if (isLaid(subjects, drawables)) return undefined;
  // a shelf, an armchair and a cat of which each is named once are in their room as one lives there
  if (several === 0 && setting !== undefined && isRoom(setting) && isFurnished(drawables, setting)) return undefined;
  // clouds stand in no row
  if (drawables.some(({ habitat }) => habitat === 'sky')) return undefined;
  const kept = areKept(drawables);
  if (isShelved(drawables)) {
    if (kept && setting === undefined && total < LEAST) return 'ranks';
    // on the floor of a porch a lemon beside a backpack would be as large as a cake: they are on a table there
    const unlike = extentsOf(subjects, drawables).apart > UNLIKE;
    const furnishable = setting !== undefined && !GROUNDLESS.has(setting) && !BANKS.has(setting);
    if (furnishable && unlike && several > 0 && subjects.length >= KINDS && prompt.length <= SENTENCE) return 'ranks';
    if (setting !== undefined || several < 2) return undefined;
    if (total >= (subjects.length < KINDS ? LEAST_OF_TWO : LEAST)) return 'shelves';
    return isAliveAndAtHand(drawables) ? 'ranks' : undefined;
  }
  if (setting !== undefined && (GROUNDLESS.has(setting) || prompt.length > SENTENCE || BANKS.has(setting)))
    return undefined;
  if ((several === 0 && subjects.length < KINDS) || total < LEAST_IN_RANKS || !drawables.every(standsInRanks))
    return undefined;
  const { extents, apart: ratio } = extentsOf(subjects, drawables);
  const apart = ratio > APART || isAloftAndAtHand(drawables);
  const crowded = isCrowded(subjects, drawables);
  if (subjects.length < KINDS && !crowded && unequal(brief, drawables)) return undefined;
  // a company of sofas has no room in a room
  const furnished = subjects.some(({ count }, index) => count > 2 && drawables[index]?.kind === 'furniture');
  // side by side four giraffes would be as small as the truck beside them
  const long = total > LONG_ROW && extents.every((extent) => extent > LARGE);
  const rows = kept || apart || crowded || furnished || long || total >= LEAST;
  return subjects.length > 1 && rows && (kept || isGrounded(drawables)) ? 'ranks' : undefined;
}

interface Extents {
  readonly extents: readonly number[];
  /** How many times larger the largest is than the smallest. */
  readonly apart: number;
}

function extentsOf(subjects: Brief['subjects'], drawables: readonly Drawable[]): Extents {
  const extents = subjects.map((subject, index) => extentOf(subject, drawables[index] as Drawable));
  return { extents, apart: Math.max(...extents) / Math.min(...extents) };
}

const isFurnished = (drawables: readonly Drawable[], setting: Setting): boolean =>
  drawables.some(({ kind, concept }) => kind === 'furniture' && recordOf(concept)?.homes?.includes(setting) === true);

/** Birds and phones: both are on a ledge, for in the grass phones would stand on their edges. */
const isAliveAndAtHand = (drawables: readonly Drawable[]): boolean =>
  drawables.some(({ kind }) => kind === 'animal') &&
  drawables.some(({ kind, habitat }) => (kind === 'object' || kind === 'food') && habitat === 'tabletop');

function isCrowded(subjects: Brief['subjects'], drawables: readonly Drawable[]): boolean {
  const wide = drawables.reduce((sum, { height, aspect }, at) => sum + height * aspect * (subjects[at]?.count ?? 1), 0);
  return wide > CROWDED * Math.max(...drawables.map(({ height }) => height));
}

/** As many as a table carries. */
const ON_TABLE = 6;

/** One table, and nothing but what stands on tables: it stands there. */
function isLaid(subjects: Brief['subjects'], drawables: readonly Drawable[]): boolean {
  const tables = drawables.filter(({ concept }) => offerOf(concept).laid === true);
  const [table] = tables;
  const total = subjects.reduce((sum, { count }) => sum + count, 0);
  if (!table || tables.length > 1 || total > ON_TABLE + 1) return false;
  if (subjects.some(({ concept, count }) => concept === table.concept && count > 1)) return false;
  return drawables.every((drawable) => drawable === table || drawable.habitat === 'tabletop');
}

/** They are set out to be counted, each in a place of its own. */
export function displayed(scene: Scene, items: readonly Item[], display: Display | undefined): readonly Item[] {
  if (display === 'ranks') return inRanks(scene, items);
  return display === 'shelves' && scene.setting === 'studio' ? onShelves(scene, items) : items;
}

/** So much larger than those on the floor things on the shelves above are drawn at most, and those on the floor than what is above: no candle is a guitar. */
const NEARER = 1.6;
/** Of this extent, as a share of the frame, a key is still known. */
const KNOWN = 0.1;

/** The tall in the world on the floor, the others on shelves. */
function onShelves(scene: Scene, items: readonly Item[]): readonly Item[] {
  const subjects = [...new Set(items.map(({ subject }) => subject))];
  const kinds = subjects
    .map((subject) => items.filter((item) => item.subject === subject))
    .toSorted((one, other) => rank(other) - rank(one));
  const rows = rowsOf(kinds, items.length);
  const { width, height } = scene;
  const pitch = (height * 0.88) / rows.length;
  const shares = rows.map((row) => sharedOut(row, width * 0.9, pitch));
  // nor is a frog on the floor a giant below cups that have to share a shelf
  const above = shares.slice(1).map(({ most }, index) => scaleOf(rows[index + 1] ?? [], most));
  const scales: number[] = above.length > 0 ? [Math.max(...above)] : [];
  return rows
    .flatMap((row, index): readonly Item[] => {
      const foot = height * 0.93 - index * pitch;
      const { weights, sum, unit, most } = shares[index] as Shares;
      let left = (width - unit * sum) / 2;
      const stood = row.map((item, at): Item => {
        const room = unit * (weights[at] as number);
        const x = left + room / 2;
        left += room;
        const swims = item.drawable.habitat === 'underwater';
        const known = (height * KNOWN) / Math.sqrt(item.drawable.aspect);
        const asLarge = Math.max(known, item.drawable.height * Math.min(...scales) * NEARER);
        const size = Math.min(most[at] as number, asLarge);
        return {
          ...item,
          x,
          y: foot - (swims ? size * 0.24 : 0),
          size,
          turn: 0,
          depth: 0.2 + index * 0.1,
          floor: index === 0 ? height : foot + height * 0.01,
          standsOn: swims ? 'nothing' : index === 0 ? 'ground' : 'item',
        };
      });
      scales.push(...stood.map(({ size, drawable }) => size / drawable.height));
      const swimming = stood.filter(({ drawable }) => drawable.habitat === 'underwater');
      const tank = swimming[0] ? [tankAround(swimming, foot, swimming[0].size)] : [];
      const shelf = { x: width / 2, foot, width: Math.min(width * 0.94, unit * sum + width * 0.06) };
      return index === 0 ? [...tank, ...stood] : [shelfAt(scene, stood, shelf), ...tank, ...stood];
    })
    .toSorted(farthestFirst);
}

interface Shares {
  readonly weights: readonly number[];
  readonly sum: number;
  /** The breadth of a share. */
  readonly unit: number;
  /** How high each has room to be. */
  readonly most: readonly number[];
}

/** How those in a row share its breadth. */
function sharedOut(row: readonly Item[], breadth: number, pitch: number): Shares {
  const weights = row.map(({ drawable }) => Math.min(2, Math.max(0.6, drawable.aspect)));
  const sum = weights.reduce((all, weight) => all + weight, 0);
  const unit = Math.min(breadth / sum, pitch * 1.15);
  const most = row.map((item, at) => {
    const { aspect, habitat } = item.drawable;
    const high = pitch * (habitat === 'underwater' ? 0.46 : 0.76);
    return Math.min(high, (unit * (weights[at] as number) * 0.9) / aspect) * besideOthers(item, row);
  });
  return { weights, sum, unit, most };
}

/** The least that a metre takes in a row. */
const scaleOf = (row: readonly Item[], sizes: readonly number[]): number =>
  Math.min(...row.map(({ drawable }, at) => (sizes[at] as number) / drawable.height));

/** What is small in the world is a little smaller than its neighbours. */
function besideOthers(item: Item, row: readonly Item[]): number {
  const extent = ({ drawable: { height, aspect } }: Item): number => height * Math.sqrt(aspect);
  return Math.max(0.55, (extent(item) / Math.max(...row.map(extent))) ** 0.3);
}

/** Who lives stands on the floor, before what is only large. */
function rank([first]: readonly Item[]): number {
  if (!first) return 0;
  const { kind, height, habitat } = first.drawable;
  const flies = habitat === 'air' || habitat === 'sky' || habitat === 'underwater';
  return flies ? -1 : kind === 'person' ? 100 : height;
}

/** Whole kinds in a row where they fit: the largest below. */
function rowsOf(kinds: readonly (readonly Item[])[], total: number): (readonly Item[])[] {
  const count = total > 12 ? 4 : total > 8 || kinds.length > 3 ? 3 : 2;
  const wanted = total / count;
  const rows: Item[][] = [];
  for (const kind of kinds) {
    const row = rows.at(-1);
    // a row takes another kind while that brings it nearer to its share
    const joins = row !== undefined && (row.length + kind.length <= wanted * 1.25 || rows.length === count);
    if (joins) row.push(...kind);
    else rows.push([...kind]);
  }
  return rows;
}
