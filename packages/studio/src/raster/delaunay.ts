/**
 * Delaunay triangulation of points (x and y in turn) by inserting them one after another in the order given: give them
 * in a spatially local order and each is found within a few steps. Returns triples of point numbers.
 */
export function triangulate(points: Float64Array): Uint32Array {
  const count = points.length >> 1;
  if (count < 3) return new Uint32Array(0);
  // three far corners enclose everything; their triangles are dropped at the end
  const coordinates = new Float64Array((count + 3) * 2);
  coordinates.set(points);
  let [left, top, right, bottom] = [Infinity, Infinity, -Infinity, -Infinity];
  for (let point = 0; point < count; point++) {
    left = Math.min(left, points[point * 2] as number);
    right = Math.max(right, points[point * 2] as number);
    top = Math.min(top, points[point * 2 + 1] as number);
    bottom = Math.max(bottom, points[point * 2 + 1] as number);
  }
  const span = Math.max(right - left, bottom - top, 1) * 20;
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  coordinates.set([middleX - span, middleY - span, middleX + span, middleY - span, middleX, middleY + span], count * 2);
  const mesh = createMesh(coordinates, count * 2 + 8, count);
  for (let point = 0; point < count; point++) mesh.insert(point);
  return mesh.triangles(count);
}

/** Triangles as corner triples, with the neighbour across the edge that follows each corner (−1: none). */
function createMesh(xy: Float64Array, capacity: number, corner: number) {
  const corners = new Int32Array(capacity * 3);
  const neighbours = new Int32Array(capacity * 3).fill(-1);
  corners.set([corner, corner + 1, corner + 2]);
  let size = 1;
  let recent = 0;

  /** Positive when c lies to the left of the way from a to b (y runs down: clockwise triangles are positive). */
  const side = (a: number, b: number, x: number, y: number): number => {
    const ax = xy[a * 2] as number;
    const ay = xy[a * 2 + 1] as number;
    return ((xy[b * 2] as number) - ax) * (y - ay) - ((xy[b * 2 + 1] as number) - ay) * (x - ax);
  };

  /** Whether p lies in the circle through a, b and c; the far corners count as infinitely far away. */
  const inCircle = (a: number, b: number, c: number, p: number): boolean => {
    if (p >= corner) return false;
    if (b >= corner) return side(c, a, xy[p * 2] as number, xy[p * 2 + 1] as number) > 0;
    if (c >= corner) return side(a, b, xy[p * 2] as number, xy[p * 2 + 1] as number) > 0;
    const px = xy[p * 2] as number;
    const py = xy[p * 2 + 1] as number;
    const ax = (xy[a * 2] as number) - px;
    const ay = (xy[a * 2 + 1] as number) - py;
    const bx = (xy[b * 2] as number) - px;
    const by = (xy[b * 2 + 1] as number) - py;
    const cx = (xy[c * 2] as number) - px;
    const cy = (xy[c * 2 + 1] as number) - py;
    const a2 = ax * ax + ay * ay;
    const b2 = bx * bx + by * by;
    const c2 = cx * cx + cy * cy;
    return ax * (by * c2 - b2 * cy) - ay * (bx * c2 - b2 * cx) + a2 * (bx * cy - by * cx) > 1e-9;
  };

  const locate = (x: number, y: number): number => {
    let triangle = recent;
    // a walk crosses each triangle once at most; the bound holds against rounding
    for (let step = 0; step < capacity; step++) {
      const base = triangle * 3;
      let next = -1;
      for (let edge = 0; edge < 3; edge++) {
        const from = corners[base + edge] as number;
        const to = corners[base + ((edge + 1) % 3)] as number;
        if (side(from, to, x, y) < 0) {
          next = neighbours[base + edge] as number;
          break;
        }
      }
      if (next < 0) return triangle;
      triangle = next;
    }
    return triangle;
  };

  const set = (triangle: number, a: number, b: number, c: number, ab: number, bc: number, ca: number): void => {
    corners[triangle * 3] = a;
    corners[triangle * 3 + 1] = b;
    corners[triangle * 3 + 2] = c;
    neighbours[triangle * 3] = ab;
    neighbours[triangle * 3 + 1] = bc;
    neighbours[triangle * 3 + 2] = ca;
  };

  const relink = (triangle: number, old: number, now: number): void => {
    if (triangle < 0) return;
    for (let edge = 0; edge < 3; edge++)
      if (neighbours[triangle * 3 + edge] === old) neighbours[triangle * 3 + edge] = now;
  };

  /** Flips the edge opposite the new point (always the triangle's first corner) until all circles are empty. */
  const legalise = (first: number): void => {
    const pending = [first];
    for (let triangle = pending.pop(); triangle !== undefined; triangle = pending.pop()) {
      const base = triangle * 3;
      const other = neighbours[base + 1] as number;
      if (other < 0) continue;
      const p = corners[base] as number;
      const a = corners[base + 1] as number;
      const b = corners[base + 2] as number;
      let edge = 0;
      while (edge < 2 && corners[other * 3 + edge] !== b) edge++;
      const far = corners[other * 3 + ((edge + 2) % 3)] as number;
      if (!inCircle(p, a, b, far)) continue;
      const beyondA = neighbours[other * 3 + ((edge + 1) % 3)] as number;
      const beyondB = neighbours[other * 3 + ((edge + 2) % 3)] as number;
      const besideA = neighbours[base] as number;
      const besideB = neighbours[base + 2] as number;
      set(triangle, p, a, far, besideA, beyondA, other);
      set(other, p, far, b, triangle, beyondB, besideB);
      relink(beyondA, other, triangle);
      relink(besideB, triangle, other);
      pending.push(triangle, other);
    }
  };

  return {
    insert(point: number): void {
      const x = xy[point * 2] as number;
      const y = xy[point * 2 + 1] as number;
      const triangle = locate(x, y);
      const [a, b, c] = [corners[triangle * 3], corners[triangle * 3 + 1], corners[triangle * 3 + 2]] as [
        number,
        number,
        number,
      ];
      for (const known of [a, b, c]) if (xy[known * 2] === x && xy[known * 2 + 1] === y) return;
      const ab = neighbours[triangle * 3] as number;
      const bc = neighbours[triangle * 3 + 1] as number;
      const ca = neighbours[triangle * 3 + 2] as number;
      const second = size++;
      const third = size++;
      set(triangle, point, a, b, third, ab, second);
      set(second, point, b, c, triangle, bc, third);
      set(third, point, c, a, second, ca, triangle);
      relink(bc, triangle, second);
      relink(ca, triangle, third);
      legalise(triangle);
      legalise(second);
      legalise(third);
      recent = triangle;
    },
    triangles(real: number): Uint32Array {
      const kept: number[] = [];
      for (let triangle = 0; triangle < size; triangle++) {
        const [a, b, c] = [corners[triangle * 3], corners[triangle * 3 + 1], corners[triangle * 3 + 2]] as [
          number,
          number,
          number,
        ];
        if (a < real && b < real && c < real) kept.push(a, b, c);
      }
      return Uint32Array.from(kept);
    },
  };
}
