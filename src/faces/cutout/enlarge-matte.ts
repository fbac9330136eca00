import type { Plane } from '@easel/raster';

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
    for (let x = 0, at = 0; x < width; x += 1, at += TAPS) {
      target[x] =
        values[columns.places[at]!]! * columns.shares[at]! +
        values[columns.places[at + 1]!]! * columns.shares[at + 1]! +
        values[columns.places[at + 2]!]! * columns.shares[at + 2]! +
        values[columns.places[at + 3]!]! * columns.shares[at + 3]!;
    }
    return target;
  };
  const result = new Float32Array(width * height);
  for (let y = 0, pixel = 0; y < height; y += 1) {
    const at = y * TAPS;
    const first = drawOut(rows.places[at]!);
    const second = drawOut(rows.places[at + 1]!);
    const third = drawOut(rows.places[at + 2]!);
    const fourth = drawOut(rows.places[at + 3]!);
    const [one, two, three, four] = [0, 1, 2, 3].map((tap) => rows.shares[at + tap]!) as [
      number,
      number,
      number,
      number,
    ];
    for (let x = 0; x < width; x += 1, pixel += 1) {
      const value = first[x]! * one + second[x]! * two + third[x]! * three + fourth[x]! * four;
      result[pixel] = value < 0 ? 0 : value > 1 ? 1 : value;
    }
  }
  return result;
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
