import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, itemsOf, overlap, staged } from '../staged-for-tests.js';

test('a sign above a chair or a meter stands behind it on its own pole, its plate above it and no wall below', async () => {
  for (const prompt of [
    'a stop sign above a chair',
    'a stop sign above a parking meter',
    'a street lamp above a bench',
    'a speed limit sign above a dog',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [sign, low] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
      assert.ok(sign && low);
      assert.equal(sign.standsOn, 'ground', prompt);
      assert.ok(sign.depth > low.depth && Math.abs(sign.y - low.y) < HEIGHT * 0.06, `${prompt}: behind it`);
      assert.ok(itemBox(sign).top + sign.size * 0.38 < itemBox(low).top, `${prompt}: its plate is above`);
      assert.ok(overlap(sign, low) > 0, `${prompt}: over it`);
      assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'ledge'), `${prompt}: no wall`);
    }
  }
});
