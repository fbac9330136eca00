import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';
import { understand } from '../../understanding.js';

test('a table that is wider than the picture shows one end, and its legs there, below what is on it', async () => {
  for (const prompt of [
    'a bee on the top of a table',
    'a key on the top of a table',
    'a wallet on the top of a sofa',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[thing], [table]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(thing && table, prompt);
      const [own, its] = [itemBox(thing), itemBox(table)];
      assert.ok(its.left > 0 || its.right < scene.width, `${prompt} ${seed}`);
      assert.ok(its.left < own.left && own.right < its.right, `${prompt} ${seed}`);
    }
  }
});
