import assert from 'node:assert/strict';
import { test } from 'node:test';
import type { Canvas } from '@napi-rs/canvas';
import type { Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { createRandom } from '../kit/random.js';
import { paintedAlone } from '../painted-for-tests.js';
import { onStand } from '../objects/house/stands.js';
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
  makeOf(after, frame, (colour) => paintedAlone(frame, { size: 200, brush: { colour } }), {
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

test('the stand of a fluffy sweater stays wood, and the sweater is there', () => {
  const form = onStand(findDrawable('sweater') as Drawable, 'form');
  const [before, after] = [0, 1].map(() => paintedAlone(form, { size: 240 })) as [Canvas, Canvas];
  for (const canvas of [before, after]) canvas.getContext('2d').resetTransform();
  makeOf(after, form, (colour) => paintedAlone(form, { size: 240, brush: { colour } }), {
    material: 'fur',
    colour: undefined,
    size: 240,
    light: { side: 0.6, height: 0.6 },
    alive: false,
    random: createRandom(1),
  });
  assert.deepEqual(pixel(after, 0.5, 0.8), pixel(before, 0.5, 0.8), 'the pole');
  assert.notDeepEqual(pixel(after, 0.5, 0.3), pixel(before, 0.5, 0.3), 'the wool');
  assert.ok((pixel(after, 0.5, 0.3)[3] ?? 0) > 200);
});

test('a castle of cardboard has roofs of cardboard, one of stone its own', () => {
  const castle = findDrawable('castle') as Drawable;
  const blue = (canvas: Canvas): number => {
    canvas.getContext('2d').resetTransform();
    const { data } = canvas.getContext('2d').getImageData(0, 0, canvas.width, canvas.height);
    let count = 0;
    for (let at = 0; at < data.length; at += 4)
      if ((data[at + 2] as number) > (data[at] as number) + 25 && (data[at + 3] as number) > 200) count++;
    return count;
  };
  const of = (material: 'cardboard' | 'stone'): Canvas => {
    const canvas = paintedAlone(castle, { size: 240 });
    canvas.getContext('2d').resetTransform();
    makeOf(canvas, castle, (colour) => paintedAlone(castle, { size: 240, brush: { colour } }), {
      material,
      colour: undefined,
      size: 240,
      light: { side: 0.6, height: 0.6 },
      alive: false,
      random: createRandom(1),
    });
    return canvas;
  };
  assert.ok(blue(of('stone')) > 200);
  assert.ok(blue(of('cardboard')) < 20);
});
