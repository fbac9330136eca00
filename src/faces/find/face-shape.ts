import type { DetectedFace, Point } from './face-models.js';

/** A face as its points show it. The network's box takes in hair at one time and cuts the chin at another. */
export interface FaceShape {
  readonly eyes: Point;
  readonly chin: Point;
  /** From the line of the eyes to the chin. */
  readonly unit: number;
  /** How far the line of the eyes is off the horizontal, in radians. */
  readonly lean: number;
  /** From the middle of the forehead to the chin. */
  readonly box: DetectedFace['box'];
}

export function faceShape({ landmarks }: Pick<DetectedFace, 'landmarks'>): FaceShape {
  const left = middleOf(landmarks.slice(36, 42));
  const right = middleOf(landmarks.slice(42, 48));
  const eyes: Point = [(left[0] + right[0]) / 2, (left[1] + right[1]) / 2];
  const chin = landmarks[8]!;
  const jaw = Math.hypot(landmarks[16]![0] - landmarks[0]![0], landmarks[16]![1] - landmarks[0]![1]);
  // A head that looks down shows little between eyes and chin, one in profile little between the ears.
  const unit = Math.max(1, Math.hypot(chin[0] - eyes[0], chin[1] - eyes[1]), jaw * 0.66);
  const size = unit * 1.5;
  const middle: Point = [eyes[0] + (chin[0] - eyes[0]) * 0.28, eyes[1] + (chin[1] - eyes[1]) * 0.28];
  const width = size * 0.86;
  return {
    eyes,
    chin,
    unit,
    lean: Math.atan2(right[1] - left[1], right[0] - left[0]),
    box: { x: middle[0] - width / 2, y: middle[1] - size / 2, width, height: size },
  };
}

/** Eyes, nose and mouth: without one of these it is not the person any more. */
const CORE = [27, 60] as const;

/**
 * Whether enough of the face lies in the photo for a portrait: eyes, nose and mouth with a little around them, the chin,
 * and the brows. `inside` tells how far a point lies within the photo, in its pixels.
 */
export function isWhole({ landmarks }: DetectedFace, inside: (point: Point) => number): boolean {
  const { eyes, chin, unit, lean } = faceShape({ landmarks });
  const brow: Point = [eyes[0] + Math.sin(lean) * unit * 0.3, eyes[1] - Math.cos(lean) * unit * 0.3];
  return (
    landmarks.slice(...CORE).every((point) => inside(point) > unit * 0.03) &&
    inside(brow) > 0 &&
    inside(chin) > -unit * 0.08
  );
}

function middleOf(points: readonly Point[]): Point {
  return [
    points.reduce((sum, [x]) => sum + x, 0) / points.length,
    points.reduce((sum, [, y]) => sum + y, 0) / points.length,
  ];
}
