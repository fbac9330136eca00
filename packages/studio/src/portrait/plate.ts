import { layPicture } from '@easel/raster';
import type { FacePicture } from '../request.js';
import { smoothStep, type Pixels } from '../raster/colour-planes.js';
import type { Placement } from './frame.js';

/**
 * The person on a sheet of the picture's size, otherwise transparent. Every pixel is the photo's own, in its own
 * proportions. Where an edge of the photo could not be kept out of the picture, the person ends before it in a shape
 * that bodies and brushes have: shoulders fall off round, the chest fades out below.
 */
export function layPlate(face: FacePicture, placement: Placement, width: number, height: number): Pixels {
  const { scale, x, y, loose } = placement;
  const { cutout } = face;
  const pixels: Pixels = layPicture(cutout, placement, width, height);
  if (!loose.left && !loose.right && !loose.top && !loose.bottom) return pixels;

  const size = face.box.height * scale;
  const chin = y + (face.box.y + face.box.height) * scale;
  const middle = x + (face.box.x + face.box.width / 2) * scale;
  const [left, right] = [x, x + cutout.width * scale];
  const bottom = loose.bottom ? lastRow(pixels, width, height, middle, size) : Number.POSITIVE_INFINITY;
  // However little of a body there is, the face above it stays whole.
  const runsOut = size * (placement.dressed ? 0.14 : Math.min(0.42, Math.max(0.08, (bottom - chin) / size)));
  const shoulders = [left, right].map((edge, index) =>
    shoulderAt(pixels, width, height, edge + (index === 0 ? 3 : -4), chin - size * 0.2),
  );
  for (let row = Math.max(0, Math.floor(y)); row < height; row += 1) {
    for (let column = 0; column < width; column += 1) {
      const at = (row * width + column) * 4 + 3;
      if (pixels[at] === 0) continue;
      let share = 1;
      if (loose.left)
        share *= ending(column - left, row - shoulders[0]!, size, placement.dressed || placement.hairCut?.left);
      if (loose.right)
        share *= ending(right - 1 - column, row - shoulders[1]!, size, placement.dressed || placement.hairCut?.right);
      if (loose.top) share *= smoothStep(0, size * 0.12, row - y);
      if (loose.bottom) {
        // An arc, deeper in the middle, as a painter lets a bust run out.
        const beside = (column - middle) / size;
        share *= smoothStep(0, runsOut, bottom - row - size * 0.16 * beside * beside);
      }
      pixels[at] = pixels[at]! * share;
    }
  }
  return pixels;
}

/** The last row with a body below the face. */
function lastRow(pixels: Uint8ClampedArray, width: number, height: number, middle: number, size: number): number {
  for (let row = height - 1; row > 0; row -= 1) {
    let covered = 0;
    for (let step = -9; step <= 9; step += 1) {
      const column = Math.round(middle + step * 0.05 * size);
      if (column >= 0 && column < width && pixels[(row * width + column) * 4 + 3]! > 128) covered += 1;
    }
    if (covered > 5) return row;
  }
  return height;
}

/** Where the edge of the photo first cuts through the person from above, below the ear. */
function shoulderAt(pixels: Uint8ClampedArray, width: number, height: number, edge: number, from: number): number {
  const column = Math.min(width - 1, Math.max(0, Math.round(edge)));
  const first = Math.max(0, Math.round(from));
  let row = first;
  while (row < height && pixels[(row * width + column) * 4 + 3]! < 128) row += 1;
  // Solid from the start on, it is hair that goes on above: there is no shoulder to round off.
  return row === first ? Number.POSITIVE_INFINITY : row;
}

/**
 * 0 to 1 for a place so far inside the photo's edge and so far below where the edge meets the body: a shoulder falls
 * off round, hair thins out.
 */
function ending(inside: number, below: number, size: number, hair = false): number {
  if (hair || below < 0) return smoothStep(size * 0.02, size * 0.34, inside);
  const [wide, high] = [size * 0.42, size * 1.1];
  const up = Math.max(0, 1 - below / high);
  const start = wide * (1 - Math.sqrt(1 - up * up));
  return smoothStep(start, start + size * 0.03, inside);
}
