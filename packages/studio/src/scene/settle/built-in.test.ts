import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import type { Item, Scene } from '../scene.js';
import { HEIGHT, SEEDS, overlap, staged } from '../staged-for-tests.js';

const find = ({ items }: Scene, concept: string): Item =>
  items.find(({ drawable }) => drawable.concept === concept) as Item;

test('what belongs to the counter of a kitchen stands in its row, at the wall', async () => {
  for (const [prompt, ...concepts] of [
    ['a dishwasher and a refrigerator in a kitchen', 'dishwasher', 'refrigerator'],
    ['a kitchen with a stove and a sink', 'oven', 'sink'],
    ['a woman and a refrigerator in a kitchen', 'refrigerator'],
  ] as const)
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      for (const concept of concepts) {
        const { y } = find(scene, concept);
        assert.ok(
          Math.abs(y - scene.horizon) < HEIGHT * 0.03,
          `${prompt}: ${concept} at ${y}, wall at ${scene.horizon}`,
        );
      }
    }
});

test('two parts of the row stand beside each other, one as high as the counter and one higher', async () => {
  for (const seed of SEEDS) {
    const { scene } = staged(await understand('a kitchen with a dishwasher beside a refrigerator'), seed);
    const [low, high] = [find(scene, 'dishwasher'), find(scene, 'refrigerator')];
    assert.equal(overlap(low, high), 0);
    assert.ok(high.size > low.size * 1.6 && high.size < low.size * 2.4, `${high.size / low.size}`);
    assert.ok((scene.stepped ?? 0) >= 1);
  }
});

test('what is on the counter of a kitchen is on the one of the room', async () => {
  const { scene } = staged(await understand('a toaster and a coffee machine on the kitchen counter next to a sink'), 7);
  assert.ok(!scene.items.some(({ drawable }) => drawable.concept === 'kitchen-island'));
  assert.ok(find(scene, 'toaster').y < scene.horizon);
});

test('a refrigerator stands on the floor before the cupboards, and does not hang before them', async () => {
  for (const prompt of ['an egg in a refrigerator', 'a woman and a refrigerator in a kitchen'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const one = scene.items.find(({ drawable: { concept } }) => concept.endsWith('refrigerator'));
      assert.ok(one && one.y > scene.horizon + HEIGHT * 0.02, prompt);
    }
});

test('a refrigerator on which a cat sits carries it before our eyes', async () => {
  const { scene } = staged(await understand('a cat sitting on top of a refrigerator'), 7);
  assert.ok(find(scene, 'refrigerator').y > scene.horizon + HEIGHT * 0.1);
});

test('a refrigerator before a lamp stands before it, and not in its row at the wall', async () => {
  const { scene } = staged(await understand('a refrigerator in front of a lamp'), 7);
  const [refrigerator, lamp] = [0, 1].map((subject) => scene.items.find((item) => item.subject === subject));
  assert.ok(refrigerator && lamp && refrigerator.depth < lamp.depth && refrigerator.y >= lamp.y);
});

test('beside a refrigerator nobody is a doll: who stands before it is drawn no smaller', async () => {
  for (const prompt of ['one refrigerator and two women', 'a man next to a refrigerator'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const { size, drawable } = find(scene, 'refrigerator');
      for (const one of scene.items.filter((item) => item.drawable.kind === 'person' && !item.worn))
        assert.ok(one.size / one.drawable.height > (size / drawable.height) * 1.02, `${prompt}, seed ${seed}`);
    }
});

test('three refrigerators stand beside each other, and none covers another', async () => {
  for (const prompt of ['three refrigerators', 'two ovens'])
    for (const seed of SEEDS) {
      const { scene } = staged(await understand(prompt), seed);
      const row = scene.items.filter(({ subject }) => subject === 0).toSorted((one, other) => one.x - other.x);
      for (const [index, item] of row.slice(1).entries())
        assert.ok(overlap(item, row[index] as Item) <= 0, `${prompt}, seed ${seed}`);
    }
});
