import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('a fish beside what lives in the air or on land swims in its tank, and nobody is under water with it', async () => {
  for (const [prompt, fish] of [
    ['a fish behind a butterfly', 0],
    ['a bird on the left of a fish', 1],
    ['a fish on side of a dog', 0],
    ['a fish hidden by a cat', 0],
    ['a fish on the left of a computer', 0],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      assert.equal(itemsOf(scene, fish)[0]?.drawable.concept, 'aquarium', prompt);
      assert.notEqual(scene.setting, 'underwater', prompt);
    }
  }
});

test('among those who swim, and where the water is told of, a fish is in the water', async () => {
  for (const prompt of ['a fish next to a whale', 'a fish', 'a fish and a bird in the sea']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS)
      for (const { drawable } of staged(brief, seed).scene.items) assert.notEqual(drawable.concept, 'aquarium', prompt);
  }
});

test('a fish on a bowl looks out of its water, and on anything else it lies on its side', async () => {
  const bowl = staged(await understand('a fish on the top of a bowl'), 3).scene;
  assert.ok(itemsOf(bowl, 0)[0]?.cut);
  const [swimming] = itemsOf(staged(await understand('a fish'), 3).scene, 0);
  const [lying] = itemsOf(staged(await understand('a fish on the top of a backpack'), 3).scene, 0);
  assert.ok(swimming && lying && lying.drawable.aspect > swimming.drawable.aspect * 1.3);
});
