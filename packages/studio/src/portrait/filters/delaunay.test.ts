import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createRandom } from '../../paint/kit/random.js';
import type { Point } from '../../paint/kit/shapes.js';
import { triangulate } from './delaunay.js';

const area = ([a, b, c]: readonly Point[]) =>
  Math.abs((b![0] - a![0]) * (c![1] - a![1]) - (c![0] - a![0]) * (b![1] - a![1])) / 2;

test('the triangles cover the square of their corners exactly', () => {
  const random = createRandom(3);
  for (const count of [0, 1, 40, 900]) {
    const points: Point[] = [
      [0, 0],
      [100, 0],
      [0, 100],
      [100, 100],
    ];
    for (let index = 0; index < count; index += 1) points.push([random.between(1, 99), random.between(1, 99)]);
    const triangles = triangulate(points);
    const covered = triangles.reduce((sum, corners) => sum + area(corners.map((index) => points[index]!)), 0);
    assert.ok(Math.abs(covered - 10_000) < 1, `${count} points cover ${covered}`);
    assert.equal(triangles.length, 2 * (points.length - 1) - 4);
  }
});

test('points on a grid and in a line do not break it', () => {
  const grid = Array.from({ length: 100 }, (_, index): Point => [index % 10, Math.floor(index / 10)]);
  const covered = triangulate(grid).reduce((sum, corners) => sum + area(corners.map((index) => grid[index]!)), 0);
  assert.ok(Math.abs(covered - 81) < 0.5, String(covered));
  assert.deepEqual(
    triangulate([
      [0, 0],
      [1, 1],
    ]),
    [],
  );
});
