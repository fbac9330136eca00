import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { HEIGHT, itemsOf, SEEDS, staged } from '../staged-for-tests.js';

test('listeners of whom heads and shoulders are seen are cut off by the frame, not by the floor', async () => {
  for (const prompt of [
    'a man playing a guitar for a crowd',
    'a woman singing a song in front of an audience',
    'a band playing before a crowd',
  ]) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const [all] = itemsOf(staged(brief, seed).scene, 0);
      assert.ok(all?.asked?.company, prompt);
      assert.ok(all.y > HEIGHT && all.y < HEIGHT * 1.1, `${prompt}, seed ${seed}`);
      assert.ok(all.y - all.size > HEIGHT * 0.05, `${prompt}, seed ${seed}: whom they hear is whole`);
    }
  }
});
