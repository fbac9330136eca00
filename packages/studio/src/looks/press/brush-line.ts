import type { Plane } from '../../raster/plane.js';
import { cloudTile, sampleTile } from '../../raster/texture.js';
import type { Border } from './borders.js';

export interface Brush {
  /** Full width in pixels where it is pressed evenly. */
  readonly width: number;
  /** 0 for a pen of one width, 1 for a brush that swells on its way and runs out in points. */
  readonly swell: number;
}

/** A brush for the lines of one sheet; it turns its broad side down and to the right, as a right hand holds it. */
export function createBrush(plane: Plane, width: number, height: number, { width: broad, swell }: Brush) {
  const pressure = cloudTile();
  const dab = (x: number, y: number, half: number, ink: number): void => {
    const reach = half + 0.5;
    const [left, right] = [Math.max(0, Math.ceil(x - reach - 0.5)), Math.min(width - 1, Math.floor(x + reach - 0.5))];
    const bottom = Math.min(height - 1, Math.floor(y + reach - 0.5));
    for (let row = Math.max(0, Math.ceil(y - reach - 0.5)); row <= bottom; row++) {
      for (let column = left; column <= right; column++) {
        const away = Math.hypot(column + 0.5 - x, row + 0.5 - y);
        const value = Math.min(1, half + 0.5 - away) * ink;
        const pixel = row * width + column;
        if (value > (plane[pixel] as number)) plane[pixel] = value;
      }
    }
  };
  return {
    /** Draws a line, or the part of it between two of its points; `weight` thins it. */
    draw({ points, closed, key }: Border, weight: number, from = 0, to = (points.length >> 1) - 1): void {
      const whole = closed && from === 0 && to === (points.length >> 1) - 1;
      const run = Math.max(2, broad * 5 * swell);
      for (let at = from; at <= to; at++) {
        const [x, y] = [points[at * 2] as number, points[at * 2 + 1] as number];
        const [back, on] = [Math.max(0, at - 3), Math.min((points.length >> 1) - 1, at + 3)];
        const alongX = (points[on * 2] as number) - (points[back * 2] as number);
        const alongY = (points[on * 2 + 1] as number) - (points[back * 2 + 1] as number);
        const turned = (alongX * alongY) / (alongX * alongX + alongY * alongY || 1);
        const uneven = sampleTile(pressure, (at / broad) * 0.9, key * 37 + from);
        const end = whole ? 1 : Math.min(1, (Math.min(at - from, to - at) + 1) / run);
        const pressed = 1 + swell * (turned * 0.7 + uneven * 0.22);
        const half = broad * 0.5 * weight * Math.max(0.3, pressed) * (1 - swell * (1 - end) * 0.9);
        // what is thinner than a pixel is paler instead
        dab(x, y, Math.max(0.5, half), Math.min(1, 0.35 + half * 1.3));
      }
    },
  };
}
