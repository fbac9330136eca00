import assert from 'node:assert/strict';
import { test } from 'node:test';
import { evenTint } from './even-tint.js';
import { anatomy } from './regions-for-tests.js';

const SIDE = 256;

test('a fleck of violet on a cheek has the tint of the skin around it, lips and eyes keep their colours', () => {
  const { mouth, nose, points, unit, leftEye } = anatomy;
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  const cheek = [(points[3]![0] + nose[0]) / 2, (points[3]![1] + nose[1]) / 2] as const;
  const near = ([x, y]: readonly [number, number], [toX, toY]: readonly [number, number], reach: number): boolean =>
    Math.hypot(x - toX, y - toY) < unit * reach;
  for (let at = 0; at < pixels.length; at += 4) {
    const place = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)] as const;
    const [lip, eye, fleck] = [near(place, mouth, 0.06), near(place, leftEye, 0.06), near(place, cheek, 0.05)];
    pixels.set(lip ? [190, 90, 96] : eye ? [70, 110, 160] : fleck ? [170, 140, 190] : [214, 168, 140], at);
    pixels[at + 3] = 255;
  }
  evenTint(pixels, new Float32Array(SIDE * SIDE).fill(1), SIDE, SIDE, anatomy);
  const at = ([x, y]: readonly [number, number]): number[] => {
    const from = (Math.round(y) * SIDE + Math.round(x)) * 4;
    return [...pixels.subarray(from, from + 3)];
  };
  const [red, , blue] = at(cheek);
  assert.ok(red! > blue! + 25, at(cheek).join());
  assert.deepEqual(at(mouth), [190, 90, 96]);
  assert.deepEqual(at(leftEye), [70, 110, 160]);
});
