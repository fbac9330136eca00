import { gaussianBlur, givePlanes, type Plane } from '@easel/raster';
import { smoothStep } from '../raster/colour-planes.js';
import type { Anatomy } from './anatomy.js';

/** As much of the hair's colour as this may be hair; below the eyes' line by so much, in units, is still the head. */
const [LIKELY, HEAD] = [0.3, 0.4];
/** How far a throat reaches to each side of its middle and below its collar, in units. */
const [ASIDE, BELOW] = [0.62, 0.3];

/**
 * Hair grows on heads: what has its colour and does not hang together with it is a shadow under the chin, or cloth. On
 * the throat such a place is skin.
 */
export function dropLooseHair(hair: Plane, skin: Plane, width: number, height: number, anatomy: Anatomy): void {
  const { eyes, unit } = anatomy;
  const grown = grownFrom(hair, width, Math.min(height, Math.round(eyes[1] + HEAD * unit)));
  if (grown === undefined) return;
  for (let pixel = 0; pixel < hair.length; pixel += 1) {
    if (hair[pixel]! < LIKELY || grown[pixel] === 1) continue;
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    if (isThroat(x, y, anatomy)) skin[pixel] = Math.max(skin[pixel]!, hair[pixel]!);
    hair[pixel] = 0;
  }
}

/** How wide around a place below the chin hair is looked for, in units, and which share of it is too little and enough. */
const [AROUND, SPARSE, DENSE] = [0.17, 0.26, 0.46];

/** Hair that falls on shoulders lies in locks; what has its colour only here and there, between others, is cloth in its light. */
export function dropSparseHair(
  hair: Plane,
  matte: Plane,
  width: number,
  height: number,
  { chin, unit }: Anatomy,
): void {
  const first = Math.max(0, Math.round(chin[1]));
  if (first >= height) return;
  const rows = height - first;
  const [own, all] = [hair.subarray(first * width), matte.subarray(first * width)];
  const sigma = Math.max(1, unit * AROUND);
  const [hairs, people] = [gaussianBlur(own, width, rows, sigma), gaussianBlur(all, width, rows, sigma)];
  for (let pixel = 0; pixel < own.length; pixel += 1) {
    const likely = own[pixel]!;
    if (likely === 0) continue;
    const below = smoothStep(0.1, 0.4, Math.floor(pixel / width) / unit);
    const share = smoothStep(SPARSE, DENSE, hairs[pixel]! / Math.max(0.01, people[pixel]!));
    own[pixel] = likely * (1 - below * (1 - share));
  }
  givePlanes(hairs, people);
}

/** Between chin and collar, where a shade may be as dark as hair. */
export function isThroat(x: number, y: number, { chin, collar, unit }: Anatomy): boolean {
  return Math.abs(x - collar[0]) < ASIDE * unit && y > chin[1] - 0.3 * unit && y < collar[1] + BELOW * unit;
}

/** What hangs together with hair above a row; nothing where there is none. */
function grownFrom(hair: Plane, width: number, row: number): Uint8Array | undefined {
  const grown = new Uint8Array(hair.length);
  const open = new Int32Array(hair.length);
  let count = 0;
  const reach = (pixel: number): void => {
    if (grown[pixel] === 1 || hair[pixel]! < LIKELY) return;
    grown[pixel] = 1;
    open[count++] = pixel;
  };
  for (let pixel = 0; pixel < Math.min(hair.length, row * width); pixel += 1) reach(pixel);
  if (count === 0) return undefined;
  while (count > 0) {
    const pixel = open[--count]!;
    const x = pixel % width;
    if (x > 0) reach(pixel - 1);
    if (x < width - 1) reach(pixel + 1);
    if (pixel >= width) reach(pixel - width);
    if (pixel + width < hair.length) reach(pixel + width);
  }
  return grown;
}
