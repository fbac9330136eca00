import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, itemsOf, staged } from '../staged-for-tests.js';

test('several butterflies are in the air over trucks and cows, small, and in no row before their wheels', async () => {
  for (const prompt of ['two trucks and four butterflies', 'two cows and three butterflies', 'a car and three bees']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [large, insects] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      const backs = Math.min(...large.map((item) => itemBox(item).top));
      assert.ok(insects.length > 2, prompt);
      assert.ok(
        insects.every(({ y, size }) => y < backs && size < scene.height * 0.07),
        `${prompt} ${seed}`,
      );
      assert.ok(new Set(insects.map(({ y }) => Math.round(y))).size > 1, 'they are in no line');
    }
  }
});

test('a bee below a cup or on a head is no bird', async () => {
  for (const [prompt, most] of [
    ['a bee on the bottom of a plate', 1.1],
    ['a bee on the bottom of a cup', 0.5],
    ['a bee on the top of a woman', 0.09],
    ['a bee on the head of a man', 0.09],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[bee], [other]] = [itemsOf(scene, 0), itemsOf(scene, 1)];
      assert.ok(bee && other, prompt);
      const long = (item: typeof bee): number => item.size * Math.sqrt(item.drawable.aspect);
      const share = prompt.includes('plate') ? long(bee) / long(other) : bee.size / other.size;
      assert.ok(share < most, `${prompt} ${seed}: ${share}`);
    }
  }
});
