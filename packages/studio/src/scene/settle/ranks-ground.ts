import { is } from '../../catalogue/traits.js';
import { itemBox } from '../scene.js';
import type { Item } from '../scene.js';

/** Things of one kind that stand side by side. */
export interface Rank {
  readonly items: readonly Item[];
  /** Height of one of them in the world. */
  readonly metres: number;
}

/** The ground before one camera, in pixels from the top. */
export interface Ground {
  readonly width: number;
  readonly height: number;
  /** The line that our eyes are on. */
  readonly eyes: number;
  /** Where the nearest and the farthest row may stand, and how high anything may reach. */
  readonly near: number;
  readonly far: number;
  readonly top: number;
  /** So much smaller than the nearest row the farthest one is drawn at most: a giraffe behind men still overtops them. */
  readonly deepest: number;
  /** The most of the width that a row takes. */
  readonly row: number;
  /** Pixels for a metre of what is nearer still: nothing on the ground has more. */
  readonly nearest: number;
}

/** So much of a row may be covered by the one before it. */
const COVERED = 0.42;
const ROWS = 3;
const MOST_RANKS = 7;
/** Room for one thing, in its own widths. */
const ROOM = 1.12;
/** Of this extent, as a share of the frame, a thing is seen well. */
const SEEN = 0.2;
/** The most of the frame that the tallest fills. */
const TALLEST = 0.48;

const aspectOf = ({ items: [first] }: Rank): number => first?.drawable.aspect ?? 1;
const wideOf = (rank: Rank): number => rank.metres * aspectOf(rank) * rank.items.length * ROOM;
const extentOf = (rank: Rank): number => rank.metres * Math.sqrt(Math.min(5, Math.max(0.2, aspectOf(rank))));

/** Long rows of large things stand in two lines. */
function broken(ranks: readonly Rank[]): readonly Rank[] {
  const widest = Math.max(...ranks.map(({ metres }) => metres)) * 2.6;
  const found = ranks.flatMap((rank): Rank[] => {
    const { items } = rank;
    if (items.length < 3 || wideOf(rank) < Math.max(6, widest)) return [rank];
    const half = Math.ceil(items.length / 2);
    return [
      { ...rank, items: items.slice(0, half) },
      { ...rank, items: items.slice(half) },
    ];
  });
  return found.length > MOST_RANKS ? ranks : found;
}

interface Rows {
  /** Pixels for a metre in the nearest row. */
  readonly scale: number;
  /** The row of each rank, the nearest is 0. */
  readonly rowOf: readonly number[];
  readonly score: number;
}

/**
 * Sets things out on one ground, each as large as it is where it stands: in up to three rows, so that all of them are
 * seen as large as can be. Farthest first.
 */
export function onGround(all: readonly Rank[], ground: Ground): Item[] {
  if (all.length === 0) return [];
  const ranks = broken(all);
  const deepest = Math.min(
    ground.deepest,
    Math.max(1.2, (ground.near - ground.eyes) / Math.max(1, ground.far - ground.eyes)),
  );
  const away = [1, Math.sqrt(deepest), deepest];
  const feet = away.map((by) => ground.eyes + (ground.near - ground.eyes) / by);
  const { scale, rowOf } = bestRows(ranks, ground, away, feet);
  const placed: Item[] = [];
  for (let row = ROWS - 1; row >= 0; row--) {
    const members = ranks.filter((_, index) => rowOf[index] === row);
    const foot = feet[row] as number;
    if (members.length > 0) placed.push(...across(members, scale / (away[row] as number), foot, ground, placed));
  }
  return placed;
}

function bestRows(ranks: readonly Rank[], ground: Ground, away: readonly number[], feet: readonly number[]): Rows {
  let best: Rows = { scale: 0, rowOf: [], score: -Infinity };
  for (let code = 0; code < ROWS ** ranks.length; code++) {
    const rowOf = ranks.map((_, index) => Math.floor(code / ROWS ** index) % ROWS);
    const scale = scaleOf(ranks, rowOf, ground, away, feet);
    const score = scoreOf(ranks, rowOf, scale, ground, away);
    if (score > best.score) best = { scale, rowOf, score };
  }
  return best;
}

/** One girl beside two sofas hides nothing: she stands where there is a gap. */
const NARROW = 0.2;
const isWide = (rank: Rank, row: readonly Rank[]): boolean =>
  wideOf(rank) > row.reduce((sum, each) => sum + wideOf(each), 0) * NARROW;

/** The most pixels for a metre that the rows have room for. */
function scaleOf(
  ranks: readonly Rank[],
  rowOf: readonly number[],
  { width, height, top, row: most, nearest }: Ground,
  away: readonly number[],
  feet: readonly number[],
): number {
  const rows = away.map((by, row) => {
    const members = ranks.filter((_, index) => rowOf[index] === row);
    return {
      foot: feet[row] as number,
      wide: members.reduce((sum, rank) => sum + wideOf(rank), 0) / by,
      tallest: Math.max(0, ...members.map(({ metres }) => metres)) / by,
      wall: Math.max(0, ...members.filter((rank) => isWide(rank, members)).map(({ metres }) => metres)) / by,
      lowest: Math.min(Infinity, ...members.map(({ metres }) => metres)) / by,
    };
  });
  const limits = rows.flatMap(({ wide, tallest, foot }) =>
    wide > 0 ? [(width * most) / wide, (foot - top) / tallest, (height * TALLEST) / tallest] : [],
  );
  for (const [index, front] of rows.entries())
    for (const back of rows.slice(index + 1)) {
      if (front.wide === 0 || back.wide === 0) continue;
      // the tops of those before must leave the others free
      const hides = front.wall - COVERED * back.lowest;
      if (hides > 0) limits.push((front.foot - back.foot) / hides);
    }
  return Math.min(nearest, ...limits);
}

/** So many times as high as what is before them those who live look over it. */
const OVER = 1.7;

const drives = ({ items: [first] }: Rank): boolean => first?.drawable.kind === 'vehicle';

const isAlive = ({ items: [first] }: Rank): boolean =>
  first?.drawable.kind === 'person' || first?.drawable.kind === 'animal';

const isFurniture = ({ items: [first] }: Rank): boolean =>
  first?.drawable.kind === 'furniture' || first?.drawable.kind === 'object';
const runsOnRails = ({ items: [first] }: Rank): boolean => is(first?.drawable.concept, 'rails');
const conceptOf = ({ items: [first] }: Rank): string | undefined => first?.drawable.concept;

/** So many times as high, a giraffe is seen to be so beside a camel. */
const TWICE = 1.8;

/** How much taller somebody is to look than what is so much lower: suitcases before girls are no trunks. */
const tallerThan = (rank: Rank, low: Rank): number => Math.max(1.1, Math.min(1.6, (rank.metres / low.metres) ** 0.5));

/** All are to be seen, and what is taller in the world is taller in the picture; what drives may be far off. */
function scoreOf(
  ranks: readonly Rank[],
  rowOf: readonly number[],
  scale: number,
  { height }: Ground,
  away: readonly number[],
): number {
  const drawn = ranks.map((rank, index) => (rank.metres * scale) / (away[rowOf[index] as number] as number));
  const seen = ranks.map((rank, index) =>
    Math.log(Math.min(1, ((drawn[index] as number) * extentOf(rank)) / rank.metres / (height * SEEN))),
  );
  // the smallest of all counts most
  let score = seen.reduce((sum, each) => sum + each, 0) + 1.5 * Math.min(...seen);
  for (const [index, rank] of ranks.entries()) {
    const size = drawn[index] as number;
    for (const [other, low] of ranks.entries())
      if (!drives(rank) && rank.metres > low.metres * 1.5 && size < (drawn[other] as number) * 1.2) score -= 0.7;
    // a girl behind sofas that overtop her is a doll
    for (const [other, low] of ranks.entries())
      if (isAlive(rank) && rank.metres > low.metres * 1.25 && size < (drawn[other] as number) * tallerThan(rank, low))
        score -= rank.metres > low.metres * TWICE ? 4 : 2;
    // behind a desk a pig would stand on it
    for (const [other, before] of ranks.entries())
      if (isAlive(rank) && !isAlive(before) && (rowOf[index] as number) > (rowOf[other] as number))
        if (rank.metres < before.metres * OVER) score -= 1.6;
    // and so would a sink behind a table
    for (const [other, before] of ranks.entries())
      if (isFurniture(rank) && isFurniture(before) && (rowOf[index] as number) > (rowOf[other] as number))
        if (conceptOf(rank) !== conceptOf(before) && rank.metres < before.metres * OVER) score -= 1.2;
    // a line of rails goes from side to side: nothing else stands on it or behind it
    for (const [other, before] of ranks.entries())
      if (!runsOnRails(rank) && runsOnRails(before) && (rowOf[index] as number) >= (rowOf[other] as number)) score -= 5;
    // who is lower stands before the others, and not behind them
    for (const [other, before] of ranks.entries())
      if ((rowOf[index] as number) > (rowOf[other] as number) && rank.metres < before.metres * 0.8) score -= 0.7;
  }
  return score;
}

/** One row: kinds together, where they hide least of those behind. */
function across(
  ranks: readonly Rank[],
  scale: number,
  foot: number,
  { width, height, eyes }: Ground,
  behind: readonly Item[],
): Item[] {
  const total = ranks.reduce((sum, rank) => sum + wideOf(rank) * scale, 0);
  const free = Math.max(0, width * 0.94 - total);
  const gap = ranks.length > 1 ? Math.min((free / (ranks.length - 1)) * 0.6, width * 0.09) : 0;
  const rest = Math.max(0, free - gap * (ranks.length - 1));
  const boxes = behind.map(itemBox);
  const row = (start: number): Item[] => {
    let left = start;
    return ranks.flatMap((rank) => {
      const step = (wideOf(rank) * scale) / rank.items.length;
      const from = left;
      left += step * rank.items.length + gap;
      return rank.items.map((item, index): Item => {
        const sway = rank.items.length > 1 ? item.seed.fork('rank').around(0.004) * height : 0;
        return {
          ...item,
          x: from + step * (index + 0.5),
          y: foot + sway,
          size: rank.metres * scale,
          turn: 0,
          depth: Math.min(0.9, Math.max(0.08, (height - foot) / Math.max(1, height - eyes))),
          floor: height,
          standsOn: 'ground',
        };
      });
    });
  };
  const hidden = (items: readonly Item[]): number =>
    items.reduce((sum, item) => {
      const own = itemBox(item);
      return boxes.reduce((all, box) => {
        const wide = Math.min(own.right, box.right) - Math.max(own.left, box.left);
        const high = Math.min(own.bottom, box.bottom) - Math.max(own.top, box.top);
        const area = (box.right - box.left) * (box.bottom - box.top);
        return wide > 0 && high > 0 ? all + (wide * high) / area : all;
      }, sum);
    }, 0);
  const tries = [0.5, 0.35, 0.65, 0.2, 0.8, 0.05, 0.95].map((at) => row(width * 0.03 + rest * at));
  return tries.reduce((best, each) => (hidden(each) < hidden(best) - 0.02 ? each : best));
}
