import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, staged } from '../staged-for-tests.js';

test('a planet that rises is over the hills, and does not hang before them', async () => {
  for (const prompt of ['Mars rises on the horizon.', 'Saturn rising over the horizon'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const planet = scene.items.find(({ drawable }) => drawable.concept === 'planet');
      assert.ok(planet);
      const { top, bottom } = itemBox(planet);
      assert.ok(top >= 0 && bottom <= scene.horizon * 0.75, `${prompt}: ${bottom} of ${scene.horizon}`);
    }
});
