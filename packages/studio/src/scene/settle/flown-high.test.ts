import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a kite that is told of beside something is above it in the air, or as high as there is room', async () => {
  for (const prompt of ['a green bear and a black kite', 'a bench and a kite', 'a teddy bear and a kite'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const [stands] = itemsOf(scene, 0).map(itemBox);
      const [flies] = itemsOf(scene, 1).map(itemBox);
      assert.ok(stands && flies, prompt);
      const high = flies.top < scene.height * 0.08 || flies.bottom < stands.top;
      assert.ok(high && flies.top >= 0, `${prompt}, seed ${seed}: ${flies.top} to ${flies.bottom}, ${stands.top}`);
    }
});
