import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a duck beside a chair stands beside it, and one by itself swims', async () => {
  for (const [prompt, floats] of [
    ['a duck and a chair', false],
    ['a swan on the left of a man', false],
    ['a duck in front of a turtle', false],
    ['a duck', true],
    ['a duck beside a swan', true],
    ['a duck swimming behind a chair', true],
  ] as const)
    for (const seed of SEEDS) {
      const [duck] = itemsOf(staged(await understand(prompt), seed).scene, 0);
      assert.equal(duck?.drawable.floats === true, floats, prompt);
    }
});

test('no bird beats its wings on a table or on the floor', async () => {
  for (const [prompt, subject] of [
    ['a bird in front of a cup', 0],
    ['a refrigerator on the top of a bird', 1],
  ] as const)
    for (const seed of SEEDS) {
      const [bird] = itemsOf(staged(await understand(prompt), seed).scene, subject);
      assert.equal(bird?.drawable.habitat, 'ground', prompt);
    }
});

test('a duck on a road has feet, and no pond is dug into that', async () => {
  const { scene } = staged(await understand('a duck with five ducklings crossing a road'), 3);
  assert.ok(itemsOf(scene, 0).every(({ standsOn }) => standsOn === 'ground'));
});
