import type { Plane } from './plane.js';
import { takePlane } from './spare.js';
import { BLOCK, kernels } from './wasm/kernels.js';

/** Numbers of one weighed colour. */
const COLOUR = 4;
const LOOKS = 8;

/**
 * Every place as the mean of those eight neighbourhoods of it that vary least. `red`, `green` and `blue` are the means
 * around each place, `squares` those of its squared lightness; `offsets` say where the eight lie from it.
 */
export function steadiest(
  [red, green, blue, squares]: readonly [Plane, Plane, Plane, Plane],
  width: number,
  height: number,
  offsets: readonly (readonly [x: number, y: number])[],
): [red: Plane, green: Plane, blue: Plane] {
  const aside = Math.max(...offsets.map(([x]) => Math.abs(x)));
  const reach = Math.max(...offsets.map(([, y]) => Math.abs(y)));
  const room = Math.ceil(width / BLOCK) * BLOCK;
  const kept = Math.min(2 * reach + 1, height);
  // Places in memory, in numbers of four bytes.
  const [source, target] = [LOOKS, LOOKS + 4 * room];
  const first = target + 3 * room;
  const across = (room + 2 * aside) * COLOUR;
  kernels.reserve((first + kept * across) * 4);
  const { numbers, addresses } = kernels;
  const result: [Plane, Plane, Plane] = [
    takePlane(width * height),
    takePlane(width * height),
    takePlane(width * height),
  ];
  const drawn = result.map((_, index) => numbers.subarray(target + index * room, target + index * room + width));
  const rowAt = (y: number): number => first + (Math.min(height - 1, Math.max(0, y)) % kept) * across;
  const repeated = (from: number, to: number, count: number): void => {
    for (let at = 0; at < count; at += 1) numbers.copyWithin(to + at * COLOUR, from, from + COLOUR);
  };
  for (let y = 0, next = 0; y < height; y += 1) {
    for (; next <= Math.min(height - 1, y + reach); next += 1) {
      const from = next * width;
      [red, green, blue, squares].forEach((plane, index) =>
        numbers.set(plane.subarray(from, from + width), source + index * room),
      );
      const own = rowAt(next) + aside * COLOUR;
      kernels.weigh(source * 4, room * 4, own * 4, room * 4);
      repeated(own, own - aside * COLOUR, aside);
      repeated(own + (width - 1) * COLOUR, own + width * COLOUR, aside);
    }
    offsets.forEach(([x, below], look) => (addresses[look] = (rowAt(y + below) + (aside + x) * COLOUR) * 4));
    kernels.gather(0, target * 4, room * 4, room * 4);
    result.forEach((plane, index) => plane.set(drawn[index]!, y * width));
  }
  return result;
}
