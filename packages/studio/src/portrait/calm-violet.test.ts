import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Rgb } from '../paint/kit/colour.js';
import { calmViolet } from './calm-violet.js';
import { anatomy } from './regions-for-tests.js';

const SIDE = 256;

test('a violet lamp leaves nothing on lips and chin; eyes and what is beside the face keep their blue', () => {
  const violet: Rgb = [150, 120, 190];
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  for (let at = 0; at < pixels.length; at += 4) pixels.set([...violet, 255], at);
  calmViolet(pixels, SIDE, SIDE, anatomy);
  const at = ([x, y]: readonly [number, number]): number => (Math.round(y) * SIDE + Math.round(x)) * 4;
  for (const place of [anatomy.mouth, anatomy.nose])
    assert.ok(pixels[at(place) + 2]! < pixels[at(place) + 1]! * 1.15, `${pixels[at(place) + 2]} of blue`);
  for (const place of [anatomy.leftEye, anatomy.rightEye, [3, 3]] as const)
    assert.equal(pixels[at(place) + 2], violet[2]);
});

test('a cheek in cold light has the tone of the face, teeth and a grey beard stay', () => {
  const { nose, mouth, points, unit } = anatomy;
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
  const cheek = [(points[2]![0] + mouth[0]) / 2, (points[2]![1] + nose[1]) / 2] as const;
  for (let at = 0; at < pixels.length; at += 4) {
    const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
    const isCold = Math.hypot(x - cheek[0], y - cheek[1]) < unit * 0.06;
    pixels.set([...(isCold ? [150, 200, 214] : y > mouth[1] ? [190, 190, 188] : [214, 168, 140]), 255], at);
  }
  calmViolet(pixels, SIDE, SIDE, anatomy);
  const at = (x: number, y: number): number => (Math.round(y) * SIDE + Math.round(x)) * 4;
  const cold = at(cheek[0], cheek[1]);
  assert.ok(pixels[cold]! > pixels[cold + 2]!, `${pixels[cold]} of red, ${pixels[cold + 2]} of blue`);
  assert.deepEqual([...pixels.subarray(at(mouth[0], mouth[1] + unit * 0.2)).subarray(0, 3)], [190, 190, 188]);
});

test('a cold light on the tip of a warm nose takes its tint; black paint on it stays dark, an eye grey', () => {
  const { nose, leftEye, unit } = anatomy;
  const sheet = (spot: Rgb) => {
    const pixels = new Uint8ClampedArray(SIDE * SIDE * 4);
    for (let at = 0; at < pixels.length; at += 4) {
      const [x, y] = [(at / 4) % SIDE, Math.floor(at / 4 / SIDE)];
      const isSpot = [nose, leftEye].some(([toX, toY]) => Math.hypot(x - toX, y - toY) < unit * 0.03);
      pixels.set([...(isSpot ? spot : ([214, 160, 118] as const)), 255], at);
    }
    calmViolet(pixels, SIDE, SIDE, anatomy);
    return ([x, y]: readonly [number, number]) =>
      Array.from(pixels.subarray((Math.round(y) * SIDE + Math.round(x)) * 4).subarray(0, 3));
  };
  const grey = sheet([176, 172, 174]);
  const [red, , blue] = grey(nose);
  assert.ok(red! > blue! * 1.35, `a nose of ${grey(nose).join()}`);
  assert.deepEqual(grey(leftEye), [176, 172, 174]);
  assert.ok(Math.max(...sheet([24, 22, 24])(nose)) < 40, 'paint stays dark');
});
