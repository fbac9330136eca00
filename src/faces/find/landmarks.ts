import { openNetwork } from '../../tensors/network.js';
import type { OnnxGraph } from '../../tensors/onnx-file.js';
import type { RgbPicture } from '../decode/photo.js';
import type { Box } from './detector.js';
import { convertLandmarks, LANDMARKS, LANDMARKS_SHAPE, LANDMARKS_SIDE } from './landmark-graph.js';
import { createPlaces, squareAt, type Light, type Places } from './square.js';

export type Point = readonly [x: number, y: number];

/** The means of the faces that it was taught with are nothing to the network. */
const LIGHT: Light = { step: 1 / 255, black: [-122.782 / 255, -117.001 / 255, -104.298 / 255] };

/** Finds the 68 points of the face in a box. */
export async function loadLandmarks(folder: string): Promise<(picture: RgbPicture, box: Box) => Promise<Point[]>> {
  const makeGraph = (): OnnxGraph => convertLandmarks(folder);
  const network = await openNetwork({ name: 'landmarks', shape: LANDMARKS_SHAPE, makeGraph });
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

/** The face in the middle of a black square, scaled as the network was taught. */
function squareOf(picture: RgbPicture, face: Box): Float32Array {
  const side = Math.max(face.width, face.height);
  return squareAt(picture, placesOf(face.x, face.width, side), placesOf(face.y, face.height, side), LIGHT);
}

/** Along one side; beside the face nothing of the picture is seen. */
function placesOf(from: number, length: number, side: number): Places {
  const places = createPlaces(LANDMARKS_SIDE);
  const padding = side - length - Math.round((side - length) / 2);
  for (let index = 0; index < LANDMARKS_SIDE; index += 1) {
    const exact = (index * side) / LANDMARKS_SIDE;
    const before = Math.floor(exact) - padding;
    const after = Math.min(side - 1, Math.floor(exact) + 1) - padding;
    const share = exact - Math.floor(exact);
    const isInside = (place: number): boolean => place >= 0 && place < length;
    places.before[index] = isInside(before) ? from + before : from;
    places.after[index] = isInside(after) ? from + after : from;
    places.ofBefore[index] = isInside(before) ? 1 - share : 0;
    places.ofAfter[index] = isInside(after) ? share : 0;
  }
  return places;
}
