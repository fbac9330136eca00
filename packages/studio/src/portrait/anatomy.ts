import type { Plane } from '@easel/raster';
import type { FacePicture } from '../request.js';
import type { Point } from '../paint/kit/shapes.js';
import { facePoints } from './points.js';
import type { Placement } from './frame.js';

/** Where things are on the person, in pixels of the sheet. */
export interface Anatomy {
  /** The 68 points of the face. */
  readonly points: readonly Point[];
  readonly leftEye: Point;
  readonly rightEye: Point;
  readonly eyes: Point;
  readonly nose: Point;
  readonly mouth: Point;
  readonly chin: Point;
  /** Highest point of hair or hat. */
  readonly crown: Point;
  /** Middle of the neck where it meets the collar. */
  readonly collar: Point;
  /** Width of the face at the cheekbones. */
  readonly faceWidth: number;
  /** From the line of the eyes to the chin; the unit of everything that is worn. */
  readonly unit: number;
  /** Turn of the head in radians; positive leans to the picture's right. */
  readonly lean: number;
  /** Turned away so far that points lie beside the head: where eyes and mouth are is not known well. */
  readonly profile: boolean;
  /** Eyes that are known to be closed, whatever the picture looks like there. */
  readonly closed?: boolean;
}

/** From this share of points beside the head on it is a profile. */
const BESIDE = 0.16;

export function readAnatomy(
  face: FacePicture,
  { scale, x, y }: Placement,
  matte: Plane,
  width: number,
  height: number,
): Anatomy {
  const points = facePoints(face).map(([px, py]): Point => [px * scale + x, py * scale + y]);
  const middle = (from: number, to: number): Point => {
    const some = points.slice(from, to);
    return [
      some.reduce((sum, point) => sum + point[0], 0) / some.length,
      some.reduce((sum, point) => sum + point[1], 0) / some.length,
    ];
  };
  const leftEye = middle(36, 42);
  const rightEye = middle(42, 48);
  const eyes: Point = [(leftEye[0] + rightEye[0]) / 2, (leftEye[1] + rightEye[1]) / 2];
  const chin = points[8]!;
  const lean = Math.atan2(rightEye[1] - leftEye[1], rightEye[0] - leftEye[0]);
  const unit = Math.max(8, Math.hypot(chin[0] - eyes[0], chin[1] - eyes[1]));
  const faceWidth = Math.max(8, Math.hypot(points[16]![0] - points[0]![0], points[16]![1] - points[0]![1]));
  const up: Point = [Math.sin(lean), -Math.cos(lean)];
  return {
    points,
    leftEye,
    rightEye,
    eyes,
    nose: points[30]!,
    mouth: middle(48, 60),
    chin,
    crown: crownOf(eyes, up, unit, matte, width, height),
    // The body does not lean with the head: the neck stands between the chin and where the eyes are.
    collar: [chin[0] * 0.4 + eyes[0] * 0.6, chin[1] + unit * 0.42],
    faceWidth,
    unit,
    lean,
    profile: besideShare(points, matte, width, height) > BESIDE,
  };
}

/** How far the middle of the face lies to the right of that of the eyes, in units: a turned head has them aside. */
export function turnedAside({ points, eyes, unit, lean }: Anatomy): number {
  const [left, right] = [points[1]!, points[15]!];
  const [x, y] = [(left[0] + right[0]) / 2 - eyes[0], (left[1] + right[1]) / 2 - eyes[1]];
  return Math.max(-MOST_ASIDE, Math.min(MOST_ASIDE, (x * Math.cos(lean) + y * Math.sin(lean)) / unit));
}

const MOST_ASIDE = 0.25;

/** The share of the points in the picture that are not on the person. */
function besideShare(points: readonly Point[], matte: Plane, width: number, height: number): number {
  const inside = points.filter(([x, y]) => x >= 0 && y >= 0 && x < width && y < height);
  const beside = inside.filter(([x, y]) => matte[Math.floor(y) * width + Math.floor(x)]! < 0.3);
  return beside.length / Math.max(1, inside.length);
}

/** Walks up from between the eyes until the person ends. */
function crownOf(eyes: Point, up: Point, unit: number, matte: Plane, width: number, height: number): Point {
  let reach = unit * 0.8;
  for (; reach < unit * 2.2; reach += 1) {
    const column = Math.round(eyes[0] + up[0] * reach);
    const row = Math.round(eyes[1] + up[1] * reach);
    if (column < 0 || row < 0 || column >= width || row >= height) break;
    if (matte[row * width + column]! < 0.5) break;
  }
  return [eyes[0] + up[0] * reach, eyes[1] + up[1] * reach];
}
