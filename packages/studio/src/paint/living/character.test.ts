import assert from 'node:assert/strict';
import { test } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { findDrawable } from '../drawables.js';
import type { Brush, Drawable } from '../drawable.js';
import { createRandom } from '../kit/random.js';
import { asCharacter } from './character.js';

const SIZE = 240;

/** How wide somebody is, in their height. */
function widthOf(drawable: Drawable): number {
  const context = createCanvas(SIZE * 2, SIZE * 2).getContext('2d');
  context.translate(SIZE, SIZE * 1.9);
  context.scale(SIZE, SIZE);
  const brush: Brush = {
    random: createRandom(5),
    detail: 0,
    light: { side: 0.6, height: 0.6 },
    night: false,
    attributes: new Set(['standing']),
    snowy: false,
  };
  drawable.paint(context, brush);
  const { data } = context.getImageData(0, 0, SIZE * 2, SIZE * 2);
  const columns = new Set<number>();
  for (let pixel = 0; pixel < SIZE * SIZE * 4; pixel++)
    if ((data[pixel * 4 + 3] ?? 0) > 128) columns.add(pixel % (SIZE * 2));
  return columns.size / SIZE;
}

test('what is long stands on end where it lives: across its shoulders it would run into its neighbour', () => {
  const burrito = findDrawable('burrito') as Drawable;
  assert.ok(burrito.aspect > 1.5);
  assert.ok(widthOf(asCharacter(burrito)) < 0.45, `${widthOf(asCharacter(burrito))}`);
});
