import assert from 'node:assert/strict';
import { test } from 'node:test';
import { understand } from '../../understanding.js';
import { itemBox } from '../scene.js';
import type { Item, Scene } from '../scene.js';
import { HEIGHT, SEEDS, WIDTH, itemsOf, staged, wide } from '../staged-for-tests.js';

async function scenesOf(prompt: string): Promise<Scene[]> {
  const brief = await understand(prompt);
  return SEEDS.map((seed) => staged(brief, seed).scene);
}

const nearest = ({ items }: Scene): Item | undefined => items.find(({ foremost }) => foremost);
const pairOf = (scene: Scene): [Item, Item] => [itemsOf(scene, 0)[0] as Item, itemsOf(scene, 1)[0] as Item];

test('who is no larger than a hand is right before our eyes, and no giant on the lawn of a house', async () => {
  for (const prompt of [
    'a frog in front of a house',
    'a snail in front of a castle',
    'a hedgehog in front of a bridge',
  ])
    for (const scene of await scenesOf(prompt)) {
      assert.ok(nearest(scene), prompt);
      assert.ok(pairOf(scene)[0].size < HEIGHT * 0.25, prompt);
    }
});

test('somebody beside a mouse is seen from the waist up behind a rail', async () => {
  for (const prompt of ['a boy and a mouse', 'a woman on the left of a hamster', 'a man near a frog'])
    for (const scene of await scenesOf(prompt)) {
      assert.equal(nearest(scene)?.drawable.concept, 'near-ledge', prompt);
      const [somebody, small] = pairOf(scene);
      assert.ok(itemBox(somebody).bottom > HEIGHT, `${prompt}: as near as their feet`);
      const [one, other] = [somebody, small].map(({ size, drawable }) => size / drawable.height) as [number, number];
      assert.ok(other < one * 3.4, `${prompt}: ${other / one}`);
    }
});

test('before a train that runs out of the frame a bird is no giant', async () => {
  for (const scene of await scenesOf('a bird in front of a train')) {
    const [bird, train] = pairOf(scene);
    assert.ok(train.size > bird.size * 2.2, `${train.size / bird.size}`);
    const { left, right } = itemBox(train);
    assert.ok(left > 0 || right < WIDTH, 'its engine is seen');
  }
});

test('on a street a mouse sits on the verge, what lies on tables on a table, also where the road was named', async () => {
  for (const scene of await scenesOf('a mouse on the left of a bus'))
    assert.equal(nearest(scene)?.drawable.concept, 'near-bank');
  for (const scene of await scenesOf('a banana on the left of a bus'))
    assert.equal(nearest(scene)?.drawable.concept, 'near-ledge');
  for (const scene of await scenesOf('A large truck and a small bird are on the road.'))
    assert.equal(nearest(scene)?.drawable.concept, 'near-bank');
});

test('what drives beside what drives is as large as beside it', async () => {
  for (const prompt of ['a bicycle beside a car', 'a motorcycle on the left of a truck'])
    for (const scene of await scenesOf(prompt)) {
      const [one, other] = pairOf(scene).map(({ size, drawable }) => size / drawable.height) as [number, number];
      assert.ok(one < other * 1.22, `${prompt}: ${one / other}`);
    }
});

test('of two of which one is above the other neither is a giant', async () => {
  for (const [prompt, most] of [
    ['a turtle below a backpack', 1.7],
    ['a wallet on the bottom of a turtle', 1.7],
    ['a woman on the bottom of a bowl', 2.2],
    ['a frog above a sofa', 1.8],
  ] as const)
    for (const scene of await scenesOf(prompt)) {
      const both = pairOf(scene).toSorted((one, other) => one.drawable.height - other.drawable.height);
      const [small, large] = both.map(({ size, drawable }) => size / drawable.height) as [number, number];
      assert.ok(small < large * most, `${prompt}: ${small / large}`);
    }
});

test('all of a kite is below the shelf on which a glass stands', async () => {
  for (const scene of await scenesOf('a wine glass above a kite')) {
    const shelf = scene.items.find(({ attributes }) => attributes.includes('put-up'));
    assert.ok(shelf && itemBox(shelf).bottom < itemBox(pairOf(scene)[1]).top + HEIGHT * 0.01);
  }
});

test('a bat or a racket before a refrigerator or a hydrant is no toy, an apple before somebody no giant', async () => {
  for (const prompt of ['a baseball bat below a refrigerator', 'a tennis racket and a fire hydrant'])
    for (const scene of await scenesOf(prompt)) {
      const [small, large] = pairOf(scene);
      const longer = wide(small) / large.size;
      // a bat of 0.85 metres, a refrigerator of 1.8
      assert.ok(longer > (prompt.includes('bat') ? 0.6 : 0.75), `${prompt}: ${longer}`);
      assert.ok(itemBox(small).left > 0 && itemBox(small).right < WIDTH, prompt);
      assert.ok(large.size > HEIGHT * 0.4, `${prompt}: as near as it was`);
    }
  for (const scene of await scenesOf('a person and an apple')) {
    const [somebody, apple] = pairOf(scene);
    assert.ok(apple.size < HEIGHT * 0.13 && apple.size < somebody.size * 0.16, `${apple.size} of ${somebody.size}`);
  }
});

test('a television on a table with a clock before it has its foot', async () => {
  for (const scene of await scenesOf('a clock below a tv')) assert.ok(!pairOf(scene)[1].attributes.includes('on-wall'));
  for (const scene of await scenesOf('a tv above a baseball bat'))
    assert.ok(pairOf(scene)[0].attributes.includes('on-wall'));
});

test('a toothbrush before a snowboard is on a ledge, and no crumb in the snow', async () => {
  for (const scene of await scenesOf('a toothbrush and a snowboard')) {
    const [small, board] = pairOf(scene);
    assert.equal(nearest(scene)?.drawable.concept, 'near-ledge');
    assert.ok(wide(small) > WIDTH * 0.2 && wide(board) > WIDTH * 0.3);
  }
});
