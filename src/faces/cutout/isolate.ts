import type { RgbPicture } from '../decode/photo.js';
import type { Point } from '../find/face-models.js';
import { gaussianBlur, planeRows, type Plane } from '@easel/raster';
import { unseenCells, type CloserLook } from './closer-look.js';
import { opened } from './distance.js';

/** A face as far as separating people needs it. */
export interface Head {
  readonly x: number;
  readonly y: number;
  /** Height of the face box. */
  readonly size: number;
  /** In profile: −1 for one who looks to the left, 1 to the right. */
  readonly looks?: -1 | 1 | undefined;
}

const GRID_SIDE = 200;

/**
 * Keeps the chosen person of a matte and lets go of everybody and everything else. Each part of the foreground goes to
 * the person from whose head and chest it is reached most easily, where crossing an edge of colour or thin matte costs
 * most; what cannot be reached cheaply at all belongs to nobody. What stands beside the head with background between
 * (a neighbour whose face is not in the photo, a raised arm) is somebody else too, and so is what a closer `look` does
 * not show.
 */
export function isolatePerson(
  picture: RgbPicture,
  matte: Plane,
  chosen: Head,
  others: readonly Head[],
  look?: CloserLook,
): Plane {
  const { width, height } = picture;
  const step = Math.max(1, Math.ceil(Math.max(width, height) / GRID_SIDE));
  const across = Math.ceil(width / step);
  const down = Math.ceil(height / step);
  const cells = across * down;
  const alpha = new Float32Array(cells);
  const colour = new Float32Array(cells * 3);
  for (let y = 0; y < down; y += 1) {
    const first = Math.min(height - 1, y * step + (step >> 1)) * width;
    lookAtRow(picture, matte, { first, step, from: y * across, to: (y + 1) * across }, alpha, colour);
  }

  const size = chosen.size / step;
  const cost = new Float32Array(cells).fill(Number.POSITIVE_INFINITY);
  const owner = new Int16Array(cells).fill(-1);
  /** The length of the way to each cell, as it would be if there were nobody else. */
  const way = new Float32Array(cells);
  const queue = createQueue(cells);
  const claim = (column: number, row: number, index: number): void => {
    if (column < 0 || row < 0 || column >= across || row >= down) return;
    const cell = row * across + column;
    if (alpha[cell]! < 0.3 || cost[cell] === 0) return;
    cost[cell] = 0;
    owner[cell] = index;
    queue.push(cell, 0);
  };
  [chosen, ...others].forEach((head, index) => {
    for (const [x, y] of seedsOf(head, index === 0 ? undefined : chosen)) {
      claim(Math.round(x / step), Math.round(y / step), index);
    }
  });
  const beside = besideTheHead(alpha, across, down, chosen, step, others.length === 0);
  for (const cell of beside.own) claim(cell % across, Math.floor(cell / across), 0);
  for (const cell of beside.strange) claim(cell % across, Math.floor(cell / across), others.length + 1);
  // Between two people the edge of a colour is what tells them apart; of one person it is a stripe on the shirt.
  const sharpness = beside.strange.length + others.length > 0 ? 14 : 40;

  const rights = Float64Array.from({ length: across }, (_, column) => Math.abs(column * step - chosen.x) / chosen.size);
  const crowds = rights.map((right, column) =>
    beside.sides[column * step < chosen.x ? 0 : 1] ? 12 * Math.max(0, right - 0.62) : 0,
  );
  const belows = Float64Array.from({ length: down }, (_, row) => (row * step - chosen.y) / chosen.size);
  const land: Land = { across, down, alpha, colour, cost, owner, way, rights, crowds, belows, sharpness, size };
  /** A cell that was reached on its cheapest way is done; dearer ways to it are still in the queue. */
  const done = new Uint8Array(cells);
  for (let cell = queue.pop(); cell >= 0; cell = queue.pop()) {
    if (done[cell] === 1) continue;
    done[cell] = 1;
    goOn(land, cell, queue);
  }

  const keep = new Float32Array(cells);
  for (let cell = 0; cell < cells; cell += 1) keep[cell] = owner[cell] === 0 && way[cell]! < REACH ? 1 : 0;
  evenBorder(keep, owner, across, down, size);
  if (look) unseenCells(look, { across, down, step, alpha }, chosen).forEach((gone, cell) => (keep[cell]! *= 1 - gone));
  const person = withoutSpikes(joined(keep, alpha, across, down, chosen, step), across, down, chosen, step);
  const soft = gaussianBlur(person, across, down, 0.8);
  const result = new Float32Array(matte.length);
  const rowAt = planeRows(soft, across, down, width, height, step);
  for (let y = 0; y < height; y += 1) keepRow(rowAt(y), matte, y * width, result);
  return result;
}

/** A row of cells, and the row of pixels that they stand for. */
interface CellRow {
  readonly first: number;
  readonly step: number;
  readonly from: number;
  readonly to: number;
}

/** A row by itself, as all that is done for many cells: what is called often is compiled for good. */
function lookAtRow(
  { width, data }: RgbPicture,
  matte: Plane,
  { first, step, from, to }: CellRow,
  alpha: Plane,
  colour: Plane,
): void {
  for (let cell = from, x = step >> 1; cell < to; cell += 1, x += step) {
    const pixel = first + Math.min(width - 1, x);
    alpha[cell] = matte[pixel]!;
    colour[cell * 3] = data[pixel * 3]!;
    colour[cell * 3 + 1] = data[pixel * 3 + 1]!;
    colour[cell * 3 + 2] = data[pixel * 3 + 2]!;
  }
}

/** What the ways between cells are found by. */
interface Land {
  readonly across: number;
  readonly down: number;
  readonly alpha: Plane;
  readonly colour: Plane;
  readonly cost: Float32Array;
  readonly owner: Int16Array;
  readonly way: Float32Array;
  /** How far each column is beside the head, and each row below it, in heights of the face. */
  readonly rights: Float64Array;
  readonly belows: Float64Array;
  /** How much dearer a column is beside which somebody stands. */
  readonly crowds: Float64Array;
  readonly sharpness: number;
  readonly size: number;
}

/** From a cell to those around it. */
function goOn(land: Land, cell: number, queue: ReturnType<typeof createQueue>): void {
  const { across, down, alpha, colour, cost, owner, way, sharpness, size } = land;
  const x = cell % across;
  const y = (cell - x) / across;
  for (let direction = 0; direction < NEIGHBOURS.length; direction += 1) {
    const dx = ASIDE[direction]!;
    const dy = DOWN[direction]!;
    const column = x + dx;
    const row = y + dy;
    if (column < 0 || row < 0 || column >= across || row >= down) continue;
    const next = row * across + column;
    // Every way costs something.
    if (alpha[next]! < 0.04 || cost[next]! <= cost[cell]!) continue;
    const edge =
      Math.abs(colour[cell * 3]! - colour[next * 3]!) +
      Math.abs(colour[cell * 3 + 1]! - colour[next * 3 + 1]!) +
      Math.abs(colour[cell * 3 + 2]! - colour[next * 3 + 2]!);
    const stride =
      (dx !== 0 && dy !== 0 ? Math.SQRT2 : 1) * (owner[cell] === 0 ? strangeness(land, column, row, dy < 0) : 1);
    const thin = 1 + 3 * (1 - alpha[next]!);
    const price = cost[cell]! + (stride * (thin + edge / sharpness)) / size;
    if (price < cost[next]!) {
      cost[next] = price;
      way[next] = way[cell]! + (stride * (thin + edge / 40)) / size;
      owner[next] = owner[cell]!;
      queue.push(next, price);
    }
  }
}

/** How much dearer the way is where a head and shoulders are not expected. */
function strangeness({ rights, belows, crowds }: Land, column: number, row: number, rises: boolean): number {
  const right = rights[column]!;
  const below = belows[row]!;
  const crowded = below < 1 ? crowds[column]! : 0;
  // Hair hangs down from a head; what climbs beside it from below is a raised arm, or somebody else's hair.
  const climbs = rises && below < 0.6 && right > 0.5 ? 7 : 0;
  return 1 + crowded + climbs + 30 * Math.max(0, -1.35 - below) + 4 * Math.max(0, right - (below < 0.6 ? 1 : 1.5));
}

/** How wide around a place of the border between two people it is asked whose most of it is, in heights of the face. */
const EVEN = 0.11;

/** Where two people touch, hair in hair, the border between them is no fray of locks: each place goes with most around it. */
export function evenBorder(keep: Float32Array, owner: Int16Array, across: number, down: number, size: number): void {
  if (!owner.some((index) => index > 0)) return;
  const sigma = Math.max(1, EVEN * size);
  const around = (isPart: (index: number) => boolean): Plane =>
    gaussianBlur(
      Float32Array.from(owner, (index) => (isPart(index) ? 1 : 0)),
      across,
      down,
      sigma,
    );
  const [own, others] = [around((index) => index === 0), around((index) => index > 0)];
  for (let cell = 0; cell < keep.length; cell += 1) {
    if (owner[cell] === 0 && others[cell]! > own[cell]!) keep[cell] = 0;
  }
}

/** Only what is clearly somebody else's goes; hair at the border of the kept part stays as soft as it was. */
function keepRow(kept: Float32Array, matte: Plane, first: number, result: Plane): void {
  for (let x = 0, pixel = first; x < kept.length; x += 1, pixel += 1) {
    const share = kept[x]! * 2.4 - 0.5;
    if (share > 0) result[pixel] = share < 1 ? matte[pixel]! * share : matte[pixel]!;
  }
}

/**
 * Walks from the middle of the head to both sides, row by row from the crown to the chin: what is reached before the
 * first gap is the person's own, what comes after it is not, unless the person's own reached there further up: hair
 * hangs beside a neck with background between. What somebody who is alone in the photo has before a face in profile is
 * the own hand.
 */
function besideTheHead(
  alpha: Plane,
  across: number,
  down: number,
  { x, y, size, looks }: Head,
  step: number,
  alone: boolean,
) {
  const own: number[] = [];
  const strange: number[] = [];
  const middle = Math.min(across - 1, Math.max(0, Math.round(x / step)));
  const widest = (1.1 * size) / step;
  const least = Math.max(2, (0.06 * size) / step);
  const from = Math.max(0, Math.round((y - 0.95 * size) / step));
  const to = Math.min(down - 1, Math.round((y + 0.42 * size) / step));
  const ownColumns = new Set<number>();
  for (let row = from; row <= to; row += 1) {
    // Above a head that leans, the middle is beside it.
    if (alpha[row * across + middle]! < 0.5) continue;
    for (const side of [-1, 1]) {
      const reached: number[] = [];
      let [gap, beyond, end] = [0, 0, 0];
      for (let column = middle; column >= 0 && column < across; column += side) {
        const cell = row * across + column;
        const solid = alpha[cell]! >= 0.5;
        if (gap < least) {
          gap = solid ? 0 : gap + (alpha[cell]! < 0.15 ? 1 : 0);
          if (solid) {
            reached.push(cell);
            end = Math.abs(column - middle);
          }
        } else if (solid && !ownColumns.has(column)) {
          beyond += 1;
          if (beyond > 1 && !(alone && side === looks)) strange.push(cell);
        }
      }
      // A row without a gap near the head says nothing about where the person ends.
      if (gap >= least && end < widest) own.push(...reached);
      if (end < widest) for (const cell of reached) ownColumns.add(cell % across);
    }
  }
  const sides = [-1, 1].map((side) => strange.some((cell) => Math.sign((cell % across) - middle) === side));
  return { own, strange, sides };
}

/** Only what hangs together with the face through solid matte; crumbs around it go. */
function joined(keep: Plane, alpha: Plane, across: number, down: number, { x, y }: Head, step: number): Plane {
  const result = new Float32Array(keep.length);
  const start = Math.min(down - 1, Math.round(y / step)) * across + Math.min(across - 1, Math.round(x / step));
  const thin = new Uint8Array(keep.length);
  const waiting = [start];
  result[start] = 1;
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (alpha[cell]! < 0.35 && thin[cell]! >= MAX_THIN) continue;
    const column = cell % across;
    const row = (cell - column) / across;
    for (const [dx, dy] of NEIGHBOURS) {
      const nextColumn = column + dx;
      const nextRow = row + dy;
      if (nextColumn < 0 || nextRow < 0 || nextColumn >= across || nextRow >= down) continue;
      const next = nextRow * across + nextColumn;
      if (result[next] === 1 || keep[next] === 0) continue;
      // Loose hair goes on for a little; what hangs on a longer thread is something else.
      thin[next] = alpha[next]! < 0.35 ? thin[cell]! + 1 : 0;
      result[next] = 1;
      waiting.push(next);
    }
  }
  return result;
}

/**
 * Takes away what sticks out beside a head: the stump of an arm raised to the hair, a neighbour's shoulder behind it.
 * Hair is broad where it leaves the head and hangs down from there; what a disc cannot lie in, with nothing above it, is
 * none. Below the chin everything is let be.
 */
function withoutSpikes(keep: Plane, across: number, down: number, { x, y, size }: Head, step: number): Plane {
  const radius = Math.round((SPIKE * size) / step);
  const lowest = Math.min(down, Math.ceil((y + 0.62 * size) / step));
  if (radius < 2) return keep;
  const kept = Uint8Array.from(keep, (cell) => (cell === 0 ? 0 : 1));
  const broad = opened(kept, across, down, radius, Math.min(down, lowest + radius));
  const result = keep.slice();
  for (let column = 0; column < across; column += 1) {
    let hangs = false;
    for (let row = 0; row < lowest; row += 1) {
      const cell = row * across + column;
      const head = Math.hypot((column * step - x) / (0.62 * size), (row * step - y) / (0.8 * size)) < 1;
      hangs = keep[cell] === 1 && (hangs || head || broad[cell] === 1);
      if (!hangs) result[cell] = 0;
    }
  }
  return result;
}

/** Radius of the disc that must fit into hair, in heights of the face. */
const SPIKE = 0.235;
const MAX_THIN = 5;
/** In heights of the face, of free way. */
const REACH = 3.6;
const NEIGHBOURS: readonly Point[] = [-1, 0, 1].flatMap((dy) =>
  [-1, 0, 1].filter((dx) => dx !== 0 || dy !== 0).map((dx): Point => [dx, dy]),
);

/** The same, for the loop that takes longest. */
const [ASIDE, DOWN] = [Int8Array.from(NEIGHBOURS, ([dx]) => dx), Int8Array.from(NEIGHBOURS, ([, dy]) => dy)];

/**
 * Points that are certainly of this person: over the face and straight down the chest. Of somebody `beside` the chosen
 * one hair counts as well, but nothing that the chosen one may hide.
 */
function* seedsOf({ x, y, size }: Head, beside?: Head): Generator<Point> {
  const [wide, high] = beside === undefined ? [0.36, 0.6] : [0.5, 0.78];
  const hidden = (atX: number, atY: number): boolean => {
    if (beside === undefined) return false;
    const right = Math.abs(atX - beside.x) / beside.size;
    const below = (atY - beside.y) / beside.size;
    return below < 0.55 ? (right / 0.72) ** 2 + (below / 1.05) ** 2 < 1 : right < 0.55 + below * 0.35;
  };
  const last = beside === undefined ? 1.5 : 2;
  for (let dy = -high; dy <= last; dy += 0.08) {
    const half = dy < 0.45 ? wide * Math.sqrt(Math.max(0, 1 - (dy / high) ** 2)) : chest(dy, beside === undefined);
    for (let dx = -half; dx <= half; dx += 0.08) {
      const [atX, atY] = [x + dx * size, y + dy * size];
      if (!hidden(atX, atY)) yield [atX, atY];
    }
  }
}

/** Half the width of what is surely of the body, so far below the face. */
const chest = (below: number, own: boolean): number =>
  own ? Math.min(0.34, 0.12 + Math.max(0, below - 0.75) * 0.6) : 0.3;

/** A binary heap of cells by price. */
function createQueue(capacity: number) {
  const limit = capacity * 8;
  const cells = new Int32Array(limit);
  const prices = new Float64Array(limit);
  let count = 0;
  return {
    push(cell: number, price: number): void {
      if (count >= limit) return;
      let at = count;
      count += 1;
      while (at > 0) {
        const parent = (at - 1) >> 1;
        if (prices[parent]! <= price) break;
        cells[at] = cells[parent]!;
        prices[at] = prices[parent]!;
        at = parent;
      }
      cells[at] = cell;
      prices[at] = price;
    },
    /** The cheapest cell, or −1. */
    pop(): number {
      if (count === 0) return -1;
      const first = cells[0]!;
      count -= 1;
      const cell = cells[count]!;
      const price = prices[count]!;
      let at = 0;
      for (;;) {
        let child = 2 * at + 1;
        if (child >= count) break;
        if (child + 1 < count && prices[child + 1]! < prices[child]!) child += 1;
        if (prices[child]! >= price) break;
        cells[at] = cells[child]!;
        prices[at] = prices[child]!;
        at = child;
      }
      cells[at] = cell;
      prices[at] = price;
      return first;
    },
  };
}
