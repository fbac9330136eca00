import assert from 'node:assert/strict';
import { test } from 'node:test';
import { paintedAlone } from '../../painted-for-tests.js';
import { findDrawable } from '../../drawables.js';

const SIZE = 160;
/** So high above its lowest point a thing is measured, as a share of its height. */
const LOW = 0.07;

/** The share of its width over which a thing is near the ground. */
function onGround(concept: string): number {
  const drawable = findDrawable(concept);
  assert.ok(drawable, concept);
  const canvas = paintedAlone(drawable, { size: SIZE });
  const { width } = canvas;
  const high = Math.ceil(SIZE * LOW);
  const { data } = canvas.getContext('2d').getImageData(0, SIZE - high, width, high);
  const touches = (x: number): boolean =>
    Array.from({ length: high }, (_, y) => data[(y * width + x) * 4 + 3] ?? 0).some((alpha) => alpha > 150);
  return Array.from({ length: width }, (_, x) => x).filter(touches).length / width;
}

test('what is drawn from a corner rests on a side, and what has a tip on its mouth', () => {
  for (const concept of ['cake-slice', 'eraser', 'funnel'])
    assert.ok(onGround(concept) > 0.55, `a ${concept} balances: ${onGround(concept).toFixed(2)}`);
});

test('jewellery and keys lie along the ground', () => {
  for (const concept of ['jewellery', 'key-chain'])
    assert.ok((findDrawable(concept)?.aspect ?? 0) > 2, `a ${concept} stands on its edge`);
});

test('the net of a hoop draws together below its rim', () => {
  const drawable = findDrawable('basketball-hoop');
  assert.ok(drawable);
  const canvas = paintedAlone(drawable, { size: 400 });
  const { width } = canvas;
  const reach = (share: number): number => {
    const { data } = canvas.getContext('2d').getImageData(0, Math.round(share * 400), width, 2);
    const xs = Array.from({ length: width }, (_, x) => x).filter((x) => (data[x * 4 + 3] ?? 0) > 90);
    return (xs.at(-1) ?? 0) - (xs[0] ?? 0);
  };
  assert.ok(reach(0.43) < reach(0.365) * 0.85, `${reach(0.43)} ${reach(0.365)}`);
});
