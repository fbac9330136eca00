import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('a footstool in a round room is a footstool beside its windows', async () => {
  const brief = await understand('The square ottoman with its conical legs provided seating in the round living room.');
  for (const seed of SEEDS) {
    const [stool] = itemsOf(staged(brief, seed).scene, 0);
    assert.ok(stool && stool.size < HEIGHT * 0.3, `${stool?.size}`);
  }
});
