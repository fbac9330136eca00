import type { Pixels } from './colour-planes.js';

/** Draws one stroke of even width with round ends through `count` points: x and y side by side. */
export type Brush = (
  points: Float32Array,
  count: number,
  width: number,
  red: number,
  green: number,
  blue: number,
  opacity: number,
) => void;

/**
 * A brush for thousands of short strokes on opaque pixels. A canvas takes thirty times as long for each of them: it
 * builds a path, an outline and a mask, where a few hundred distances tell the same.
 */
export function createBrush(pixels: Pixels, width: number, height: number): Brush {
  let cover = new Uint8Array(64 * 64);
  return (points, count, thick, red, green, blue, opacity) => {
    const radius = thick / 2;
    let [left, top, right, bottom] = [points[0]!, points[1]!, points[0]!, points[1]!];
    for (let at = 2; at < count * 2; at += 2) {
      left = Math.min(left, points[at]!);
      right = Math.max(right, points[at]!);
      top = Math.min(top, points[at + 1]!);
      bottom = Math.max(bottom, points[at + 1]!);
    }
    const x0 = Math.max(0, Math.floor(left - radius - 1));
    const y0 = Math.max(0, Math.floor(top - radius - 1));
    const x1 = Math.min(width, Math.ceil(right + radius + 1));
    const y1 = Math.min(height, Math.ceil(bottom + radius + 1));
    const across = x1 - x0;
    const size = across * (y1 - y0);
    if (across <= 0 || size <= 0) return;
    if (cover.length < size) cover = new Uint8Array(size * 2);
    cover.fill(0, 0, size);
    for (let at = 0; at + 2 < Math.max(4, count * 2); at += 2) {
      const to = count > 1 ? at + 2 : at;
      coverSegment(cover, x0, y0, x1, y1, points[at]!, points[at + 1]!, points[to]!, points[to + 1]!, radius);
    }
    const share = opacity / 255;
    for (let y = y0, from = 0; y < y1; y += 1) {
      for (let at = (y * width + x0) * 4; from < (y - y0 + 1) * across; from += 1, at += 4) {
        if (cover[from] === 0) continue;
        const alpha = cover[from]! * share;
        pixels[at] = pixels[at]! + (red - pixels[at]!) * alpha;
        pixels[at + 1] = pixels[at + 1]! + (green - pixels[at + 1]!) * alpha;
        pixels[at + 2] = pixels[at + 2]! + (blue - pixels[at + 2]!) * alpha;
      }
    }
  };
}

/** Marks what lies within a radius of a line, 0 to 255, in a box that starts at `x0` and `y0`. */
function coverSegment(
  cover: Uint8Array,
  x0: number,
  y0: number,
  x1: number,
  y1: number,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  radius: number,
): void {
  const reach = radius + 0.5;
  const least = Math.max(x0, Math.floor(Math.min(fromX, toX) - reach));
  const most = Math.min(x1, Math.ceil(Math.max(fromX, toX) + reach) + 1);
  const first = Math.max(y0, Math.floor(Math.min(fromY, toY) - reach));
  const last = Math.min(y1, Math.ceil(Math.max(fromY, toY) + reach) + 1);
  const alongX = toX - fromX;
  const alongY = toY - fromY;
  const scale = 1 / Math.max(1e-6, alongX * alongX + alongY * alongY);
  const inner = Math.max(0, radius - 0.5) ** 2;
  const outer = reach * reach;
  const length = Math.sqrt(alongX * alongX + alongY * alongY);
  const slant = Math.abs(alongY) > 0.2 * length ? 1 / alongY : 0;
  const band = reach * length * Math.abs(slant);
  for (let y = first; y < last; y += 1) {
    const down = y + 0.5 - fromY;
    // Where this row crosses the band on both sides of the line.
    const middle = fromX + down * alongX * slant - 0.5;
    const start = slant === 0 ? least : Math.max(least, Math.floor(middle - band));
    const end = slant === 0 ? most : Math.min(most, Math.ceil(middle + band) + 1);
    for (let x = start, at = (y - y0) * (x1 - x0) + start - x0; x < end; x += 1, at += 1) {
      if (cover[at] === 255) continue;
      const right = x + 0.5 - fromX;
      let share = (right * alongX + down * alongY) * scale;
      share = share < 0 ? 0 : share > 1 ? 1 : share;
      const offX = right - alongX * share;
      const offY = down - alongY * share;
      const distance = offX * offX + offY * offY;
      if (distance >= outer) continue;
      const value = distance <= inner ? 255 : (reach - Math.sqrt(distance)) * 255;
      if (value > cover[at]!) cover[at] = value > 255 ? 255 : value;
    }
  }
}
