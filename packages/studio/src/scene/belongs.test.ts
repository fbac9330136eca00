import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('the houses along a canal are those of the place, and the boats are on it', async () => {
  const brief = await understand('colorful houses along a canal, boats, reflections');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    assert.equal(itemsOf(scene, 0).length, 0);
    assert.equal(itemsOf(scene, 1).length, 3);
  }
});
