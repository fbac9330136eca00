/** One number for each pixel, rows from the top. */
export type Plane = Float32Array;

/** Averages over a square of `2 * radius + 1` pixels a side. Edges repeat outwards. */
export function boxBlur(source: Plane, width: number, height: number, radius: number): Plane {
  const size = Math.min(Math.round(radius), Math.max(width, height));
  if (size < 1) return source.slice();
  const result = new Float32Array(source.length);
  blurAcross(source, borrow(0, source.length), width, height, size, 0);
  blurDown(borrow(0, source.length), result, width, height, size, 0);
  return result;
}

/**
 * A Gaussian blur, as three box blurs whose outermost pixels count in part: the difference is not visible and the cost
 * does not grow with `sigma`.
 */
export function gaussianBlur(source: Plane, width: number, height: number, sigma: number): Plane {
  if (sigma <= 0.2) return source.slice();
  const factor = 2 ** Math.floor(Math.log2(sigma / LEAST_SIGMA));
  if (factor >= 2 && Math.min(width, height) >= factor * 8) {
    // What a wide blur leaves has no detail: a copy of half the size, or less, holds all of it.
    const small = shrinkPlane(source, width, height, factor);
    const blurred = gaussianBlur(small.plane, small.width, small.height, sigma / factor);
    return enlargePlane(blurred, small.width, small.height, width, height);
  }
  const variance = (sigma * sigma) / PASSES;
  const whole = Math.min(Math.floor(0.5 * Math.sqrt(12 * variance + 1) - 0.5), Math.max(width, height));
  const part = ((2 * whole + 1) * (whole * (whole + 1) - 3 * variance)) / (6 * (variance - (whole + 1) * (whole + 1)));
  const result = new Float32Array(source.length);
  const first = borrow(0, source.length);
  const second = borrow(1, source.length);
  blurAcross(source, first, width, height, whole, part);
  blurAcross(first, second, width, height, whole, part);
  blurAcross(second, first, width, height, whole, part);
  blurDown(first, second, width, height, whole, part);
  blurDown(second, first, width, height, whole, part);
  blurDown(first, result, width, height, whole, part);
  return result;
}

const PASSES = 3;
/** What is left of a wide blur for the smaller copy: enough that the copy's own pixels do not show. */
const LEAST_SIGMA = 2.6;

/** Two planes for what lies between passes, kept from blur to blur: they are most of what blurring would allocate. */
const scratch: [Plane, Plane] = [new Float32Array(0), new Float32Array(0)];

function borrow(index: 0 | 1, length: number): Plane {
  if (scratch[index].length < length) scratch[index] = new Float32Array(length);
  return scratch[index];
}

/** A running sum along each row; the pixels just beyond `whole` count with the weight `part`. */
function blurAcross(source: Plane, target: Plane, width: number, height: number, whole: number, part: number): void {
  const weight = 1 / (2 * whole + 1 + 2 * part);
  const edge = part * weight;
  const last = width - 1;
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const from = source[row]!;
    const to = source[row + last]!;
    let sum = from * (whole + 1);
    for (let x = 1; x <= whole; x += 1) sum += x <= last ? source[row + x]! : to;
    const free = Math.min(width, Math.max(0, width - whole - 1));
    let x = 0;
    for (; x < width && x < whole + 1; x += 1) {
      const next = x + whole + 1 <= last ? source[row + x + whole + 1]! : to;
      const before = x - whole - 1 >= 0 ? source[row + x - whole - 1]! : from;
      target[row + x] = sum * weight + (next + before) * edge;
      sum += next - (x - whole >= 0 ? source[row + x - whole]! : from);
    }
    // Between the borders nothing has to be compared.
    for (; x < free; x += 1) {
      const next = source[row + x + whole + 1]!;
      target[row + x] = sum * weight + (next + source[row + x - whole - 1]!) * edge;
      sum += next - source[row + x - whole]!;
    }
    for (; x < width; x += 1) {
      target[row + x] = sum * weight + (to + source[row + x - whole - 1]!) * edge;
      sum += to - source[row + x - whole]!;
    }
  }
}

/** The same down each column, a whole row at a time: memory is walked in its own order. */
function blurDown(source: Plane, target: Plane, width: number, height: number, whole: number, part: number): void {
  const weight = 1 / (2 * whole + 1 + 2 * part);
  const edge = part * weight;
  const sums = new Float64Array(width);
  const rowAt = (y: number) => Math.min(height - 1, Math.max(0, y)) * width;
  for (let x = 0; x < width; x += 1) sums[x] = source[x]! * (whole + 1);
  for (let y = 1; y <= whole; y += 1) {
    const row = rowAt(y);
    for (let x = 0; x < width; x += 1) sums[x]! += source[row + x]!;
  }
  for (let y = 0; y < height; y += 1) {
    const row = y * width;
    const next = rowAt(y + whole + 1);
    const before = rowAt(y - whole - 1);
    const leaving = rowAt(y - whole);
    for (let x = 0; x < width; x += 1) {
      const entering = source[next + x]!;
      target[row + x] = sums[x]! * weight + (entering + source[before + x]!) * edge;
      sums[x]! += entering - source[leaving + x]!;
    }
  }
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
  // Each row of the source is drawn out once, whatever number of rows lie between it and the next.
  let [upper, lower] = [new Float32Array(width), new Float32Array(width)];
  let [upperRow, lowerRow] = [-1, -1];
  const drawOut = (row: number, target: Float32Array): number => {
    const from = row * fromWidth;
    for (let x = 0; x < width; x += 1) {
      const first = source[from + lefts[x]!]!;
      target[x] = first + (source[from + lefts[x]! + next]! - first) * shares[x]!;
    }
    return row;
  };
  for (let y = 0; y < height; y += 1) {
    const at = Math.min(fromHeight - 1, Math.max(0, ((y + 0.5) * fromHeight) / height - 0.5));
    const top = Math.min(Math.floor(at), Math.max(0, fromHeight - 2));
    const bottom = Math.min(fromHeight - 1, top + 1);
    const share = at - top;
    if (top === lowerRow) {
      [upper, lower] = [lower, upper];
      [upperRow, lowerRow] = [lowerRow, upperRow];
    }
    if (upperRow !== top) upperRow = drawOut(top, upper);
    if (lowerRow !== bottom) lowerRow = drawOut(bottom, lower);
    const row = y * width;
    for (let x = 0; x < width; x += 1) result[row + x] = upper[x]! + (lower[x]! - upper[x]!) * share;
  }
  return result;
}
