import assert from 'node:assert/strict';
import { test } from 'node:test';
import { NO_BORDER, softened, traceBorders } from './borders.js';

const inFront = (one: number, other: number): number => Math.max(one, other);

test('the outline of what is in front is one closed line, whatever lies behind it', () => {
  const [width, height] = [40, 40];
  // a disc before a horizon
  const areas = Uint8Array.from({ length: width * height }, (_, pixel) => {
    const [x, y] = [pixel % width, Math.floor(pixel / width)];
    return Math.hypot(x - 20, y - 20) < 12 ? 2 : y > 20 ? 1 : 0;
  });
  const borders = traceBorders(areas, width, height, inFront);
  assert.deepEqual(borders.map(({ key, closed }) => [key, closed]).sort(), [
    [1, false],
    [1, false],
    [2, true],
  ]);
  const disc = softened(
    borders.find(({ key }) => key === 2)!,
    2,
  );
  for (let at = 0; at < disc.points.length; at += 2) {
    const away = Math.hypot(disc.points[at]! - 20.5, disc.points[at + 1]! - 20.5);
    assert.ok(Math.abs(away - 12) < 1.2, `${away}`);
  }
});

test('no line runs where none is wanted', () => {
  const areas = Uint8Array.from([0, 1, 1, 2]);
  assert.equal(traceBorders(areas, 4, 1, (one, other) => (one + other === 1 ? NO_BORDER : 5)).length, 1);
});
