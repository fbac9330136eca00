import type { Plane } from '@easel/raster';
import type { Random } from '../paint/kit/random.js';
import { createBrush } from './brush.js';
import type { EdgeFlow } from './flow.js';
import type { ColourPlanes, Pixels } from './colour-planes.js';

export interface StrokeOptions {
  /** Width of the brush in pixels. */
  readonly size: number;
  /** Most steps of one brush width that a stroke may run. */
  readonly length: number;
  /** 0 to 1: how far colours stray. */
  readonly variety: number;
  readonly opacity: number;
  /** Where to paint: the share of strokes set at a place, 0 to 1; of the colours' size. */
  readonly density: Plane;
}

/**
 * Sets brush strokes over the whole picture, each following the flow in the colour of where it starts. Colours and
 * densities are at half the picture's size, because a brush is wider than that, or at its own.
 */
export function paintStrokes(
  pixels: Pixels,
  width: number,
  height: number,
  colours: ColourPlanes,
  flow: EdgeFlow,
  options: StrokeOptions,
  random: Random,
): void {
  const halved = colours.width === width ? 0 : 1;
  const half = (x: number, y: number): number => (y >> halved) * colours.width + (x >> halved);
  const { along, shift } = flow;
  const flowAt = (x: number, y: number): number => 2 * ((y >> shift) * flow.width + (x >> shift));
  const { size, length, variety, opacity, density } = options;
  const spacing = Math.max(2, size * 0.8);
  const starts: { x: number; y: number; order: number }[] = [];
  for (let y = spacing / 2; y < height; y += spacing) {
    for (let x = spacing / 2; x < width; x += spacing) {
      const order = random.next();
      const atX = Math.min(width - 1, Math.max(0, x + random.around(spacing * 0.35)));
      const atY = Math.min(height - 1, Math.max(0, y + random.around(spacing * 0.35)));
      if (random.next() > density[half(atX, atY)]!) continue;
      starts.push({ x: atX, y: atY, order });
    }
  }
  // Without this, every stroke would lie over its left and upper neighbour.
  starts.sort((a, b) => a.order - b.order);
  const brush = createBrush(pixels, width, height);
  const step = Math.max(1.5, size * 0.6);
  const points = new Float32Array((length + 1) * 2);
  for (const start of starts) {
    const pixel = half(start.x, start.y);
    const stray = random.around(variety * 0.06);
    const warm = random.around(variety * 0.03);
    const red = colours.red[pixel]!;
    const green = colours.green[pixel]!;
    const blue = colours.blue[pixel]!;
    const thick = size * random.between(0.75, 1.15);
    const direction = random.chance(0.5) ? 1 : -1;
    const from = flowAt(start.x, start.y);
    let { x, y } = start;
    let alongX = along[from]! * direction;
    let alongY = along[from + 1]! * direction;
    points[0] = x;
    points[1] = y;
    let count = 1;
    for (; count <= length; count += 1) {
      x += alongX * step;
      y += alongY * step;
      if (x < 0 || y < 0 || x >= width || y >= height) break;
      const at = half(x, y);
      const away =
        Math.abs(colours.red[at]! - red) + Math.abs(colours.green[at]! - green) + Math.abs(colours.blue[at]! - blue);
      if (away > 0.16) break;
      points[count * 2] = x;
      points[count * 2 + 1] = y;
      const here = flowAt(x, y);
      const sign = along[here]! * alongX + along[here + 1]! * alongY < 0 ? -1 : 1;
      alongX = alongX * 0.35 + along[here]! * sign * 0.65;
      alongY = alongY * 0.35 + along[here + 1]! * sign * 0.65;
    }
    const light = stray * 255;
    brush(
      points,
      count,
      thick,
      clampByte(red * 255 + light + warm * 255),
      clampByte(green * 255 + light),
      clampByte(blue * 255 + light - warm * 255),
      opacity,
    );
  }
}

function clampByte(value: number): number {
  return Math.min(255, Math.max(0, value));
}
