import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { HEIGHT, SEEDS, itemsOf, staged, wide } from '../staged-for-tests.js';

test('a footstool in a round room is a footstool beside its windows', async () => {
  const brief = await understand('The square ottoman with its conical legs provided seating in the round living room.');
  for (const seed of SEEDS) {
    const [stool] = itemsOf(staged(brief, seed).scene, 0);
    assert.ok(stool && stool.size < HEIGHT * 0.3, `${stool?.size}`);
  }
});

test('a slice of bread, a badge and an eraser of any form are no trays beside bagels, chessmen and bottles', async () => {
  const pairs: readonly (readonly [prompt: string, most: number])[] = [
    ['a rectangular slice of bread and a round bagel', 1.5],
    ['a pentagonal badge and a pyramidal chess piece', 1.8],
    ['an oblong jar and a cup', 1.7],
  ];
  for (const [prompt, most] of pairs) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[one], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(one && other);
      const long = Math.max(other.size, wide(other));
      assert.ok(wide(one) < long * most, `${prompt}: ${wide(one) / long}`);
    }
  }
});
