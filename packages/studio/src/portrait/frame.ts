import type { FacePicture } from '../request.js';
import { facePoints } from './points.js';
import type { Random } from '../paint/kit/random.js';

/** How the photo's pixels come to lie on the sheet: scaled, then moved. */
export interface Placement {
  readonly scale: number;
  readonly x: number;
  readonly y: number;
}

export interface FrameWishes {
  /** 0 for a bare head … 1 for a tall hat: leaves room above. */
  readonly headroom: number;
}

/** The largest zoom beyond the wished framing that hides where the photo cuts through the body. */
const MAX_ZOOM = 1.34;

/**
 * Frames a head-and-shoulders portrait: the eyes a little above the middle, the bust running off the lower edge. The
 * photo is zoomed rather than left ending inside the picture, as far as the head allows.
 */
export function framePortrait(
  face: FacePicture,
  width: number,
  height: number,
  { headroom }: FrameWishes,
  random: Random,
): Placement {
  const { box } = face;
  const size = Math.max(box.height, box.width);
  const faceX = box.x + box.width / 2;
  const faceY = box.y + box.height / 2;
  const wished = Math.min(0.345 * height, 0.4 * width) * (1 - 0.24 * headroom);
  const aspect = width / height;
  // In a wide picture the person stands aside, looking into it.
  const aside = aspect > 1.45 ? Math.min(0.16, (aspect - 1.45) * 0.2) * lookingDirection(face, random) : 0;
  const centreX = width * (0.5 - aside);
  const centreY = (scaledSize: number) =>
    Math.max(height * (0.455 + 0.08 * headroom), scaledSize * (1.12 + 0.62 * headroom));

  let scale = wished / size;
  for (let zoom = 1; zoom <= MAX_ZOOM; zoom += 0.02) {
    scale = (wished * zoom) / size;
    const bottom = centreY(wished * zoom) + (face.height - faceY) * scale;
    const left = centreX - faceX * scale;
    const right = centreX + (face.width - faceX) * scale;
    const cutLeft = left > 0 && touches(face, 'left');
    const cutRight = right < width && touches(face, 'right');
    if (bottom >= height && !cutLeft && !cutRight) break;
  }
  // What zooming could not hide on one side is moved out of the picture.
  const gapLeft = touches(face, 'left') ? Math.max(0, centreX - faceX * scale) : 0;
  const gapRight = touches(face, 'right') ? Math.max(0, width - centreX - (face.width - faceX) * scale) : 0;
  const shift = gapLeft > 0 === gapRight > 0 ? 0 : Math.min(gapLeft + gapRight, width * 0.09) * (gapRight > 0 ? 1 : -1);
  return { scale, x: centreX + shift - faceX * scale, y: centreY(size * scale) - faceY * scale };
}

/** −1 when the person looks to the picture's left, 1 to its right. */
function lookingDirection(face: FacePicture, random: Random): number {
  const points = facePoints(face);
  const nose = points[30]![0];
  const leftJaw = points[1]![0];
  const rightJaw = points[15]![0];
  const turn = (nose - leftJaw) / Math.max(1, rightJaw - leftJaw) - 0.5;
  if (Math.abs(turn) < 0.04) return random.chance(0.5) ? 1 : -1;
  return Math.sign(turn);
}

/** Whether the photo's border cuts through the person there, from the chin down to the chest. */
export function touches({ cutout, box }: FacePicture, side: 'left' | 'right'): boolean {
  const column = side === 'left' ? 1 : cutout.width - 2;
  const from = Math.max(0, Math.round(box.y - box.height * 0.4));
  const to = Math.min(cutout.height, Math.round(box.y + box.height * 2.2));
  let covered = 0;
  for (let y = from; y < to; y += 1) if (cutout.data[(y * cutout.width + column) * 4 + 3]! > 128) covered += 1;
  return covered > box.height * 0.08;
}
