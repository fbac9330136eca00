import type { Point } from '../../paint/kit/shapes.js';
import { bulged, bulgedPoint } from '../../raster/warp.js';
import type { PortraitSheet } from '../sheet.js';
import { areClosed } from '../closed-eyes.js';

/** The sheet with larger eyes, as cartoons have them; its points move along. Closed ones stay: there is nothing to open. */
export function withLargeEyes(sheet: PortraitSheet, factor: number): PortraitSheet {
  const { width, height, picture, anatomy } = sheet;
  const { leftEye, rightEye, unit } = anatomy;
  const apart = Math.hypot(rightEye[0] - leftEye[0], rightEye[1] - leftEye[1]);
  const radius = Math.min(unit * 0.42, apart * 0.5);
  if (radius < 3 || anatomy.profile || areClosed(picture, width, height, anatomy)) return sheet;
  const bulges = [leftEye, rightEye].map(([x, y]) => ({ x, y, radius, factor }));
  return {
    ...sheet,
    picture: bulged(picture, width, height, bulges),
    anatomy: { ...anatomy, points: anatomy.points.map((point): Point => bulgedPoint(point, bulges)) },
  };
}
