import sharp from 'sharp';
import type { FacePicture } from '../engines/engine.js';
import { cutOut } from './cutout/cutout.js';
import { isolatePerson, type Head } from './cutout/isolate.js';
import type { Matting } from './cutout/matting.js';
import { photoOf, type RgbPicture } from './decode/photo.js';
import { findFace, portraitRegion } from './find/find-face.js';
import type { DetectedFace, FaceModels } from './find/face-models.js';

/** Enough for a face in the largest picture that can be asked for. */
const PORTRAIT_SIDE = 1280;

export interface FaceNetworks {
  readonly faces: FaceModels;
  readonly matting: Matting;
}

/** Everything between a decoded photo and a face to draw. `pause` is called between steps and may throw. */
export async function prepareFace(
  decoded: RgbPicture,
  networks: FaceNetworks,
  pause: () => void,
): Promise<FacePicture> {
  const found = await findFace(networks.faces, photoOf(decoded), pause);
  pause();
  const region = portraitRegion(found);
  const portrait = await found.photo.pixels(PORTRAIT_SIDE, region);
  const scale = portrait.width / region.width;
  pause();
  const matte = await networks.matting(portrait);
  pause();
  const headOf = ({ box }: DetectedFace): Head => ({
    x: (box.x + box.width / 2 - region.left) * scale,
    y: (box.y + box.height / 2 - region.top) * scale,
    size: Math.max(box.width, box.height) * scale,
  });
  const alone = isolatePerson(portrait, matte, headOf(found.face), found.others.map(headOf));
  const cutout = cutOut(portrait, alone);
  pause();
  const { width, height, data } = portrait;
  const photo = await sharp(data, { raw: { width, height, channels: 3 } })
    .jpeg({ quality: 92 })
    .toBuffer();
  const { box } = found.face;
  return {
    photo,
    width,
    height,
    cutout,
    box: {
      x: (box.x - region.left) * scale,
      y: (box.y - region.top) * scale,
      width: box.width * scale,
      height: box.height * scale,
    },
    landmarks: found.face.landmarks.map(([x, y]) => [(x - region.left) * scale, (y - region.top) * scale]),
  };
}
