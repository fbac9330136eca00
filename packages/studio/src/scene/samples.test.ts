import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { HEIGHT, SEEDS, itemsOf, staged } from './staged-for-tests.js';

/** What each is made of, or its form, is all that was said. */
for (const prompt of [
  'a wooden desk and a fabric curtain',
  'a glass window and a wooden chair',
  'a leather sofa and a round lamp',
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
