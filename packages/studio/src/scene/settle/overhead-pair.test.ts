import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemsOf, SEEDS, staged } from '../staged-for-tests.js';

test('a tie above something hangs on the wall and stands on no shelf and no board', async () => {
  for (const prompt of ['a tie above a dog', 'a tie above a car', 'a tie above a sink']) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [tie] = itemsOf(scene, 0);
      assert.ok(tie && tie.attributes.includes('on-wall'), `${prompt} (${seed})`);
      assert.ok(!scene.items.some(({ attributes }) => attributes.includes('put-up')), `${prompt} (${seed}): a shelf`);
      assert.ok(tie.drawable.aspect < 1, `${prompt} (${seed}): it lies`);
    }
  }
});

test('a bus below a toothbrush is out in the street, seen through the window with the shelf', async () => {
  for (const [prompt, above] of [
    ['a photo of a bus below a toothbrush', 1],
    ['a photo of a frisbee above a truck', 0],
    ['a photo of an apple above an airplane', 0],
  ] as const) {
    const brief = await understand(prompt);
    for (const seed of SEEDS) {
      const { scene } = staged(brief, seed);
      const [[small], [large]] = [itemsOf(scene, above), itemsOf(scene, 1 - above)];
      const shelf = scene.items.find(({ drawable }) => drawable.concept === 'shelf-window');
      assert.ok(small && large && shelf, prompt);
      assert.notEqual(scene.setting, 'studio');
      const top = shelf.y + (shelf.drawable.top?.y ?? 0) * shelf.size;
      assert.ok(Math.abs(small.y - top) < scene.height * 0.02, `${small.y} ${top}`);
      assert.ok(large.y - large.size > small.y && large.y < scene.height * 0.93, prompt);
    }
  }
});
