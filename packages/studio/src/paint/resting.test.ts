import { createCanvas } from '@napi-rs/canvas';
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { findDrawable } from './drawables.js';
import { createRandom } from './kit/random.js';

const SIDE = 120;

/** From where to where a thing touches the ground, as shares of its width. */
function footOf(concept: string): readonly [left: number, right: number] {
  const drawable = findDrawable(concept);
  assert.ok(drawable, concept);
  const wide = Math.ceil(SIDE * drawable.aspect);
  const canvas = createCanvas(wide, SIDE);
  const context = canvas.getContext('2d');
  context.translate(wide / 2, SIDE);
  context.scale(SIDE, SIDE);
  const light = { side: 1, height: 0.6 } as const;
  const random = createRandom(1, concept);
  drawable.paint(context, { random, detail: 0, light, night: false, attributes: new Set(), snowy: false });
  const { data } = context.getImageData(0, Math.floor(SIDE * 0.93), wide, Math.floor(SIDE * 0.05));
  const inked = [...Array(wide).keys()].filter((x) =>
    [...Array(Math.floor(SIDE * 0.05)).keys()].some((y) => (data[(y * wide + x) * 4 + 3] as number) > 60),
  );
  return [Math.min(...inked) / wide, Math.max(...inked) / wide];
}

test('a stool stands on legs at both of its sides, and a cucumber rests on its middle', () => {
  const [left, right] = footOf('stool');
  assert.ok(left < 0.25 && right > 0.75, `${left} ${right}`);
  const [from, to] = footOf('cucumber');
  assert.ok(to - from > 0.35, `${from} ${to}`);
});

test('a party horn lies on its mouthpiece and on the rim of its mouth, a plate on all of its near edge', () => {
  const [left, right] = footOf('party-horn');
  assert.ok(right - left > 0.6, `${left} ${right}`);
  assert.equal(findDrawable('plate')?.spread, true);
});
