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
    let sum = source[row]! * (size + 1);
    for (let x = 0; x < size; x += 1) sum += source[row + Math.min(x, width - 1)]!;
    for (let x = 0; x < width; x += 1) {
      sum += source[row + Math.min(x + size, width - 1)]!;
      across[row + x] = sum * weight;
      sum -= source[row + Math.max(x - size, 0)]!;
    }
  }
  // Column sums are kept for a whole row at once: memory is walked in its own order.
  const sums = new Float64Array(width);
  for (let x = 0; x < width; x += 1) sums[x] = across[x]! * (size + 1);
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
