import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { createRandom } from '../kit/random.js';
import { paintedAlone } from '../painted-for-tests.js';
import { makeOf } from './of-parts.js';

function pixel(canvas: Canvas, across: number, down: number): readonly number[] {
  const context = canvas.getContext('2d');
  context.resetTransform();
  return [...context.getImageData(canvas.width * across, canvas.height * down, 1, 1).data];
}

test('a frame of wood keeps its picture', () => {
  const frame = findDrawable('picture-frame') as Drawable;
  const [before, after] = [0, 1].map(() => paintedAlone(frame, { size: 200 })) as [Canvas, Canvas];
  before.getContext('2d').resetTransform();
  after.getContext('2d').resetTransform();
  makeOf(after, 'picture-frame', (colour) => paintedAlone(frame, { size: 200, brush: { colour } }), {
    material: 'wood',
    colour: undefined,
    size: 200,
    light: { side: 0.6, height: 0.6 },
    alive: false,
    random: createRandom(1),
  });
  assert.deepEqual(pixel(after, 0.5, 0.45), pixel(before, 0.5, 0.45), 'the picture');
  assert.notDeepEqual(pixel(after, 0.04, 0.5), pixel(before, 0.04, 0.5), 'the frame');
});
