import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { briefOf, staged } from '../scene/staged-for-tests.js';
import { relight } from './relight.js';

const { scene } = staged({ ...briefOf([{ concept: 'vase' }], []), setting: 'field' }, 3);

/** The red of a red thing so far away, in the light of a day. */
function redAt(depth: number): number {
  const canvas = createCanvas(9, 9);
  const context = canvas.getContext('2d');
  context.fillStyle = '#c03020';
  context.fillRect(0, 0, 9, 9);
  const plain = { air: 0, shining: false, backlit: false, ambientShare: 0.5, silhouette: 0 };
  relight(canvas, { atmosphere: scene.atmosphere, depth, ...plain });
  return context.getImageData(4, 4, 1, 1).data[0] as number;
}

test('what is held before somebody who stands right before us is in the same light as they are', () => {
  assert.equal(redAt(-0.002), redAt(0));
  assert.ok(redAt(0) > 120);
});
