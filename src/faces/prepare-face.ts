import sharp from 'sharp';
import { planeRows, type Plane } from '@easel/raster';
import type { FacePicture } from '../engines/engine.js';
import { cutOut } from './cutout/cutout.js';
import { isolatePerson, type Head } from './cutout/isolate.js';
import { matteOf, PROFILE } from './cutout/matte.js';
import type { Matting } from './cutout/matting.js';
import { enlarged, type Photo, type Region, type RgbPicture } from './decode/photo.js';
import { findFace, portraitRegion, type FoundFace } from './find/find-face.js';
import type { DetectedFace, FaceModels, Point } from './find/face-models.js';
import { faceShape } from './find/face-shape.js';

/** Enough for a face in the largest picture that can be asked for. */
const PORTRAIT_SIDE = 1280;
/** Faces with fewer pixels between eyes and chin are enlarged before they are worked on. */
const LEAST_UNIT = 150;
const MOST_ENLARGED = 5;

export interface FaceNetworks {
  readonly faces: FaceModels;
  readonly matting: Matting;
}

/** Everything between a decoded photo and a face to draw. `pause` is called between steps and may throw. */
export async function prepareFace(
  photo: Photo,
  networks: FaceNetworks,
  pause: () => void,
  faceIndex = 0,
): Promise<FacePicture> {
  const found = await findFace(networks.faces, photo, pause, faceIndex);
  pause();
  const region = portraitRegion(found);
  const portrait = await portraitOf(found, region);
  const scale = portrait.width / region.width;
  pause();
  const placed = ([x, y]: Point): Point => [(x - region.left) * scale, (y - region.top) * scale];
  const headOf = (face: DetectedFace): Head => {
    const { box } = faceShape(face);
    const [x, y] = placed([box.x + box.width / 2, box.y + box.height / 2]);
    return { x, y, size: box.height * scale };
  };
  const landmarks = found.face.landmarks.map(placed);
  const head = headOf(found.face);
  const { matte, turn, look } = await matteOf(networks.matting, portrait, landmarks);
  pause();
  // Made beside the rest, on another thread.
  const { width, height, data } = portrait;
  const file = sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  file.catch(() => undefined);
  const alone = isolatePerson(portrait, matte, behindFace(head, turn), found.others.map(headOf), look);
  fadeTowardsEdges(alone, portrait, found, region, head.size);
  const cutout = cutOut(portrait, alone);
  pause();
  return { photo: await file, width, height, cutout, box: faceShape({ landmarks }).box, landmarks };
}

/** The points of a face that is turned away lie before its head. */
function behindFace(head: Head, turn: number): Head {
  if (Math.abs(turn) < 0.1) return head;
  return {
    ...head,
    x: head.x + turn * 0.8 * head.size,
    looks: Math.abs(turn) > PROFILE ? (turn > 0 ? -1 : 1) : undefined,
  };
}

async function portraitOf({ photo, face }: FoundFace, region: Region): Promise<RgbPicture> {
  const portrait = await photo.pixels(PORTRAIT_SIDE, region);
  const unit = (faceShape(face).unit * portrait.width) / region.width;
  const most = PORTRAIT_SIDE / Math.max(portrait.width, portrait.height);
  const factor = Math.min(MOST_ENLARGED, most, LEAST_UNIT / unit);
  return factor > 1.1 ? enlarged(portrait, factor) : portrait;
}

/** A photo that was turned ends in slanted edges, which no framing hides: the person fades out before them. */
function fadeTowardsEdges(
  matte: Plane,
  { width, height }: RgbPicture,
  { photo }: FoundFace,
  region: Region,
  size: number,
): void {
  const corner = photo.inside([0, 0]);
  if (corner > -2) return;
  const scale = width / region.width;
  const reach = size * 0.25;
  // Distances from straight edges: what lies between two known places is between their distances.
  const [across, down] = [Math.ceil(width / SPAN), Math.ceil(height / SPAN)];
  const inside = Float32Array.from({ length: across * down }, (_, cell) => {
    const [x, y] = [((cell % across) + 0.5) * SPAN - 0.5, (Math.floor(cell / across) + 0.5) * SPAN - 0.5];
    return photo.inside([x / scale + region.left, y / scale + region.top]) * scale;
  });
  const insideAt = planeRows(inside, across, down, width, height, SPAN);
  for (let y = 0; y < height; y += 1) {
    const row = insideAt(y);
    for (let x = 0; x < width; x += 1) {
      if (row[x]! >= reach) continue;
      const share = Math.min(1, Math.max(0, (row[x]! - 3) / (reach - 3)));
      matte[y * width + x]! *= share * share * (3 - 2 * share);
    }
  }
}

const SPAN = 8;
