import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a shirt with a print lies as a plain one does, and the print is on its chest', async () => {
  for (const prompt of ['a black t-shirt with a star on it', 'a black t-shirt with the peace sign on it']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [shirt, print] = [itemsOf(scene, 0)[0], itemsOf(scene, 1)[0]];
      assert.ok(shirt && print);
      assert.equal(scene.setting, 'flat-lay', prompt);
      assert.ok(shirt.size > scene.height * 0.5, `${shirt.size}`);
      const [outer, inner] = [itemBox(shirt), itemBox(print)];
      assert.ok(inner.left > outer.left && inner.right < outer.right && inner.top > outer.top, prompt);
      assert.ok(inner.bottom < outer.bottom && Math.abs(print.x - shirt.x) < shirt.size * 0.1, prompt);
    }
  }
});
