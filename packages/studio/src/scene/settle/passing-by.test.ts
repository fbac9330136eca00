import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('who passes by a bench is as far off as they are small', async () => {
  for (const prompt of [
    'A man is sitting on a park bench and watching people pass by.',
    'A dog is sitting on a park bench and watching people pass by.',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[bench], people] = [itemsOf(scene, 1), itemsOf(scene, 2)];
      assert.ok(bench && people.length > 1, prompt);
      for (const { y, size, drawable } of people) {
        const honest = ((bench.size / bench.drawable.height) * (y - scene.horizon)) / (bench.y - scene.horizon);
        assert.ok(size / drawable.height > honest * 0.6, `${prompt}: ${size / drawable.height} of ${honest}`);
      }
    }
  }
});
