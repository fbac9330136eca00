import { reduced, turned, type Photo, type Region } from '../decode/photo.js';
import { FaceError } from '../faces.js';
import type { DetectedFace, FaceModels, Point } from './face-models.js';
import { faceShape, isWhole } from './face-shape.js';
import { glanceAt } from './glance.js';
import { DETECTION_SIDE, detect, lookCloser, LOOKED_AT_SIDE, SURE } from './looks.js';

/** The face that was chosen, the photo it is upright in, and the other faces of that photo. */
export interface FoundFace {
  readonly photo: Photo;
  readonly face: DetectedFace;
  readonly others: readonly DetectedFace[];
}

const TURNED_SIDE = 2048;
/** So many of the likely turns are looked at closely; more would let a photo without a face take its time. */
const MOST_TURNS = 3;
/** By how much surer a turn has to be: most photos are upright. */
const UPRIGHT = 0.08;
/** A head may lean this far and still look natural; beyond it the photo is turned until it leans a little. */
const MAX_LEAN = (36 * Math.PI) / 180;
const MOST_LEAN = (58 * Math.PI) / 180;
const LEAN_LEFT = (20 * Math.PI) / 180;

interface Seen {
  readonly photo: Photo;
  readonly faces: readonly DetectedFace[];
}

/** Finds the face that a portrait of this photo is about: 0 is the largest and most central, 1 the next. `pause` is called between steps and may throw. */
export async function findFace(models: FaceModels, photo: Photo, pause: () => void, faceIndex = 0): Promise<FoundFace> {
  let { photo: upright, faces } = await lookAt(models, photo, pause);
  const people = inOrder(faces, upright);
  let face = people[faceIndex];
  if (people.length > 0 && face === undefined) {
    const count = people.length === 1 ? 'one face was found' : `${people.length} faces were found`;
    throw new FaceError(
      'out_of_range',
      `face_index must be at most ${people.length - 1}: ${count} in the picture at face_image_url; received ${faceIndex}.`,
    );
  }
  if (face === undefined) {
    throw new FaceError(
      'no_face_found',
      'No face was found in the picture at face_image_url. The face must be visible, sharp and not too small.',
    );
  }
  const { lean } = faceShape(face);
  if (Math.abs(lean) > MAX_LEAN) {
    pause();
    const turn = Math.sign(lean) * LEAN_LEFT - lean;
    const straight = turned(upright, (turn * 180) / Math.PI, TURNED_SIDE);
    const straightFaces = await detect(models, straight, DETECTION_SIDE);
    const straightFace = sameFace(face, upright, straightFaces, straight, turn);
    if (
      straightFace &&
      Math.abs(faceShape(straightFace).lean) < Math.abs(lean) &&
      hasRoom(straightFace, straight, lean)
    ) {
      upright = straight;
      faces = straightFaces;
      face = straightFace;
    }
  }
  const chosen = face;
  if (!isWhole(chosen, (point) => upright.inside(point))) {
    throw new FaceError(
      'face_cut_off',
      'The edge of the picture at face_image_url cuts through the face. Eyes, nose, mouth and chin must be in it.',
    );
  }
  return { photo: upright, face: chosen, others: faces.filter((other) => isAnother(other, chosen)) };
}

async function lookAt(models: FaceModels, photo: Photo, pause: () => void): Promise<Seen> {
  const first = await detect(models, photo, DETECTION_SIDE);
  if (surest(first) >= SURE) return { photo, faces: first };
  pause();
  const looked = await reduced(photo, LOOKED_AT_SIDE);
  const faces = await lookCloser(models, looked, first, pause);
  if (surest(faces) >= SURE) return { photo, faces };
  pause();
  const turns = await glanceAt(models, looked);
  // A photo without orientation in its metadata may lie on its side, and a head may lean more than the network knows.
  // What is hardly a face upright may be a badge beside one that leans: the surer of them counts.
  let best = { degrees: 0, rating: surest(faces) + UPRIGHT };
  for (const degrees of turns.slice(0, MOST_TURNS)) {
    pause();
    // To turn a photo in full takes long, and most of those that come here show nobody.
    const trial = await detect(models, turned(looked, degrees, DETECTION_SIDE), DETECTION_SIDE);
    const rating = Math.max(0, ...trial.map((face) => face.score * Math.cos(faceShape(face).lean)));
    if (rating > best.rating) best = { degrees, rating };
  }
  if (best.degrees === 0) return { photo, faces };
  pause();
  const upright = turned(photo, best.degrees, TURNED_SIDE);
  const found = await detect(models, upright, DETECTION_SIDE);
  return surest(found) > surest(faces) ? { photo: upright, faces: found } : { photo, faces };
}

/** How sure the network is of the best of them; 0 without any. */
function surest(faces: readonly DetectedFace[]): number {
  return Math.max(0, ...faces.map(({ score }) => score));
}

/**
 * Whether a turned photo still shows the head and some neck: a tight one would end in slanted edges through the hair,
 * and there a leaning head is the better portrait, unless it lies.
 */
function hasRoom(face: DetectedFace, photo: Photo, lean: number): boolean {
  if (Math.abs(lean) > MOST_LEAN) return true;
  const { eyes, unit } = faceShape(face);
  const around: readonly Point[] = [
    [0, -1.15],
    [-0.85, -0.3],
    [0.85, -0.3],
    [-0.6, 1.3],
    [0.6, 1.3],
  ];
  return around.every(([x, y]) => photo.inside([eyes[0] + x * unit, eyes[1] + y * unit]) > 0);
}

/** The network may see one face twice; the second is nobody. */
function isAnother(other: DetectedFace, chosen: DetectedFace): boolean {
  const [one, two] = [faceShape(other), faceShape(chosen)];
  return Math.hypot(one.eyes[0] - two.eyes[0], one.eyes[1] - two.eyes[1]) > Math.max(one.unit, two.unit) * 0.9;
}

/** The part of the photo that a head-and-shoulders portrait can need, in whole pixels. */
export function portraitRegion({ photo, face }: FoundFace): Region {
  const { box } = faceShape(face);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const size = box.height;
  const left = Math.max(0, Math.floor(x - 2.6 * size));
  const top = Math.max(0, Math.floor(y - 2 * size));
  return {
    left,
    top,
    width: Math.min(photo.width, Math.ceil(x + 2.6 * size)) - left,
    height: Math.min(photo.height, Math.ceil(y + 2.8 * size)) - top,
  };
}

/** Every person once, the largest and most central first. */
function inOrder(faces: readonly DetectedFace[], photo: Photo): DetectedFace[] {
  const weight = (face: DetectedFace) => {
    const [x, y] = centreOf(face);
    const offset = Math.hypot(x / photo.width - 0.5, y / photo.height - 0.45);
    // Who has shoulders in the photo makes the better portrait.
    const { chin, unit } = faceShape(face);
    const bust = Math.min(1, Math.max(0, (photo.height - chin[1]) / unit));
    return face.box.width * face.box.height * face.score * (1 - 0.6 * offset) * (0.5 + 0.5 * bust);
  };
  const people: DetectedFace[] = [];
  for (const face of faces.toSorted((a, b) => weight(b) - weight(a))) {
    if (photo.inside(centreOf(face)) >= 0 && people.every((other) => isAnother(face, other))) people.push(face);
  }
  return people;
}

/** The face again in the photo after it was turned by so many radians. */
function sameFace(
  face: DetectedFace,
  photo: Photo,
  turnedFaces: readonly DetectedFace[],
  turnedPhoto: Photo,
  angle: number,
): DetectedFace | undefined {
  const scale = Math.min(1, TURNED_SIDE / Math.max(photo.width, photo.height));
  const { eyes, unit } = faceShape(face);
  const [x, y] = [(eyes[0] - photo.width / 2) * scale, (eyes[1] - photo.height / 2) * scale];
  const expected: Point = [
    turnedPhoto.width / 2 + x * Math.cos(angle) - y * Math.sin(angle),
    turnedPhoto.height / 2 + x * Math.sin(angle) + y * Math.cos(angle),
  ];
  const away = (other: DetectedFace): number => {
    const { eyes: seen } = faceShape(other);
    return Math.hypot(seen[0] - expected[0], seen[1] - expected[1]);
  };
  const nearest = turnedFaces.toSorted((a, b) => away(a) - away(b))[0];
  return nearest && away(nearest) < unit * scale * 1.2 ? nearest : undefined;
}

function centreOf({ box }: DetectedFace): Point {
  return [box.x + box.width / 2, box.y + box.height / 2];
}
