import { gaussianBlur, planeRows, type Plane, type Rows } from '@easel/raster';
import type { Rgb } from '../paint/kit/colour.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Anatomy } from './anatomy.js';
import { faceOutline } from './face-outline.js';
import { readRegions } from './regions.js';

/** How far the light and the shade in dyed hair lie apart, of its own light; and how much more than the photo's at most. */
const [PLAY, MOST_PLAY, LEAST_PLAY] = [0.85, 1.6, 0.5];
/** Brows take so much of it. */
const BROWS = 0.45;

const lightOf = (red: number, green: number, blue: number): number => 0.299 * red + 0.587 * green + 0.114 * blue;

/** Of what is beside and above the face so much has to be hair, or its outline is not known well enough to be dyed. */
const KNOWN = 0.93;

/**
 * Gives the hair another colour; every lock keeps its light and shade. Hair that is not told surely from what is around
 * it, in coloured light or before somebody else's, is left as it is: half a head of another colour is worse.
 */
export function dyeHair(
  pixels: Pixels,
  matte: Plane,
  width: number,
  height: number,
  anatomy: Anatomy,
  colour: Rgb,
): void {
  const {
    hair,
    skin,
    width: across,
    height: down,
  } = readRegions({
    width,
    height,
    picture: pixels,
    matte,
    anatomy,
    hatted: false,
  });
  const outlineAt = faceOutline(anatomy, width, height, 0.06, 0.5);
  if (knownShare(hair, across, matte, width, outlineAt, anatomy) < KNOWN) return;
  const lights: number[] = [];
  for (let cell = 0; cell < hair.length; cell += 3) {
    if (hair[cell]! < 0.8) continue;
    const at =
      (Math.min(height - 1, Math.floor(cell / across) * 2) * width + Math.min(width - 1, (cell % across) * 2)) * 4;
    lights.push(lightOf(pixels[at]!, pixels[at + 1]!, pixels[at + 2]!));
  }
  if (lights.length < 30) return;
  lights.sort((one, other) => one - other);
  const at = (share: number): number => lights[Math.floor(lights.length * share)]!;
  const own = Math.max(1, lightOf(...colour));
  const play = Math.min(MOST_PLAY, Math.max(LEAST_PLAY, (PLAY * own) / Math.max(12, at(0.9) - at(0.1))));
  const [middle, lighter] = [at(0.5), at(0.72)];
  const lightest = Math.max(lighter + 8, at(0.96));
  const dye = (pixel: number, most: number, skinned: number, inside: number): void => {
    const light = lightOf(pixels[pixel]!, pixels[pixel + 1]!, pixels[pixel + 2]!);
    // Locks hang over a face; what is light there is its skin, whatever lamp lights it.
    const share = most * (1 - smoothStep(0.1, 0.35, inside) * smoothStep(lighter, lightest, light));
    // Where hair meets skin its last pixels have some of both, and would shine.
    const limit = lightest + 12 + (lighter - lightest - 12) * skinned;
    const wished = Math.max(own * 0.18, own + (Math.min(light, limit) - middle) * play);
    // What shines is lighter, not stronger in colour.
    const shine = Math.max(0, wished - own * 1.25) * 0.6;
    for (let channel = 0; channel < 3; channel += 1) {
      const before = pixels[pixel + channel]!;
      const dyed = (colour[channel as 0 | 1 | 2] * (wished - shine)) / own + shine;
      pixels[pixel + channel] = before + (Math.min(250, dyed) - before) * share;
    }
  };
  const skinAt = planeRows(
    gaussianBlur(skin, across, down, Math.max(1, anatomy.unit * 0.025)),
    across,
    down,
    width,
    height,
  );
  const hairAt = planeRows(hair, across, down, width, height);
  const browAt = browsOf(anatomy);
  for (let y = 0; y < height; y += 1) {
    const [row, skins, outline] = [hairAt(y), skinAt(y), outlineAt(y)];
    for (let x = 0; x < width; x += 1) {
      const pixel = (y * width + x) * 4;
      if (pixels[pixel + 3] === 0) continue;
      // Single hairs before the old background are hardly there: they are hair all the same.
      const share = smoothStep(0.3, 0.7, row[x]! / Math.max(0.3, matte[y * width + x]!));
      if (share > 0) dye(pixel, share, smoothStep(0.06, 0.3, skins[x]!), outline[x]!);
      const brow = browAt(x, y);
      if (brow > 0) dyeBrow(pixels, pixel, colour, brow * BROWS);
    }
  }
}

/** How much of the person around the face, down to the chin, is surely hair. */
function knownShare(
  hair: Plane,
  across: number,
  matte: Plane,
  width: number,
  outlineAt: Rows,
  { chin, unit }: Anatomy,
): number {
  let [known, all] = [0, 1];
  const last = Math.min(matte.length / width, chin[1] - unit * 0.1);
  for (let y = 0; y < last; y += 2) {
    const outline = outlineAt(y);
    for (let x = 0; x < width; x += 2) {
      if (matte[y * width + x]! < 0.9 || outline[x]! > 0.12) continue;
      all += 1;
      if (hair[(y >> 1) * across + (x >> 1)]! > 0.6) known += 1;
    }
  }
  return known / all;
}

/** How much a place is of a brow, 0 to 1. */
function browsOf({ points, unit, profile }: Anatomy): (x: number, y: number) => number {
  const brows = profile ? [] : [points.slice(17, 22), points.slice(22, 27)];
  const [thick, soft] = [unit * 0.03, unit * 0.045];
  return (x, y) => {
    let nearest = Number.POSITIVE_INFINITY;
    for (const brow of brows) {
      if (Math.abs(y - brow[2]![1]) > unit * 0.3) continue;
      for (let index = 1; index < brow.length; index += 1) {
        const [from, to] = [brow[index - 1]!, brow[index]!];
        const [alongX, alongY] = [to[0] - from[0], to[1] - from[1]];
        const share =
          ((x - from[0]) * alongX + (y - from[1]) * alongY) / Math.max(1, alongX * alongX + alongY * alongY);
        const place = Math.min(1, Math.max(0, share));
        nearest = Math.min(nearest, Math.hypot(x - from[0] - alongX * place, y - from[1] - alongY * place));
      }
    }
    return 1 - smoothStep(thick, thick + soft, nearest);
  };
}

/** A brow takes the tint and a little of the light. */
function dyeBrow(pixels: Pixels, pixel: number, colour: Rgb, share: number): void {
  const light = lightOf(pixels[pixel]!, pixels[pixel + 1]!, pixels[pixel + 2]!);
  const own = Math.max(1, lightOf(...colour));
  // Skin between the hairs is lighter than they are, and stays skin.
  const dark = share * (1 - smoothStep(110, 165, light));
  const wished = light + (own - light) * 0.5;
  for (let channel = 0; channel < 3; channel += 1) {
    const before = pixels[pixel + channel]!;
    pixels[pixel + channel] = before + ((colour[channel as 0 | 1 | 2] * wished) / own - before) * dark;
  }
}
