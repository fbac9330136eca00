import { createRandom } from '../paint/kit/random.js';
import type { Plane } from './plane.js';

/** Textures are square tiles that repeat without a seam; each is made once and kept. */
export const TILE = 512;
const MASK = TILE - 1;

const tiles = new Map<string, Plane>();

function keep(name: string, make: () => Plane): Plane {
  const known = tiles.get(name);
  if (known) return known;
  const tile = make();
  tiles.set(name, tile);
  return tile;
}

/** Adds smooth noise with `cells` cells across the tile. */
function addNoise(tile: Plane, cells: number, amount: number, seed: number, stretch = 1): void {
  const random = createRandom(seed, `texture-${cells}`);
  const rows = Math.max(1, Math.round(cells / stretch));
  const lattice = Float32Array.from({ length: cells * rows }, () => random.between(-1, 1));
  for (let y = 0; y < TILE; y++) {
    const placeY = (y / TILE) * rows;
    const top = Math.floor(placeY);
    const shareY = ease(placeY - top);
    const upper = (top % rows) * cells;
    const lower = ((top + 1) % rows) * cells;
    for (let x = 0; x < TILE; x++) {
      const placeX = (x / TILE) * cells;
      const left = Math.floor(placeX);
      const shareX = ease(placeX - left);
      const right = (left + 1) % cells;
      const a = lattice[upper + left] as number;
      const b = lattice[upper + right] as number;
      const c = lattice[lower + left] as number;
      const d = lattice[lower + right] as number;
      const above = a + (b - a) * shareX;
      tile[y * TILE + x] = (tile[y * TILE + x] as number) + (above + (c + (d - c) * shareX - above) * shareY) * amount;
    }
  }
}

function ease(share: number): number {
  return share * share * (3 - 2 * share);
}

/** Scales a tile to mean 0 and spread (standard deviation) 1. */
function standardise(tile: Plane): Plane {
  let sum = 0;
  let squares = 0;
  for (const value of tile) {
    sum += value;
    squares += value * value;
  }
  const mean = sum / tile.length;
  const spread = Math.sqrt(squares / tile.length - mean * mean) || 1;
  for (let index = 0; index < tile.length; index++) tile[index] = ((tile[index] as number) - mean) / spread;
  return tile;
}

/** Broad soft clouds: washes, wobble, uneven pressure. */
export function cloudTile(): Plane {
  return keep('cloud', () => {
    const tile = new Float32Array(TILE * TILE);
    for (let octave = 0, cells = 4; octave < 5; octave++, cells *= 2) addNoise(tile, cells, 0.5 ** octave, 11 + octave);
    return standardise(tile);
  });
}

/** The tooth of cold-pressed paper: small hills with some fibre. */
export function paperTile(): Plane {
  return keep('paper', () => {
    const tile = new Float32Array(TILE * TILE);
    addNoise(tile, 64, 0.7, 31);
    addNoise(tile, 128, 1, 32);
    addNoise(tile, 256, 0.8, 33);
    addNoise(tile, 32, 0.35, 34);
    return standardise(tile);
  });
}

/** Film grain: fine, slightly clumped. */
export function grainTile(): Plane {
  return keep('grain', () => {
    const tile = new Float32Array(TILE * TILE);
    const random = createRandom(51, 'grain');
    for (let index = 0; index < tile.length; index++) tile[index] = random.around(0.6);
    addNoise(tile, 256, 0.7, 52);
    return standardise(tile);
  });
}

/** Bristle marks: noise drawn out along x. */
export function bristleTile(): Plane {
  return keep('bristle', () => {
    const tile = new Float32Array(TILE * TILE);
    addStreaks(tile, 128, 1, 61);
    addStreaks(tile, 256, 0.8, 62);
    return standardise(tile);
  });
}

function addStreaks(tile: Plane, rows: number, amount: number, seed: number): void {
  const cells = Math.max(4, rows / 16);
  addNoise(tile, cells, amount, seed, cells / rows);
}

/** A tile's value at a place, bilinear; places may be negative and fractional. */
export function sampleTile(tile: Plane, x: number, y: number): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  const shareX = x - left;
  const shareY = y - top;
  const upper = (top & MASK) << 9;
  const lower = ((top + 1) & MASK) << 9;
  const a = tile[upper | (left & MASK)] as number;
  const b = tile[upper | ((left + 1) & MASK)] as number;
  const c = tile[lower | (left & MASK)] as number;
  const d = tile[lower | ((left + 1) & MASK)] as number;
  const above = a + (b - a) * shareX;
  return above + (c + (d - c) * shareX - above) * shareY;
}

/** A tile's value at the nearest whole place, for fine textures. */
export function tileAt(tile: Plane, x: number, y: number): number {
  return tile[((y & MASK) << 9) | (x & MASK)] as number;
}
