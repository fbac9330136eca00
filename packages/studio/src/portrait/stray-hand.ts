import { gaussianBlur, planeRows, type Plane } from '@easel/raster';
import type { Point } from '../paint/kit/shapes.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Anatomy } from './anatomy.js';
import { skinMask } from './skin.js';

/** Cells of the grid in a unit. */
const FINE = 32;
/** Areas of a hand or what is left of one, in square units: less is a light in the hair, more has its arm. */
const LEAST = 0.1;
const MOST = 0.4;
/** Above the eyes, in units. */
const EARS_END = 0.38;

interface Grid {
  readonly width: number;
  readonly height: number;
  /** 1 where a cell is skin. */
  readonly skin: Uint8Array;
  readonly matte: Plane;
}

/**
 * A hand in the hair whose arm was lost with the background is a stump beside the head: skin that hangs together with
 * neither the face nor the body, at the person's outline. It goes; a hand with its arm stays. So does nothing that is
 * apart from the person.
 */
export function dropStrayHand(pixels: Pixels, matte: Plane, width: number, height: number, anatomy: Anatomy): void {
  const { eyes, unit, lean } = anatomy;
  const cell = Math.max(1, unit / FINE);
  const grid = gridOf(pixels, matte, width, height, anatomy, cell);
  const dropped = new Float32Array(grid.skin.length);
  let any = false;
  const [middleX, middleY] = [eyes[0] / cell, eyes[1] / cell];
  for (const patch of patchesOf(grid)) {
    const area = patch.length / (FINE * FINE);
    if (area < LEAST || area > MOST) continue;
    let [x, y, outside] = [0, 0, 0];
    for (const at of patch) {
      x += at % grid.width;
      y += Math.floor(at / grid.width);
      if (isAtOutline(grid, at)) outside += 1;
    }
    const [right, below] = [(x / patch.length - middleX) / FINE, (y / patch.length - middleY) / FINE];
    const aside = Math.abs(right * Math.cos(lean) + below * Math.sin(lean));
    const up = right * Math.sin(lean) - below * Math.cos(lean);
    // Ears are skin beside the hair too, and lie lower.
    const beside = aside > 0.62 && aside < 1.9 && up > EARS_END && up < 1.4;
    if (!beside || outside < Math.sqrt(patch.length) * 0.7) continue;
    any = true;
    for (const at of patch) dropOutwards(dropped, grid.width, at, x / patch.length < middleX ? -1 : 1);
  }
  for (const at of looseCells(grid, anatomy.nose, cell)) {
    any = true;
    dropAround(dropped, grid.width, at);
  }
  if (!any) return;
  const soft = gaussianBlur(dropped, grid.width, grid.height, 1.6);
  const rowAt = planeRows(soft, grid.width, grid.height, width, height);
  for (let y = 0; y < height; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) {
      if (row[x]! < 0.12) continue;
      const pixel = y * width + x;
      matte[pixel]! *= 1 - smoothStep(0.12, 0.4, row[x]!);
      pixels[pixel * 4 + 3] = Math.round(matte[pixel]! * 255);
    }
  }
}

/** The cell and all around and beyond it: fingers in the shade are no skin by their colour. */
function dropOutwards(dropped: Float32Array, width: number, at: number, side: -1 | 1): void {
  const x = at % width;
  for (let row = -2; row <= SHADE; row += 1) {
    const start = at - x + row * width;
    if (start < 0 || start >= dropped.length) continue;
    for (let column = x; column >= 0 && column < width && dropped[start + column] === 0; column += side)
      dropped[start + column] = 1;
  }
}

/** Less than this, in square units, is a wisp of hair. */
const WISP = 0.03;

/** What hangs together with the face nowhere is a neighbour's hand or a piece of the room. */
function looseCells({ width, height, matte }: Grid, nose: Point, cell: number): number[] {
  const start = Math.floor(nose[1] / cell) * width + Math.floor(nose[0] / cell);
  const isPerson = Uint8Array.from(matte, (value) => (value > 0.3 ? 1 : 0));
  if (isPerson[start] !== 1) return [];
  const grid: Grid = { width, height, matte, skin: isPerson };
  return [...patchesOf(grid)].filter((patch) => patch.length > WISP * FINE * FINE && !patch.includes(start)).flat();
}

/** The cell and its soft edge. */
function dropAround(dropped: Float32Array, width: number, at: number): void {
  for (let row = -2; row <= 2; row += 1)
    for (let column = -2; column <= 2; column += 1) {
      const near = at + row * width + column;
      if (near >= 0 && near < dropped.length) dropped[near] = 1;
    }
}

/** Cells below a hand that lie in its shade. */
const SHADE = 4;

/** The person in a few cells. */
function gridOf(pixels: Pixels, matte: Plane, width: number, height: number, anatomy: Anatomy, cell: number): Grid {
  const [across, down] = [Math.ceil(width / cell), Math.ceil(height / cell)];
  const small: Pixels = new Uint8ClampedArray(across * down * 4);
  const cover = new Float32Array(across * down);
  for (let row = 0, to = 0; row < down; row += 1) {
    const y = Math.min(height - 1, Math.floor((row + 0.5) * cell));
    for (let column = 0; column < across; column += 1, to += 1) {
      const from = y * width + Math.min(width - 1, Math.floor((column + 0.5) * cell));
      cover[to] = matte[from]!;
      for (let channel = 0; channel < 4; channel += 1) small[to * 4 + channel] = pixels[from * 4 + channel]!;
    }
  }
  const point = ([x, y]: Point): Point => [x / cell, y / cell];
  const { points, nose, unit } = anatomy;
  const less: Anatomy = { ...anatomy, points: points.map(point), nose: point(nose), unit: unit / cell };
  const mask = skinMask(small, cover, across, down, less);
  return { width: across, height: down, skin: Uint8Array.from(mask, (value) => (value > 0.5 ? 1 : 0)), matte: cover };
}

/** Beside it the person ends; the picture's own edge does not count. */
function isAtOutline({ width, height, matte }: Grid, at: number): boolean {
  const [x, y] = [at % width, Math.floor(at / width)];
  if (x < 2 || y < 2 || x >= width - 2 || y >= height - 2) return false;
  return matte[at - 2]! < 0.5 || matte[at + 2]! < 0.5 || matte[at - 2 * width]! < 0.5 || matte[at + 2 * width]! < 0.5;
}

/** Cells of skin that hang together. */
function* patchesOf({ width, height, skin }: Grid): Generator<readonly number[]> {
  const seen = new Uint8Array(skin.length);
  for (let start = 0; start < skin.length; start += 1) {
    if (skin[start] === 0 || seen[start] === 1) continue;
    const patch = [start];
    seen[start] = 1;
    for (let index = 0; index < patch.length; index += 1) {
      const at = patch[index]!;
      const x = at % width;
      for (const next of [x > 0 ? at - 1 : at, x < width - 1 ? at + 1 : at, at - width, at + width]) {
        if (next < 0 || next >= width * height || seen[next] === 1 || skin[next] === 0) continue;
        seen[next] = 1;
        patch.push(next);
      }
    }
    yield patch;
  }
}
