import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

/** What each is made of, or its form, is all that was said. */
for (const prompt of [
  'a wooden desk and a fabric curtain',
  'a glass window and a wooden chair',
  'a leather sofa and a wooden wardrobe',
])
  test(`${prompt}: both before a plain ground`, async () => {
    const brief = await understand(prompt);
    for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, 'studio');
  });

test('curtains of a room hang on its wall, also alone', async () => {
  for (const prompt of ['a silk curtain in a bedroom', 'a wooden floor and a fabric curtain']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const [curtain] = itemsOf(staged(brief, seed).scene, 0);
      assert.ok(curtain && curtain.standsOn === 'nothing' && itemBox(curtain).bottom < HEIGHT * 0.68, prompt);
    }
  }
});

test('a carpet of any form lies on the floor of its room, before the wall', async () => {
  for (const prompt of ['a pentagonal rug in a bedroom', 'a triangular rug on the floor of a bedroom']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [rug] = itemsOf(scene, 0);
      assert.ok(rug && itemBox(rug).top > scene.horizon, prompt);
    }
  }
});

test('on a wooden floor a fork is seen from near, and a whale among fish below the water', async () => {
  for (const [prompt, setting] of [
    ['a metallic fork and a wooden floor', 'flat-lay'],
    ['a wooden floor and a glass cup', 'studio'],
    ['a wooden floor and a fabric dress', 'room'],
    ['a big whale and a small fish', 'underwater'],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) assert.equal(staged(brief, seed).scene.setting, setting, prompt);
  }
});

test('of whose floor is spoken, that is seen: no table, no close view', async () => {
  const brief = await understand('a wooden floor and a fabric dress');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    assert.ok(scene.surfaces.every(({ habitat }) => habitat !== 'tabletop'));
    assert.ok((itemsOf(scene, 0)[0]?.size ?? HEIGHT) < HEIGHT * 0.8);
  }
});
