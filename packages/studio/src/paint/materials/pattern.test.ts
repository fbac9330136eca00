import assert from 'node:assert/strict';
import { test } from 'node:test';
import { patterns } from '../../catalogue/shapes.js';
import type { Pattern } from '../../catalogue/shapes.js';
import type { Drawable } from '../drawable.js';
import { findDrawable } from '../drawables.js';
import { hex, toOklab } from '../kit/colour.js';
import { createRandom } from '../kit/random.js';
import { paintedAlone } from '../painted-for-tests.js';
import { applyPattern } from './pattern.js';

const SIZE = 120;
const RED = hex('#cf352e');

/** A red thing, with a blue pattern where one is asked for. */
function painted(concept: string, pattern?: Pattern): Uint8ClampedArray {
  const drawable = findDrawable(concept) as Drawable;
  const canvas = paintedAlone(drawable, { size: SIZE, brush: { colour: RED } });
  const context = canvas.getContext('2d');
  context.resetTransform();
  const accent = hex('#2f6fc8');
  if (pattern) applyPattern(canvas, { pattern, accent, size: SIZE, aspect: drawable.aspect, random: createRandom(1) });
  return context.getImageData(0, 0, canvas.width, SIZE).data;
}

/** The shares of its solid pixels that are reddish and bluish. */
function shares(data: Uint8ClampedArray): { readonly red: number; readonly blue: number } {
  let [solid, red, blue] = [0, 0, 0];
  for (let at = 0; at < data.length; at += 4) {
    if ((data[at + 3] as number) < 200) continue;
    solid++;
    const [, a, b] = toOklab([data[at] as number, data[at + 1] as number, data[at + 2] as number]);
    if (a > 0.06 && b > 0) red++;
    if (b < -0.05) blue++;
  }
  return { red: red / solid, blue: blue / solid };
}

// a painter, a plan, a vessel, a vehicle, furniture
for (const concept of ['vase', 'suitcase', 'bowl', 'car', 'sofa']) {
  test(`every pattern shows on a ${concept}, and its own colour between`, () => {
    assert.ok(shares(painted(concept)).blue < 0.2, 'nothing is blue by itself');
    for (const pattern of Object.keys(patterns) as Pattern[]) {
      const { red, blue } = shares(painted(concept, pattern));
      if (pattern !== 'rainbow') assert.ok(red > 0.1, `${pattern}: ${red} of it is still red`);
      assert.ok(blue > 0.05 + shares(painted(concept)).blue, `${pattern}: ${blue} of it is blue`);
    }
  });
}
