/**
 * The squared distance from every cell to the nearest marked one, infinite where none is: first along the columns, then
 * along the rows as the lowest of parabolas (Felzenszwalb and Huttenlocher, 2012).
 */
export function squaredDistances(marked: Uint8Array, across: number, down: number): Float64Array {
  const result = new Float64Array(marked.length).fill(Number.POSITIVE_INFINITY);
  for (let column = 0; column < across; column += 1) {
    let nearest = Number.NEGATIVE_INFINITY;
    for (let row = 0; row < down; row += 1) {
      const cell = row * across + column;
      if (marked[cell] === 1) nearest = row;
      result[cell] = (row - nearest) ** 2;
    }
    nearest = Number.POSITIVE_INFINITY;
    for (let row = down - 1; row >= 0; row -= 1) {
      const cell = row * across + column;
      if (marked[cell] === 1) nearest = row;
      result[cell] = Math.min(result[cell]!, (nearest - row) ** 2);
    }
  }
  const heights = new Float64Array(across);
  const lowest = new Int32Array(across);
  const from = new Float64Array(across + 1);
  for (let first = 0; first < marked.length; first += across) {
    let count = 0;
    for (let column = 0; column < across; column += 1) {
      const height = result[first + column]!;
      heights[column] = height;
      if (height === Number.POSITIVE_INFINITY) continue;
      let start = Number.NEGATIVE_INFINITY;
      for (; count > 0; count -= 1) {
        const other = lowest[count - 1]!;
        start = (height + column * column - heights[other]! - other * other) / (2 * (column - other));
        if (start > from[count - 1]!) break;
      }
      if (count === 0) start = Number.NEGATIVE_INFINITY;
      lowest[count] = column;
      from[count] = start;
      count += 1;
    }
    if (count === 0) continue;
    let parabola = 0;
    for (let column = 0; column < across; column += 1) {
      while (parabola + 1 < count && from[parabola + 1]! < column) parabola += 1;
      const other = lowest[parabola]!;
      result[first + column] = (column - other) ** 2 + heights[other]!;
    }
  }
  return result;
}

/** Of the marked cells those that a disc of such a radius, all of it marked, covers; and one cell more, so that soft edges stay. */
export function opened(marked: Uint8Array, across: number, down: number, radius: number, rows = down): Uint8Array {
  // Beyond the grid it goes on.
  const room = squaredDistances(
    marked.map((cell) => 1 - cell),
    across,
    down,
  );
  const fits = new Uint8Array(marked.length);
  for (let cell = 0; cell < rows * across; cell += 1) fits[cell] = room[cell]! > radius * radius ? 1 : 0;
  const away = squaredDistances(fits, across, down);
  return marked.map((cell, index) => (cell === 1 && away[index]! <= (radius + 1) ** 2 ? 1 : 0));
}
