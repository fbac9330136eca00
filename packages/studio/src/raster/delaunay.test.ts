import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createRandom } from '../paint/kit/random.js';
import { triangulate } from './delaunay.js';

function area(points: Float64Array, a: number, b: number, c: number): number {
  const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap((point) => [
    points[point * 2],
    points[point * 2 + 1],
  ]) as number[] as [number, number, number, number, number, number];
  return Math.abs((bx - ax) * (cy - ay) - (by - ay) * (cx - ax)) / 2;
}

it('covers the square without gaps or overlaps, and no circle holds a point', () => {
  const random = createRandom(3, 'delaunay');
  const list = [0, 0, 100, 0, 0, 100, 100, 100];
  for (let point = 0; point < 300; point++) list.push(random.next() * 100, random.next() * 100);
  const points = Float64Array.from(list);
  const triangles = triangulate(points);
  let sum = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    const [a, b, c] = [triangles[at], triangles[at + 1], triangles[at + 2]] as [number, number, number];
    sum += area(points, a, b, c);
    const [ax, ay, bx, by, cx, cy] = [a, b, c].flatMap((point) => [points[point * 2], points[point * 2 + 1]]) as [
      number,
      number,
      number,
      number,
      number,
      number,
    ];
    const d = 2 * (ax * (by - cy) + bx * (cy - ay) + cx * (ay - by));
    const ux =
      ((ax * ax + ay * ay) * (by - cy) + (bx * bx + by * by) * (cy - ay) + (cx * cx + cy * cy) * (ay - by)) / d;
    const uy =
      ((ax * ax + ay * ay) * (cx - bx) + (bx * bx + by * by) * (ax - cx) + (cx * cx + cy * cy) * (bx - ax)) / d;
    const radius = Math.hypot(ax - ux, ay - uy);
    for (let point = 0; point < points.length / 2; point++) {
      const away = Math.hypot((points[point * 2] as number) - ux, (points[point * 2 + 1] as number) - uy);
      assert.ok(away > radius - 1e-6, `point ${point} is inside a circle`);
    }
  }
  assert.ok(Math.abs(sum - 10_000) < 1e-6, `${sum}`);
});

it('survives double points, points on a line and a grid', () => {
  assert.equal(triangulate(Float64Array.of(0, 0, 1, 1)).length, 0);
  const grid: number[] = [];
  for (let y = 0; y < 12; y++) for (let x = 0; x < 12; x++) grid.push(x, y, x, y);
  const points = Float64Array.from(grid);
  const triangles = triangulate(points);
  let sum = 0;
  for (let at = 0; at < triangles.length; at += 3) {
    sum += area(points, triangles[at] as number, triangles[at + 1] as number, triangles[at + 2] as number);
  }
  assert.ok(Math.abs(sum - 121) < 1e-9, `${sum}`);
});
