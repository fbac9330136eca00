import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemsOf, SEEDS, staged } from '../staged-for-tests.js';

test('a tie above something hangs on the wall and stands on no shelf and no board', async () => {
  for (const prompt of ['a tie above a dog', 'a tie above a car', 'a tie above a sink']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [tie] = itemsOf(scene, 0);
      assert.ok(tie && tie.attributes.includes('on-wall'), `${prompt} (${seed})`);
      assert.ok(!scene.items.some(({ attributes }) => attributes.includes('put-up')), `${prompt} (${seed}): a shelf`);
      assert.ok(tie.drawable.aspect < 1, `${prompt} (${seed}): it lies`);
    }
  }
});
