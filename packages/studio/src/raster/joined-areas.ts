/** A border between two pixels of a grid, with how much they differ. */
export interface Border {
  readonly one: number;
  readonly other: number;
  readonly off: number;
}

/**
 * The areas of a picture that hang together, as a number for each pixel: two are joined where they differ no more than
 * each does within itself. `ease` lets small areas join more easily, areas below `least` pixels join what is most like
 * them. After Felzenszwalb and Huttenlocher.
 */
export function joinedAreas(pixels: number, borders: readonly Border[], ease: number, least: number): Int32Array {
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
  const sorted = borders.toSorted((first, second) => first.off - second.off);
  const joinWhere = (fits: (one: number, other: number, off: number) => boolean): void => {
    for (const border of sorted) {
      const [one, other] = [areaOf(border.one), areaOf(border.other)];
      if (one === other || !fits(one, other, border.off)) continue;
      parent[other] = one;
      size[one]! += size[other]!;
      limit[one] = border.off + ease / size[one]!;
    }
  };
  joinWhere((one, other, off) => off <= Math.min(limit[one]!, limit[other]!));
  joinWhere((one, other) => Math.min(size[one]!, size[other]!) < least);
  return parent.map((_, pixel) => areaOf(pixel));
}
