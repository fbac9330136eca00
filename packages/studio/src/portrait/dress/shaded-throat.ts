import type { Plane } from '@easel/raster';
import { smoothStep, type Pixels } from '../../raster/colour-planes.js';
import { turnedAside, type Anatomy } from '../anatomy.js';
import { skinColour } from '../skin.js';

/** A head that is turned less has no shade beside its chin. */
const TURNED = 0.17;
/** So near the face's tint the shade below a jaw is skin, surely and hardly. */
const [ALIKE, UNLIKE] = [0.06, 0.12];
/** The darkest shade that still shows a tint, of the face's light. */
const DARKEST = 0.2;

/**
 * Behind the chin of a turned head the throat lies in the shade: darker than skin is elsewhere, but of its tint. It
 * becomes skin in the mask.
 */
export function shadedThroat(skin: Plane, pixels: Pixels, width: number, height: number, anatomy: Anatomy): void {
  const { chin, collar, unit, points, profile } = anatomy;
  const turn = turnedAside(anatomy);
  if (profile || Math.abs(turn) < TURNED) return;
  const [red, green, blue] = skinColour(pixels, width, height, anatomy);
  const sum = Math.max(1, red + green + blue);
  const side = Math.sign(turn);
  const ear = points[side > 0 ? 14 : 2]!;
  const ends = [chin[0] - side * unit * 0.3, collar[0] + side * unit * (0.62 + 2 * Math.abs(turn))];
  const [left, right] = [Math.max(0, Math.round(Math.min(...ends))), Math.min(width, Math.max(...ends))];
  const bottom = Math.min(height, collar[1] + unit * 0.15);
  for (let y = Math.max(0, Math.round(Math.min(chin[1], ear[1]))); y < bottom; y += 1) {
    for (let x = left, at = (y * width + left) * 4; x < right; x += 1, at += 4) {
      const own = pixels[at]! + pixels[at + 1]! + pixels[at + 2]!;
      if (own > sum || own < sum * DARKEST) continue;
      const ruddy = (pixels[at]! - pixels[at + 1]!) / own - (red - green) / sum;
      const warm = (pixels[at + 1]! - pixels[at + 2]!) / own - (green - blue) / sum;
      const alike = 1 - smoothStep(ALIKE, UNLIKE, Math.hypot(ruddy, warm));
      skin[at >> 2] = Math.max(skin[at >> 2]!, alike);
    }
  }
}
