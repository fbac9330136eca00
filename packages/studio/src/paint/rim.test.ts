import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createCanvas } from '@napi-rs/canvas';
import { findDrawable } from './drawables.js';
import { createRandom } from './kit/random.js';
import { rimOf } from './rim.js';

const UNIT = 80;

function drawn(concept: string): ReturnType<typeof rimOf> {
  const drawable = findDrawable(concept);
  assert.ok(drawable, concept);
  const canvas = createCanvas(Math.ceil((drawable.aspect + 0.4) * UNIT), Math.ceil(UNIT * 1.2));
  const context = canvas.getContext('2d');
  context.translate(canvas.width / 2, UNIT * 1.1);
  context.scale(UNIT, UNIT);
  drawable.paint(context, {
    random: createRandom(1, concept),
    detail: 0,
    light: { side: 1, height: 0.6 },
    night: false,
    attributes: new Set(),
    snowy: false,
  });
  return rimOf(canvas);
}

describe('The rim on which something round lies', () => {
  for (const concept of ['pizza', 'frisbee', 'doughnut', 'lying-coin'])
    it(`is all of the lower edge of a ${concept}`, () => {
      const rim = drawn(concept);
      assert.ok(rim && rim.deep > UNIT * 0.24, JSON.stringify(rim));
    });
  for (const concept of ['banana', 'apple', 'keyboard', 'book', 'bowl', 'bathtub'])
    it(`is not that of a ${concept}, which stands on what is lowest`, () => assert.equal(drawn(concept), undefined));
});
