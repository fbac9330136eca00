/** What borders on what in a grid of pixels, and how much the two differ: as many of each, in any order. */
export interface Borders {
  readonly one: Int32Array;
  readonly other: Int32Array;
  readonly off: Float32Array;
}

/**
 * The areas of a picture that hang together, as a number for each pixel: two are joined where they differ no more than
 * each does within itself. `ease` lets small areas join more easily, areas below `least` pixels join what is most like
 * them. After Felzenszwalb and Huttenlocher.
 */
export function joinedAreas(pixels: number, borders: Borders, ease: number, least: number): Int32Array {
  const parent = Int32Array.from({ length: pixels }, (_, pixel) => pixel);
  const size = new Int32Array(pixels).fill(1);
  const limit = new Float32Array(pixels).fill(ease);
  const areaOf = (pixel: number): number => {
    let area = pixel;
    while (parent[area] !== area) {
      parent[area] = parent[parent[area]!]!;
      area = parent[area]!;
    }
    return area;
  };
  const order = leastFirst(borders.off);
  const joinWhere = (fits: (one: number, other: number, off: number) => boolean): void => {
    for (const border of order) {
      const [one, other, off] = [areaOf(borders.one[border]!), areaOf(borders.other[border]!), borders.off[border]!];
      if (one === other || !fits(one, other, off)) continue;
      parent[other] = one;
      size[one]! += size[other]!;
      limit[one] = off + ease / size[one]!;
    }
  };
  joinWhere((one, other, off) => off <= Math.min(limit[one]!, limit[other]!));
  joinWhere((one, other) => Math.min(size[one]!, size[other]!) < least);
  return parent.map((_, pixel) => areaOf(pixel));
}

/** Values are told apart in such steps, and there are fewer of them. */
const [FINE, MANY] = [1e-6, 2 ** 22];

/** The places of values from the least on. Numbers that hold value and place are sorted far faster than pairs of them. */
function leastFirst(values: Float32Array): Int32Array {
  const keys = Float64Array.from(values, (value, place) => Math.round(value / FINE) * MANY + place);
  return Int32Array.from(keys.sort(), (key) => key % MANY);
}
