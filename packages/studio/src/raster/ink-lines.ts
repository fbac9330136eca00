import { gaussianBlur, type Plane } from '@easel/raster';
import { smoothAlong, type EdgeFlow } from './flow.js';

export interface LineOptions {
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

/** Extended difference of Gaussians along the flow: 1 is paper, 0 is ink. */
export function inkLines(light: Plane, flow: EdgeFlow, width: number, height: number, options: LineOptions): Plane {
  const { sigma, reach, sharpness, threshold, hardness } = options;
  const fine = gaussianBlur(light, width, height, sigma);
  const coarse = gaussianBlur(light, width, height, sigma * 1.6);
  const raised = new Float32Array(light.length);
  for (let pixel = 0; pixel < raised.length; pixel += 1) {
    raised[pixel] = (1 + sharpness) * fine[pixel]! - sharpness * coarse[pixel]!;
  }
  const drawn = smoothAlong(raised, flow, width, height, reach);
  for (let pixel = 0; pixel < drawn.length; pixel += 1) {
    const over = drawn[pixel]! - threshold;
    drawn[pixel] = over >= 0 ? 1 : Math.max(0, 1 + Math.tanh(hardness * over));
  }
  return drawn;
}
