import { gaussianBlur, givePlanes, planeRows, takePlane, type Plane } from '@easel/raster';
import type { Point } from '../paint/kit/shapes.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Anatomy } from './anatomy.js';
import { faceBounds, faceOutline } from './face-outline.js';
import { skinColour } from './skin.js';

/** Tints are soft: they are reckoned at so much less than the sheet's size. */
const SOFTER = 4;
/** How far around the tint of skin is evened out, in units, and how much of its own each place gives up. */
const AROUND = 0.2;
const TAKEN = 0.88;
/** Of the skin's light: what is darker is hair, lashes or a beard, and keeps its colour. */
const DARK = [0.3, 0.5] as const;

/**
 * Gives the skin of a face one tint that changes slowly, and leaves its light as it is: with few colours, or in facets,
 * each fleck of a lamp or of a camera's noise would become a patch. Eyes and lips keep their colours.
 */
export function evenTint(pixels: Pixels, matte: Plane, width: number, height: number, anatomy: Anatomy): void {
  const { unit } = anatomy;
  const bareAt = bareSkin(pixels, matte, width, height, anatomy);
  const { left, right, top, bottom } = faceBounds(anatomy, width, height);
  const [across, down] = [Math.ceil(width / SOFTER), Math.ceil(height / SOFTER)];
  const sums = [0, 1, 2].map(() => takePlane(across * down).fill(0)) as [Plane, Plane, Plane];
  for (let y = top; y < bottom; y += 2) {
    const bare = bareAt(y);
    for (let x = left; x < right; x += 2) {
      const share = bare(x);
      if (share === 0) continue;
      const cell = Math.floor(y / SOFTER) * across + Math.floor(x / SOFTER);
      for (let channel = 0; channel < 3; channel += 1)
        sums[channel]![cell]! += pixels[(y * width + x) * 4 + channel]! * share;
    }
  }
  const soft = sums.map((sum) => gaussianBlur(sum, across, down, Math.max(0.7, (unit * AROUND) / SOFTER)));
  const rows = soft.map((plane) => planeRows(plane, across, down, across * SOFTER, down * SOFTER));
  for (let y = top; y < bottom; y += 1) {
    const [reds, greens, blues] = rows.map((row) => row(y)) as [Float32Array, Float32Array, Float32Array];
    const bare = bareAt(y);
    for (let x = left, at = (y * width + left) * 4; x < right; x += 1, at += 4) {
      const light = 0.299 * reds[x]! + 0.587 * greens[x]! + 0.114 * blues[x]!;
      const share = light < 0.001 ? 0 : TAKEN * bare(x);
      if (share === 0) continue;
      const own = (0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!) / light;
      pixels[at]! += (reds[x]! * own - pixels[at]!) * share;
      pixels[at + 1]! += (greens[x]! * own - pixels[at + 1]!) * share;
      pixels[at + 2]! += (blues[x]! * own - pixels[at + 2]!) * share;
    }
  }
  givePlanes(...sums, ...soft);
}

/** How much each place of a row is bare skin of the face, 0 to 1. */
function bareSkin(
  pixels: Pixels,
  matte: Plane,
  width: number,
  height: number,
  anatomy: Anatomy,
): (y: number) => (x: number) => number {
  const { leftEye, rightEye, mouth, unit, faceWidth } = anatomy;
  const outlineAt = faceOutline(anatomy, width, height, 0.06, 0.4);
  const [red, green, blue] = skinColour(pixels, width, height, anatomy);
  const skinLight = Math.max(1, 0.299 * red + 0.587 * green + 0.114 * blue);
  const apart = ([middleX, middleY]: Point, wide: number, high: number, x: number, y: number): number =>
    smoothStep(0.8, 1.15, Math.hypot((x - middleX) / wide, (y - middleY) / high));
  return (y) => {
    const outline = outlineAt(y);
    return (x) => {
      if (outline[x]! < 0.3) return 0;
      const at = (y * width + x) * 4;
      const light = (0.299 * pixels[at]! + 0.587 * pixels[at + 1]! + 0.114 * pixels[at + 2]!) / skinLight;
      return (
        smoothStep(0.3, 0.7, outline[x]!) *
        smoothStep(0.6, 0.95, matte[at >> 2]!) *
        smoothStep(DARK[0], DARK[1], light) *
        apart(leftEye, faceWidth * 0.15, unit * 0.13, x, y) *
        apart(rightEye, faceWidth * 0.15, unit * 0.13, x, y) *
        apart(mouth, faceWidth * 0.22, unit * 0.15, x, y)
      );
    };
  };
}
