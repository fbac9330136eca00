import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane, type Rows } from '@easel/raster';

/** How a plane rises to the right and downwards, per pixel, row by row. */
export interface Slopes {
  readonly x: Rows;
  readonly y: Rows;
}

/**
 * The slopes of a widely blurred plane. They are taken on the small copy in which the blur is computed, and enlarged
 * themselves: the differences of an enlarged plane would be constant within each cell and show its grid.
 */
export function blurredSlopes(plane: Plane, width: number, height: number, sigma: number): Slopes {
  const factor = Math.max(1, 2 ** Math.floor(Math.log2(Math.max(1, sigma / 5))));
  const small = shrinkPlane(plane, width, height, factor);
  const soft = gaussianBlur(small.plane, small.width, small.height, sigma / factor);
  const x = takePlane(soft.length);
  const y = takePlane(soft.length);
  for (let row = 0; row < small.height; row += 1) {
    const up = Math.max(0, row - 1) * small.width;
    const down = Math.min(small.height - 1, row + 1) * small.width;
    for (let column = 0; column < small.width; column += 1) {
      const left = row * small.width + Math.max(0, column - 1);
      const right = row * small.width + Math.min(small.width - 1, column + 1);
      const at = row * small.width + column;
      x[at] = (soft[right]! - soft[left]!) / (2 * factor);
      y[at] = (soft[down + column]! - soft[up + column]!) / (2 * factor);
    }
  }
  givePlanes(small.plane, soft);
  return {
    x: planeRows(x, small.width, small.height, width, height),
    y: planeRows(y, small.width, small.height, width, height),
  };
}
