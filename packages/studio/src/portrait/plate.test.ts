import assert from 'node:assert/strict';
import { test } from 'node:test';
import { layPlate } from './plate.js';
import { sampleFace } from './sample-face.js';

test('where hardly anything of a body is left below a head, the face above it stays whole', () => {
  const face = sampleFace();
  const { box, cutout } = face;
  const neck = Math.round(box.y + box.height * 1.12);
  const data = cutout.data.slice();
  data.fill(0, neck * cutout.width * 4);
  const placement = { scale: 1, x: 0, y: 0, loose: { left: false, right: false, top: false, bottom: true } };
  const plate = layPlate({ ...face, cutout: { ...cutout, data } }, placement, face.width, face.height);
  const alphaAt = (x: number, y: number): number =>
    plate[(Math.round(box.y + y * box.height) * face.width + Math.round(box.x + x * box.width)) * 4 + 3]!;
  // Mouth and chin.
  for (const [x, y] of [
    [0.5, 0.79],
    [0.36, 0.79],
    [0.64, 0.79],
    [0.5, 0.95],
  ] as const)
    assert.ok(alphaAt(x, y) > 240, `${x}, ${y} has ${alphaAt(x, y)}`);
});
