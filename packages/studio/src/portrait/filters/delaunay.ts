import type { Point } from '../../paint/kit/shapes.js';

interface Triangle {
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly x: number;
  readonly y: number;
  readonly squaredRadius: number;
}

/**
 * Delaunay triangulation by sweeping the points from left to right: a triangle whose circle lies behind the sweep is
 * finished and never looked at again. Answers with index triples.
 */
export function triangulate(points: readonly Point[]): (readonly [number, number, number])[] {
  const count = points.length;
  if (count < 3) return [];
  const order = points
    .map((_, index) => index)
    .sort((a, b) => points[a]![0] - points[b]![0] || points[a]![1] - points[b]![1]);
  const [left, top, right, bottom] = points.reduce(
    ([l, t, r, b], [x, y]) => [Math.min(l, x), Math.min(t, y), Math.max(r, x), Math.max(b, y)],
    [Infinity, Infinity, -Infinity, -Infinity],
  );
  const reach = Math.max(right - left, bottom - top, 1) * 2000;
  const middleX = (left + right) / 2;
  const middleY = (top + bottom) / 2;
  const all: Point[] = [
    ...points,
    [middleX - reach, middleY - reach],
    [middleX, middleY + reach],
    [middleX + reach, middleY - reach],
  ];
  let open: Triangle[] = [circle(all, count, count + 1, count + 2)];
  const closed: Triangle[] = [];
  for (const index of order) {
    const [x, y] = all[index]!;
    const edges = new Map<number, readonly [number, number]>();
    const kept: Triangle[] = [];
    for (const triangle of open) {
      const away = x - triangle.x;
      if (away > 0 && away * away > triangle.squaredRadius) {
        closed.push(triangle);
        continue;
      }
      if (away * away + (y - triangle.y) ** 2 > triangle.squaredRadius) {
        kept.push(triangle);
        continue;
      }
      for (const [from, to] of [
        [triangle.a, triangle.b],
        [triangle.b, triangle.c],
        [triangle.c, triangle.a],
      ] as const) {
        // An edge shared by two opened triangles lies inside the hole and goes.
        const key = Math.min(from, to) * (count + 3) + Math.max(from, to);
        if (!edges.delete(key)) edges.set(key, [from, to]);
      }
    }
    for (const [from, to] of edges.values()) kept.push(circle(all, from, to, index));
    open = kept;
  }
  return [...closed, ...open]
    .filter(({ a, b, c }) => a < count && b < count && c < count)
    .map(({ a, b, c }) => [a, b, c] as const);
}

function circle(points: readonly Point[], a: number, b: number, c: number): Triangle {
  const [ax, ay] = points[a]!;
  const [bx, by] = points[b]!;
  const [cx, cy] = points[c]!;
  const abX = bx - ax;
  const abY = by - ay;
  const acX = cx - ax;
  const acY = cy - ay;
  const cross = 2 * (abX * acY - abY * acX);
  // Three points in a line have no circle; an unbounded one is opened by the next point and goes away.
  if (Math.abs(cross) < 1e-9) return { a, b, c, x: ax, y: ay, squaredRadius: Number.POSITIVE_INFINITY };
  const ab = abX * abX + abY * abY;
  const ac = acX * acX + acY * acY;
  const x = (acY * ab - abY * ac) / cross;
  const y = (abX * ac - acX * ab) / cross;
  return { a, b, c, x: ax + x, y: ay + y, squaredRadius: x * x + y * y };
}
