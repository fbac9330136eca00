import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../understanding.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from './staged-for-tests.js';
import { itemBox } from './scene.js';
import type { Item } from './scene.js';

const metre = ({ size, drawable }: Item): number => size / drawable.height;

test('a caravan goes one way', async () => {
  for (const seed of SEEDS) {
    const brief = await understand('a caravan of camels in the desert');
    const camels = itemsOf(staged(brief, seed).scene, 0);
    assert.ok(camels.length > 2);
    assert.equal(new Set(camels.map(({ mirrored }) => mirrored)).size, 1);
  }
});

test('of a herd those behind are farther off and in the gaps: nobody stands on the back of another', () => {
  for (const [concept, count] of [
    ['deer', 5],
    ['zebra', 6],
    ['elephant', 4],
    ['chair', 6],
  ] as const)
    for (const seed of SEEDS) {
      const { scene } = staged(briefOf([{ concept, count }], []), seed);
      const herd = itemsOf(scene, 0);
      assert.equal(herd.length, count);
      const lowest = Math.max(...herd.map(({ y }) => y));
      const front = herd.filter(({ y, size }) => y > lowest - size * 0.2);
      const back = herd.filter((item) => !front.includes(item));
      assert.ok(front.length > 1 && back.length > 1, concept);
      const tallest = Math.max(...front.map(({ size }) => size));
      for (const far of back) {
        const nearest = front.toSorted((one, other) => Math.abs(one.x - far.x) - Math.abs(other.x - far.x))[0];
        assert.ok(nearest && metre(far) < metre(nearest) * 0.92, `${concept}: as large as those before them`);
        // on its back the feet would be
        assert.ok(far.y > nearest.y - tallest * 0.5, `${concept}: on a back`);
      }
      for (const item of herd) {
        const { left, right, bottom } = itemBox(item);
        assert.ok(left > 0 && right < WIDTH && bottom < HEIGHT, `${concept}: cut by the frame`);
      }
    }
});

test('of four beasts each is seen nearly whole', () => {
  for (const concept of ['dog', 'cow', 'zebra'])
    for (const seed of SEEDS) {
      const herd = itemsOf(staged(briefOf([{ concept, count: 4 }], []), seed).scene, 0).toSorted(
        (one, other) => other.y - one.y,
      );
      const hidden = herd.map((item, at) => {
        const { left, right } = itemBox(item);
        const before = herd.slice(0, at).map(itemBox);
        const covered = before.map((box) => Math.min(right, box.right) - Math.max(left, box.left));
        return covered.reduce((sum, wide) => sum + Math.max(0, wide), 0) / (right - left);
      });
      assert.ok(Math.max(...hidden) < 0.72, `${concept}, seed ${seed}: ${hidden.join()}`);
    }
});

test("several sinks or toilets stand in nobody's living room", async () => {
  for (const prompt of ['three sinks', 'two toilets', 'four toilets'])
    for (const seed of [...SEEDS, 44, 45])
      assert.equal(staged(await understand(prompt), seed).scene.setting, 'studio', prompt);
});
