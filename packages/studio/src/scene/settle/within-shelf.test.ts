import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, WIDTH, itemsOf, staged } from '../staged-for-tests.js';
import { itemBox } from '../scene.js';

test('who lies on a ledge lies on it with all their length, and a seal is in no water that is not there', async () => {
  for (const prompt of [
    'a bear sprawled out on a rocky outcrop',
    'a lion lying on a rocky outcrop',
    'a seal on a rocky ledge',
  ])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const [one] = itemsOf(scene, 0);
      const land = scene.surfaces.find(({ habitat }) => habitat === 'ground');
      assert.ok(one && land && scene.setting === 'cliff', prompt);
      const { left, right } = itemBox(one);
      assert.ok(left > land.left - WIDTH * 0.03 && right < land.right + WIDTH * 0.03, `${prompt} ${seed}`);
      assert.ok(one.y >= land.far - 2, `${prompt} ${seed}: on the rock`);
    }
});
