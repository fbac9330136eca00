import assert from 'node:assert/strict';
import { test } from 'node:test';
import { staged } from '../../../scene/staged-for-tests.js';
import { understand } from '../../../understanding.js';
import { createView } from '../view.js';
import { besideDisc } from './clouds.js';

test('a heaped cloud floats beside the sun, and where it was if it does not cover it', async () => {
  const view = createView(staged(await understand('a mountain with a red sun'), 7).scene);
  const sun = view.air.luminary;
  assert.ok(sun);
  const size = sun.radius * 4;
  for (const away of [-1, -0.2, 0, 0.2, 1]) {
    const x = sun.x + away * sun.radius;
    const moved = besideDisc(view, x, sun.y + sun.radius, size);
    assert.ok(Math.abs(moved - sun.x) > size / 2 + sun.radius * 0.6, `from ${away} radii`);
    assert.equal(Math.sign(moved - sun.x) || 1, away < 0 ? -1 : 1, 'on the side where it was');
  }
  assert.equal(besideDisc(view, sun.x, sun.y - sun.radius * 2, size), sun.x, 'over it');
  assert.equal(besideDisc(view, sun.x + size * 2, sun.y, size), sun.x + size * 2, 'far from it');
  const { luminary: _, ...sunless } = view.air;
  assert.equal(besideDisc({ air: sunless }, sun.x, sun.y, size), sun.x, 'without a sun');
});
