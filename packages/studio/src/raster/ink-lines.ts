import { gaussianBlur, givePlanes, planeRows, shrinkPlane, takePlane, type Plane } from '@easel/raster';
import { edgeFlow, smoothAlong } from './flow.js';

export interface LineOptions {
  /** How far around a place its direction is read, in pixels. */
  readonly flow: number;
  /** Half the width of the finest line, in pixels. */
  readonly sigma: number;
  /** How far lines run together along the flow, in pixels. */
  readonly reach: number;
  /** Strength of edges against tone: 10 draws tone as well, 40 edges alone. */
  readonly sharpness: number;
  /** Tone below which paper turns to ink, 0 to 1. */
  readonly threshold: number;
  /** How hard ink ends: 4 pencil, 30 pen. */
  readonly hardness: number;
}

/** Lines that are at least this wide are as sharp when they are found at half the size and cut out at the full one. */
const BROAD = 1.25;

/** Where so little has a direction there is no line to run along. */
const FLAT = 0.012;

/**
 * Extended difference of Gaussians along the flow: 1 is paper, 0 is ink. `light` is the picture, or the picture at half
 * its size; the options are in pixels of the whole one.
 */
export function inkLines(light: Plane, width: number, height: number, options: LineOptions): Plane {
  const { sigma, reach, flow, sharpness, threshold, hardness } = options;
  const given = { plane: light, width: Math.ceil(width / 2), height: Math.ceil(height / 2) };
  const whole = light.length === width * height;
  const small = !whole
    ? given
    : sigma >= BROAD
      ? shrinkPlane(light, width, height, 2)
      : { plane: light, width, height };
  const factor = small.width === width ? 1 : 2;
  const field = raised(small.plane, small.width, small.height, sharpness, sigma / factor);
  const along = edgeFlow(small.plane, small.width, small.height, flow / factor);
  const smooth = smoothAlong(field, along, small.width, small.height, reach / factor, FLAT);
  const drawn = takePlane(width * height);
  const rowAt = planeRows(smooth, small.width, small.height, width, height);
  for (let y = 0; y < height; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) {
      const over = row[x]! - threshold;
      drawn[y * width + x] = over >= 0 ? 1 : inked(hardness * over);
    }
  }
  if (small.plane !== light) givePlanes(small.plane);
  givePlanes(field, smooth, along.along, along.strength);
  return drawn;
}

/** 1 + tanh for what is below 0. */
function inked(depth: number): number {
  if (depth < -8) return 0;
  return 2 / (1 + Math.exp(-2 * depth));
}

function raised(light: Plane, width: number, height: number, sharpness: number, sigma: number): Plane {
  const fine = gaussianBlur(light, width, height, sigma);
  const coarse = gaussianBlur(light, width, height, sigma * 1.6);
  for (let pixel = 0; pixel < fine.length; pixel += 1)
    fine[pixel] = (1 + sharpness) * fine[pixel]! - sharpness * coarse[pixel]!;
  givePlanes(coarse);
  return fine;
}
