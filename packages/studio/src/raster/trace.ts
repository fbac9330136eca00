import { gaussianBlur, givePlanes, planeRows, takePlane, type Plane } from '@easel/raster';
import type { Rgb } from '../paint/kit/colour.js';
import { clamp01, type Pixels } from './colour-planes.js';
import type { Box } from './kuwahara.js';

/** A picture in which each pixel has the number of a flat colour. */
export interface Labels {
  readonly width: number;
  readonly height: number;
  readonly of: Uint8Array;
  readonly colours: readonly Rgb[];
}

/**
 * Draws labels as shapes with smooth contours, at twice the size (`width` and `height`, even or not): each pixel goes to
 * the colour that rules its neighbourhood. `sigma` is the width of a neighbourhood in the labels' pixels, where `fine`
 * is 0; `fineSigma` where it is 1.
 */
export function traceShapes(
  labels: Labels,
  fine: Plane,
  sigma: number,
  fineSigma: number,
  width: number,
  height: number,
): Pixels {
  const { colours } = labels;
  const first = new Uint8Array(width * height);
  const second = new Uint8Array(width * height);
  const best = takePlane(width * height).fill(-1);
  const next = takePlane(width * height).fill(-1);
  const fineBox = boxOf(fine, labels.width, labels.height, Math.ceil(fineSigma * 3) + 1);
  const boxes = boxesOf(labels, Math.ceil(Math.max(1, sigma) * 3) + 1);
  for (const [colour, box] of boxes.entries()) {
    if (box === undefined) continue;
    const weights = membership(labels, colour, box, fine, fineBox, sigma, fineSigma);
    const [across, down] = [box.right - box.left, box.bottom - box.top];
    const rowAt = planeRows(weights, across, down, across * 2, down * 2);
    const bottom = Math.min(height, box.bottom * 2);
    const right = Math.min(width, box.right * 2);
    for (let y = box.top * 2; y < bottom; y += 1) {
      const row = rowAt(y - box.top * 2);
      for (let x = box.left * 2, from = 0, pixel = y * width + x; x < right; x += 1, from += 1, pixel += 1) {
        const weight = row[from]!;
        if (weight > best[pixel]!) {
          next[pixel] = best[pixel]!;
          second[pixel] = first[pixel]!;
          best[pixel] = weight;
          first[pixel] = colour;
        } else if (weight > next[pixel]!) {
          next[pixel] = weight;
          second[pixel] = colour;
        }
      }
    }
    givePlanes(weights);
  }
  // Two blurred memberships cross with a slope of about 0.8/sigma a pixel: this leaves one pixel of softness.
  const flat = Float64Array.from(colours.flat());
  const sharpness = Math.max(1, (sigma * 2) / 1.5);
  const pixels: Pixels = new Uint8ClampedArray(width * height * 4);
  for (let pixel = 0, at = 0; pixel < width * height; pixel += 1, at += 4) {
    const share = clamp01(0.5 + (best[pixel]! - Math.max(0, next[pixel]!)) * sharpness);
    const one = first[pixel]! * 3;
    const other = second[pixel]! * 3;
    pixels[at] = flat[one]! * share + flat[other]! * (1 - share);
    pixels[at + 1] = flat[one + 1]! * share + flat[other + 1]! * (1 - share);
    pixels[at + 2] = flat[one + 2]! * share + flat[other + 2]! * (1 - share);
    pixels[at + 3] = 255;
  }
  givePlanes(best, next);
  return pixels;
}

/** Where each colour is, and as far around as its neighbourhood reaches; undefined for one that is nowhere. */
function boxesOf({ width, height, of, colours }: Labels, margin: number): (Box | undefined)[] {
  const boxes = colours.map(() => ({ left: width, top: height, right: 0, bottom: 0 }));
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const box = boxes[of[pixel]!]!;
      if (x < box.left) box.left = x;
      if (x >= box.right) box.right = x + 1;
      if (y < box.top) box.top = y;
      box.bottom = y + 1;
    }
  }
  return boxes.map(({ left, top, right, bottom }) =>
    right === 0
      ? undefined
      : {
          left: Math.max(0, left - margin),
          top: Math.max(0, top - margin),
          right: Math.min(width, right + margin),
          bottom: Math.min(height, bottom + margin),
        },
  );
}

/** How much each place of the box belongs to a colour, 0 to 1, judged by its neighbourhood. */
function membership(
  { of, width }: Labels,
  colour: number,
  box: Box,
  fine: Plane,
  fineBox: Box,
  sigma: number,
  fineSigma: number,
): Plane {
  const [across, down] = [box.right - box.left, box.bottom - box.top];
  const member = takePlane(across * down);
  for (let y = box.top, to = 0; y < box.bottom; y += 1)
    for (let at = y * width + box.left; at < y * width + box.right; at += 1, to += 1)
      member[to] = of[at] === colour ? 1 : 0;
  const wide = gaussianBlur(member, across, down, Math.max(1, sigma));
  const near = {
    left: Math.max(box.left, fineBox.left),
    top: Math.max(box.top, fineBox.top),
    right: Math.min(box.right, fineBox.right),
    bottom: Math.min(box.bottom, fineBox.bottom),
  };
  const [nearAcross, nearDown] = [near.right - near.left, near.bottom - near.top];
  if (nearAcross > 0 && nearDown > 0) {
    const part = takePlane(nearAcross * nearDown);
    for (let y = 0; y < nearDown; y += 1) {
      const from = (near.top - box.top + y) * across + near.left - box.left;
      part.set(member.subarray(from, from + nearAcross), y * nearAcross);
    }
    const narrow = gaussianBlur(part, nearAcross, nearDown, Math.max(0.7, fineSigma));
    for (let y = 0, from = 0; y < nearDown; y += 1) {
      const row = (near.top - box.top + y) * across + near.left - box.left;
      const at = (near.top + y) * width + near.left;
      for (let x = 0; x < nearAcross; x += 1, from += 1)
        wide[row + x]! += (narrow[from]! - wide[row + x]!) * fine[at + x]!;
    }
    givePlanes(part, narrow);
  }
  givePlanes(member);
  return wide;
}

/** Where a plane is not 0, and so many pixels around. */
function boxOf(plane: Plane, width: number, height: number, margin: number): Box {
  let [left, top, right, bottom] = [width, height, 0, 0];
  for (let y = 0, pixel = 0; y < height; y += 1) {
    for (let x = 0; x < width; x += 1, pixel += 1) {
      if (plane[pixel] === 0) continue;
      if (x < left) left = x;
      if (x >= right) right = x + 1;
      if (y < top) top = y;
      bottom = y + 1;
    }
  }
  return {
    left: Math.max(0, left - margin),
    top: Math.max(0, top - margin),
    right: Math.min(width, right + margin),
    bottom: Math.min(height, bottom + margin),
  };
}
