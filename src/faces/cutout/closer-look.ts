import sharp from 'sharp';
import type { Plane } from '@easel/raster';
import type { RgbPicture } from '../decode/photo.js';
import type { DetectedFace } from '../find/face-models.js';
import { opened, squaredDistances } from './distance.js';
import type { Matting } from './matting.js';

type Box = DetectedFace['box'];

/** How far it reaches to each side of the face's middle, up and down, in heights of the face. */
const [ASIDE, UP, DOWN] = [1.1, 1.1, 2];
/** Below the face's middle: above it, hair may be as wide as it likes. */
const FROM = 0.2;
/** Beside the middle of face and throat nothing goes: a body is below every head. */
const [OWN_FACE, OWN_BODY, CHIN] = [0.45, 0.3, 0.5];
/** What is seen less than this is not. */
const SEEN = 0.5;
/** Radius of what is broad enough to be something, in heights of the face. */
const THIN = 0.09;
/** How near what is left has to be to what goes, to be thought a scrap of it where it is thin. */
const SCRAP = 0.3;
/** As much as this may go of what is below the chin; more is a look that failed. */
const MOST_LOST = 0.5;

interface Spot {
  readonly x: number;
  readonly y: number;
  readonly size: number;
}

/** What the network sees in a part of the photo that one person fills: roughly, or in full where it is to be added. */
export interface CloserLook {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
  readonly matte: Plane;
}

export async function lookCloser(look: Matting['matte'], portrait: RgbPicture, box: Box): Promise<CloserLook> {
  const { width, height, data } = portrait;
  const [x, y, size] = [box.x + box.width / 2, box.y + box.height / 2, box.height];
  const left = Math.max(0, Math.round(x - ASIDE * size));
  const top = Math.max(0, Math.round(y - UP * size));
  const across = Math.min(width, Math.round(x + ASIDE * size)) - left;
  const down = Math.min(height, Math.round(y + DOWN * size)) - top;
  const part = await sharp(data, { raw: { width, height, channels: 3 } })
    .extract({ left, top, width: across, height: down })
    .raw()
    .toBuffer();
  return {
    left,
    top,
    width: across,
    height: down,
    matte: await look({ width: across, height: down, data: part }, size),
  };
}

/** What either look saw is the person's. */
export function addSeen(matte: Plane, width: number, look: CloserLook): void {
  for (let row = 0; row < look.height; row += 1) {
    for (let column = 0, pixel = (look.top + row) * width + look.left; column < look.width; column += 1, pixel += 1)
      matte[pixel] = Math.max(matte[pixel]!, look.matte[row * look.width + column]!);
  }
}

/** Where cells of a grid over the photo are, and how much of each is somebody's. */
export interface Grid {
  readonly across: number;
  readonly down: number;
  readonly step: number;
  readonly alpha: Plane;
}

/**
 * Cells that are somebody's in the whole photo, beside a neck or body, and nobody's in a closer look: a cushion, a wall in
 * the colour of hair, somebody else's arm. What has the person all around it, a hole, is none, nor is a thin line.
 */
export function unseenCells(look: CloserLook, { across, down, step, alpha }: Grid, head: Spot): Uint8Array {
  const { x, y, size } = head;
  const unseen = new Uint8Array(across * down);
  const seenAt = (column: number, row: number): number | undefined => {
    const [lookX, lookY] = [column * step + (step >> 1) - look.left, row * step + (step >> 1) - look.top];
    const inside = lookX >= 0 && lookY >= 0 && lookX < look.width && lookY < look.height;
    return inside ? look.matte[lookY * look.width + lookX] : undefined;
  };
  const first = Math.max(0, Math.round((y + FROM * size) / step));
  for (let row = first; row < down; row += 1) {
    const own = (row * step < y + CHIN * size ? OWN_FACE : OWN_BODY) * size;
    for (let column = 0; column < across; column += 1) {
      const seen = seenAt(column, row);
      if (seen === undefined || seen > SEEN || Math.abs(column * step - x) < own) continue;
      unseen[row * across + column] = 1;
    }
  }
  const broad = opened(unseen, across, down, Math.max(1, (THIN * size) / step));
  const gone = fromOutside(broad, across, down, (column, row) => {
    const cell = row * across + column;
    return alpha[cell]! < 0.3 || column === 0 || column === across - 1 || !isBetween(seenAt, column, row);
  });
  let [before, lost] = [0, 0];
  for (let cell = first * across; cell < gone.length; cell += 1) {
    if (seenAt(cell % across, Math.floor(cell / across)) === undefined || alpha[cell]! < 0.5) continue;
    before += 1;
    if (gone[cell] === 1) lost += 1;
  }
  if (lost > before * MOST_LOST) return new Uint8Array(gone.length);
  const all = outwards(gone, alpha, look, across, down, step);
  return withScraps(all, { across, down, step, alpha }, first, size);
}

/** What is left thin beside what goes goes with it. */
function withScraps(gone: Uint8Array, { across, down, step, alpha }: Grid, first: number, size: number): Uint8Array {
  const left = gone.map((cell, index) => (cell === 0 && alpha[index]! >= 0.15 ? 1 : 0));
  const broad = opened(left, across, down, Math.max(1, (THIN * size) / step));
  const taken = gone.map((cell, index) => (cell === 1 && alpha[index]! >= 0.5 ? 1 : 0));
  const away = squaredDistances(taken, across, down);
  const near = ((SCRAP * size) / step) ** 2;
  return gone.map((cell, index) =>
    index >= first * across && left[index] === 1 && broad[index] === 0 && away[index]! < near ? 1 : cell,
  );
}

/** Whether a cell has others of the closer look on both sides. */
function isBetween(seenAt: (column: number, row: number) => number | undefined, column: number, row: number): boolean {
  return seenAt(column - 1, row) !== undefined && seenAt(column + 1, row) !== undefined;
}

/** Those that hang together with the outside. */
function fromOutside(
  cells: Uint8Array,
  across: number,
  down: number,
  isOutside: (column: number, row: number) => boolean,
): Uint8Array {
  const result = new Uint8Array(cells.length);
  const waiting: number[] = [];
  const reach = (cell: number): void => {
    if (cells[cell] !== 1 || result[cell] === 1) return;
    result[cell] = 1;
    waiting.push(cell);
  };
  for (let cell = 0; cell < cells.length; cell += 1)
    if (cells[cell] === 1 && isOutside(cell % across, Math.floor(cell / across))) reach(cell);
  for (let cell = waiting.pop(); cell !== undefined; cell = waiting.pop()) {
    if (cell % across > 0) reach(cell - 1);
    if (cell % across < across - 1) reach(cell + 1);
    if (cell >= across) reach(cell - across);
    if (cell < across * (down - 1)) reach(cell + across);
  }
  return result;
}

/** What goes on beyond the closer look from something that is not the person's is not theirs either. */
function outwards(
  gone: Uint8Array,
  alpha: Plane,
  look: CloserLook,
  across: number,
  down: number,
  step: number,
): Uint8Array {
  const result = gone.slice();
  const columns = [Math.ceil(look.left / step) + 1, Math.floor((look.left + look.width) / step) - 2] as const;
  for (let row = 0; row < down; row += 1) {
    for (const [index, side] of [-1, 1].entries()) {
      const edge = row * across + Math.min(across - 1, Math.max(0, columns[index]!));
      if (gone[edge] !== 1 || alpha[edge]! < 0.5) continue;
      for (let column = columns[index]!; column >= 0 && column < across; column += side) {
        if (alpha[row * across + column]! < 0.15) break;
        result[row * across + column] = 1;
      }
    }
  }
  return result;
}
