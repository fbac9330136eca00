import { mixRows, type Plane } from '@easel/raster';

/** Of how many values each one between them is made. */
const TAPS = 4;

/**
 * A matte at the size of its portrait, on smooth curves through its values: hair has no steps then. Values are kept
 * between nothing and one.
 */
export function enlargeMatte(
  matte: Plane,
  fromWidth: number,
  fromHeight: number,
  width: number,
  height: number,
): Plane {
  const columns = curves(fromWidth, width);
  const rows = curves(fromHeight, height);
  /** The rows of the matte that were drawn out last, each at its number's place. */
  const drawn = Array.from({ length: TAPS }, () => new Float32Array(width));
  const known = new Int32Array(TAPS).fill(-1);
  const drawOut = (row: number): Float32Array => {
    const target = drawn[row % TAPS]!;
    if (known[row % TAPS] === row) return target;
    known[row % TAPS] = row;
    const values = matte.subarray(row * fromWidth, (row + 1) * fromWidth);
    drawRow(values, columns, target);
    return target;
  };
  const result = new Float32Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const at = y * TAPS;
    const four = [0, 1, 2, 3].map((tap) => drawOut(rows.places[at + tap]!)) as Four;
    mixRows(four, rows.shares.subarray(at, at + TAPS), result.subarray(y * width, (y + 1) * width));
  }
  return result;
}

type Four = [Float32Array, Float32Array, Float32Array, Float32Array];

/** A row by itself: what is called often is compiled for good, a loop over the whole matte anew for each photo. */
function drawRow(values: Float32Array, { places, shares }: ReturnType<typeof curves>, target: Float32Array): void {
  for (let x = 0, at = 0; x < target.length; x += 1, at += TAPS) {
    target[x] =
      values[places[at]!]! * shares[at]! +
      values[places[at + 1]!]! * shares[at + 1]! +
      values[places[at + 2]!]! * shares[at + 2]! +
      values[places[at + 3]!]! * shares[at + 3]!;
  }
}

/** For each place of a side: the four values around it, and how much of each it has. */
function curves(from: number, length: number) {
  const places = new Int32Array(length * TAPS);
  const shares = new Float64Array(length * TAPS);
  for (let index = 0; index < length; index += 1) {
    // Where libvips enlarges to, which framing and looks were tuned with: half a pixel beside the middle.
    const place = (index * from) / length - 0.5;
    const before = Math.floor(place);
    const share = place - before;
    const weights = [
      share * (-0.5 + share * (1 - 0.5 * share)),
      1 + share * share * (1.5 * share - 2.5),
      share * (0.5 + share * (2 - 1.5 * share)),
      share * share * (0.5 * share - 0.5),
    ];
    for (let tap = 0; tap < TAPS; tap += 1) {
      places[index * TAPS + tap] = Math.min(from - 1, Math.max(0, before - 1 + tap));
      shares[index * TAPS + tap] = weights[tap]!;
    }
  }
  return { places, shares };
}
