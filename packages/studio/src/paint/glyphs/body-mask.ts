const INK = 128;
/** Cuts narrower than this share of the height are lines within the body, not gaps beside it. */
const CUT = 0.06;

/** How far each pixel is from the nearest marked one, in pixels, about right (chamfer 3-4). */
function distances(marked: (pixel: number) => boolean, width: number, height: number): Float32Array {
  const far = 1e6;
  const result = new Float32Array(width * height);
  for (let pixel = 0; pixel < result.length; pixel++) result[pixel] = marked(pixel) ? 0 : far;
  const relax = (
    pixel: number,
    x: number,
    y: number,
    offsets: readonly (readonly [number, number, number])[],
  ): void => {
    let best = result[pixel] as number;
    for (const [dx, dy, cost] of offsets) {
      if (x + dx < 0 || x + dx >= width || y + dy < 0 || y + dy >= height) continue;
      best = Math.min(best, (result[pixel + dy * width + dx] as number) + cost);
    }
    result[pixel] = best;
  };
  const before = [
    [-1, 0, 1],
    [0, -1, 1],
    [-1, -1, 1.4],
    [1, -1, 1.4],
  ] as const;
  const after = [
    [1, 0, 1],
    [0, 1, 1],
    [1, 1, 1.4],
    [-1, 1, 1.4],
  ] as const;
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) relax(y * width + x, x, y, before);
  for (let y = height - 1; y >= 0; y--) for (let x = width - 1; x >= 0; x--) relax(y * width + x, x, y, after);
  return result;
}

/** Pixels that can be reached from the edge without coming nearer to the ink than `reach`. */
function flood(distance: Float32Array, reach: number, width: number, height: number): Uint8Array {
  const outside = new Uint8Array(width * height);
  const queue: number[] = [];
  const visit = (pixel: number): void => {
    if (outside[pixel] === 1 || (distance[pixel] as number) <= reach) return;
    outside[pixel] = 1;
    queue.push(pixel);
  };
  for (let pixel = 0; pixel < outside.length; pixel++) {
    const x = pixel % width;
    if (x === 0 || x === width - 1 || pixel < width || pixel >= width * (height - 1)) visit(pixel);
  }
  for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
    const x = next % width;
    if (x > 0) visit(next - 1);
    if (x < width - 1) visit(next + 1);
    if (next >= width) visit(next - width);
    if (next < width * (height - 1)) visit(next + width);
  }
  return outside;
}

/**
 * The body that a one-colour drawing outlines: everything its ink encloses, narrow cuts included. One byte a pixel,
 * 1 inside and off its edge.
 */
export function bodyMask(pixels: Uint8ClampedArray, width: number, height: number): Uint8Array {
  const reach = Math.max(1, CUT * height * 0.5);
  // room around, so that the outside is one piece even where the ink touches the box
  const pad = Math.ceil(reach) + 2;
  const wide = width + pad * 2;
  const high = height + pad * 2;
  const isInk = (pixel: number): boolean => {
    const x = (pixel % wide) - pad;
    const y = Math.floor(pixel / wide) - pad;
    return x >= 0 && y >= 0 && x < width && y < height && (pixels[(y * width + x) * 4 + 3] as number) >= INK;
  };
  const outside = flood(distances(isInk, wide, high), reach, wide, high);
  const toOutside = distances((pixel) => outside[pixel] === 1, wide, high);
  const inside = new Uint8Array(width * height);
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const padded = (y + pad) * wide + x + pad;
      // the outside grows back to the ink it was kept away from
      if ((toOutside[padded] as number) > reach + 1.5) inside[y * width + x] = 1;
    }
  }
  return inside;
}
