import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import './canvas-guard.js';

test('a value that is no number draws nothing and ends nothing', () => {
  const context = createCanvas(8, 8).getContext('2d');
  context.beginPath();
  context.arc(Number.NaN, 4, 2, 0, Math.PI * 2);
  context.ellipse(4, Number.POSITIVE_INFINITY, 2, 2, 0, 0, Math.PI * 2);
  context.fill();
  assert.ok(context.getImageData(0, 0, 8, 8).data.every((value) => value === 0));
  context.arc(4, 4, 3, 0, Math.PI * 2);
  context.fill();
  assert.equal(context.getImageData(4, 4, 1, 1).data[3], 255);
});
