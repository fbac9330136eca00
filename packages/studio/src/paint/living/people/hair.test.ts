import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { createRandom } from '../../kit/random.js';
import { createHair } from './hair.js';

test('the long hair of who leans forwards is behind the neck: below the chin it would be a beard', () => {
  for (const leans of [false, true]) {
    const canvas = createCanvas(300, 300);
    const context = canvas.getContext('2d');
    context.translate(150, 100);
    createHair('long', [120, 80, 50], { side: -0.4, height: 0.6 }, 0, createRandom(1)).paintBehind(context, leans);
    const alphaAt = (x: number, y: number): number => context.getImageData(150 + x, 100 + y, 1, 1).data[3] as number;
    assert.ok(alphaAt(-42, 60) > 200, 'at the back');
    assert.equal(alphaAt(26, 70) > 200, !leans, 'below the chin');
  }
});
