import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { SEEDS, staged } from '../staged-for-tests.js';

test('a pattern shows its things again and again, all over the sheet', async () => {
  for (const seed of SEEDS) {
    const { items, width, height } = staged(await understand('seamless pattern with lemons and leaves'), seed).scene;
    assert.ok(items.length >= 12);
    assert.equal(new Set(items.map(({ subject }) => subject)).size, 2);
    for (const [left, top] of [
      [0, 0],
      [0.5, 0],
      [0, 0.5],
      [0.5, 0.5],
    ] as const) {
      const there = items.filter(
        ({ x, y }) => x >= left * width && x <= (left + 0.5) * width && y >= top * height && y <= (top + 0.5) * height,
      );
      assert.ok(there.length >= 2, `${left} ${top}`);
    }
  }
});

test('a set of icons shows each once, none before another', async () => {
  const { items } = staged(await understand('icon set of food: pizza, burger, cake, cup of coffee'), 3).scene;
  assert.equal(items.length, 4);
  const boxes = items.map(itemBox);
  for (const one of boxes)
    for (const other of boxes)
      if (one !== other)
        assert.ok(
          one.right <= other.left || other.right <= one.left || one.bottom <= other.top || other.bottom <= one.top,
        );
});

test('patterns of one thing are its own: it is shown once', async () => {
  const { items } = staged(await understand('The intricate patterns of the mandala radiated outward.'), 3).scene;
  assert.equal(items.filter(({ subject }) => subject !== undefined).length, 1);
});
