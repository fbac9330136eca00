import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../kit/random.js';
import { sprinkleDew } from './dew.js';

test('drops lie on a thing, and never beside it', () => {
  const canvas = createCanvas(120, 120);
  const context = canvas.getContext('2d');
  context.fillStyle = 'rgb(30, 130, 50)';
  context.fillRect(20, 20, 80, 80);
  const before = context.getImageData(0, 0, 120, 120).data;
  sprinkleDew(canvas, 120, { side: 1, height: 0.5 }, createRandom(4));
  const after = context.getImageData(0, 0, 120, 120).data;
  let [changed, spilt] = [0, 0];
  for (let at = 0; at < after.length; at += 4) {
    if (after[at] !== before[at]) changed++;
    if (after[at + 3] !== before[at + 3]) spilt++;
  }
  assert.ok(changed > 100, `${changed} pixels are wet`);
  assert.equal(spilt, 0);
});

test('what is nowhere solid stays dry', () => {
  const canvas = createCanvas(40, 40);
  sprinkleDew(canvas, 40, { side: 1, height: 0.5 }, createRandom(4));
  assert.ok(
    canvas
      .getContext('2d')
      .getImageData(0, 0, 40, 40)
      .data.every((value) => value === 0),
  );
});
