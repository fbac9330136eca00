import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('what swoops over a tree sits on no bough above it', async () => {
  for (const prompt of ['an owl with its wings spread out swooping over a tree', 'a bat flying above a bush']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { items } = staged(brief, seed).scene;
      assert.ok(!items.some(({ drawable }) => drawable.concept.startsWith('near-')), `${prompt}, seed ${seed}`);
    }
  }
});

test('of what surrounds somebody in the air nothing hangs behind their legs', async () => {
  for (const prompt of ['a robot jumping, surrounded by easter eggs', 'a girl jumping, surrounded by pumpkins']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[who], others] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(who && others.length > 1, prompt);
      const { left, right } = itemBox(who);
      const behind = others.filter(({ x, depth }) => x > left && x < right && depth > who.depth);
      assert.deepEqual(behind, [], `${prompt}, seed ${seed}`);
    }
  }
});
