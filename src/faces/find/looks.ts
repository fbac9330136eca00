import { brightened, withBorder, type Photo, type Region, type RgbPicture } from '../decode/photo.js';
import type { DetectedFace, FaceModels, Point } from './face-models.js';
import { faceShape } from './face-shape.js';

export const DETECTION_SIDE = 768;
/** Nothing is looked for on more of a photo than this. */
export const LOOKED_AT_SIDE = 1600;
/** A photo with its border. */
const FRAMED_SIDE = 1024;
/** Parts overlap, so that every face is whole in one of them. */
const PART = 0.6;
/**
 * Borders that are put around a photo which a face may fill: the network knows faces with something around them, and one
 * that looks down, aside or through its hair is surest seen from afar.
 */
const MARGINS = [0.4, 1.2] as const;
/** Beside a border that is not of the photo, a face has to be surer than usual. */
export const SURE = 0.6;
/** Of a face's green light, as a share of its mean. */
const LEAST_CONTRAST = 0.05;
/** In steps of 255: a part of a photo that varies less shows a wall, or the sky. */
const FLAT = 1.5;

/** Where a look at the whole was not sure of anybody: a face may fill the photo, or be small in it. */
export async function lookCloser(
  models: FaceModels,
  photo: Photo,
  first: readonly DetectedFace[],
  pause: () => void,
): Promise<readonly DetectedFace[]> {
  for (const margin of MARGINS) {
    pause();
    // The network sees 512 pixels a side, border and all: more of the photo than that is work for nothing.
    const side = Math.min(DETECTION_SIDE, Math.ceil(FRAMED_SIDE / (1 + 2 * margin)));
    const framed = await detect(models, photo, side, undefined, margin);
    const filled = framed.filter(({ score }) => score >= SURE);
    if (filled.length > 0) return filled;
  }
  if (first.length > 0) return first;
  if (Math.max(photo.width, photo.height) <= DETECTION_SIDE) return [];
  // The network sees 512 pixels a side: a small face in a large photo shows only in parts of it.
  const found: DetectedFace[] = [];
  const width = Math.ceil(photo.width * PART);
  const height = Math.ceil(photo.height * PART);
  for (const top of [0, photo.height - height]) {
    for (const left of [0, photo.width - width]) {
      pause();
      found.push(...(await detect(models, photo, LOOKED_AT_SIDE * PART, { left, top, width, height })));
    }
  }
  return found;
}

/** Detects on a scaled copy and answers in the photo's own pixels. */
export async function detect(
  models: FaceModels,
  photo: Photo,
  maxSide: number,
  region: Region = { left: 0, top: 0, width: photo.width, height: photo.height },
  margin = 0,
): Promise<DetectedFace[]> {
  const copy = await photo.pixels(maxSide, region);
  const everywhere = { x: 0, y: 0, width: copy.width, height: copy.height };
  if (deviationWithin(copy, everywhere).deviation < FLAT) return [];
  const scale = region.width / copy.width;
  const border = Math.round(Math.max(copy.width, copy.height) * margin);
  const bright = brightened(copy);
  const found = await models.detect(border > 0 ? await withBorder(bright, border) : bright);
  const left = region.left - border * scale;
  const top = region.top - border * scale;
  return found
    .filter((face) => hasFeatures(copy, faceShape(face).box, border))
    .map(({ box, landmarks, score }) => ({
      score,
      box: {
        x: left + box.x * scale,
        y: top + box.y * scale,
        width: box.width * scale,
        height: box.height * scale,
      },
      landmarks: landmarks.map(([x, y]): Point => [left + x * scale, top + y * scale]),
    }));
}

/** The network takes a plain square of a skin's colour for a face; a face has eyes that are darker than its cheeks. */
function hasFeatures(copy: RgbPicture, box: DetectedFace['box'], border: number): boolean {
  const { x, y, width, height } = box;
  const { mean, deviation, count } = deviationWithin(copy, { x: x - border, y: y - border, width, height });
  return count >= 100 && deviation > Math.max(FLAT, mean * LEAST_CONTRAST);
}

/** Of the green light, at points all over the box. */
function deviationWithin({ width, height, data }: RgbPicture, box: DetectedFace['box']) {
  let [sum, squares, count] = [0, 0, 0];
  for (let y = 0.05; y < 1; y += 0.03) {
    for (let x = 0.05; x < 1; x += 0.03) {
      const column = Math.round(box.x + x * box.width);
      const row = Math.round(box.y + y * box.height);
      if (column < 0 || row < 0 || column >= width || row >= height) continue;
      const value = data[(row * width + column) * 3 + 1]!;
      sum += value;
      squares += value * value;
      count += 1;
    }
  }
  const mean = sum / Math.max(1, count);
  return { mean, count, deviation: Math.sqrt(Math.max(0, squares / Math.max(1, count) - mean * mean)) };
}
