import type { FacePicture } from '../request.js';
import type { Point } from '../paint/kit/shapes.js';

const COUNT = 68;

/** The face's 68 points; where they are missing or incomplete, those of an average face in its box. */
export function facePoints({ landmarks, box }: FacePicture): readonly Point[] {
  if (landmarks.length === COUNT) return landmarks;
  return averagePoints().map(([x, y]): Point => [box.x + x * box.width, box.y + y * box.height]);
}

/** In shares of the face box: jaw, brows, nose, eyes, mouth, in the order of the usual model. */
function averagePoints(): Point[] {
  const ring = (x: number, y: number, width: number, height: number, count: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = Math.PI + (index / count) * Math.PI * 2;
      return [x + Math.cos(angle) * width, y + Math.sin(angle) * height];
    });
  const arc = (x: number, y: number, width: number, height: number, from: number, to: number, count: number): Point[] =>
    Array.from({ length: count }, (_, index) => {
      const angle = from + (index / (count - 1)) * (to - from);
      return [x - Math.cos(angle) * width, y + Math.sin(angle) * height];
    });
  return [
    ...arc(0.5, 0.4, 0.46, 0.58, 0, Math.PI, 17),
    ...arc(0.28, 0.3, 0.14, -0.05, 0, Math.PI, 5),
    ...arc(0.72, 0.3, 0.14, -0.05, 0, Math.PI, 5),
    ...Array.from({ length: 4 }, (_, index): Point => [0.5, 0.38 + index * 0.07]),
    ...arc(0.5, 0.64, 0.08, 0.03, 0, Math.PI, 5),
    ...ring(0.3, 0.4, 0.08, 0.03, 6),
    ...ring(0.7, 0.4, 0.08, 0.03, 6),
    ...ring(0.5, 0.78, 0.16, 0.06, 12),
    ...ring(0.5, 0.78, 0.11, 0.03, 8),
  ];
}
