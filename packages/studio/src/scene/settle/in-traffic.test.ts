import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, briefOf, itemsOf, staged } from '../staged-for-tests.js';

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

test('three cars in a street are no heap: two rows of them drive along it', () => {
  for (const seed of SEEDS)
    for (const { drawable } of itemsOf(staged({ ...cars(3), setting: 'street' }, seed).scene, 0))
      assert.ok(/^car-(?:front|rear)$/.test(drawable.concept), drawable.concept);
});

test('two cars, and cars of which no street is told, are seen from the side', () => {
  for (const brief of [{ ...cars(2), setting: 'street' as const }, cars(6)])
    for (const { drawable } of itemsOf(staged(brief, 3).scene, 0)) assert.equal(drawable.concept, 'car');
});

test('cars among whom somebody walks drive along the street and are no toys before their feet', () => {
  for (const seed of SEEDS) {
    const brief = briefOf([{ concept: 'person' }, { concept: 'car', count: 3 }], []);
    const { scene } = staged({ ...brief, setting: 'street' }, seed);
    const [walker] = itemsOf(scene, 0);
    const all = itemsOf(scene, 1);
    assert.ok(walker && all.length === 3);
    for (const { drawable, depth } of all) {
      assert.ok(/^car-(?:front|rear)$/.test(drawable.concept), 'on its way');
      assert.ok(depth > walker.depth, 'behind who walks nearer to us');
    }
  }
});

test('cars that are told to be in traffic are no heap either', async () => {
  const brief = await understand('Dozens of cars are stuck in a traffic jam on a wide road, their red lights glowing.');
  for (const seed of SEEDS)
    for (const { drawable } of staged(brief, seed).scene.items)
      assert.ok(/^car-(?:front|rear)$/.test(drawable.concept), drawable.concept);
});
