import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { itemBox } from './scene.js';
import { SEEDS, itemsOf, staged } from './staged-for-tests.js';

test('a tie beside another thing hangs at a wall on its own side, and lies neither on its edge nor before a street', async () => {
  for (const [prompt, tie] of [
    ['a photo of a tie and a broccoli', 0],
    ['a photo of a tie right of a motorcycle', 0],
    ['a photo of a red skis and a brown tie', 1],
    ['a photo of a dog right of a tie', 1],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[hung], [other]] = [itemsOf(scene, tie), itemsOf(scene, 1 - tie)];
      assert.ok(hung && other, prompt);
      assert.ok(hung.attributes.includes('on-wall') && hung.drawable.aspect < 1, prompt);
      const [one, two] = [itemBox(hung), itemBox(other)];
      assert.ok(one.right < two.left || two.right < one.left, prompt);
      assert.ok(scene.items.some(({ drawable }) => drawable.concept === 'wall-pegs'));
    }
  }
});

test('a broccoli below a tie is no giant', async () => {
  const brief = await understand('a photo of a tie and a broccoli');
  for (const seed of SEEDS) {
    const { scene } = staged(brief, seed);
    const [[hung], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
    assert.ok(hung && other && other.size < hung.size * 0.95);
  }
});

test('a tie beside what no room holds is before our eyes', async () => {
  const { scene } = staged(await understand('a photo of a green tie and a yellow bus'), 3);
  assert.notEqual(scene.setting, 'studio');
});
