import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from '../../drawables.js';
import { paintedAlone } from '../../painted-for-tests.js';

const SIZE = 200;

/** How far down what hangs together with the topmost pixel of a thing reaches, as a share of its height. */
function reachOf(concept: string): number {
  const drawable = findDrawable(concept);
  assert.ok(drawable, concept);
  const canvas = paintedAlone(drawable, { size: SIZE });
  const { width, height } = canvas;
  const { data } = canvas.getContext('2d').getImageData(0, 0, width, height);
  const solid = (at: number): boolean => (data[at * 4 + 3] ?? 0) > 128;
  const open = [Array.from({ length: width * height }, (_, at) => at).findIndex(solid)];
  const seen = new Set(open);
  let lowest = 0;
  for (let at = open.pop(); at !== undefined; at = open.pop()) {
    lowest = Math.max(lowest, Math.floor(at / width) / height);
    for (const next of [at - 1, at + 1, at - width, at + width])
      if (next >= 0 && next < width * height && solid(next) && !seen.has(next)) {
        seen.add(next);
        open.push(next);
      }
  }
  return lowest;
}

test('the head of a shower is on its arm, and the buttons of a projector are in its top', () => {
  assert.ok(reachOf('shower-head') > 0.4);
  assert.ok(reachOf('video-projector') > 0.8);
});
