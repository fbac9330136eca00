import { enlargePlane, gaussianBlur, planeRows, shrinkPlane, type Plane } from '@easel/raster';
import type { Anatomy } from '../anatomy.js';
import type { Point } from '../../paint/kit/shapes.js';
import { clamp01, smoothStep, type Pixels } from '../../raster/colour-planes.js';
import { softNoise, speckle } from '../../raster/noise.js';
import type { Stuff } from './wear.js';

/** How a stuff takes light: depth of its folds, strength of its threads, how much it shines. */
const STUFFS: Readonly<Record<Stuff, { readonly fold: number; readonly thread: number; readonly shine: number }>> = {
  cloth: { fold: 0.85, thread: 1, shine: 0 },
  // Pressed: it hardly folds.
  worsted: { fold: 0.55, thread: 1.3, shine: 0 },
  wool: { fold: 0.7, thread: 1.7, shine: 0 },
  silk: { fold: 1.3, thread: 0.35, shine: 0.35 },
  leather: { fold: 0.9, thread: 0.6, shine: 0.4 },
  // Hammered by hand: it mirrors in dents.
  metal: { fold: 0.5, thread: 0.2, shine: 0.5 },
  hard: { fold: 0, thread: 0.25, shine: 0 },
};

/** How much of a dye's colour cloth swallows. */
const DULL = 0.14;

/** Folds of a hat, of those that cloth has. */
const HAT_DENTS = 0.45;

/**
 * Gives painted clothes what a photograph of them has: folds that fall from the shoulders, threads, and the unevenness
 * of film. Colours only change; the outline stays.
 */
export function weave(
  layer: Pixels,
  width: number,
  height: number,
  { collar, eyes, unit }: Anatomy,
  stuff: Stuff,
  seed: number,
): void {
  const { fold, thread, shine } = STUFFS[stuff];
  const dull = shine > 0 ? 0 : DULL;
  const folds = fold > 0 ? foldsOf(width, height, collar, unit, seed) : undefined;
  for (let y = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const at = (y * width + x) * 4;
      if (layer[at + 3] === 0) continue;
      // Collars are cut tight; cloth falls into folds below them. A hat has its dents.
      const loose = y < eyes[1] ? HAT_DENTS : smoothStep(0.1, 0.9, (y - collar[1]) / unit);
      const bend = folds === undefined ? 0 : folds[y * width + x]! * fold * (0.25 + 0.75 * loose);
      const fibre =
        (speckle(x, y >> 1, seed) + speckle(x >> 1, y, seed + 1) - 1) * 0.032 * thread +
        (speckle(x, y, seed + 2) - 0.5) * 0.03;
      // White cloth scatters its own light into its folds: deep ones would make it satin.
      const white = smoothStep(150, 225, Math.min(layer[at]!, layer[at + 1]!, layer[at + 2]!));
      const seen = fibre * (1 - 0.6 * white);
      const factor = 1 + 0.25 * bend * (1 - 0.6 * white) + seen;
      const gloss = shine * smoothStep(0.3, 1, bend) * 62;
      // Dyes are duller than paint.
      const grey = (layer[at]! + layer[at + 1]! * 2 + layer[at + 2]!) / 4;
      for (let channel = 0; channel < 3; channel += 1) {
        const value = layer[at + channel]! + (grey - layer[at + channel]!) * dull + 4;
        layer[at + channel] = value * factor + gloss + seen * 28;
      }
    }
  }
}

/**
 * −1 to 1: how cloth faces the light, in folds that hang from the shoulders, wider apart further down, with creases that
 * begin and end between them.
 */
function foldsOf(width: number, height: number, [middle, top]: Point, unit: number, seed: number): Plane {
  // Soft by nature, so it is made small; squeezed downwards, so that folds fall.
  const factor = Math.max(2, Math.round(unit / 60));
  const [across, down] = [Math.ceil(width / factor), Math.ceil(height / factor)];
  const squeezed = Math.max(2, Math.ceil(down / 3.2));
  const cell = (unit * 0.34) / factor;
  const high = enlargePlane(softNoise(across, squeezed, cell, seed, 3), across, squeezed, across, down);
  const drift = softNoise(across, down, (unit * 1.6) / factor, seed + 5, 2);
  const creased = softNoise(across, down, (unit * 0.7) / factor, seed + 9, 2);
  const bent = new Float32Array(across * down);
  const place = new Float32Array(across);
  for (let y = 0, at = 0; y < down; y += 1) {
    const row = y * across;
    const spread = 1 / (0.8 + 0.28 * Math.max(0, (y * factor - top) / unit));
    for (let x = 0; x < across; x += 1) {
      const column = (x - middle / factor) * spread + middle / factor + (drift[row + x]! - 0.5) * cell * 5;
      const left = Math.max(0, Math.min(across - 2, Math.floor(column)));
      const share = Math.max(0, Math.min(1, column - left));
      place[x] = high[row + left]! + (high[row + left + 1]! - high[row + left]!) * share;
    }
    for (let x = 0; x < across; x += 1, at += 1) {
      const [before, after] = [place[Math.max(0, x - 1)]!, place[Math.min(across - 1, x + 1)]!];
      const crease = (Math.abs(before - 0.5) - Math.abs(after - 0.5)) * smoothStep(0.45, 0.62, creased[at]!);
      bent[at] = ((after - before) * 1.1 + crease * 1.7) * cell;
    }
  }
  const soft = gaussianBlur(bent, across, down, Math.max(0.7, cell * 0.07));
  for (let at = 0; at < soft.length; at += 1) soft[at] = Math.max(-1, Math.min(1, soft[at]!));
  return enlargePlane(soft, across, down, width, height);
}

/**
 * Darkens what lies below by the shadow of what is worn or stands above it: the same shape, moved away from the light
 * and soft. Only pixels that are there are darkened, so no shadow falls on the air beside a head.
 */
export function castShadow(
  onto: Pixels,
  from: Plane,
  width: number,
  height: number,
  { drop, blur, strength }: { readonly drop: number; readonly blur: number; readonly strength: number },
): void {
  const factor = Math.max(1, Math.floor(blur / 3));
  const small = shrinkPlane(from, width, height, factor);
  const soft = gaussianBlur(small.plane, small.width, small.height, Math.max(0.6, blur / factor));
  const shadowAt = planeRows(soft, small.width, small.height, width, height);
  const lower = Math.round(drop);
  for (let y = 0; y < height; y += 1) {
    const shadow = shadowAt(Math.min(height - 1, Math.max(0, y - lower)));
    darkenRow(onto, y * width * 4, shadow, strength);
  }
}

function darkenRow(onto: Pixels, start: number, shadow: Float32Array, strength: number): void {
  for (let x = 0, at = start; x < shadow.length; x += 1, at += 4) {
    if (onto[at + 3] === 0 || shadow[x] === 0) continue;
    const dark = clamp01(shadow[x]! * 1.15) * strength;
    // Shadows on people are warm: blue goes first.
    onto[at] = onto[at]! * (1 - dark * 0.9);
    onto[at + 1] = onto[at + 1]! * (1 - dark);
    onto[at + 2] = onto[at + 2]! * (1 - dark * 0.98);
  }
}
