import type { Look } from './look.js';
import { traceContours } from './press/contour.js';
import { unitOf } from '../raster/plane.js';
import type { Plane } from '../raster/plane.js';
import { scatteredPoints } from './press/points.js';
import { printInk } from './press/print.js';
import { designTones, inkLight, layersOf } from './press/tone.js';

/** Dots alone make the tones; a fine contour holds the forms. */
export const stipple: Look = {
  name: 'stipple',
  ink: true,
  sharp: true,
  mapped: true,
  fine: true,
  finish(finish) {
    const { width, height } = finish.painting;
    const unit = unitOf(width, height);
    const map = layersOf(finish);
    const light = inkLight(finish, map);
    const tones = designTones(finish, map, light);
    const { line, gap } = traceContours(finish, map, light, {
      width: Math.max(0.9, 1.9 * unit),
      inner: 0.9,
      gap: Math.max(1, 4 * unit),
    });
    for (let pixel = 0; pixel < tones.length; pixel++) {
      tones[pixel] = (tones[pixel] as number) * (1 - (gap[pixel] as number));
    }
    const radius = Math.max(0.72, (1.75 - 0.3 * finish.scene.detail) * unit);
    setDots(line, tones, width, height, radius);
    return printInk(finish, map, line);
  },
};

function setDots(ink: Plane, tones: Plane, width: number, height: number, radius: number): void {
  const points = scatteredPoints();
  // at the darkest tone the dots lie this close
  const tile = Math.sqrt(points.count) * radius * 1.75;
  for (let top = 0; top < height; top += tile) {
    for (let left = 0; left < width; left += tile) {
      for (let point = 0; point < points.count; point++) {
        const x = left + (points.x[point] as number) * tile;
        const y = top + (points.y[point] as number) * tile;
        if (x >= width || y >= height) continue;
        const tone = tones[(y | 0) * width + (x | 0)] as number;
        const share = tone * (0.32 + 0.68 * tone);
        if (point >= share * points.count) continue;
        setDot(ink, width, height, x, y, radius * (0.9 + 0.45 * tone));
      }
    }
  }
}

function setDot(ink: Plane, width: number, height: number, x: number, y: number, radius: number): void {
  const reach = radius + 0.5;
  const left = Math.max(0, Math.ceil(x - reach));
  const right = Math.min(width - 1, Math.floor(x + reach));
  const bottom = Math.min(height - 1, Math.floor(y + reach));
  for (let row = Math.max(0, Math.ceil(y - reach)); row <= bottom; row++) {
    for (let column = left; column <= right; column++) {
      const away = Math.sqrt((column - x) * (column - x) + (row - y) * (row - y));
      const value = Math.min(1, reach - away);
      if (value > (ink[row * width + column] as number)) ink[row * width + column] = value;
    }
  }
}
