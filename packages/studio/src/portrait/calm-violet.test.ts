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
