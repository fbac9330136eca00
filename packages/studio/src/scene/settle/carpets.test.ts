import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { surfaceFor } from '../solve/layout.js';
import { SEEDS, staged } from '../staged-for-tests.js';

test('a towel on a deck ends before its boards do', async () => {
  for (const prompt of [
    'The sunglasses and the beach towel lay on the wooden deck.',
    'a picnic blanket on the terrace',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const towel = scene.items.find(({ drawable }) => drawable.concept === 'spread-blanket');
      assert.ok(towel && scene.setting === 'terrace', prompt);
      assert.ok(towel.y - towel.size > surfaceFor(scene, 'ground').far, `${prompt}: ${towel.y - towel.size}`);
    }
  }
});

test('a rug on a floor that is named ends before the wall of that floor', async () => {
  for (const prompt of ['a throw rug on a stone floor', 'a rug on a wooden floor']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const rug = scene.items.find(({ drawable }) => drawable.concept === 'rug');
      assert.ok(rug && rug.y - rug.size > scene.horizon, `${prompt}: ${rug && rug.y - rug.size} of ${scene.horizon}`);
    }
  }
});
