import { createCanvas } from '@napi-rs/canvas';
import { gaussianBlur, planeRows, type Rows } from '@easel/raster';
import type { Point } from '../paint/kit/shapes.js';
import type { Anatomy } from './anatomy.js';

/** The rows and columns in which a face is by its points, its forehead included, and `margin` pixels around them. */
export function faceBounds({ points, unit, chin }: Anatomy, width: number, height: number, margin = 0) {
  const [xs, ys] = [points.map(([x]) => x), points.map(([, y]) => y)];
  return {
    left: Math.max(0, Math.floor(Math.min(...xs) - margin)),
    right: Math.min(width, Math.ceil(Math.max(...xs) + margin)),
    top: Math.max(0, Math.floor(Math.min(...ys) - unit * 0.6)),
    bottom: Math.min(height, Math.ceil(Math.max(...ys, chin[1]) + margin)),
  };
}

/**
 * How much each place is within the face as its points have it, from ear to ear around the chin and `forehead` units
 * above the brows: 0.5 on the outline, softly to both sides within `soft` units. A turned head is no oval.
 */
export function faceOutline(
  { points, unit, lean }: Anatomy,
  width: number,
  height: number,
  soft: number,
  forehead: number,
): Rows {
  const scale = Math.min(1, 224 / Math.max(width, height));
  const canvas = createCanvas(Math.ceil(width * scale), Math.ceil(height * scale));
  const context = canvas.getContext('2d');
  const brows = points.slice(17, 27).map(([x, y], index): Point => {
    // An arch: temples go inwards above the brows' ends.
    const high = unit * forehead * (0.25 + 0.75 * Math.sin((Math.PI * (index + 0.5)) / 10));
    return [x + Math.sin(lean) * high, y - Math.cos(lean) * high];
  });
  const outline = [...points.slice(0, 17), ...brows.toReversed()];
  context.scale(canvas.width / width, canvas.height / height);
  context.fillStyle = '#fff';
  context.beginPath();
  for (const [x, y] of outline) context.lineTo(x, y);
  context.fill();
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height).data;
  const inside = Float32Array.from({ length: canvas.width * canvas.height }, (_, at) => pixels[at * 4 + 3]! / 255);
  const plane = gaussianBlur(inside, canvas.width, canvas.height, unit * soft * scale);
  return planeRows(plane, canvas.width, canvas.height, width, height);
}
