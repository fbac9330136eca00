/** One number for each pixel, rows from the top. */
export type Plane = Float32Array;

/** Averages over a square of `2 * radius + 1` pixels a side. Edges repeat outwards. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const size = Math.min(Math.round(radius), Math.max(width, height));
  if (size < 1) return source.slice();
  const across = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  const weight = 1 / (2 * size + 1);
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const last = row + width - 1;
    let sum = source[row]! * size;
    for (let x = 0; x < size; x += 1) sum += source[x < width ? row + x : last]!;
    // The borders repeat their last value; the stretch between needs no comparison.
    const inner = Math.max(size, width - size);
    const head = Math.min(size, width);
    for (let x = 0; x < head; x += 1) {
      sum += source[row + x + size < last ? row + x + size : last]!;
      across[row + x] = sum * weight;
      sum -= source[row]!;
    }
    for (let x = head; x < inner && x < width; x += 1) {
      sum += source[row + x + size]!;
      across[row + x] = sum * weight;
      sum -= source[row + x - size]!;
    }
    for (let x = Math.max(head, inner); x < width; x += 1) {
      sum += source[last]!;
      across[row + x] = sum * weight;
      sum -= source[row + x - size]!;
    }
  }
  // Column sums are kept for a whole row at once: memory is walked in its own order.
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x += 1) sums[x] = across[x]! * size;
  for (let y = 0; y < size; y += 1) {
    const row = Math.min(y, height - 1) * width;
    for (let x = 0; x < width; x += 1) sums[x]! += across[row + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const entering = Math.min(y + size, height - 1) * width;
    const leaving = Math.max(y - size, 0) * width;
    const row = y * width;
    for (let x = 0; x < width; x += 1) {
      const sum = sums[x]! + across[entering + x]!;
      result[row + x] = sum * weight;
      sums[x] = sum - across[leaving + x]!;
    }
  }
  return result;
}

/** A Gaussian blur, as three box blurs: the difference is not visible and the cost does not grow with `sigma`. */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma <= 0) return source.slice();
  if (sigma < 2) return smallGaussian(source, width, height, sigma);
  const factor = 2 ** Math.floor(Math.log2(sigma / 4));
  if (factor >= 2 && Math.min(width, height) >= factor * 8) {
    // What a wide blur leaves has no detail: a copy of half the size, or less, holds all of it.
    const small = shrinkPlane(source, width, height, factor);
    const blurred = gaussianBlur(small.plane, small.width, small.height, sigma / factor);
    return enlargePlane(blurred, small.width, small.height, width, height);
  }
  const ideal = Math.sqrt(4 * sigma * sigma + 1);
  let lower = Math.floor(ideal);
  if (lower % 2 === 0) lower -= 1;
  const lowerCount = Math.round((12 * sigma * sigma - 3 * lower * lower - 12 * lower - 9) / (-4 * lower - 4));
  let result = source;
  for (let pass = 0; pass < 3; pass += 1) {
    const side = pass < lowerCount ? lower : lower + 2;
    result = boxBlur(result, width, height, (side - 1) / 2);
  }
  return result;
}

function smallGaussian(source: Plane, width: number, height: number, sigma: number): Plane {
  const reach = Math.max(1, Math.ceil(sigma * 2.5));
  const kernel = Array.from({ length: 2 * reach + 1 }, (_, at) => Math.exp(-((at - reach) ** 2) / (2 * sigma * sigma)));
  const total = kernel.reduce((sum, value) => sum + value, 0);
  const across = new Float32Array(source.length);
  const result = new Float32Array(source.length);
  for (let at = 0; at <= 2 * reach; at += 1) {
    const weight = kernel[at]! / total;
    const shift = at - reach;
    for (let y = 0; y < height; y += 1) {
      const row = y * width;
      for (let x = 0; x < width; x += 1) {
        const from = x + shift;
        across[row + x]! += weight * source[row + (from < 0 ? 0 : from >= width ? width - 1 : from)]!;
      }
    }
  }
  for (let at = 0; at <= 2 * reach; at += 1) {
    const weight = kernel[at]! / total;
    for (let y = 0; y < height; y += 1) {
      const row = y * width;
      const from = Math.min(Math.max(y + at - reach, 0), height - 1) * width;
      for (let x = 0; x < width; x += 1) result[row + x]! += weight * across[from + x]!;
    }
  }
  return result;
}

/** Averages squares of `factor` pixels a side. */
export function shrinkPlane(
  source: Plane,
  width: number,
  height: number,
  factor: number,
): { plane: Plane; width: number; height: number } {
  const across = Math.ceil(width / factor);
  const down = Math.ceil(height / factor);
  const plane = new Float32Array(across * down);
  for (let y = 0; y < down; y += 1) {
    const bottom = Math.min(height, (y + 1) * factor);
    for (let x = 0; x < across; x += 1) {
      const right = Math.min(width, (x + 1) * factor);
      let sum = 0;
      for (let row = y * factor; row < bottom; row += 1) {
        for (let at = row * width + x * factor; at < row * width + right; at += 1) sum += source[at]!;
      }
      plane[y * across + x] = sum / ((right - x * factor) * (bottom - y * factor));
    }
  }
  return { plane, width: across, height: down };
}

/** Draws a plane at another size, with straight lines between its values. */
export function enlargePlane(
  source: Plane,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Plane {
  const result = new Float32Array(width * height);
  const lefts = new Int32Array(width);
  const shares = new Float32Array(width);
  for (let x = 0; x < width; x += 1) {
    const at = Math.min(fromWidth - 1, Math.max(0, ((x + 0.5) * fromWidth) / width - 0.5));
    lefts[x] = Math.min(Math.floor(at), Math.max(0, fromWidth - 2));
    shares[x] = at - lefts[x]!;
  }
  const next = fromWidth > 1 ? 1 : 0;
  for (let y = 0; y < height; y += 1) {
    const at = Math.min(fromHeight - 1, Math.max(0, ((y + 0.5) * fromHeight) / height - 0.5));
    const top = Math.min(Math.floor(at), Math.max(0, fromHeight - 2));
    const share = at - top;
    const upper = top * fromWidth;
    const lower = Math.min(fromHeight - 1, top + 1) * fromWidth;
    for (let x = 0; x < width; x += 1) {
      const left = lefts[x]!;
      const across = shares[x]!;
      const high = source[upper + left]! * (1 - across) + source[upper + left + next]! * across;
      const low = source[lower + left]! * (1 - across) + source[lower + left + next]! * across;
      result[y * width + x] = high + (low - high) * share;
    }
  }
  return result;
}
