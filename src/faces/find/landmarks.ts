import { openNetwork } from '../../tensors/network.js';
import type { RgbPicture } from '../decode/photo.js';
import type { Box } from './detector.js';
import { convertLandmarks, LANDMARKS, LANDMARKS_SIDE } from './landmark-graph.js';

export type Point = readonly [x: number, y: number];

/** What the network was taught to take for nothing. */
const MEANS = [122.782, 117.001, 104.298] as const;

/** Finds the 68 points of the face in a box. */
export async function loadLandmarks(folder: string): Promise<(picture: RgbPicture, box: Box) => Promise<Point[]>> {
  const network = await openNetwork(() => convertLandmarks(folder));
  return async (picture, box) => {
    const face = within(box, picture);
    const answer = await network.run(squareOf(picture, face));
    const side = Math.max(face.width, face.height);
    // The face lies in the middle of its square; its points are shares of the box that was asked for.
    const [left, top] = [(side - face.width) / 2, (side - face.height) / 2];
    return Array.from({ length: LANDMARKS }, (_, point): Point => [
      box.x + (answer[2 * point] ?? 0) * side - left,
      box.y + (answer[2 * point + 1] ?? 0) * side - top,
    ]);
  };
}

/** The part of the box that is in the picture, in whole pixels. */
function within({ x, y, width, height }: Box, picture: RgbPicture): Box {
  const [left, top] = [Math.max(0, x), Math.max(0, y)];
  return {
    x: Math.floor(left),
    y: Math.floor(top),
    width: Math.max(1, Math.floor(Math.min(x + width, picture.width) - left)),
    height: Math.max(1, Math.floor(Math.min(y + height, picture.height) - top)),
  };
}

/** The face in the middle of a black square, plane by plane. Scaled as the network was taught, between the four nearest pixels. */
function squareOf({ width, data }: RgbPicture, face: Box): Float32Array {
  const side = Math.max(face.width, face.height);
  const columns = places(face.x, face.width, side);
  const rows = places(face.y, face.height, side);
  const area = LANDMARKS_SIDE * LANDMARKS_SIDE;
  const values = new Float32Array(3 * area);
  for (let y = 0, pixel = 0; y < LANDMARKS_SIDE; y += 1) {
    const [upper, lower, below] = [rows.before[y]!, rows.after[y]!, rows.share[y]!];
    for (let x = 0; x < LANDMARKS_SIDE; x += 1, pixel += 1) {
      const [left, right, beside] = [columns.before[x]!, columns.after[x]!, columns.share[x]!];
      for (let channel = 0; channel < 3; channel += 1) {
        const at = (row: number, column: number): number =>
          row < 0 || column < 0 ? 0 : data[(row * width + column) * 3 + channel]!;
        const first = at(upper, left) + (at(upper, right) - at(upper, left)) * beside;
        const second = at(lower, left) + (at(lower, right) - at(lower, left)) * beside;
        values[channel * area + pixel] = (first + (second - first) * below - MEANS[channel]!) / 255;
      }
    }
  }
  return values;
}

/** Between which two pixels of the picture each of the square lies, and how near the second; −1 beside the face. */
function places(from: number, length: number, side: number) {
  const padding = side - length - Math.round((side - length) / 2);
  const place = (index: number): number => {
    const inside = Math.min(side - 1, index) - padding;
    return inside < 0 || inside >= length ? -1 : from + inside;
  };
  const exact = Float64Array.from({ length: LANDMARKS_SIDE }, (_, index) => (index * side) / LANDMARKS_SIDE);
  return {
    before: Int32Array.from(exact, (value) => place(Math.floor(value))),
    after: Int32Array.from(exact, (value) => place(Math.floor(value) + 1)),
    share: exact.map((value) => value - Math.floor(value)),
  };
}
