import assert from 'node:assert/strict';
import { test } from 'node:test';
import { itemBox } from './scene.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from './staged-for-tests.js';

const cars = (count: number) => briefOf([{ concept: 'car', count }], []);

test('many cars in a street drive along it, those that come on one side and those that go on the other', () => {
  for (const seed of SEEDS) {
    const items = itemsOf(staged({ ...cars(6), setting: 'street' }, seed).scene, 0);
    assert.equal(items.length, 6);
    for (const { drawable, x } of items)
      assert.equal(drawable.concept, x < WIDTH / 2 ? 'car-front' : 'car-rear', 'seen from before or from behind');
    // the nearer, the larger and the lower
    const nearest = items.toSorted((one, other) => other.y - one.y);
    assert.deepEqual(
      nearest.map(({ size }) => size),
      nearest.map(({ size }) => size).toSorted((one, other) => other - one),
    );
    for (const item of items) {
      const { left, right, bottom } = itemBox(item);
      assert.ok(left >= 0 && right <= WIDTH && bottom <= HEIGHT);
    }
  }
});

test('a few cars, and cars of which no street is told, are seen from the side', () => {
  for (const brief of [{ ...cars(2), setting: 'street' as const }, cars(6)])
    for (const { drawable } of itemsOf(staged(brief, 3).scene, 0)) assert.equal(drawable.concept, 'car');
});
