import type { Photo, Region } from '../decode/photo.js';
import { FaceError } from '../faces.js';
import type { DetectedFace, FaceModels, Point } from './face-models.js';
import { likelyTurns, turned } from './turns.js';

/** The face that was chosen, the photo it is upright in, and the other faces of that photo. */
export interface FoundFace {
  readonly photo: Photo;
  readonly face: DetectedFace;
  readonly others: readonly DetectedFace[];
}

const DETECTION_SIDE = 768;
const TILED_SIDE = 1600;
/** So many of the likely turns are looked at closely; more would let a photo without a face take its time. */
const MOST_TURNS = 2;
/** A head may lean this far and still look natural; beyond it the photo is turned until it leans a little. */
const MAX_LEAN = (24 * Math.PI) / 180;
const LEAN_LEFT = (10 * Math.PI) / 180;

/** Finds the face that a portrait of this photo is about. `pause` is called between steps and may throw. */
export async function findFace(models: FaceModels, photo: Photo, pause: () => void): Promise<FoundFace> {
  let upright = photo;
  let faces = await detectAtScale(models, photo, pause);
  // A photo without orientation in its metadata may lie on its side, and a head may lean more than the network knows.
  const turns = faces.length > 0 ? [] : (await likelyTurns(models, photo)).slice(0, MOST_TURNS);
  for (const angle of turns) {
    if (faces.length > 0) break;
    pause();
    upright = await turned(photo, angle);
    faces = await detect(models, upright, DETECTION_SIDE);
  }
  let face = largestCentral(faces, upright);
  if (face === undefined) {
    throw new FaceError(
      'no_face_found',
      'No face was found in the picture at face_image_url. The face must be visible, sharp and not too small.',
    );
  }
  if (Math.abs(lean(face)) > MAX_LEAN) {
    pause();
    const turn = Math.sign(lean(face)) * LEAN_LEFT - lean(face);
    const straight = await turned(upright, (turn * 180) / Math.PI);
    const straightFaces = await detect(models, straight, DETECTION_SIDE);
    const straightFace = largestCentral(straightFaces, straight);
    if (straightFace && Math.abs(lean(straightFace)) < Math.abs(lean(face))) {
      upright = straight;
      faces = straightFaces;
      face = straightFace;
    }
  }
  const chosen = face;
  return { photo: upright, face: chosen, others: faces.filter((other) => other !== chosen) };
}

/** The part of the photo that a head-and-shoulders portrait can need, in whole pixels. */
export function portraitRegion({ photo, face }: FoundFace): Region {
  const [x, y] = centre(face);
  const size = Math.max(face.box.width, face.box.height);
  const left = Math.max(0, Math.floor(x - 3.2 * size));
  const top = Math.max(0, Math.floor(y - 2.4 * size));
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil(x + 3.2 * size)) - left,
    height: Math.min(photo.height, Math.ceil(y + 4.2 * size)) - top,
  };
}

/** How far the line between the eyes is off the horizontal, in radians. */
function lean(face: DetectedFace): number {
  const eye = (from: number): Point => {
    const points = face.landmarks.slice(from, from + 6);
    return [points.reduce((sum, [x]) => sum + x, 0) / 6, points.reduce((sum, [, y]) => sum + y, 0) / 6];
  };
  const left = eye(36);
  const right = eye(42);
  return Math.atan2(right[1] - left[1], right[0] - left[0]);
}

async function detectAtScale(models: FaceModels, photo: Photo, pause: () => void): Promise<DetectedFace[]> {
  const whole = await detect(models, photo, DETECTION_SIDE);
  if (whole.length > 0 || Math.max(photo.width, photo.height) <= DETECTION_SIDE) return whole;
  // The network sees 512 pixels a side: a small face in a large photo shows only in parts of it.
  const found: DetectedFace[] = [];
  const width = Math.ceil(photo.width * 0.6);
  const height = Math.ceil(photo.height * 0.6);
  for (const top of [0, photo.height - height]) {
    for (const left of [0, photo.width - width]) {
      pause();
      found.push(...(await detect(models, photo, TILED_SIDE * 0.6, { left, top, width, height })));
    }
  }
  return found;
}

/** Detects on a scaled copy and answers in the photo's own pixels. */
async function detect(models: FaceModels, photo: Photo, maxSide: number, region?: Region): Promise<DetectedFace[]> {
  const copy = await photo.pixels(maxSide, region);
  const left = region?.left ?? 0;
  const top = region?.top ?? 0;
  const scale = (region?.width ?? photo.width) / copy.width;
  return (await models.detect(copy)).map(({ box, landmarks, score }) => ({
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

function largestCentral(faces: readonly DetectedFace[], photo: Photo): DetectedFace | undefined {
  const weight = (face: DetectedFace) => {
    const [x, y] = centre(face);
    const offset = Math.hypot(x / photo.width - 0.5, y / photo.height - 0.45);
    return face.box.width * face.box.height * face.score * (1 - 0.6 * offset);
  };
  return faces.toSorted((a, b) => weight(b) - weight(a))[0];
}

function centre({ box }: DetectedFace): Point {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
