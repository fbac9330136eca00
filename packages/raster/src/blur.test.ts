import assert from 'node:assert/strict';
import { test } from 'node:test';
import { boxBlur, gaussianBlur, gaussianRows } from './blur.js';
import { givePlanes, takePlane } from './spare.js';

const even = new Float32Array(40 * 30).fill(0.4);
const dot = new Float32Array(61 * 61);
dot[30 * 61 + 30] = 1;

test('an even plane stays even up to its borders', () => {
  for (const blurred of [
    boxBlur(even, 40, 30, 3),
    boxBlur(even, 40, 30, 90),
    ...[0.5, 1.4, 3, 25].map((sigma) => gaussianBlur(even, 40, 30, sigma)),
  ]) {
    assert.ok(
      blurred.every((value) => Math.abs(value - 0.4) < 1e-5),
      String(blurred[0]),
    );
  }
});

test('a box blur is the mean of its square', () => {
  const blurred = boxBlur(dot, 61, 61, 2);
  const inside = (x: number, y: number) => Math.abs(x - 30) <= 2 && Math.abs(y - 30) <= 2;
  for (let y = 0; y < 61; y += 1) {
    for (let x = 0; x < 61; x += 1) {
      assert.ok(Math.abs(blurred[y * 61 + x]! - (inside(x, y) ? 1 / 25 : 0)) < 1e-6, `${x}, ${y}`);
    }
  }
});

test('a Gaussian blur keeps the sum and has the spread that was asked for', () => {
  for (const sigma of [1, 1.8, 2.5, 5]) {
    const blurred = gaussianBlur(dot, 61, 61, sigma);
    const sum = blurred.reduce((total, value) => total + value, 0);
    const spread = blurred.reduce((total, value, at) => total + value * ((at % 61) - 30) ** 2, 0) / sum;
    assert.ok(Math.abs(sum - 1) < 1e-3, `sum ${sum}`);
    assert.ok(Math.abs(Math.sqrt(spread) - sigma) < sigma * 0.08, `sigma ${sigma} gives ${Math.sqrt(spread)}`);
  }
});

test('a blur read row by row is the blur itself', () => {
  for (const sigma of [1, 3, 9]) {
    const blurred = gaussianBlur(dot, 61, 61, sigma);
    const rowAt = gaussianRows(dot, 61, 61, sigma);
    for (let y = 0; y < 61; y += 1) assert.deepEqual([...rowAt(y)], [...blurred.subarray(y * 61, (y + 1) * 61)]);
  }
});

test('a plane that was given back is taken again, and no plane is handed out twice', () => {
  const plane = takePlane(4321);
  givePlanes(plane);
  assert.equal(takePlane(4321), plane);
  assert.notEqual(takePlane(4321), plane);
});
